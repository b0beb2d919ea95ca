// A number on the clipboard, beside its text; and rows, which are no number. (E15)

/** The type of a copied number's data. */
const copiedType = "application/x-formatting-field";

/** Puts the number that is selected on the clipboard, if all of it is. */
export function copy(number, event) {
  const { input } = number;
  const { clipboardData, type, defaultPrevented } = event;
  if (!clipboardData || defaultPrevented || number.editing.isComposing) return;
  number.editing.hearSelection();
  const { copied } = number.act({ copy: true });
  if (copied?.text !== input.value.slice(input.selectionStart, input.selectionEnd)) return;
  event.preventDefault();
  clipboardData.setData("text/plain", copied.text);
  clipboardData.setData(copiedType, JSON.stringify(copied));
  if (type === "cut") input.ownerDocument.execCommand("delete");
}

/** Pastes a number that was copied from a field as this field writes the number. */
export function paste(number, event) {
  const { clipboardData, defaultPrevented } = event;
  const copied = copiedFrom(clipboardData?.getData(copiedType));
  if (!copied || defaultPrevented || number.isDead || number.editing.isComposing) return;
  number.editing.hearSelection();
  const { refused, error } = number.act({ paste: copied });
  // What another program calls so is pasted by the browser.
  if (error) return;
  event.preventDefault();
  if (refused) number.saying.refuse(copied.text);
  else number.showEdit();
}

/** A copied number from its data on the clipboard; undefined for what is none. */
function copiedFrom(data) {
  try {
    const copied = JSON.parse(data);
    return typeof copied === "object" ? copied : undefined;
  } catch {
    return undefined;
  }
}

/** What is said of rows of which nothing is taken: `field` says why, and the first row may be meant. */
export function refusalOf(rows, field, messages) {
  const read = (text) => field.act({ follow: { text, selection: [text.length, text.length], intent: "pasted" } });
  const row = rows.split(/[\n\r\u2028\u2029]+/).map((each) => each.trim()).find(Boolean);
  const { issue, suggestions } = read(rows);
  const first = read(row);
  // What is offered is taken: a row that says no number of the field may have been meant as another.
  const meant = first.status === "acceptable" ? [row] : first.suggestions;
  return { kind: "wrong", message: issue?.sentence ?? messages.tooMuch, suggestions: [...new Set([...meant, ...suggestions])] };
}
/** Whether a text has several rows: a control of one line makes a space of a break, and two rows would be one number. */
export const hasRows = (text) => /\S[\n\r\u2028\u2029]+\s*\S/.test(text);
