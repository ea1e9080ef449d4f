// What all parts of the panel draw from.
import type { Faces } from "../base/faces";
import type { Options } from "../base/options";
import type { LessonPanelView } from "./view";

export interface Scene {
  view: LessonPanelView;
  options: Options;
  faces: Faces;
  /** Ids tapped so far in an order or a set. */
  picks: string[];
  /** What is typed in the number field. */
  typed: string;
  /** Inside an editor the notebook brings the first heading; a page of its own needs one. */
  editor: boolean;
}
