// The picture of the handbook that Python sends.
import type { Names } from "../base/rich";

export interface Entry {
  id: string;
  title: string;
  lines: string[];
  /** Where other rules differ, or "". */
  note: string;
  see: { id: string; label: string }[];
  /** What the word is called elsewhere. */
  names: { lang: string; label: string; foreign: string }[];
}

export interface Group { id: string; title: string; entries: Entry[] }

export interface Part { id: string; title: string; sub: string; groups: Group[] }

export interface HandbookView {
  version: number;
  event: number;
  stores: string[];
  heading: { title: string; sub: string; home: string };
  find: { label: string; hint: string; clear: string; none: string; one: string; many: string };
  parts_label: string;
  see_label: string;
  names_label: string;
  parts: Part[];
  say: string;
  names: Names;
}
