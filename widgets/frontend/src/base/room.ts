// How high a widget may be without scrolling.

const MOST_ABOVE = 0.25;

/** The box that really scrolls: the outermost one that is about as high as the window. */
function scroller(root: HTMLElement): HTMLElement | null {
  let found: HTMLElement | null = null;
  for (let box = root.parentElement; box && box !== document.body; box = box.parentElement) {
    const flow = getComputedStyle(box).overflowY;
    const high = box.clientHeight >= window.innerHeight / 2 && box.clientHeight <= window.innerHeight;
    if ((flow === "auto" || flow === "scroll") && high) found = box;
  }
  return found;
}

/** Height one can see: the scrolling box or the window, less a short text above the widget. */
export function seenHeight(root: HTMLElement): number {
  const box = scroller(root);
  const seen = box?.clientHeight ?? (document.documentElement.clientHeight || window.innerHeight);
  const top = box ? box.getBoundingClientRect().top - box.scrollTop : -window.scrollY;
  const above = root.getBoundingClientRect().top - top;
  // A long text above does not count, since one scrolls past it.
  return above > 0 && above <= seen * MOST_ABOVE ? Math.floor(seen - above) : seen;
}

/** Call back with the room at once and when it changes; returns the way to stop.
 *
 * Only the width is observed, and the height is measured with it or with the window: the height of
 * the widget must never lead to a new height.
 */
export function watchRoom(root: HTMLElement, changed: (width: number, height: number) => void): () => void {
  let last = "";
  const measure = () => {
    const width = root.clientWidth;
    if (width === 0) return; // not shown yet
    const height = seenHeight(root);
    if (last === `${width} ${height}`) return;
    last = `${width} ${height}`;
    changed(width, height);
  };
  let width = 0;
  const observer = new ResizeObserver(() => {
    if (root.clientWidth === width) return;
    width = root.clientWidth;
    measure();
  });
  observer.observe(root);
  window.addEventListener("resize", measure);
  const later = setTimeout(measure, 600); // what stands above may have been drawn after us
  measure();
  return () => {
    observer.disconnect();
    window.removeEventListener("resize", measure);
    clearTimeout(later);
  };
}
