// The text input of a number field. The browser edits, the engine follows: undo, input methods, dictation, paste and drop
// stay the browser's own.
import { Attention } from "./attention.js";
import { writeAsEdit } from "./edits.js";
import english from "./messages/first.js";
import { digits, firstKeys, isNumber, lineOf, plain, possible, readerOf, written } from "./options.js";
import { isComposing, keyboardOf, languageOf, report, say, setAttribute } from "./page.js";
import { attributesOf, loadedMessages, messagesFor, nothing, shownOf, validityOf } from "./messages.js";
import { PlainField } from "./plain.js";
import { misfit } from "./reader.js";

const mostBytes = 1024;
/** The type of a copied number's data on the clipboard. */
const copiedType = "application/x-formatting-field";
const encoder = new TextEncoder();
/** How many milliseconds a page may take for an answer: two frames after a commit if it has always answered at once. */
const answer = 34;
const lateAnswer = 1000;
/** How a page keeps values: it takes what the text says, may have it as a `Number`, and may answer late. */
const host = ["takesEntry", "keepsDoubles", "answersLate"];
/** The keys that lead through the suggestions. */
const turns = { ArrowDown: 1, ArrowUp: -1 };
const steps = {
  ArrowUp: "increment", ArrowDown: "decrement", PageUp: "largeIncrement", PageDown: "largeDecrement",
};

export class NumberInput {
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
  /** Whether the browser has announced an edit of the field's text: what is not announced came as a whole. */
  #isAnnounced = false;
  /** A page's own error, and the text that it is about. */
  #custom = { message: "", text: "" };
  /** A note: that a text was not taken. What a commit or a page's answer has changed the state says. */
  #note = "";
  /** Whether a form has asked for a number, or the person has left the text empty. */
  #isAsked = false;
  #shown = nothing;
  /** The language whose sentences were asked for. */
  #asked;

