// A text is written into an input as an edit that the browser can undo.

/**
 * Writes a text as an edit of the focused input. A quiet one
 * fires no `input` event, which the page would answer.
 */
export function writeAsEdit(input, text, isQuiet) {
  const [from, to, inserted] = splice(input.value, text);
  const end = isQuiet ? quiet(input.ownerDocument.defaultView) : undefined;
  input.setSelectionRange(from, to);
  // Where a browser is only simulated, as in tests of a page, no edit can be written.
  document.execCommand?.(inserted === "" ? "delete" : "insertText", false, inserted);
  end?.abort();
}

/** The smallest replacement that turns one text into another. */
function splice(old, text) {
  let start = 0;
  while (start < old.length && start < text.length && old[start] === text[start]) start++;
  let end = 0;
  while (end < old.length - start && end < text.length - start
    && old[old.length - 1 - end] === text[text.length - 1 - end]) end++;
  return [start, old.length - end, text.slice(start, text.length - end)];
}

/** Hides the input's events from the page, until the controller is aborted. */
function quiet(window) {
  const end = new AbortController();
  for (const type of ["beforeinput", "input"]) {
    window.addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true, signal: end.signal });
  }
  return end;
}
