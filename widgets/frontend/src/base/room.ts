// How high a widget may be without scrolling.

const MOST_ABOVE = 0.25;

/** Height one can see: the scrolling box around the widget, or the window less what is above. */
export function seenHeight(root: HTMLElement): number {
  for (let box = root.parentElement; box && box !== document.body; box = box.parentElement) {
    const flow = getComputedStyle(box).overflowY;
    if ((flow === "auto" || flow === "scroll") && box.clientHeight > 0 && box.scrollHeight > box.clientHeight) {
      return Math.min(box.clientHeight, window.innerHeight);
    }
  }
  const window_ = document.documentElement.clientHeight || window.innerHeight;
  const above = root.getBoundingClientRect().top + window.scrollY;
  // A bar above counts; a long text above does not, since one scrolls past it.
  return above > 0 && above <= window_ * MOST_ABOVE ? Math.floor(window_ - above) : window_;
}
