// Everything one drawing needs.
import type { Faces } from "../base/faces";
import type { Options } from "../base/options";
import type { Layout } from "./layout";
import type { CardTableView } from "./view";

/** Folds that stay as they are from one drawing to the next. */
export interface Folds {
  /** The history at the foot. */
  history: boolean;
  /** The counting aid at the foot. */
  count: boolean;
  /** All decisions, in the review. */
  all: boolean;
}

export interface Scene {
  view: CardTableView;
  options: Options;
  faces: Faces;
  layout: Layout;
  /** The last trick is being looked at. */
  lookBack: boolean;
  /** One object for the life of the widget. */
  folds: Folds;
}
