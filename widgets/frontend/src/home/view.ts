// The picture of the home page that Python sends.
import type { Names } from "../base/rich";

export interface Entry {
  number: number;
  title: string;
  line: string;
  state: "done" | "now" | "open" | "coming";
  diamonds: number;
  diamonds_text: string;
  /** null: still to come. */
  href: string | null;
}

export interface Group {
  id: string;
  label: string;
  value: string | boolean;
  choices: { id: string | boolean; label: string }[];
}

export interface HomeView {
  version: number;
  event: number;
  stores: string[];
  heading: { title: string; sub: string; home: string };
  continue: { title: string; sub: string; label: string; href: string; cards: string[] };
  ways: { icon: string; title: string; text: string; href: string }[];
  parts: { title: string; sub: string; lessons: Entry[] }[];
  foot: string;
  file: { title: string; text: string; save: string; read: string; name: string; content: string };
  settings: { title: string; groups: Group[] };
  note: string;
  say: string;
  names: Names;
}
