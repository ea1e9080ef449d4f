// Safari shows a page one comes back to as it was left, but its way to Python is closed by then.
// It starts anew: where the learner was is kept in the browser.
addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});
