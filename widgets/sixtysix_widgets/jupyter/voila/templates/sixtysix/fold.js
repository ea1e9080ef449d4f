// The fold below a lesson opens for an address that leads into it, and for a print.
{
  const follow = () => {
    const at = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const fold = at && at.closest("details.page-below");
    if (!fold) return;
    fold.open = true;
    at.scrollIntoView();
  };
  addEventListener("hashchange", follow);
  // The page is shown only when its loading sign is gone; before that there is nowhere to scroll to.
  new MutationObserver((_changes, seen) => {
    if (document.getElementById("loading")) return;
    seen.disconnect();
    follow();
  }).observe(document.body, { childList: true, subtree: true });
  const printed = [];
  addEventListener("beforeprint", () => {
    for (const fold of document.querySelectorAll("details.page-below:not([open])")) {
      fold.open = true;
      printed.push(fold);
    }
  });
  addEventListener("afterprint", () => {
    for (const fold of printed.splice(0)) fold.open = false;
  });
}
