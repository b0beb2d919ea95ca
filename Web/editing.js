// The browser edits the text, and the field follows: keys, input methods, paste and drop, undo. What the field writes itself is
// written as an edit, which the browser can undo.
import { copy, hasRows, paste } from "./clipboard.js";
import { writeAsEdit } from "./edits.js";

const mostBytes = 1024;
const encoder = new TextEncoder();

export class Editing {
  #number;
  #abort = new AbortController();
  isComposing = false;
  /** How much of the text stands before and after what an input method composes. */
  #around = [0, 0];
  #isWriting = false;
  /** Whether a script's writing has made the browser's own undo history useless. */
  ownsHistory = false;
  /** Whether the browser has announced an edit of the field's text: what is not announced came as a whole. */
  #isAnnounced = false;
  /** Where the browser has moved the caret in the field's text. */
  #moved;

  constructor(number) { this.#number = number; }

  get #input() { return this.#number.input; }
  get #text() { return this.#number.text; }

  /** The field has another input, with whose history that of the first is gone. */
  end() {
    this.#abort.abort();
    this.#abort = new AbortController();
    this.ownsHistory = true;
    this.isComposing = false;
  }

  listen() {
    const number = this.#number;
    const input = this.#input;
    const { signal } = this.#abort;
    const on = (type, handler, capture = false) => input.addEventListener(type, handler, { signal, capture });
    on("beforeinput", (event) => this.#beforeInput(event));
    // Before the other listeners at the input, which read the number.
    on("input", (event) => this.#followInput(event), true);
    on("copy", (event) => copy(number, event));
    on("cut", (event) => copy(number, event));
    on("paste", (event) => paste(number, event));
    // A script, or a browser that fills a form in, may tell of a new text by this event alone.
    on("change", ({ isTrusted }) => {
      if (input.value !== this.#text) this.#followInput({ isTrusted });
    }, true);
    on("compositionstart", () => {
      this.hearSelection();
      this.isComposing = true;
      const { selectionStart: start, selectionEnd: end } = input;
      this.#around = [start, this.#text.length - end];
      number.act({ follow: { text: this.#text, selection: [start, end], marked: [start, end], intent: "composed" } });
    });
    on("compositionend", () => this.endComposition());
    on("keydown", (event) => number.keys.press(event));
    const move = () => {
      if (!number.isFocused || input.value !== this.#text) return;
      this.#moved = { text: this.#text, range: [input.selectionStart, input.selectionEnd, input.selectionDirection] };
    };
    for (const type of ["selectionchange", "keyup", "pointerup", "select"]) on(type, move);
    on("focus", () => number.enter());
    on("blur", () => this.#leave());
    number.host.addEventListener("invalid", () => number.ask(), { signal });
  }

  /** The page has written its HTML anew around the text: that is shown again, and where the caret was. */
  showAgain() {
    const [number, input] = [this.#number, this.#input];
    number.saying.forgetAttributes();
    if (input.value !== this.#text) {
      input.value = this.#text;
      this.ownsHistory = true;
    }
    if (number.isFocused && this.#moved?.text === this.#text) input.setSelectionRange(...this.#moved.range);
    else if (number.isFocused) this.select();
    number.setKeyboard();
    number.refresh();
  }

  /** The focus has left. Where the input was taken out of the page it may come back at once. */
  #leave() {
    const [number, input] = [this.#number, this.#input];
    this.#left = { text: this.#text, selection: [input.selectionStart, input.selectionEnd], isEdited: number.isEdited };
    setTimeout(() => { this.#left = undefined; });
    number.attention.leave();
    number.commitEdit();
  }
  #left;

  /** The input stands in the page again: a person who was in it goes on. Browsers differ in whether the focus has left. */
  enterAgain() {
    const number = this.#number;
    const { isEdited, state, attention } = number;
    const left = this.#left ?? (attention.isEntered && { text: this.#text, selection: state.selection, isEdited });
    if (!left || number.isFocused) return;
    this.#input.focus({ preventScroll: true });
    if (left.isEdited && left.text !== this.#text) this.follow(left.text, left.selection[1]);
    if (left.isEdited) number.edited();
    this.showAgain();
    this.select(left.selection);
  }

  /** Tells the engine where the browser has moved the caret, before the engine needs it. */
  hearSelection() {
    const input = this.#input;
    if (this.isComposing || !this.#number.isFocused || input.value !== this.#text) return;
    const ends = [input.selectionStart, input.selectionEnd];
    if (input.selectionDirection === "backward") ends.reverse();
    const [anchor, head] = this.#number.state.selection;
    if (ends[0] !== anchor || ends[1] !== head) this.#number.act({ select: ends });
  }

  /** Follows a text that the input shows, with its caret. Gives whether the engine took the text. */
  follow(text, caret, intent) {
    const [before, after] = this.#around;
    // What was selected is replaced by the word, whatever it has in common with that.
    const marked = intent === "composed" && before <= text.length - after ? [before, text.length - after] : undefined;
    const { refused, error } = this.#number.act({ follow: { text, selection: [caret, caret], marked, intent } });
    return !refused && !error;
  }

  /**
   * Follows a text that came as a whole, as the browser fills one in: no part of the old text stays, and no separator
   * counts as the engine's own. (E13)
   */
  fill(text, caret = text.length) {
    this.#number.act({ select: [0, this.#text.length] });
    return this.follow(text, caret, "pasted");
  }

  endComposition() {
    const number = this.#number;
    const input = this.#input;
    this.isComposing = false;
    this.follow(input.value, input.selectionEnd);
    if (input.value !== this.#text) {
      // The word is written as the field writes it, or a value has waited for its end.
      if (number.state.is.includes("edited")) this.#rewrite();
      else number.settle();
    }
    number.change();
    return number.refresh();
  }

  #beforeInput(event) {
    if (event.inputType?.startsWith("history")) {
      if (!this.ownsHistory) return;
      event.preventDefault();
      this.travel(event.inputType === "historyUndo");
      return;
    }
    // An input that was made read-only while an input method composed is not told of the end.
    if (this.isComposing && !event.isComposing && !/Composition/.test(event.inputType)) this.endComposition();
    this.hearSelection();
    const { value: old, selectionStart: start, selectionEnd: end } = this.#input;
    this.#isAnnounced = old === this.#text && event.inputType !== "insertReplacementText";
    const text = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
    if (hasRows(text) && event.cancelable) {
      event.preventDefault();
      return this.#number.refuseRows(text);
    }
    if (text.length <= 100 || !event.cancelable) return;
    if (encoder.encode(old.slice(0, start) + text + old.slice(end)).length > mostBytes) {
      event.preventDefault();
      this.#number.saying.refuse(text);
    }
  }

  #followInput({ inputType = "", isTrusted }) {
    const number = this.#number;
    const { value, selectionEnd: caret } = this.#input;
    const isAnnounced = this.#isAnnounced;
    this.#isAnnounced = false;
    // Firefox tells of the word once more when it has ended.
    const isKnown = !isTrusted || inputType === "insertCompositionText" && !this.isComposing;
    if (this.#isWriting || isKnown && value === this.#text) return;
    const intent = this.isComposing ? "composed" : inputType.startsWith("delete") ? "deleted"
      : /^insertFrom(Paste|Drop)/.test(inputType) ? "pasted" : undefined;
    const isKey = intent || inputType && isAnnounced;
    number.edited();
    const isTravel = inputType.startsWith("history") && this.#travelTo(value);
    const isTaken = isTravel || (isKey ? this.follow(value, caret, intent) : this.fill(value, caret));
    // The caret stands where it stood after the change, and not where the browser's own history leaves it.
    if (isTravel) this.select();
    // An input method would lose its word if another text was written there.
    if (this.isComposing) return number.refresh();
    if (!isTaken) this.write(undefined, true);
    else if (value !== this.#text) this.#rewrite();
    if (isTaken) number.refresh();
    else number.saying.refuse(value);
  }

  /**
   * A script may write a text into the input and tell nobody. A framework that renders the input anew makes a number input of
   * it again, which has no text that is not plain digits.
   */
  catchUp() {
    const input = this.#input;
    if (input.type !== "text") Object.assign(input, { type: "text", value: this.#text });
    if (!this.isComposing && !this.#isWriting && input.value !== this.#text) this.#followInput({ isTrusted: false });
  }

  /** Follows the browser's undo or redo: the engine goes back, or forward, to the same text. */
  #travelTo(text) {
    const number = this.#number;
    for (const [way, back] of [["undo", "redo"], ["redo", "undo"]]) {
      let count = 0;
      for (; number.state.can.includes(way); count++) if (number.act({ [way]: true }).text === text) return true;
      while (count-- > 0) number.act({ [back]: true });
    }
    return false;
  }

  /** Undoes or redoes by the engine, if the browser's own history is useless. */
  travel(isUndo) {
    const number = this.#number;
    const way = isUndo ? "undo" : "redo";
    if (!number.canTravel(way)) return;
    number.act({ [way]: true });
    number.showEdit();
  }

  /**
   * Writes what the field has made of a text: line ends around a paste are left out, and digits are those of the text. The
   * browser's undo would bring the text back as it came.
   */
  #rewrite() {
    this.ownsHistory = true;
    this.write(undefined, true);
  }

  /**
   * Writes the field's text into the input, if possible as an edit that the browser can undo. A
   * quiet writing fires no `input` event, which the page would answer.
   */
  write([start, end] = this.#number.state.selection, isQuiet = false) {
    const input = this.#input;
    const text = this.#text;
    const { isFocused, isDead } = this.#number;
    if (input.value !== text && isFocused && !isDead && !this.ownsHistory) {
      this.#isWriting = true;
      writeAsEdit(input, text, isQuiet);
      this.#isWriting = false;
    }
    const isByScript = input.value !== text;
    if (isByScript) {
      input.value = text;
      this.ownsHistory = true;
    }
    if (isFocused) this.select([start, end]);
    return isByScript;
  }

  select([start, end] = this.#number.state.selection) {
    this.#input.setSelectionRange(Math.min(start, end), Math.max(start, end));
  }
}
