// The home page widget.
import "../base/tokens.css";
import "../base/base.css";
import "./home.css";
import { type Model, onKeptElsewhere } from "../base/link";
import { insideEditor } from "../base/options";
import { richWords } from "../base/rich";
import { openRoot } from "../base/root";
import { saveFile } from "../base/save";
import { page } from "./draw";
import type { HomeView } from "./view";

const WIDE = 1000;
const LARGEST_FILE = 1_000_000;

function render({ model, el: host }: { model: Model; el: HTMLElement }): () => void {
  const parts = openRoot(model, host, "home", () => draw());
  const { body, link } = parts;
  let event: number | null = null;
  let open = false;

  const view = () => model.get("view") as HomeView;

  function draw(): void {
    const now = view();
    if (!now?.version) return;
    const root = body.getRootNode() as Document | ShadowRoot;
    const active = root.activeElement as HTMLElement | null;
    // The browser tells of "toggle" a little later: a page drawn anew in between must not close it.
    open = body.querySelector<HTMLDetailsElement>("details.prefs")?.open ?? open;
    const spot = active && body.contains(active) ? active.dataset.spot : undefined;
    body.replaceChildren(...page({
      view: now, options: parts.options(), faces: parts.faces, editor: insideEditor(), open,
    }));
    if (spot) body.querySelector<HTMLElement>(`[data-spot="${CSS.escape(spot)}"]`)?.focus({ preventScroll: true });
    // Only a remark is news: the page itself is read by who opens it.
    if (event !== now.event && now.note) parts.live.say(richWords(now.say, now.names));
    event = now.event;
  }

  function save(): void {
    const { name, content } = view().file;
    saveFile(name, content, "application/json");
  }

  async function readFile(field: HTMLInputElement): Promise<void> {
    const chosen = field.files?.[0];
    if (!chosen) return;
    const text = chosen.size <= LARGEST_FILE ? await chosen.text() : "";
    field.value = ""; // the same file can be chosen again
    link.send("import", { text });
  }

  function onChange(event_: Event): void {
    const field = event_.target as HTMLInputElement; // or a list, which has a value too
    if (field.type === "file") void readFile(field);
    const group = view().settings.groups.find((one) => one.id === field.dataset.group);
    if (group) link.send("options", { options: { [group.id]: group.choices[Number(field.value)].id } });
  }

  const stop = new AbortController();
  const { signal } = stop;
  body.addEventListener("click", (event_) => {
    if ((event_.target as Element).closest("[data-do=save]")) save();
  }, { signal });
  body.addEventListener("change", onChange, { signal });
  body.addEventListener("toggle", (event_) => {
    if (event_.target instanceof HTMLDetailsElement) open = event_.target.open;
  }, { signal, capture: true });
  onKeptElsewhere("progress", () => link.hello(view()?.stores ?? []), signal);
  const observer = new ResizeObserver(() => {
    parts.root.toggleAttribute("data-wide", parts.root.clientWidth >= WIDE);
  });
  observer.observe(parts.root);
  model.on("change:view", draw as never);
  draw();
  link.hello(view()?.stores ?? []);

  return () => {
    stop.abort();
    observer.disconnect();
    model.off("change:view", draw as never);
    parts.close();
  };
}

export default { render };
