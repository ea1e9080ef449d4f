// Keeping a text as a file on the learner's own device. Nothing leaves the browser.
import { el } from "./dom";

/** iPhones ask first, and read what is to be kept only when that is answered. */
export const ASKED_MS = 60_000;

export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  el("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), ASKED_MS);
}
