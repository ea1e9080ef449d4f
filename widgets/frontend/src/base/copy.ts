// Copying a text: by the browser's clipboard, or the old way with the text selected.

/** Whether `text` has been copied. Where that is not allowed, `shown` stays selected to copy by hand. */
export async function copied(text: string, shown: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // not a secure page, or not allowed: the old way, with the line selected
    if (shown) getSelection()?.selectAllChildren(shown);
    try {
      return shown !== null && document.execCommand("copy");
    } catch {
      return false;
    }
  }
}
