// Display options, sent by Python as one trait. All static words come with them.

export interface Options {
  theme: "auto" | "light" | "dark";
  deck: "french" | "german";
  suits: "four" | "two";
  motion: "auto" | "off";
  keys: boolean;
  words: Record<string, string>;
}

/** Fill gaps, so that a half-filled trait still draws. The defaults proper are Python's. */
export function readOptions(value: unknown): Options {
  const given = (value ?? {}) as Partial<Options>;
  return {
    theme: given.theme ?? "auto",
    deck: given.deck ?? "french",
    suits: given.suits ?? "four",
    motion: given.motion ?? "auto",
    keys: given.keys ?? true,
    words: given.words ?? {},
  };
}

/** A word by its key, with {names} filled in; the key itself shows that a word is missing. */
export function word(options: Options, key: string, fill: Record<string, string> = {}): string {
  const text = options.words[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => fill[name] ?? whole);
}

/** True where the page is an editor (JupyterLab, Notebook, nbclassic) and not a finished page. */
export function insideEditor(): boolean {
  // Voila builds on JupyterLab's parts, but its page is a finished one.
  if (document.body.dataset.voila) return false;
  return document.querySelector(".jp-LabShell, body[data-notebook], body.notebook_app") !== null;
}

/** A finished page has a hidden first heading until a widget draws its own: one is enough. */
export function dropHiddenHeading(): void {
  document.querySelector("h1.page-unseen")?.remove();
}

function darkNow(theme: Options["theme"]): boolean {
  if (theme !== "auto") return theme === "dark";
  // An editor has a theme of its own, which a page in it should follow.
  if (insideEditor()) return document.body.dataset.jpThemeLight === "false";
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

export function motionAllowed(options: Options): boolean {
  return options.motion !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Write the options on the root as data attributes. */
export function applyOptions(root: HTMLElement, options: Options): void {
  root.dataset.theme = darkNow(options.theme) ? "dark" : "light";
  root.dataset.suits = options.suits;
  root.dataset.motion = options.motion;
  root.dataset.keys = options.keys ? "on" : "off";
}

/** Call back when the system's or the editor's theme changes; returns the way to stop. */
export function watchTheme(changed: () => void): () => void {
  const query = matchMedia("(prefers-color-scheme: dark)");
  query.addEventListener("change", changed);
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
  return () => {
    query.removeEventListener("change", changed);
    observer.disconnect();
  };
}
