// The picture of the home page that Python sends.
import type { Names } from "../base/rich";

export interface Entry {
  number: number;
  title: string;
  line: string;
  state: "done" | "now" | "known" | "open" | "coming";
  diamonds: number;
  diamonds_text: string;
  /** How far each skill is, once the lesson is begun. */
  skills: { name: string; state: "not-tried" | "learning" | "mastered"; text: string }[];
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
  /** The licence, once it is there. */
  badge: { title: string; text: string } | null;
  /** The way to the questions that show what can be skipped. */
  placement: { text: string; label: string; href: string } | null;
  parts: { title: string; sub: string; lessons: Entry[] }[];
  foot: string;
  file: { title: string; text: string; save: string; read: string; name: string; content: string };
  settings: { title: string; groups: Group[] };
  note: string;
  say: string;
  names: Names;
}
