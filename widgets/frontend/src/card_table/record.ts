// The deal in one line, to copy or to keep as a file. Nothing leaves the browser.
import { copied } from "../base/copy";
import { el } from "../base/dom";
import { word } from "../base/options";
import { saveFile } from "../base/save";
import type { Scene } from "./scene";
import type { RecordView } from "./view";

const COPIED_MS = 3000;

export function record(deal: RecordView): HTMLElement {
  return el("section", { class: "record" }, el("h3", {}, deal.title),
    el("code", { class: "line", tabindex: "0", role: "textbox", "aria-readonly": "true", "aria-multiline": "true",
      "aria-label": deal.title, "data-key": "record" }, deal.line),
    el("div", { class: "row" },
      el("button", { type: "button", class: "btn", "data-do": "copy", "data-key": "copy" }, deal.copy),
      el("button", { type: "button", class: "btn", "data-do": "save", "data-key": "save" }, deal.save)));
}

/** Copy the line; the button says that it is done. Where copying is not allowed the line is selected. */
export async function copyRecord(scene: Scene, button: HTMLElement, say: (words: string) => void): Promise<void> {
  const deal = scene.view.review?.record;
  if (!deal) return;
  const line = button.closest(".record")?.querySelector(".line");
  if (!(await copied(deal.line, line ?? null))) {
    say(word(scene.options, "copy_by_hand"));
    return;
  }
  say(deal.copied);
  button.textContent = deal.copied;
  setTimeout(() => {
    button.textContent = deal.copy;
  }, COPIED_MS);
}

export function saveRecord(scene: Scene): void {
  const deal = scene.view.review?.record;
  if (deal) saveFile(deal.file, `${deal.line}\n`, "text/plain");
}
