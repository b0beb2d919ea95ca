// What a field says of its text: its validity as HTML names it, the sentence, and what a screen reader is told.
import { isTouchedApple } from "./page.js";

/** What is shown under a field that is not refused. */
export const nothing = { kind: "", message: "", suggestions: [] };

/** The flags of a field's validity, and the sentence that says why. A page's own error is `custom`. */
export function validityOf({ text, issue }, { required, custom, messages }) {
  const isWrong = issue && (text !== "" || required);
  return {
    flags: { ...(custom && { customError: true }), ...(isWrong && { [issue.validity]: true }) },
    message: custom || (isWrong ? text === "" ? messages.empty : issue.sentence : ""),
  };
}

/**
 * What is shown under a field. While a person types, a text that typing on can mend is not called wrong. A note is what a
 * commit has changed.
 */
export function shownOf({ text, status, suggestions }, { custom, message, note, isAsked, isTyping, isDead }) {
  if (custom || message && (text === "" ? isAsked && !isTyping : status === "invalid" || !isTyping)) {
    return { kind: "wrong", message, suggestions: isDead || custom ? [] : suggestions };
  }
  return note ? { ...nothing, kind: "note", message: note } : nothing;
}

/** The attributes of a field's input, with a step those of a spinbutton. */
export function attributesOf({ text, status, value, spoken }, { kind, hasChoice }, { step, min, max, required, messages }) {
  // VoiceOver cannot edit a spinbutton on iOS.
  const isSpinning = (step ?? "") !== "" && !isTouchedApple;
  return {
    "data-status": text === "" ? "empty" : status,
    "aria-invalid": kind === "wrong" || "false",
    "aria-required": required,
    "aria-keyshortcuts": hasChoice && "Alt+ArrowDown Alt+ArrowUp",
    role: isSpinning && "spinbutton",
    "aria-roledescription": !isSpinning && messages.numberField,
    "aria-valuemin": isSpinning && min,
    "aria-valuemax": isSpinning && max,
    "aria-valuenow": isSpinning && status === "acceptable" && value,
    "aria-valuetext": isSpinning && spoken,
  };
}
