// "Show the computation": a quiet fold with the lines of Python behind the figures that were told.
import "./computation.css";
import { copied } from "./copy";
import { el } from "./dom";
import { type Options, word } from "./options";

/** The fold; null where nothing was computed. The lines come from Python and are only shown here. */
export function computation(code: string | undefined, options: Options): HTMLElement | null {
  if (!code) return null;
  const lines = el("code", {}, code);
  const done = el("span", { role: "status" });
  const copy = el("button", { type: "button", class: "btn", "data-spot": "copy-computation" }, word(options, "copy"));
  copy.addEventListener("click", async () => {
    done.textContent = word(options, (await copied(code, lines)) ? "copied" : "copy_by_hand");
  });
  return el("details", { class: "computation" },
    el("summary", { "data-spot": "computation" }, word(options, "computation")),
    el("pre", { translate: "no" }, lines),
    el("div", { class: "copy-row" }, copy, done));
}
