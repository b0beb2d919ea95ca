// A text input becomes a number field: what an input of a page (attach.js) and <number-field> have in common. The
// browser edits, the engine follows: undo, input methods, dictation, paste and drop stay the browser's own.
import { Attention } from "./attention.js";
import { formatOf, limit, possible } from "./field-settings.js";
import english from "./messages/first.js";
import { encoder } from "./module.js";
import { digits, isNumber } from "./options.js";
import { isComposing, isPhoneOfApple, languageOf, report, say, setAttribute } from "./page.js";
import { loadedMessages, messagesFor } from "./sentences.js";
import { attributesOf, nothing, shownOf, validityOf } from "./validity.js";
import { writeAsEdit } from "./writing.js";

const mostBytes = 1024;
/** Outcomes that leave another number than was typed. */
/** How many milliseconds after Return what a page has set last is no echo any more. */
const quietTime = 500;
const outcomesWithNote = new Set(["evaluated", "rounded", "clamped", "snapped", "reverted"]);
const steps = {
  ArrowUp: "increment", ArrowDown: "decrement", PageUp: "largeIncrement", PageDown: "largeDecrement",
};

/** The field in the engine of a `NumberInput`, for the package's own scripts. */
export let fieldOf;

export class NumberInput {
  static { fieldOf = (number) => number.#field; }

  #engine;
  #field;
  #options = {};
  #abort = new AbortController();
  #attention;
  #isComposing = false;
  #isWriting = false;
  /** Whether something was typed since the last commit. */
  #isEdited = false;
  /** Whether a script's writing has made the browser's own undo history useless. */
  #ownsHistory = false;
  #ownsKeyboard;
  /** Whether the browser has announced an edit of the field's text: what is not announced came as a whole. */
  #isAnnounced = false;
  /** A page's own error, and the text that it is about. */
  #custom = { message: "", text: "" };
  /** A note: what a commit changed, or that a text was not taken. */
  #note = "";
  /** Whether a form has asked for a number, or the person has left the text empty. */
  #isAsked = false;
  #shown = nothing;
  /** The language whose sentences were asked for. */
  #asked;

  /**
   * `within` is the element that a page knows, `tell` hears of what happens. With `leaveOut`, which is told their names,
   * options that no field can have are left out, and a value that is no number is reported; else both are thrown.
   */
  constructor(engine, input, options) {
    this.#engine = engine;
    this.input = input;
    this.#accept(options);
    this.#field = engine.field(this.#format, this.#options.valueType || undefined, options.host);
    this.#ownsKeyboard = !this.#host.hasAttribute("inputmode");
    this.#setLimits();
    const initial = digits(this.#options.value);
    if (initial !== "" && !this.#field.reset(initial)) {
      if (!options.leaveOut) throw new TypeError(`"${initial}" is no number of this field`);
      options.leaveOut("value");
    }
    this.#attention = new Attention(input, this.#host, { commit: () => this.#commitEdit(), show: () => this.refresh() });
    // Keeps what was typed before the engine was there.
    const { value } = input;
    const isTyped = value !== (options.shown ?? input.defaultValue);
    if (isTyped || initial === "") this.#field.fill(value, this.#isFocused ? input.selectionEnd : value.length);
    this.#isEdited = isTyped;
    if (input.value !== this.#field.text) input.value = this.#field.text;
    this.#listen();
    if (this.#isFocused) this.#enter();
    this.#speak();
    this.refresh();
  }

  /** The element that a page knows: the input, or the element around it. */
  get #host() { return this.#options.within; }

  /**
   * Takes the sentences of the page's language, or of the language that `messages` names. Those of other languages are
   * loaded at once, all English ones as soon as the field is used.
   */
  async #speak(isUsed) {
    const language = this.#options.messages || languageOf(this.#host);
    const loaded = loadedMessages(language);
    this.#field.messages = loaded ?? english;
    if (language === this.#asked || loaded && (loaded !== english || !isUsed)) return;
    this.#asked = language;
    await messagesFor(language);
    if (this.#abort.signal.aborted) return;
    this.#speak();
    this.refresh();
  }

  // What a page asks.

  /** The text on screen. */
  get text() { return this.#field.text; }
  /** The exact digits of the bound value; "" if there is no value or the text is not a number. */
  get value() {
    this.#catchUp();
    return this.#field.take();
  }
  set value(value) {
    // The field is at rest once the person acts elsewhere, and after Return where nothing was set for a while: what comes
    // right behind Return may be an echo of a key.
    clearTimeout(this.#quiet);
    const mayBeEcho = this.#attention.isHere;
    if (!this.#isEdited && !mayBeEcho) this.#field.rest();
    this.#obey("set", value);
    if (this.#isEdited || !mayBeEcho) return;
    this.#quiet = setTimeout(() => {
      this.#field.rest();
      this.#obey("set", value);
    }, quietTime);
  }
  #quiet;
  /** Takes the value that a host has when it is drawn: an echo, however late, or a command. (H2) */
  read(value) { this.#obey("read", value); }
  /** Sets a value, exact digits or "", even if it looks like an echo: a command. (H1) */
  set(value) { this.#obey("setValue", value); }
  get valueAsNumber() { return Number(this.value || NaN); }
  set valueAsNumber(number) { this.value = number; }
  /** The same digits, for a reader that will not set them again. */
  get exact() {
    this.#catchUp();
    return this.status === "acceptable" ? this.#field.value : "";
  }
  get status() { return this.#field.status; }
  get issue() { return this.#field.issue; }
  get suggestions() { return this.#field.suggestions; }
  /** The text that Return would leave. */
  get preview() { return this.#field.preview; }
  get isEdited() { return this.#isEdited; }
  get locale() { return this.#field.format.locale; }
  get options() { return { ...this.#options }; }

  /** Has the field take a value in one of its ways. One that comes while an input method composes waits. (H3) */
  #obey(way, value) {
    const text = digits(value);
    const before = this.text;
    if (!isNumber(text) || !this.#field[way](text)) {
      const error = new TypeError(`"${text}" is no number of this field`);
      if (!this.#options.leaveOut) throw error;
      // A framework sets values while it renders: an exception would leave its page empty.
      report(error);
      this.#field.setValue("");
    }
    if (this.text !== before) this.#settle(this.#field.replaced);
  }

  /** The text is now written, not typed: the field is at rest. A sentence tells what a page's answer has replaced. */
  #settle(note = "") {
    this.#isEdited = false;
    this.#note = note;
    this.#isAsked = false;
    this.#write(undefined, true);
    this.refresh();
  }

  /** Empties the field, even of a refused text. */
  clear() {
    this.#field.setValue("");
    this.#field.commit();
    this.#settle();
  }

  /** Changes options; the text of an edited field stays and is read anew. A `value` is for the next reset. */
  configure(options) {
    const old = this.#options;
    this.#hearSelection();
    this.#accept({ ...old, ...options });
    try {
      this.#changeFormat();
    } catch (error) {
      this.#options = old;
      throw error;
    }
    this.#setLimits();
    this.#speak();
    this.refresh();
  }

  /** Reads and writes in the format that the options say; during a composition, when it ends. */
  #changeFormat() {
    if (this.#isComposing) return;
    const format = this.#format;
    if (format === this.#field.format) return;
    // The browser's undo would bring texts of the old locale back, which say other numbers here. (S7)
    this.#ownsHistory ||= format.locale !== this.locale;
    this.#field.setFormat(format);
    this.#write(undefined, true);
  }

  /** A server's or a page's own error; "" for none. It is gone when the field is edited. */
  setCustomValidity(message) {
    this.#custom = { message: String(message), text: this.text };
    this.refresh();
  }

  /** Shows why the text is refused, even if it is empty, as when a form is sent. */
  ask() {
    this.#isAsked = true;
    this.refresh();
  }

  #commitEdit() { if (this.#isEdited) this.commit(); }

  /** What Return and leaving do: the number is written as the locale writes it. */
  commit() {
    this.#catchUp();
    this.#hearSelection();
    const isEdited = this.#isEdited;
    const { outcome, message } = this.#field.commit();
    this.#rest(outcomesWithNote.has(outcome) ? message : "");
    this.#isAsked ||= isEdited && this.text === "";
    this.#write();
    this.refresh();
    if (outcome !== "unchanged") {
      const number = this;
      this.#tell("number-commit", {
        outcome, message, text: this.text,
        // A listener that reads the value has been given it.
        get value() { return number.value; },
      });
    }
    return outcome;
  }

  /** Puts back what editing began with. */
  revert() {
    this.#hearSelection();
    this.#field.revert();
    this.#rest("");
    this.#tellInput(this.#write());
  }

  #rest(note) {
    this.#isEdited = false;
    this.#note = note;
  }

  stepUp(count = 1) { this.press(count < 0 ? "decrement" : "increment", Math.abs(count)); }
  stepDown(count = 1) { this.stepUp(-count); }

  /** Presses a key that types no text, such as a page's own button for the sign. */
  press(key, count) {
    if (key === "commit") return void this.commit();
    if (key === "revert") return this.revert();
    this.#hearSelection();
    this.#field.press(key, count);
    this.#showEdit();
  }

  /** Puts a suggestion in the place of the text. */
  take(suggestion) {
    if (this.#isDead) return;
    this.#field.fill(suggestion);
    this.#showEdit([suggestion.length, suggestion.length]);
  }

  /** Puts back a text that a restored page had in the field. */
  restore(text, value = "") {
    this.#field.reset(value);
    const isEdited = text !== this.#field.text && this.#field.fill(text);
    this.#settle();
    this.#isEdited = isEdited;
  }

  reset() {
    if (!this.#field.reset(this.#options.value)) this.#field.reset();
    this.#custom.message = "";
    this.#settle();
  }

  /**
   * Records from now on what the person and the page do to the field, or no more. `session` is the file, which `play` and
   * `numfield replay` play; what stood there before is gone.
   */
  async record(isOn = true) {
    this.#recorder?.end();
    this.#recorder = isOn ? new (await import("./session.js")).Recorder(this) : undefined;
  }
  #recorder;
  /** What was recorded; "" if nothing is. */
  get session() { return this.#recorder?.text ?? ""; }

  /** Plays a file: the field has its options and its last text then. Gives the state after each act. */
  async play(session) {
    const { play, settingsOf } = await import("./session.js");
    const isRecorded = this.#recorder !== undefined;
    if (isRecorded) await this.record(false);
    try {
      this.configure(settingsOf(session));
      return play(this.#engine, this.#field, session);
    } finally {
      // The browser's own undo does not know of the acts.
      this.#ownsHistory = true;
      this.#settle();
      this.#isEdited = this.#field.isEdited;
      if (isRecorded) await this.record();
    }
  }

  /** Makes the input a plain one again. */
  detach() {
    clearTimeout(this.#quiet);
    this.#abort.abort();
    this.#attention.end();
    this.#field.release();
  }

  // What the browser does.

  #listen() {
    const { input } = this;
    const host = this.#host;
    const on = (target, type, handler) => target.addEventListener(type, handler, { signal: this.#abort.signal });
    on(input, "beforeinput", (event) => this.#beforeInput(event));
    on(input, "input", (event) => this.#followInput(event));
    // A script, or a browser that fills a form in, may tell of a new text by this event alone.
    on(input, "change", ({ isTrusted }) => {
      if (input.value !== this.text) this.#followInput({ isTrusted });
    });
    on(input, "compositionstart", () => {
      this.#hearSelection();
      this.#isComposing = true;
      this.#field.compose(input.selectionStart, input.selectionEnd);
    });
    on(input, "compositionend", () => this.#endComposition());
    on(input, "keydown", (event) => this.#key(event));
    on(input, "focus", () => this.#enter());
    on(input, "blur", () => {
      this.#attention.leave();
      this.#commitEdit();
    });
    on(host, "invalid", () => this.ask());
  }

  get #isFocused() { return this.#attention.hasFocus; }
  get #isDead() { return this.input.readOnly || this.input.disabled; }

  #enter() {
    this.#attention.enter(this.#host.form);
    this.#speak(true);
  }

  /** Tells the engine where the browser has moved the caret, before the engine needs it. */
  #hearSelection() {
    const { input } = this;
    if (this.#isComposing || !this.#isFocused || input.value !== this.text) return;
    const ends = [input.selectionStart, input.selectionEnd];
    if (input.selectionDirection === "backward") ends.reverse();
    this.#field.select(...ends);
  }

  #endComposition() {
    const { input } = this;
    this.#isComposing = false;
    this.#field.follow(input.value, input.selectionEnd);
    // A value has waited for the end of the word.
    if (input.value !== this.text) this.#settle();
    this.#changeFormat();
    return this.refresh();
  }

  #beforeInput(event) {
    if (event.inputType?.startsWith("history")) {
      if (!this.#ownsHistory) return;
      event.preventDefault();
      this.#travel(event.inputType === "historyUndo");
      return;
    }
    // An input that was made read-only while an input method composed is not told of the end.
    if (this.#isComposing && !event.isComposing && !/Composition/.test(event.inputType)) this.#endComposition();
    this.#hearSelection();
    const { value: old, selectionStart: start, selectionEnd: end } = this.input;
    this.#isAnnounced = old === this.text && event.inputType !== "insertReplacementText";
    const text = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
    if (text.length <= 100 || !event.cancelable) return;
    if (encoder.encode(old.slice(0, start) + text + old.slice(end)).length > mostBytes) {
      event.preventDefault();
      this.#refuse(text);
    }
  }

  /** Nothing of a text was taken, because a part of it would be another number. */
  #refuse(text) {
    this.#note = this.#field.messages.tooMuch;
    this.refresh();
    this.#tell("number-refused", { text });
  }

  #followInput({ inputType = "", isTrusted }) {
    const { input } = this;
    const { value } = input;
    const isAnnounced = this.#isAnnounced;
    this.#isAnnounced = false;
    if (this.#isWriting || !isTrusted && value === this.text) return;
    const intent = this.#isComposing ? "composed" : inputType.startsWith("delete") ? "deleted"
      : /^insertFrom(Paste|Drop)/.test(inputType) ? "pasted" : "typed";
    const isKey = intent !== "typed" || inputType && isAnnounced;
    const caret = input.selectionEnd;
    this.#edited();
    const isTravel = inputType.startsWith("history") && this.#field.travel(value);
    const isTaken = isTravel || (isKey ? this.#field.follow(value, caret, intent) : this.#field.fill(value, caret));
    // The caret stands where it stood behind the change, and not where the browser's own history leaves it.
    if (isTravel) this.#select();
    if (!isTaken) this.#write(undefined, true);
    else if (value !== this.text) {
      // Line ends around a paste are left out, and digits are those of the text. The browser's undo would bring
      // the text back as it came.
      this.#ownsHistory = true;
      this.#write(undefined, true);
    }
    if (isTaken) this.refresh();
    else this.#refuse(value);
  }

  /** A script may write a text into the input and tell nobody. */
  #catchUp() {
    if (!this.#isComposing && !this.#isWriting && this.input.value !== this.text) this.#followInput({ isTrusted: false });
  }

  #edited() {
    clearTimeout(this.#quiet);
    this.#isEdited = true;
    this.#note = "";
  }

  #key(event) {
    const { key, altKey, shiftKey } = event;
    if (isComposing(event)) return;
    if (key === "Enter" || key === "Tab") this.#commitEdit();
    else if (!this.#isDead) {
      const action = key === "Escape" ? this.#field.isEdited && (() => this.revert())
        : altKey ? key === "ArrowDown" && this.suggestions.length > 0 && (() => this.take(this.suggestions[0]))
        : event.ctrlKey || event.metaKey
          ? this.#ownsHistory && /^[zy]$/i.test(key) && (() => this.#travel(/z/i.test(key) && !shiftKey))
        // The keypad's decimal key types the decimal separator, whatever character the keyboard gives.
        : event.code === "NumpadDecimal" ? key !== "Delete" && (() => this.press("decimalKey"))
        : this.#hasStep && key in steps && (() => this.press(steps[key]));
      if (!action) return;
      event.preventDefault();
      action();
    }
  }

  /** Undoes or redoes by the engine, if the browser's own history is useless. */
  #travel(isUndo) {
    if (this.#field.undo(isUndo)) this.#showEdit();
  }

  /** Shows what the engine has made of the text for the person. */
  #showEdit(selection) {
    this.#edited();
    this.#tellInput(this.#write(selection));
  }

  /**
   * Writes the field's text into the input, if possible as an edit that the browser can undo. A
   * quiet writing fires no `input` event, which the page would answer.
   */
  #write([start, end] = this.#field.selection, isQuiet = false) {
    const { input, text } = this;
    const isFocused = this.#isFocused;
    if (input.value !== text && isFocused && !this.#isDead && !this.#ownsHistory) {
      this.#isWriting = true;
      writeAsEdit(input, text, isQuiet);
      this.#isWriting = false;
    }
    const isByScript = input.value !== text;
    if (isByScript) {
      input.value = text;
      this.#ownsHistory = true;
    }
    if (isFocused) this.#select([start, end]);
    return isByScript;
  }

  #select([start, end] = this.#field.selection) {
    this.input.setSelectionRange(Math.min(start, end), Math.max(start, end));
  }

  // What is shown.

  get #hasStep() { return (this.#options.step ?? "") !== ""; }

  #accept(options) {
    const { leaveOut } = options;
    // The type of a field's values stays as it is.
    this.#options = leaveOut ? possible(this.#engine, options, this.#field?.type, languageOf(this.input), leaveOut) : { ...options };
  }

  #setLimits() {
    const options = this.#options;
    if (!options.field) {
      if (!limit(this.#field, options)) throw new RangeError("no such limits");
      this.#setEntries();
    }
    // An iPhone's number keys have no minus: a field whose `min` is below zero has letters there.
    if (this.#ownsKeyboard) this.input.inputMode = isPhoneOfApple && options.min < 0 ? "text" : this.#field.inputMode;
  }

  /** Sets what is read beside plain numbers, in the words of the field's format; a page hears why not. */
  #setEntries() {
    const { entries } = this.#options;
    const { format } = this.#field;
    const [oldEntries, oldFormat] = this.#reads;
    if (entries === oldEntries && (!entries || format === oldFormat)) return;
    this.#reads = [entries, format];
    try {
      // The browser's own undo would lead to texts that the field has replaced.
      this.#ownsHistory = this.#field.setEntries(entries) || this.#ownsHistory;
    } catch (error) {
      report(error);
    }
  }
  /** What is read beside plain numbers, and the format in whose words. */
  #reads = [];

  get #format() { return formatOf(this.#engine, this.#options, languageOf(this.input)); }

  /** Shows the state, also after a change of the input's own attributes, and gives it. */
  refresh() {
    if (this.#isDead && this.#isComposing) return this.#endComposition();
    const { input, text, status } = this;
    const { required, message: output } = this.#options;
    const field = this.#field;
    if (this.#custom.text !== text) this.#custom.message = "";
    const custom = this.#custom.message;
    const { flags, message } = validityOf(field, { text, status, required, custom });
    if (message && text !== "" && field.messages === english) this.#speak(true);
    if (!this.#attention.waitForPressEnd()) {
      this.#shown = shownOf(field, {
        text, status, custom, message, note: this.#note, isAsked: this.#isAsked, isTyping: this.#isEdited && this.#isFocused,
        isDead: this.#isDead,
      });
    }
    const shown = this.#shown;
    if (output) say(output, shown.message, custom && shown.kind === "wrong" ? undefined : field.messages, shown.kind);
    const attributes = attributesOf(field, shown, { ...this.#options, text, status });
    // What is there already is not written again: each key would have the browser style the input anew.
    for (const name in attributes) if (attributes[name] !== this.#attributes[name]) setAttribute(input, name, attributes[name]);
    this.#attributes = attributes;
    const state = { status, shown, flags, message, attributes };
    this.#tell("number-status", state);
    return state;
  }
  #attributes = {};

  /** Tells the page of a new text, unless the browser has done so. */
  #tellInput(isByScript) {
    this.refresh();
    if (!isByScript) return;
    const inputType = "insertReplacementText";
    this.input.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true, inputType }));
  }

  #tell(type, detail) { this.#options.tell(type, detail); }
}
