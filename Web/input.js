// The text input of a number field. The browser edits, the engine follows: undo, input methods, dictation, paste and drop
// stay the browser's own.
import { Attention } from "./attention.js";
import { Editing } from "./editing.js";
import { Keys } from "./keys.js";
import { digits, isNumber, lineOf, plain, possible } from "./options.js";
import { keyboardOf, languageOf, report } from "./page.js";
import { PlainField, plainSource } from "./plain.js";
import { Saying } from "./saying.js";
import { Talk } from "./talk.js";

/** How a page keeps values: it takes what the text says, may have it as a `Number`, and may answer late. */
const traits = ["takesEntry", "keepsDoubles", "answersLate"];

export class NumberInput {
  #engine;
  #field;
  #options = {};
  #talk;
  attention;
  /** What is sent of the options, as the engine has it. */
  #line;
  /** Whether something was typed since the last commit. */
  #isEdited = false;
  /** Whether the text shows what the page has given, which is sent as it was given. */
  isGiven = true;
  /** What waits for the engine. */
  #waiting;
  /** Whether the engine does not come. */
  isGivenUp = false;
  /** What was reported as no number, which a framework may say at each drawing. */
  #unread;

  /**
   * `within` is the element that a page knows, `tell` hears of what happens. Options that no field can have are left out;
   * `leaveOut` is told their names. Without an engine the first reader reads, and `ask` is called where it has no answer.
   */
  constructor(engine, input, options) {
    this.#engine = engine;
    this.input = input;
    this.editing = new Editing(this);
    this.keys = new Keys(this);
    this.#accept(options);
    this.saying = new Saying(this);
    this.#line = this.#lineNow;
    const initial = digits(this.#options.value);
    this.#talk = new Talk(this, initial);
    this.#field = this.#opened(this.#opening(""));
    if (this.#options.records) this.#field.lines = [];
    if (!this.#open(initial)) options.leaveOut("value");
    this.setKeyboard();
    this.#attend();
    // Keeps what was typed before the engine was there.
    const { value } = input;
    const isTyped = value !== (options.shown ?? input.defaultValue);
    if (isTyped || initial === "") this.editing.fill(value, this.isFocused ? input.selectionEnd : value.length);
    this.#isEdited = isTyped;
    this.isGiven = !isTyped;
    if (input.value !== this.text) input.value = this.text;
    this.editing.listen();
    if (this.isFocused) this.enter();
    this.saying.speak();
    this.refresh();
  }

  /** The element that a page knows: the input, or the element around it. */
  get host() { return this.#options.within; }
  act(act) { return this.#field.act(act); }
  /** The state of the field as the engine has told it: Documentation/Lines.md names the members. */
  get state() { return this.#field.state; }
  get text() { return this.state.text; }
  get status() { return this.state.status; }
  get issue() { return this.state.issue; }
  get suggestions() { return this.status === "acceptable" ? [] : this.state.suggestions; }
  get preview() { return this.act({ preview: true }).preview; }
  get isEdited() { return this.#isEdited; }
  /** What the page itself says, in the language of the field's sentences. */
  get messages() { return this.saying.messages; }
  /** Whether a number between two steps is refused. */
  get refusesOffStep() { return this.#line.policies.refusesOffStep; }
  get hasStep() { return (this.#options.step ?? "") !== ""; }
  get isFocused() { return this.attention.hasFocus; }
  get isDead() { return this.input.readOnly || this.input.disabled; }
  /** What was sent to the engine since the field was opened, if the option `records` is set: `numfield replay` plays it. */
  get session() { return this.#field.lines?.join("\n") ?? ""; }

  /** A field of the engine's, or one without. */
  #opened(line) {
    if (this.#engine) return this.#engine.open(line);
    return new PlainField(line, () => plainSource(this.#options, languageOf(this.input)), () => this.#options.ask?.());
  }
  get hasEngine() { return this.#engine !== undefined; }
  /** Whether an undo or a redo leads anywhere, here or when the engine comes. */
  canTravel(way) { return this.state.can.includes(way) || this.#field.hasHistory === true; }
  /** The engine has come: it hears what has happened, and goes on. */
  takeEngine(engine) {
    if (this.#engine || this.editing.isComposing) return;
    this.editing.hearSelection();
    const plain = this.#field;
    const { text, entry } = plain.state;
    this.#engine = engine;
    this.isGivenUp = false;
    this.#accept(this.#options);
    this.#field = engine.open(this.#opening(""));
    if (plain.lines) this.#field.lines = plain.lines;
    const outcome = plain.handOver(this.#field);
    this.tellOptions();
    this.saying.keepCustom(text);
    const isWritten = this.text !== this.input.value && this.editing.write(undefined, plain.isOfPage);
    this.#tellInput(!plain.isOfPage && (isWritten || this.text === text && (entry === null) !== (this.state.entry === null)));
    this.setKeyboard();
    this.#waiting?.();
    this.#waiting = undefined;
    if (!outcome) return;
    if (outcome.code !== "unchanged") this.#tellCommit(outcome);
    this.tell("number-flush");
  }

  /** The engine does not come: what the first reader has no answer to is refused. */
  giveUp() {
    this.isGivenUp = true;
    if (!this.#engine) this.#field.giveUp();
    this.refresh();
  }
  /** Whether there is a text that is neither read nor refused yet. */
  get isDoubtful() { return !this.#engine && (this.#field.isPending || this.text !== "" && this.state.status !== "acceptable" && !this.isGiven); }

  // The input.

  /** The page has exchanged the input: the field goes on in another. */
  move(input) {
    this.attention.end();
    this.editing.end();
    this.input = input;
    this.saying.forgetAttributes();
    this.#attend();
    input.value = this.text;
    this.setKeyboard();
    this.editing.listen();
    if (this.isFocused) this.enter();
    this.refresh();
  }
  showAgain() { this.editing.showAgain(); }
  enterAgain() { this.editing.enterAgain(); }

  #attend() {
    this.attention = new Attention(this.input, this.host, {
      commit: () => this.commitEdit(), show: () => this.refresh(),
      submit: () => {
        this.commitEdit();
        this.tell("number-flush");
      },
    });
  }
  enter() { this.attention.enter(this.host.form); }
  setKeyboard() {
    // The browser's own undo would lead to texts that the field has replaced.
    this.editing.ownsHistory ||= this.#line.policies.fillsFromRight;
    const isWhole = this.#line.format.maximumFractionDigits === 0 || /int/.test(this.#options.valueType);
    if (!this.#options.hasKeyboard?.()) this.input.inputMode = keyboardOf(this.state.keys, isWhole);
  }

  // The options.

  /** The line that the field is opened with. */
  #opening(value) {
    const { valueType } = this.#options;
    return { ...this.#line, type: valueType || undefined, host: traits, readsEntry: true, value: plain(value) };
  }
  /** Opens the field anew with a value, or with none; gives whether the value is a number of the field. */
  #open(value) {
    try {
      if (!isNumber(value)) return false;
      this.#field.open(this.#opening(value));
      this.#knowOwn();
      this.isGiven = true;
      return true;
    } catch {
      return false;
    }
  }
  /** What follows from what the page itself has said waits for no answer. */
  #knowOwn() { if (this.#talk.isAtRest && !this.#isEdited) this.act({ rest: true }); }

  #accept(options) { this.#options = possible(this.#engine, options, languageOf(options.within), options.leaveOut); }
  get #lineNow() { return { ...lineOf(this.#options, languageOf(this.input)), messages: this.messages.language }; }

  /** Changes options; the text of an edited field stays and is read anew. A `value` is for the next reset. */
  configure(options) {
    this.editing.hearSelection();
    this.#accept({ ...this.#options, ...options });
    this.change();
    this.saying.speak();
    this.refresh();
  }

  /** Reads and writes as the options say; during a composition, when it ends. */
  change() {
    if (this.editing.isComposing) return;
    const { locale } = this.#line;
    this.tellOptions();
    // The browser's undo would bring texts of the old locale back, which say other numbers here. (S7)
    this.editing.ownsHistory ||= this.#line.locale !== locale;
    // It would lead to texts that the field has replaced where digits fill from the right.
    if (this.text !== this.input.value) this.editing.write(undefined, true);
    this.setKeyboard();
  }

  /** Tells the engine of options that are not as they were. */
  tellOptions() {
    if (this.editing.isComposing || this.#field === undefined) return;
    const line = this.#lineNow;
    if (JSON.stringify(line) === JSON.stringify(this.#line)) return;
    // A policy that the options name no more is as without them.
    const gone = Object.keys(this.#line.policies).filter((name) => !(name in line.policies)).map((name) => [name, null]);
    const { error } = this.act({ setOptions: { ...line, policies: { ...Object.fromEntries(gone), ...line.policies } } });
    if (error) throw Object.assign(new RangeError(`${error.place}: ${error.reason}`), { place: error.place });
    this.#line = line;
    this.#knowOwn();
  }

  // Values.

  /** The exact digits of the bound value; "" if there is no value or the text is not a number. */
  get value() {
    this.editing.catchUp();
    return (this.isGiven ? this.state.value : this.state.entry) ?? "";
  }
  set value(value) {
    // Where nothing was given, nothing is answered; and what a click elsewhere sets is no answer to a key.
    const isCommand = this.#talk.isAtRest && !this.#isEdited && this.state.entry === null || this.input.ownerDocument.defaultView?.event?.type === "click";
    this.#talk.hear(digits(value), isCommand ? "setValue" : "value");
  }
  /** Takes the value that a host has when it is drawn. (H1) */
  read(value) { this.#talk.hear(digits(value), "value"); }
  rest() { this.#talk.rest(); }
  /** Tells the engine that the page is at rest, if the page has always answered at once. */
  settleTalk() { this.#talk.settle(); }

  /** Tells the engine a value that the page has, by the act of a name. */
  obey(text, name) {
    const { text: before, entry } = this.state;
    if (!isNumber(text) || this.act({ [name]: plain(text) }).error) {
      // A framework sets values while it renders: an exception would leave its page empty.
      if (text !== this.#unread) report(new TypeError(`"${text}" is no number of this field`));
      this.#unread = text;
      this.act({ setValue: null });
    } else this.#unread = undefined;
    if (this.text !== before) this.settle();
    // Another number may be shown by the same text.
    else if (this.state.entry !== entry) this.refresh();
  }

  /** The text is now written, not typed: the field is at rest. */
  settle() {
    this.#rest();
    this.isGiven = true;
    this.saying.isAsked = false;
    this.editing.write(undefined, true);
    this.refresh();
  }

  /** Empties the field, even of a refused text. */
  clear() {
    this.act({ setValue: null });
    this.act({ commit: true });
    this.settle();
  }

  /** Puts back a text that a restored page had in the field. */
  restore(text, value = "") {
    this.#open(value);
    const isEdited = text !== this.text && this.editing.fill(text);
    this.settle();
    this.#isEdited = isEdited;
    this.isGiven = !isEdited;
  }

  /** Goes back to the value that the field began with, or to another. */
  reset(value = this.#options.value) {
    if (!this.#open(digits(value))) this.#open("");
    this.saying.forgetCustom();
    this.settle();
  }

  // What a person does.

  commitEdit() { if (this.#isEdited) this.commit(); }

  /** What Return and leaving do: the number is written as the locale writes it. */
  commit() {
    this.editing.catchUp();
    this.editing.hearSelection();
    const isEdited = this.#isEdited;
    const { outcome = { code: "unchanged" } } = this.act({ commit: true });
    this.#rest();
    this.#talk.tell();
    this.saying.isAsked ||= isEdited && this.text === "";
    this.editing.write();
    this.refresh();
    if (outcome.code !== "unchanged") this.#tellCommit(outcome);
    return outcome.code;
  }

  #tellCommit({ code, sentence }) {
    const number = this;
    this.tell("number-commit", {
      outcome: code, message: sentence ?? "", text: this.text,
      // A listener that reads the value has been given it.
      get value() { return number.value; },
    });
  }

  /** Puts back what editing began with. */
  revert() {
    this.editing.hearSelection();
    this.act({ revert: true });
    this.#rest();
    this.#talk.tell();
    this.isGiven = true;
    this.#tellInput(this.editing.write());
    // The page may have been told of the text that is gone.
    this.tell("number-flush");
  }

  #rest() {
    this.#isEdited = false;
    this.saying.quiet();
  }
  /** The text is typed, and not what the page has given. */
  edited() {
    this.#isEdited = true;
    this.#talk.tell();
    this.isGiven = false;
    this.saying.quiet();
  }

  stepUp(count = 1) { this.press(count < 0 ? "decrement" : "increment", Math.abs(count)); }
  stepDown(count = 1) { this.stepUp(-count); }

  /** Presses a key that types no text, such as a page's own button for the sign. */
  press(key, count) {
    if (key === "commit") return void this.commit();
    if (key === "revert") return this.revert();
    this.editing.hearSelection();
    // The browser's own undo knows nothing of a key that waits.
    this.editing.ownsHistory ||= !this.#engine;
    const { error } = this.act({ [key]: count ?? true });
    if (error) throw new TypeError(`${error.place}: ${error.reason}`);
    this.showEdit();
  }

  /** Steps by a button that is held, for the time of a count: one change to undo, however long. */
  hold(key, count) {
    if (count === 1) return this.press(key);
    if (this.state.can.includes("undo")) {
      // The browser's own history has no such change.
      this.editing.ownsHistory = true;
      this.act({ undo: true });
    }
    this.press(key, count);
  }

  /** Puts a suggestion in the place of the text. */
  take(suggestion) {
    if (this.isDead) return;
    this.editing.fill(suggestion);
    this.showEdit([suggestion.length, suggestion.length]);
  }

  /** Shows what the engine has made of the text for the person. */
  showEdit(selection) {
    this.edited();
    this.#tellInput(this.editing.write(selection));
  }

  /** Tells the page of a new text, unless the browser has done so. */
  #tellInput(isByScript) {
    this.refresh();
    if (!isByScript) return;
    const inputType = "insertReplacementText";
    this.input.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true, inputType }));
  }
  refresh() { return this.saying.refresh(this.#options); }
  ask() { this.saying.ask(); }
  setCustomValidity(message) { this.saying.setCustom(message); }

  /** Nothing of several rows was taken: the engine says why. */
  refuseRows(text) {
    if (!this.#engine) {
      this.#waiting = () => this.refuseRows(text);
      return this.#options.ask?.();
    }
    const copy = this.#engine.open(this.#opening(""));
    this.saying.refuseRows(text, copy);
    copy.close();
  }

  tell(type, detail) { this.#options.tell(type, detail); }
}
