// What every widget root has: theme, faces, live region, link, the banner, and its own width.
import { el } from "./dom";
import { Faces } from "./faces";
import { Link, type Model } from "./link";
import { Live } from "./live";
import { type Options, applyOptions, insideEditor, readOptions, watchTheme, word } from "./options";

export interface RootParts {
  root: HTMLElement;
  /** Where the widget draws; banner and live region lie outside and survive a redraw. */
  body: HTMLElement;
  faces: Faces;
  live: Live;
  link: Link;
  options(): Options;
  close(): void;
}

/** Build the root inside `host`. `changed` is called when options or theme change. */
export function openRoot(
  model: Model, host: HTMLElement, kind: string, changed: () => void,
): RootParts {
  const root = el("div", { class: `s66 ${kind}` });
  const banner = el("div", { role: "alert" });
  const memory = el("div", { role: "alert" }); // apart, for the other banner comes and goes
  const body = el("div", { class: "body" });
  const live = new Live();
  root.append(banner, memory, body, live.element);
  const faces = new Faces(root);
  let options = readOptions(model.get("options"));

  const refresh = () => {
    options = readOptions(model.get("options"));
    faces.deck = options.deck;
    applyOptions(root, options);
    changed();
  };
  const link = new Link(model, {
    lost: (lost) => showLost(banner, options, lost),
    failed: (text) => showFailed(banner, options, text),
    unkept: () => showUnkept(memory, options),
  });
  model.on("change:options", refresh);
  const stopTheme = watchTheme(() => applyOptions(root, options));
  faces.deck = options.deck;
  applyOptions(root, options);
  root.addEventListener("keydown", keepKey);
  const shield = (event: KeyboardEvent) => shieldKey(root, event);
  window.addEventListener("keydown", shield, { capture: true });
  host.append(root);
  return {
    root, body, faces, live, link,
    options: () => options,
    close() {
      model.off("change:options", refresh);
      stopTheme();
      window.removeEventListener("keydown", shield, { capture: true });
      link.close();
      root.remove();
    },
  };
}

/** Plain keys are ours: in an editor a letter would otherwise also cut, copy or run a cell. */
function isOurs(event: KeyboardEvent): boolean {
  const command = event.ctrlKey || event.altKey || event.metaKey;
  const editors = event.key === "Tab" || event.key === "Escape" || (event.shiftKey && event.key === "Enter");
  return !command && !editors;
}

function keepKey(event: KeyboardEvent): void {
  if (isOurs(event)) event.stopPropagation();
}

/**
 * Jupyter Notebook takes keys on their way down to the widget, so stopping them here comes too
 * late; it leaves alone a focused element with this mark. Its other keys, such as the one that
 * saves, go on working.
 */
function shieldKey(root: HTMLElement, event: KeyboardEvent): void {
  const at = event.target;
  if (!(at instanceof Element) || !root.contains(at)) return;
  at.toggleAttribute("data-lm-suppress-shortcuts", isOurs(event));
}

function showLost(banner: HTMLElement, options: Options, lost: boolean): void {
  if (!lost) {
    banner.replaceChildren();
    return;
  }
  const text = word(options, insideEditor() ? "lost_text_notebook" : "lost_text");
  const box = el("div", { class: "lost" },
    el("p", {}, el("b", {}, word(options, "lost_title")), text));
  if (!insideEditor()) {
    const reload = el("button", { type: "button", class: "btn" }, word(options, "reload"));
    reload.addEventListener("click", () => location.reload());
    box.append(reload);
  }
  banner.replaceChildren(box);
}

/** Once: what is closed does not come back on this page. */
function showUnkept(banner: HTMLElement, options: Options): void {
  if ("told" in banner.dataset) return;
  banner.dataset.told = "";
  const close = el("button", { type: "button", class: "btn" }, word(options, "unkept_close"));
  close.addEventListener("click", () => banner.replaceChildren());
  banner.replaceChildren(el("div", { class: "lost" },
    el("p", {}, el("b", {}, word(options, "unkept_title")), word(options, "unkept_text")), close));
}

function showFailed(banner: HTMLElement, options: Options, text: string): void {
  banner.replaceChildren(el("div", { class: "lost" },
    el("p", {}, el("b", {}, word(options, "failed_title")), text)));
}
