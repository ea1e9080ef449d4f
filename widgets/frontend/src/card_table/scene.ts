// Everything one drawing needs.
import type { Faces } from "../base/faces";
import type { Options } from "../base/options";
import type { Layout } from "./layout";
import type { CardTableView } from "./view";

export interface Scene {
  view: CardTableView;
  options: Options;
  faces: Faces;
  layout: Layout;
  /** The last trick is being looked at. */
  lookBack: boolean;
  /** The folded history stands open. */
  historyOpen: boolean;
  /** The folded counting aid stands open. */
  countOpen: boolean;
}