  /**
   * `within` is the element that a page knows, `tell` hears of what happens. Options that no field can have are left out;
   * `leaveOut` is told their names. Without an engine the first reader reads, and `ask` is called where it has no answer.
   */
  constructor(engine, input, options) {
    this.#engine = engine;
    this.input = input;
    this.#accept(options);
    this.#messages = this.#loadedMessages ?? english;
    this.#line = this.#lineNow;
    const initial = digits(this.#options.value);
    this.#said = initial;
    this.#field = this.#opened(this.#opening(""));
    if (this.#options.records) this.#field.lines = [];
    if (!this.#open(initial)) options.leaveOut("value");
    this.#setKeyboard();
    this.#attend();
    // Keeps what was typed before the engine was there.
    const { value } = input;
    const isTyped = value !== (options.shown ?? input.defaultValue);
    if (isTyped || initial === "") this.#fill(value, this.#isFocused ? input.selectionEnd : value.length);
    this.#isEdited = isTyped;
    this.#isGiven = !isTyped;
    if (input.value !== this.text) input.value = this.text;
    this.#listen();
    if (this.#isFocused) this.#enter();
    this.#speak();
    this.refresh();
  }

  #attend() {
    this.#attention = new Attention(this.input, this.#host, {
      commit: () => this.#commitEdit(), show: () => this.refresh(),
      submit: () => {
        this.#commitEdit();
        this.#tell("number-flush");
      },
    });
  }

  /** A field of the engine's, or one without. */
  #opened(line) {
    if (this.#engine) return this.#engine.open(line);
    const source = () => {
      const options = this.#options;
      const language = languageOf(this.input);
      return {
        reader: readerOf(options, language), write: (digits) => written(digits, language, options), keys: firstKeys(options),
        can: this.#hasStep ? ["increment", "decrement"] : [],
      };
    };
    return new PlainField(line, source, () => this.#ask());
  }
  #ask() { this.#options.ask?.(); }
  get hasEngine() { return this.#engine !== undefined; }

  /** The engine has come: it hears what has happened, and goes on. */
  takeEngine(engine) {
    if (this.#engine || this.#isComposing) return;
    this.#hearSelection();
    const { lines } = this.#field;
    this.#engine = engine;
    this.#isGivenUp = false;
    this.#accept(this.#options);
    const plain = this.#field;
    this.#field = engine.open(this.#opening(""));
    if (lines) this.#field.lines = lines;
    const outcome = plain.handOver(this.#field);
    this.#tellOptions();
    if (this.text !== this.input.value) this.#tellInput(this.#write());
    else this.refresh();
    this.#setKeyboard();
    this.#waiting?.();
    this.#waiting = undefined;
    if (!outcome || outcome.code === "unchanged") return;
    this.#tellCommit(outcome);
    this.#tell("number-flush");
  }
  /** What waits for the engine. */
  #waiting;

  /** The engine does not come: what the first reader has no answer to is refused. */
  giveUp() {
    this.#isGivenUp = true;
    if (!this.#engine) this.#field.giveUp();
    this.refresh();
  }
  #isGivenUp = false;
  /** Whether there is a text that is neither read nor refused yet. */
  get isDoubtful() { return !this.#engine && (this.#field.isPending || this.text !== "" && this.state.status !== "acceptable" && !this.#isGiven); }

  /** The page has exchanged the input: the field goes on in another. */
  move(input) {
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#attention.end();
    this.input = input;
    this.#attributes = {};
    // The history of the other input is gone with it.
    this.#ownsHistory = true;
    this.#isComposing = false;
    this.#attend();
    input.value = this.text;
    this.#setKeyboard();
    this.#listen();
    if (this.#isFocused) this.#enter();
    this.refresh();
  }

  /** The page has written its HTML anew around the text: that is shown again, and where the caret was. */
  showAgain() {
    const { input } = this;
    this.#attributes = {};
    if (input.value !== this.text) {
      input.value = this.text;
      this.#ownsHistory = true;
    }
    if (this.#isFocused) this.#select();
    this.#setKeyboard();
    this.refresh();
  }

  /** The input stands in the page again: a person who was in it goes on. Browsers differ in whether the focus has left. */
  enterAgain() {
    const left = this.#left ?? (this.#attention.isEntered && { text: this.text, selection: this.state.selection, isEdited: this.#isEdited });
    if (!left || this.#isFocused) return;
    this.input.focus({ preventScroll: true });
    if (left.isEdited && left.text !== this.text) this.#follow(left.text, left.selection[1]);
    if (left.isEdited) this.#edited();
    this.showAgain();
    this.#select(left.selection);
  }
  #left;

  /** The line that the field is opened with. */
  #opening(value) {
    const { valueType } = this.#options;
    return { ...this.#line, type: valueType || undefined, host, readsEntry: true, value: plain(value) };
  }

  /** Opens the field anew with a value, or with none; gives whether the value is a number of the field. */
  #open(value) {
    try {
      if (!isNumber(value)) return false;
      this.#field.open(this.#opening(value));
      this.#knowOwn();
      this.#isGiven = true;
      return true;
    } catch {
      return false;
    }
  }

  #act(act) { return this.#field.act(act); }

  /** The element that a page knows: the input, or the element around it. */
  get #host() { return this.#options.within; }

  /** The sentences of the page's language, if they are loaded. */
  get #loadedMessages() { return loadedMessages(this.#language); }
  get #language() { return languageOf(this.#host); }
  #messages;
  /** What the page itself says, in the language of the field's sentences. */
  get messages() { return this.#messages; }

  /** Takes the sentences of its language, which are loaded if they are not English. */
  async #speak() {
    const language = this.#language;
    const loaded = this.#loadedMessages;
    this.#messages = loaded ?? english;
    this.#tellOptions();
    if (language === this.#asked || loaded) return;
    this.#asked = language;
    await messagesFor(language);
    this.#speak();
    this.refresh();
  }

  // What a page asks.

  /** The state of the field as the engine has told it: Documentation/Message.md names the members. */
  get state() { return this.#field.state; }
  /** The text on screen. */
  get text() { return this.state.text; }
  /** The exact digits of the bound value; "" if there is no value or the text is not a number. */
  get value() {
    this.#catchUp();
    return (this.#isGiven ? this.state.value : this.state.entry) ?? "";
  }
  /** Whether the text shows what the page has given, which is sent as it was given. */
  #isGiven = true;
  set value(value) {
    // Where nothing was given, nothing is answered; and what a click elsewhere sets is no answer to a key.
    const isCommand = this.#isAtRest && !this.#isEdited && this.state.entry === null || this.input.ownerDocument.defaultView?.event?.type === "click";
    this.#hear(value, isCommand ? "setValue" : "value");
  }
  /** Takes the value that a host has when it is drawn. (H1) */
  read(value) { this.#hear(value, "value"); }

  /** Takes a value that the page has: an answer or a command. (H1) */
  #hear(value, name) {
    const text = digits(value);
    if (!this.#isAtRest && name === "value") {
      if (text !== this.#said) this.#isPrompt = this.#isTelling && this.#isPrompt !== false;
      if (!this.#isEdited) this.#restLater();
    }
    this.#said = text;
    this.#obey(text, name);
  }
  /** What the page has said last. */
  #said;
  /** Whether the page has answered, and each time in the turn in which it heard of a change. */
  #isPrompt;
  #isTelling = false;
  get #isAtRest() { return this.#turn === undefined; }
  #turn;

  /** The page hears of a change: it is at rest some time after the last, and knows so itself no earlier. (H1) */
  #restLater() {
    const turn = this.#turn = {};
    setTimeout(() => { if (turn === this.#turn) this.rest(); }, this.#isPrompt && !this.#isEdited ? answer : lateAnswer);
  }
  /** Tells the engine that the page is at rest. What the engine shows then is written. */
  rest() {
    this.#turn = undefined;
    const { text } = this.state;
    this.#act({ rest: true });
    if (this.text !== text) this.#settle();
  }
  /** Tells it so early, if the page has always answered at once. */
  settle() { if (this.#isPrompt) this.rest(); }
  /** The page is told of a change: what it says in this turn is prompt. */
  #tellTurn() {
    this.#isTelling = true;
    setTimeout(() => { this.#isTelling = false; });
    this.#restLater();
  }
  get status() { return this.state.status; }
  get issue() { return this.state.issue; }
  get suggestions() { return this.status === "acceptable" ? [] : this.state.suggestions; }
  /** The text that Return would leave. */
  get preview() { return this.#act({ preview: true }).preview; }
  get isEdited() { return this.#isEdited; }

  /** What was reported as no number, which a framework may say at each drawing. */
  #unread;

  /** Tells the engine a value that the page has, by the act of a name. */
  #obey(text, name) {
    const { text: before, entry } = this.state;
    if (!isNumber(text) || this.#act({ [name]: plain(text) }).error) {
      // A framework sets values while it renders: an exception would leave its page empty.
      if (text !== this.#unread) report(new TypeError(`"${text}" is no number of this field`));
      this.#unread = text;
      this.#act({ setValue: null });
    } else this.#unread = undefined;
    if (this.text !== before) this.#settle();
    // Another number may be shown by the same text.
    else if (this.state.entry !== entry) this.refresh();
  }

  /** The text is now written, not typed: the field is at rest. */
  #settle() {
    this.#rest();
    this.#isGiven = true;
    this.#isAsked = false;
    this.#write(undefined, true);
    this.refresh();
  }

  /** Empties the field, even of a refused text. */
  clear() {
    this.#act({ setValue: null });
    this.#act({ commit: true });
    this.#settle();
  }

  /** Changes options; the text of an edited field stays and is read anew. A `value` is for the next reset. */
  configure(options) {
    this.#hearSelection();
    this.#accept({ ...this.#options, ...options });
    this.#change();
    this.#speak();
    this.refresh();
  }

  /** Reads and writes as the options say; during a composition, when it ends. */
  #change() {
    if (this.#isComposing) return;
    const { locale } = this.#line;
    this.#tellOptions();
    // The browser's undo would bring texts of the old locale back, which say other numbers here. (S7)
    this.#ownsHistory ||= this.#line.locale !== locale;
    // It would lead to texts that the field has replaced where digits fill from the right.
    if (this.text !== this.input.value) this.#write(undefined, true);
    this.#setKeyboard();
  }

  /** Tells the engine of options that are not as they were. */
  #tellOptions() {
    if (this.#isComposing || this.#field === undefined) return;
    const line = this.#lineNow;
    if (JSON.stringify(line) === JSON.stringify(this.#line)) return;
    // A policy that the options name no more is as without them.
    const gone = Object.keys(this.#line.policies).filter((name) => !(name in line.policies)).map((name) => [name, null]);
    const { error } = this.#act({ setOptions: { ...line, policies: { ...Object.fromEntries(gone), ...line.policies } } });
    if (error) throw Object.assign(new RangeError(`${error.place}: ${error.reason}`), { place: error.place });
    this.#line = line;
    this.#knowOwn();
  }
  /** What follows from what the page itself has said waits for no answer. */
  #knowOwn() { if (this.#isAtRest && !this.#isEdited) this.#act({ rest: true }); }
  #line;
  get #lineNow() {
    return { ...lineOf(this.#options, languageOf(this.input)), messages: this.#messages.language };
  }

  get #isWhole() { return this.#line.format.maximumFractionDigits === 0 || /int/.test(this.#options.valueType); }

  #setKeyboard() {
    // The browser's own undo would lead to texts that the field has replaced.
    this.#ownsHistory ||= this.#line.policies.fillsFromRight;
    if (!this.#options.hasKeyboard?.()) this.input.inputMode = keyboardOf(this.state.keys, this.#isWhole);
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
    const { outcome = { code: "unchanged" } } = this.#act({ commit: true });
    this.#rest();
    this.#tellTurn();
    this.#isAsked ||= isEdited && this.text === "";
    this.#write();
    this.refresh();
    if (outcome.code !== "unchanged") this.#tellCommit(outcome);
    return outcome.code;
  }

  #tellCommit({ code, sentence }) {
    const number = this;
    this.#tell("number-commit", {
      outcome: code, message: sentence ?? "", text: this.text,
      // A listener that reads the value has been given it.
      get value() { return number.value; },
    });
  }

  /** Puts back what editing began with. */
  revert() {
    this.#hearSelection();
    this.#act({ revert: true });
    this.#rest();
    this.#tellTurn();
    this.#isGiven = true;
    this.#tellInput(this.#write());
  }

  #rest() {
    this.#isEdited = false;
    this.#note = "";
    this.#rows = undefined;
    this.#chosen = [];
  }

  stepUp(count = 1) { this.press(count < 0 ? "decrement" : "increment", Math.abs(count)); }
  stepDown(count = 1) { this.stepUp(-count); }

  /** Presses a key that types no text, such as a page's own button for the sign. */
  press(key, count) {
    if (key === "commit") return void this.commit();
    if (key === "revert") return this.revert();
    this.#hearSelection();
    const { error } = this.#act({ [key]: count ?? true });
    if (error) throw new TypeError(`${error.place}: ${error.reason}`);
    this.#showEdit();
  }

  /** Steps by a button that is held, for the time of a count: one change to undo, however long. */
  hold(key, count) {
    if (count === 1) return this.press(key);
    if (this.state.can.includes("undo")) {
      // The browser's own history has no such change.
      this.#ownsHistory = true;
      this.#act({ undo: true });
    }
    this.press(key, count);
  }

  /** Puts a suggestion in the place of the text. */
  take(suggestion) {
    if (this.#isDead) return;
    this.#fill(suggestion);
    this.#showEdit([suggestion.length, suggestion.length]);
  }

  /** Puts back a text that a restored page had in the field. */
  restore(text, value = "") {
    this.#open(value);
    const isEdited = text !== this.text && this.#fill(text);
    this.#settle();
    this.#isEdited = isEdited;
    this.#isGiven = !isEdited;
  }

  /** Goes back to the value that the field began with, or to another. */
  reset(value = this.#options.value) {
    if (!this.#open(digits(value))) this.#open("");
    this.#custom.message = "";
    this.#settle();
  }

  /** What was sent to the engine since the field was opened, if the option `records` is set: `numfield replay` plays it. */
  get session() { return this.#field.lines?.join("\n") ?? ""; }

  // What the browser does.

  #listen() {
    const { input } = this;
    const host = this.#host;
    const on = (target, type, handler, capture = false) => target.addEventListener(type, handler, { signal: this.#abort.signal, capture });
    on(input, "beforeinput", (event) => this.#beforeInput(event));
    // Before the other listeners at the input, which read the number.
    on(input, "input", (event) => this.#followInput(event), true);
    on(input, "copy", (event) => this.#copy(event));
    on(input, "cut", (event) => this.#copy(event));
    on(input, "paste", (event) => this.#paste(event));
    // A script, or a browser that fills a form in, may tell of a new text by this event alone.
    on(input, "change", ({ isTrusted }) => {
      if (input.value !== this.text) this.#followInput({ isTrusted });
    }, true);
    on(input, "compositionstart", () => {
      this.#hearSelection();
      this.#isComposing = true;
      const { selectionStart: start, selectionEnd: end } = input;
      this.#act({ follow: { text: this.text, selection: [end, end], marked: [start, end], intent: "composed" } });
    });
    on(input, "compositionend", () => this.#endComposition());
    on(input, "keydown", (event) => this.#key(event));
    on(input, "focus", () => this.#enter());
    on(input, "blur", () => {
      // Where the input was taken out of the page it may come back at once.
      this.#left = { text: this.text, selection: [input.selectionStart, input.selectionEnd], isEdited: this.#isEdited };
      setTimeout(() => { this.#left = undefined; });
      this.#attention.leave();
      this.#commitEdit();
    });
    on(host, "invalid", () => this.ask());
  }

  get #isFocused() { return this.#attention.hasFocus; }
  get #isDead() { return this.input.readOnly || this.input.disabled; }

  #enter() {
    this.#attention.enter(this.#host.form);
  }

  /** Tells the engine where the browser has moved the caret, before the engine needs it. */
  #hearSelection() {
    const { input } = this;
    if (this.#isComposing || !this.#isFocused || input.value !== this.text) return;
    const ends = [input.selectionStart, input.selectionEnd];
    if (input.selectionDirection === "backward") ends.reverse();
    const [anchor, head] = this.state.selection;
    if (ends[0] !== anchor || ends[1] !== head) this.#act({ select: ends });
  }

  /** Follows a text that the input shows, with its caret. Gives whether the engine took the text. */
  #follow(text, caret, intent) {
    const { refused, error } = this.#act({ follow: { text, selection: [caret, caret], intent } });
    return !refused && !error;
  }

  /**
   * Follows a text that came as a whole, as the browser fills one in: no part of the old text stays, and no separator
   * counts as the engine's own. (E13)
   */
  #fill(text, caret = text.length) {
    this.#act({ select: [0, this.text.length] });
    return this.#follow(text, caret, "pasted");
  }

  /** Follows the browser's undo or redo: the engine goes back, or forward, to the same text. */
  #travelTo(text) {
    for (const [way, back] of [["undo", "redo"], ["redo", "undo"]]) {
      let count = 0;
      for (; this.state.can.includes(way); count++) if (this.#act({ [way]: true }).text === text) return true;
      while (count-- > 0) this.#act({ [back]: true });
    }
    return false;
  }

  #endComposition() {
    const { input } = this;
    this.#isComposing = false;
    this.#follow(input.value, input.selectionEnd);
    if (input.value !== this.text) {
      // The word is written as the field writes it, or a value has waited for its end.
      if (this.state.is.includes("edited")) this.#rewrite();
      else this.#settle();
    }
    this.#change();
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
    // A control of one line makes a space of a break, and two rows would be one number.
    if (/\S[\n\r\u2028\u2029]+\s*\S/.test(text) && event.cancelable) {
      event.preventDefault();
      return this.#refuseRows(text);
    }
    if (text.length <= 100 || !event.cancelable) return;
    if (encoder.encode(old.slice(0, start) + text + old.slice(end)).length > mostBytes) {
      event.preventDefault();
      this.#refuse(text);
    }
  }

  /** Nothing of several rows was taken: the engine says why, and the first row may be meant. */
  #refuseRows(text) {
    if (!this.#engine) {
      this.#waiting = () => this.#refuseRows(text);
      return this.#ask();
    }
    const copy = this.#engine.open(this.#opening(""));
    const read = (text) => copy.act({ follow: { text, selection: [text.length, text.length], intent: "pasted" } });
    const row = text.split(/[\n\r\u2028\u2029]+/).map((each) => each.trim()).find(Boolean);
    const { issue, suggestions } = read(text);
    const first = read(row);
    copy.close();
    // What is offered is taken: a row that says no number of the field may have been meant as another.
    const meant = first.status === "acceptable" ? [row] : first.suggestions;
    this.#rows = { kind: "wrong", message: issue?.sentence ?? this.#messages.tooMuch, suggestions: [...new Set([...meant, ...suggestions])] };
    this.refresh();
    this.#tell("number-refused", { text });
  }
  /** What is said of rows that were not taken, until something else is done. */
  #rows;

  /** Nothing of a text was taken, because a part of it would be another number. */
  #refuse(text) {
    this.#note = this.#messages.tooMuch;
    this.refresh();
    this.#tell("number-refused", { text });
  }

  /** Puts the number that is selected on the clipboard, beside its text. (E15) */
  #copy(event) {
    const { input } = this;
    const { clipboardData, type, defaultPrevented } = event;
    if (!clipboardData || defaultPrevented || this.#isComposing) return;
    this.#hearSelection();
    const { copied } = this.#act({ copy: true });
    if (copied?.text !== input.value.slice(input.selectionStart, input.selectionEnd)) return;
    event.preventDefault();
    clipboardData.setData("text/plain", copied.text);
    clipboardData.setData(copiedType, JSON.stringify(copied));
    if (type === "cut") input.ownerDocument.execCommand("delete");
  }

  /** Pastes a number that was copied from a field as this field writes the number. (E15) */
  #paste(event) {
    const { clipboardData, defaultPrevented } = event;
    const copied = copiedFrom(clipboardData?.getData(copiedType));
    if (!copied || defaultPrevented || this.#isDead || this.#isComposing) return;
    this.#hearSelection();
    const { refused, error } = this.#act({ paste: copied });
    // What another program calls so is pasted by the browser.
    if (error) return;
    event.preventDefault();
    if (refused) this.#refuse(copied.text);
    else this.#showEdit();
  }

  #followInput({ inputType = "", isTrusted }) {
    const { input } = this;
    const { value } = input;
    const isAnnounced = this.#isAnnounced;
    this.#isAnnounced = false;
    if (this.#isWriting || !isTrusted && value === this.text) return;
    const intent = this.#isComposing ? "composed" : inputType.startsWith("delete") ? "deleted"
      : /^insertFrom(Paste|Drop)/.test(inputType) ? "pasted" : undefined;
    const isKey = intent || inputType && isAnnounced;
    const caret = input.selectionEnd;
    this.#edited();
    const isTravel = inputType.startsWith("history") && this.#travelTo(value);
    const isTaken = isTravel || (isKey ? this.#follow(value, caret, intent) : this.#fill(value, caret));
    // The caret stands where it stood after the change, and not where the browser's own history leaves it.
    if (isTravel) this.#select();
    // An input method would lose its word if another text was written there.
    if (this.#isComposing) return this.refresh();
    if (!isTaken) this.#write(undefined, true);
    else if (value !== this.text) this.#rewrite();
    if (isTaken) this.refresh();
    else this.#refuse(value);
  }

  /**
   * Writes what the field has made of a text: line ends around a paste are left out, and digits are those of the text. The
   * browser's undo would bring the text back as it came.
   */
  #rewrite() {
    this.#ownsHistory = true;
    this.#write(undefined, true);
  }

  /**
   * A script may write a text into the input and tell nobody. A framework that renders the input anew makes a number input of
   * it again, which has no text that is not plain digits.
   */
  #catchUp() {
    if (this.input.type !== "text") Object.assign(this.input, { type: "text", value: this.text });
    if (!this.#isComposing && !this.#isWriting && this.input.value !== this.text) this.#followInput({ isTrusted: false });
  }

  #edited() {
    this.#isEdited = true;
    this.#tellTurn();
    this.#isGiven = false;
    this.#note = "";
    this.#rows = undefined;
    this.#chosen = [];
  }

  #key(event) {
    const { key, altKey, shiftKey } = event;
    if (isComposing(event)) return;
    if (key === "Enter" || key === "Tab") this.#commitEdit();
    else if (!this.#isDead) {
      const action = key === "Escape" ? this.state.is.includes("edited") && (() => this.revert())
        : altKey ? key in turns && this.#choices.length > 1 && (() => this.#choose(turns[key]))
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

  /** The suggestions that are seen, or would be, after the typed text; or those among which the person is choosing. */
  get #choices() {
    return this.#chosen.includes(this.text) ? this.#chosen : [this.text, ...this.#rows?.suggestions ?? this.suggestions];
  }
  #chosen = [];

  /** Takes the next suggestion, or the one before; after the last the typed text comes again. */
  #choose(step) {
    const choices = this.#choices;
    this.take(choices.at((choices.indexOf(this.text) + step) % choices.length));
    this.#chosen = choices;
    this.refresh();
  }

  /** Undoes or redoes by the engine, if the browser's own history is useless. */
  #travel(isUndo) {
    const way = isUndo ? "undo" : "redo";
    if (!this.state.can.includes(way)) return;
    this.#act({ [way]: true });
    this.#showEdit();
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
  #write([start, end] = this.state.selection, isQuiet = false) {
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

  #select([start, end] = this.state.selection) {
    this.input.setSelectionRange(Math.min(start, end), Math.max(start, end));
  }

  // What is shown.

  get #hasStep() { return (this.#options.step ?? "") !== ""; }

  #accept(options) {
    this.#options = possible(this.#engine, options, languageOf(options.within), options.leaveOut);
  }

  /** Shows the state, also after a change of the input's own attributes, and gives it. */
  refresh() {
    if (this.#isDead && this.#isComposing) return this.#endComposition();
    const { input, text, status, state } = this;
    const { required, message: output } = this.#options;
    if (this.#custom.text !== text) this.#custom.message = "";
    const custom = this.#custom.message;
    const messages = this.#messages;
    // What is sent is judged, also where the text shows fewer digits.
    const unfit = this.#isGiven && status === "acceptable" ? misfit(state.value, { ...this.#options, step: this.#line.policies.refusesOffStep ? this.#options.step : undefined }) : undefined;
    const { flags, message } = validityOf(state, { required, custom, messages, unfit, isGivenUp: this.#isGivenUp });
    const note = this.#note || (status === "acceptable" && !state.is.includes("edited") && state.sentence) || "";
    const next = shownOf(state, {
      custom, message, note, isAsked: this.#isAsked, isTyping: this.#isEdited && this.#isFocused && !this.#isGivenUp, isDead: this.#isDead,
    });
    if (!this.#attention.waitForPressEnd()) this.#shown = next;
    const shown = this.#rows ?? this.#shown;
    if (output) say(output, shown.message, custom && shown.kind === "wrong" ? undefined : messages, shown.kind);
    const attributes = attributesOf(state, { ...shown, hasChoice: this.#choices.length > 1 }, { ...this.#options, messages });
    // What is there already is not written again: each key would have the browser style the input anew.
    for (const name in attributes) if (attributes[name] !== this.#attributes[name]) setAttribute(input, name, attributes[name]);
    this.#attributes = attributes;
    const told = { status, shown, willBeWrong: next.kind === "wrong", flags, message, attributes, can: state.can, keys: state.keys };
    this.#tell("number-status", told);
    return told;
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

/** A copied number from its data on the clipboard; undefined for what is none. */
function copiedFrom(data) {
  try {
    const copied = JSON.parse(data);
    return typeof copied === "object" ? copied : undefined;
  } catch {
    return undefined;
  }
}
