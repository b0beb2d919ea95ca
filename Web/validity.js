// What a field says of its text: its validity as HTML names it, the sentence, and what a screen reader is told.
import { isTouchedApple } from "./page.js";

/** What is shown under a field that is not refused. */
export const nothing = { kind: "", message: "", suggestions: [] };

/** The flags of a field's validity, and the sentence that says why. A page's own error is `custom`. */
export function validityOf(field, { text, status, required, custom }) {
  const issue = text === "" ? required && { validity: "valueMissing", message: field.messages.empty } : status !== "acceptable" && field.issue;
  return {
    flags: { ...(custom && { customError: true }), ...(issue && { [issue.validity]: true }) },
    message: custom || (issue ? issue.message : ""),
  };
}

/**
 * What is shown under a field. While a person types, a text that typing on can mend is not called wrong. A note is what a
 * commit has changed.
 */
export function shownOf(field, { text, status, custom, message, note, isAsked, isTyping, isDead }) {
  if (custom || message && (text === "" ? isAsked && !isTyping : status === "invalid" || !isTyping)) {
    return { kind: "wrong", message, suggestions: isDead || custom ? [] : field.suggestions };
  }
  return note ? { ...nothing, kind: "note", message: note } : nothing;
}

/** The attributes of a field's input, with a step those of a spinbutton. */
export function attributesOf(field, { kind, suggestions }, { text, status, step, min, max, required }) {
  // VoiceOver cannot edit a spinbutton on iOS.
  const isSpinning = (step ?? "") !== "" && !isTouchedApple;
  return {
    "data-status": text === "" ? "empty" : status,
    "aria-invalid": kind === "wrong" || "false",
    "aria-required": required,
    "aria-keyshortcuts": suggestions.length > 0 && "Alt+ArrowDown",
    role: isSpinning && "spinbutton",
    "aria-roledescription": !isSpinning && field.messages.numberField,
    "aria-valuemin": isSpinning && min,
    "aria-valuemax": isSpinning && max,
    "aria-valuenow": isSpinning && status === "acceptable" && field.value,
    "aria-valuetext": isSpinning && field.valueText,
  };
}
