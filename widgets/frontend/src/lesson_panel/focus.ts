// Focus across a redraw, and the arrow keys inside a group with one tab stop.
import { moved } from "./view";

const MEMBERS = "button[data-pick], button[data-choice]";

/** Make the first member of each group its tab stop, or the one in `spot`. */
export function oneTabStop(body: HTMLElement, spot: string): void {
  for (const group of body.querySelectorAll<HTMLElement>("[data-group]")) {
    const members = [...group.querySelectorAll<HTMLElement>(MEMBERS)];
    const stop = members.find((one) => one.dataset.spot === spot) ?? members[0];
    for (const one of members) one.tabIndex = one === stop ? 0 : -1;
  }
}

/** The spot that has the focus inside `body`; "" without one there, "?" at a place of no name. */
export function focusedSpot(body: HTMLElement): string {
  const active = (body.getRootNode() as Document | ShadowRoot).activeElement as HTMLElement | null;
  if (!active || !body.contains(active)) return "";
  return active.dataset.spot ?? "?";
}

/** After a redraw: back to the same spot, or on to what comes next; never to the page's top. */
export function refocus(body: HTMLElement, spot: string, answered: boolean): void {
  const find = (selector: string) => body.querySelector<HTMLElement>(selector);
  const same = find(`[data-spot="${CSS.escape(spot)}"]`);
  // A "Hint" button stays where it is; after an answer or a new question the eye moves on.
  const next = answered
    ? find(".acts .main") ?? find(".acts .btn")
    : find("input.number, input.slider") ?? find(`[data-group] :is(${MEMBERS})`) ?? find(".acts .main") ?? find(".ask");
  const target = same ?? next;
  target?.focus({ preventScroll: true });
}

/** Move inside a group by a key; true if the key was used. */
export function moveInGroup(event: KeyboardEvent): boolean {
  const at = event.target as HTMLElement;
  const group = at.closest<HTMLElement>("[data-group]");
  if (!group || !at.matches(MEMBERS)) return false;
  const members = [...group.querySelectorAll<HTMLElement>(MEMBERS)];
  const to = moved(event.key, members.indexOf(at), members.length);
  if (to === null) return false;
  for (const one of members) one.tabIndex = one === members[to] ? 0 : -1;
  members[to].focus();
  return true;
}
