// Finding words in the handbook: every word asked for must begin a word of the entry.
import { type Names, richWords } from "../base/rich";
import type { Entry } from "./view";

/** Lower case and without accents, so that "Sesenta" and "sesenta", "štych" and "stych" are one. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The words of a text, plain. */
export function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** All that an entry can be found by, cards by their names. */
export function indexOf(entry: Entry, names: Names): string[] {
  const texts = [entry.title, ...entry.lines, entry.note, ...entry.names.map((one) => one.foreign)];
  return wordsOf(texts.map((text) => richWords(text, names)).join(" "));
}

/** Whether every word of `asked` begins a word of the index. Nothing asked: everything fits. */
export function fits(index: string[], asked: string): boolean {
  return wordsOf(asked).every((word) => index.some((one) => one.startsWith(word)));
}
