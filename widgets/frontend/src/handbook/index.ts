// The handbook widget.
import "../base/tokens.css";
import "../base/base.css";
import "./handbook.css";
import type { Model } from "../base/link";
import { insideEditor } from "../base/options";
import { openRoot } from "../base/root";
import { fold, page, sift, spotOf } from "./draw";
import { fits, indexOf } from "./find";
import type { HandbookView } from "./view";

const WIDE = 1000;
const QUIET_MS = 700;

function render({ model, el: host }: { model: Model; el: HTMLElement }): () => void {
  const parts = openRoot(model, host, "handbook", () => draw());
  const { body, link } = parts;
  const open = new Set<string>();
  let asked = "";
  let told: ReturnType<typeof setTimeout> | undefined;
  let index = new Map<string, string[]>();
  let due = true; // the place in the address, to go to once the page can be seen

  const view = () => model.get("view") as HandbookView;

  function draw(): void {
    const now = view();
    if (!now?.version) return;
    const root = body.getRootNode() as Document | ShadowRoot;
    const active = root.activeElement as HTMLElement | null;
    const spot = active && body.contains(active) ? active.dataset.spot ?? active.id : undefined;
    index = new Map(now.parts.flatMap((part) => part.groups).flatMap((group) => group.entries)
      .map((entry) => [entry.id, indexOf(entry, now.names)]));
    body.replaceChildren(...page({
      view: now, options: parts.options(), faces: parts.faces, editor: insideEditor(), open, asked,
    }));
    look(false);
    if (spot) body.querySelector<HTMLElement>(`[data-spot="${CSS.escape(spot)}"], #${CSS.escape(spot)}`)?.focus({ preventScroll: true });
  }

  /** Show what fits the words asked for, and say how many entries that is. */
  function look(aloud: boolean): void {
    const { find } = view();
    const any = asked.trim() !== "";
    const shown = new Set([...index].filter(([, words]) => fits(words, asked)).map(([id]) => id));
    sift(body, any ? shown : null);
    for (const id of index.keys()) fold(body, id, open.has(id));
    const count = shown.size;
    const text = !any ? "" : count === 0 ? find.none.replace("{words}", asked.trim())
      : count === 1 ? find.one : find.many.replace("{count}", String(count));
    const none = body.querySelector<HTMLElement>(".none");
    if (none) {
      none.hidden = !any || count > 0;
      none.textContent = text;
    }
    const found = body.querySelector(".found");
    if (found) found.textContent = count > 0 ? text : "";
    body.querySelector(".find")?.toggleAttribute("data-asked", any);
    clearTimeout(told);
    // Said when the typing rests, not at each letter.
    if (aloud && text) told = setTimeout(() => parts.live.say(text), QUIET_MS);
  }

  function ask(words: string): void {
    asked = words;
    look(true);
  }

  /** Go to an entry, a group or a part: open it, scroll there, and put the focus on it. */
  function go(id: string): boolean {
    const target = body.querySelector<HTMLElement>(`#${CSS.escape(spotOf(id))}`);
    if (!target) return false;
    if (target.closest("[hidden]")) {
      asked = "";
      const field = body.querySelector<HTMLInputElement>("input[type=search]");
      if (field) field.value = "";
      look(false);
    }
    if (index.has(id)) {
      open.add(id);
      fold(body, id, true);
    }
    for (const one of body.querySelectorAll(".here")) one.classList.remove("here");
    target.closest("article")?.classList.add("here");
    (target.closest("article") ?? target).scrollIntoView({ block: "start" });
    target.focus({ preventScroll: true });
    return true;
  }

  /** The place that the address names. In an editor the address is not ours. */
  function follow(): void {
    if (!insideEditor() && location.hash) go(decodeURIComponent(location.hash.slice(1)));
  }

  function clicked(event: MouseEvent): void {
    const at = event.target as Element;
    const button = at.closest<HTMLElement>("[data-fold]");
    if (button) {
      const id = button.dataset.fold ?? "";
      if (open.has(id)) open.delete(id);
      else open.add(id);
      fold(body, id, open.has(id));
    }
    if (at.closest("[data-do=clear]")) {
      const field = body.querySelector<HTMLInputElement>("input[type=search]");
      if (field) field.value = "";
      ask("");
      field?.focus();
    }
    const way = at.closest<HTMLElement>("[data-go]");
    if (!way || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const id = way.dataset.go ?? "";
    if (go(id) && !insideEditor()) history.pushState(null, "", `#${id}`);
  }

  const stop = new AbortController();
  const { signal } = stop;
  body.addEventListener("click", clicked, { signal });
  body.addEventListener("input", (event) => {
    const field = event.target as HTMLInputElement;
    if (field.type === "search") ask(field.value);
  }, { signal });
  // The browser's own search opens what it has found.
  body.addEventListener("beforematch", (event) => {
    const id = (event.target as Element).closest<HTMLElement>("article")?.dataset.entry ?? "";
    open.add(id);
    fold(body, id, true);
  }, { signal });
  window.addEventListener("hashchange", follow, { signal });
  const observer = new ResizeObserver(() => {
    parts.root.toggleAttribute("data-wide", parts.root.clientWidth >= WIDE);
    if (!due || parts.root.clientWidth === 0) return;
    due = false;
    follow();
  });
  observer.observe(parts.root);
  model.on("change:view", draw as never);
  draw();
  link.hello(view()?.stores ?? []);

  return () => {
    stop.abort();
    clearTimeout(told);
    observer.disconnect();
    model.off("change:view", draw as never);
    parts.close();
  };
}

export default { render };
