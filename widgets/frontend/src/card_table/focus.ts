// Where the focus goes when what had it has gone: into what opened, and back to where it came from.
import type { Mode } from "./tutor_button";

interface Way { mode: Mode; key: string }

const OPENED: Record<Mode, string> = {
  page: ".page [data-key=title]", review: ".review [data-key=title]", replay: ".acts button", table: "",
};

/** Shown, as far as the browser can tell. */
function seen(element: HTMLElement): boolean {
  return typeof element.checkVisibility !== "function" || element.checkVisibility();
}

export class Focus {
  private mode: Mode | null = null;
  private readonly ways: Way[] = [];
  private opener = ""; // what had the focus when the tutor began to speak
  private spoke = false;

  constructor(private readonly body: HTMLElement, private readonly home: () => void) {}

  /** The key of what has the focus now. */
  key(): string {
    return this.active()?.closest<HTMLElement>("[data-key]")?.dataset.key ?? "";
  }

  /** True when the focus is here, or nowhere: then it may be moved. Safari leaves it around a tapped button. */
  free(): boolean {
    const active = (this.body.getRootNode() as Document).activeElement;
    return !active || active.contains(this.body) || this.body.contains(active);
  }

  /** After a drawing: `key` is what had the focus, `lost` tells that it has gone. */
  after(mode: Mode, speaks: boolean, key: string, lost: boolean, free: boolean): void {
    const old = this.mode;
    const closed = this.spoke && !speaks;
    const opened = speaks && !this.spoke;
    if (opened) this.opener = key;
    this.mode = mode;
    this.spoke = speaks;
    if (old !== null && old !== mode && free) this.change(old, mode, key);
    // In a long review the panel is far from what asked for it.
    else if (opened && mode === "review" && key && this.panel()) this.find(key)?.scrollIntoView({ block: "nearest" });
    else if (key || lost) this.restore(key, closed);
  }

  private change(old: Mode, mode: Mode, key: string): void {
    const at = this.ways.findIndex((way) => way.mode === mode);
    if (at >= 0) {
      const [way] = this.ways.splice(at);
      if (!this.to(this.find(way.key), false) && !this.to(this.first(OPENED[mode]))) this.home();
      return;
    }
    this.ways.push({ mode: old, key });
    const main = mode === "replay" ? this.first(".acts .key:not([aria-disabled])") : null;
    if (!this.to(main) && !this.to(this.first(OPENED[mode]))) this.home();
  }

  private restore(key: string, closed: boolean): void {
    if (this.to(this.find(key))) return;
    if (this.panel()) return;
    if (closed && this.to(this.find(this.opener))) return;
    this.home();
  }

  /** Into the panel of the tutor, if it is there. */
  private panel(): boolean {
    return this.to(this.first(".coach .row .main")) || this.to(this.first(".coach .row button"));
  }

  private active(): Element | null {
    const active = (this.body.getRootNode() as Document).activeElement;
    return active && this.body.contains(active) ? active : null;
  }

  private find(key: string): HTMLElement | null {
    if (!key) return null;
    return [...this.body.querySelectorAll<HTMLElement>("[data-key]")]
      .find((one) => one.dataset.key === key && seen(one)) ?? null;
  }

  private first(query: string): HTMLElement | null {
    return query ? this.body.querySelector<HTMLElement>(query) : null;
  }

  private to(element: HTMLElement | null, still = true): boolean {
    if (!element || !seen(element)) return false;
    element.focus({ preventScroll: still });
    return true;
  }
}
