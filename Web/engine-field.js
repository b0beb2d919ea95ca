// A number field without a view, as the engine has it.
import { partsOf } from "./format.js";
import { encodeInto } from "./module.js";
import { commitPolicies, hosts, intents, keys, outcomes, policies, statuses, types } from "./names.js";
import { loadedMessages } from "./sentences.js";

// Of a refused text: the sentence, the issue's name, and the name in HTML.
const facts = [1, 6, 7];
// Offsets are UTF-16; -1 stands for the selection, or for no text that is being composed.
const utf16 = 1;
const selection = -1;
// The status of a text that the engine has taken otherwise, or not.
const redraw = 11;
// Frees what a page can no longer reach; `Field.release()` frees at once.
const released = new FinalizationRegistry(free);

let kindsOf;
/** Says what names the kinds of entry in the words of a format: the script of entries does. */
export function registerEntries(find) { kindsOf = find; }

/** Calls a function of a field in the engine; gives its status and its answer. For the package's own scripts. */
export let callField;
/** How the last text was taken: as it was told, or as the texts have told. */
export let intentOf;

/** A number field without a view: texts go in as they are on screen, offsets are UTF-16. */
export class Field {
  static {
    callField = (field, name, ...values) => {
      const { words } = field.#module.memory;
      words[0] = 0;
      const status = field.#module.exports[name](field.#pointer, ...values);
      const { answer } = field.#module;
      field.#readText();
      return { status, answer };
    };
    intentOf = (field) => intents[field.#answered(6)];
  }

  #module;
  #pointer;
  #text = "";
  #host;
  /** What was set, by names: policies, and bounds and steps. */
  policies = {};
  limits = {};
  /** The table of the field's messages, from `messagesFor`. */
  messages = loadedMessages("en");

  constructor(module, format, type = "decimal", host = hosts.page) {
    this.#module = module;
    this.#host = host;
    if (module.exports.ff_field_make(partsOf(format).pointer, types.indexOf(type), module.memory.start) !== 0) {
      throw new RangeError(`no such type of value: ${type}`);
    }
    this.#pointer = module.answer;
    this.#handles = { module, pointer: this.#pointer, session: 0 };
    released.register(this, this.#handles, this);
    this.format = format;
    this.type = type;
    this.setPolicies({ clearsWhenEmpty: true, commitPolicy: "keepText" });
  }
  /** What is freed with the field. A reference to the field itself would keep it forever. */
  #handles;

  release() {
    released.unregister(this);
    free(this.#handles);
    this.#pointer = 0;
  }

  /** Calls a function of the engine; gives whether it did what it is to do. */
  #call(name, ...values) { return this.#module.exports[name](this.#pointer, ...values) === 0; }

  /** Calls a function with texts. */
  #callWithTexts(name, ...texts) { return this.#call(name, ...this.#module.put(...texts)); }

  /** Calls a function with numbers, null for none. */
  #callWithNumbers(name, ...numbers) { return this.#callWithTexts(name, ...numbers.map(plain)); }

  /** What a person and a page do to the field: which values are echoes, and what can be undone. (H1) */
  get #session() {
    const { exports, memory: { start } } = this.#module;
    const handles = this.#handles;
    if (handles.session === 0 && exports.ff_hosted_make(this.#pointer, start) === 0) {
      handles.session = this.#module.answer;
      exports.ff_hosted_set_host(handles.session, this.#host);
    }
    return handles.session;
  }

  /** Calls a function of the session; gives whether it did what it is to do. */
  #act(name, ...values) {
    const isDone = this.#module.exports[name](this.#session, ...values) === 0;
    this.#readText();
    return isDone;
  }

  /** Has the session take a number, exact digits or "" for none. */
  #tell(name, number) { return this.#act(name, ...this.#module.put(plain(number))); }

  #readText() { this.#text = this.#read("ff_field_text"); }

  #read(name, ...values) { return this.#module.text(name, this.#pointer, ...values); }

  /** The words of `ff_state`: status, issue, its start and end, length, anchor and head. */
  #state(size = 44) {
    const { words, start } = this.#module.memory;
    words[0] = size;
    this.#call("ff_field_state", utf16, start);
    return this.#module.memory.words;
  }

  /** What stands in the field. */
  get text() { return this.#text; }
  /** The bound value with all its digits; "" if there is none. */
  get value() { return this.#read("ff_field_value") ?? ""; }
  /** "acceptable", "intermediate" or "invalid". */
  get status() { return statuses[this.#state(8)[1]]; }

  /**
   * Why the text is not acceptable: code, range, HTML's name and a sentence; null if it is
   * acceptable.
   */
  get issue() {
    const [, status, , start, end] = this.#state();
    if (status === 0) return null;
    this.#module.messages = this.messages;
    const [message, code, validity] = facts.map((fact) => this.#read("ff_field_fact", 0, fact));
    return { code, start, end, validity, message: message || this.messages.empty };
  }
  /** Whether text or value differ from what was committed last. */
  get isEdited() { return (this.#state()[10] >> 8 & 1) === 1; }
  /** Texts that were likely meant. */
  get suggestions() {
    const suggestions = [];
    for (let text; (text = this.#read("ff_field_suggestion", 0, suggestions.length)) !== null;) suggestions.push(text);
    return suggestions;
  }
  /** The text that a commit would leave. */
  get preview() { return this.#read("ff_field_preview"); }
  /** The sentence about a text that the page's answer has replaced, "“50” became 10."; "" if there is none. (H1) */
  get replaced() {
    if (this.status !== "acceptable") return "";
    this.#module.messages = this.messages;
    return this.#module.text("ff_hosted_text", this.#session, 1, 0) ?? "";
  }
  /** Where the caret is, or the two ends of what is selected. */
  get selection() { return [...this.#state().subarray(6, 8)]; }

  /** The text for a screen reader: a minus in front, a word for an empty text. (C21) */
  get valueText() {
    this.#module.messages = this.messages;
    return this.#read("ff_field_value_text") ?? "";
  }

  /** Which keys the field needs, as `inputmode` names them; number keys have a minus too. */
  get inputMode() {
    const { words, start } = this.#module.memory;
    words[0] = 12;
    this.#call("ff_field_entry_traits", start);
    const [fraction, , exponent] = this.#module.bytes(start + 4, 3);
    return exponent ? "text" : fraction ? "decimal" : "numeric";
  }

  /**
   * Follows a text that the input shows, with its caret. Gives whether the engine took the text. If nothing is known
   * but that it was typed, the texts tell whether it came as a whole.
   */
  follow(text, caret = text.length, intent = "typed", [from, to] = [selection, selection]) {
    const bytes = this.#copy(text);
    if (bytes === undefined) return false;
    const { exports } = this.#module;
    const status = exports.ff_hosted_edit(this.#session, utf16, ...bytes, caret, caret, from, to, intents.indexOf(intent), 0);
    this.#readText();
    return status === 0 || status === redraw && this.#answered(5) === 0;
  }

  /**
   * Follows a text that came as a whole, as the browser fills one in: no part of the old text stays, and no separator
   * counts as the engine's own. (E13)
   */
  fill(text, caret = text.length) {
    this.select(0, this.#text.length);
    return this.follow(text, caret, "pasted");
  }

  /** An input method begins to compose in the place of a range. */
  compose(start, end) { this.follow(this.#text, end, "composed", [start, end]); }

  /** A word of `ff_hosted_info`: 5 says why the last text was refused, 6 how it was taken. */
  #answered(word) {
    const { exports, memory: { words, start } } = this.#module;
    words[0] = 28;
    exports.ff_hosted_state(this.#session, utf16, start);
    return this.#module.memory.words[word];
  }

  /** Copies a text into the engine's memory; undefined for a text that does not fit. */
  #copy(text) {
    const { texts } = this.#module.memory;
    const { read, written } = encodeInto(text, texts);
    if (read < text.length) return undefined;
    return [texts.byteOffset, written];
  }

  /** Follows the browser's undo or redo: the engine goes back, or forward, to the same text. */
  travel(text) {
    for (const isUndo of [true, false]) {
      let count = 0;
      for (; this.undo(isUndo); count++) if (this.#text === text) return true;
      while (count-- > 0) this.undo(!isUndo);
    }
    return false;
  }

  /** Undoes the last change, or makes the last undone change again. */
  undo(isUndo = true) { return this.#act(isUndo ? "ff_hosted_undo" : "ff_hosted_redo"); }

  select(start, end = start) { this.#act("ff_hosted_select", utf16, start, end); }

  /**
   * Presses a key that types no text; a deletion takes `count` characters, and a step goes so often. Gives whether the
   * engine took it.
   */
  press(key, count = 1) { return this.#act("ff_hosted_press", keys.indexOf(key), count); }

  /** The value as the page takes it: an echo, if it comes back; "" while the text is not a number. */
  take() { return this.#module.text("ff_hosted_take_value", this.#session) ?? ""; }
  /** The page sets a value: an echo or a command. Gives whether it is a number of the field. (H1) */
  set(value) { return this.#tell("ff_hosted_set_value", value); }
  /** The value that the page has at each drawing. (H2) */
  read(value) { return this.#tell("ff_hosted_read_value", value); }
  /** Binds a value, whatever the page was given: exact digits such as "1234.50", or "" for none. */
  setValue(value) { return this.#tell("ff_hosted_rest_at", value); }
  /** Nobody edits: only the value given last is an echo from now on. */
  rest() { this.#act("ff_hosted_rest"); }

  /** Makes the field as new, with a value or without. */
  reset(value) {
    const isMade = this.#callWithNumbers("ff_field_reset", value);
    if (isMade) end(this.#handles);
    this.#readText();
    return isMade;
  }

  /** Reads and writes in another format. What was done before can still be undone: the numbers count. (E6) */
  setFormat(format) {
    this.format = format;
    this.#call("ff_field_set_format", partsOf(format).pointer, 0);
    this.#readText();
  }

  /** How the field treats edits and commits, by the names of the engine's policies. */
  setPolicies(values) {
    for (const [name, value] of Object.entries(values)) {
      const number = name === "commitPolicy" ? commitPolicies.indexOf(value) : Number(value);
      if (!this.#call("ff_field_set_policy", policies[name], BigInt(number))) {
        throw new RangeError(`no such policy: ${name} ${value}`);
      }
    }
    Object.assign(this.policies, values);
  }

  /** Sets what is read beside plain numbers, in the words of the format; gives whether digits fill from the right. */
  setEntries(entries) {
    if (!kindsOf || !this.#module.exports.ff_field_set_entries) throw new TypeError("entries need loadEntries()");
    const kinds = kindsOf(entries, this.format);
    if (!this.#callWithTexts("ff_field_set_entries", kinds)) throw new RangeError(`no such entries: ${kinds}`);
    return /^cents$/m.test(kinds);
  }

  /** Sets bounds, step and large step; "" or undefined for none. Gives whether they are numbers. */
  setLimits({ min, max, exclusiveMin, exclusiveMax, step, largeStep }) {
    this.limits = { min, max, exclusiveMin, exclusiveMax, step, largeStep };
    return this.#callWithNumbers("ff_field_set_step", step) && this.#callWithNumbers("ff_field_set_large_step", largeStep)
      && this.#callWithNumbers("ff_field_set_bounds", min, max)
      && this.#call("ff_field_exclude_bounds", exclusiveMin, exclusiveMax);
  }

  /** Commits; gives the outcome and a sentence about it. */
  commit() {
    this.#module.messages = this.messages;
    this.#act("ff_hosted_submit", this.#module.memory.start + 4);
    const outcome = outcomes[this.#module.memory.words[1]];
    return { outcome, message: this.#read("ff_field_outcome_message") ?? "" };
  }

  revert() { this.press("revert"); }
}

/** A number as plain digits, null for none; a text that is not a number stays as it is. */
function plain(number) { return String(number ?? "").trim().replace(/e\+?/i, "E") || null; }

function free(handles) {
  end(handles);
  handles.module.exports.ff_field_free(handles.pointer);
}

/** Ends a field's session; the next act begins another. */
function end(handles) {
  if (handles.session !== 0) handles.module.exports.ff_hosted_free(handles.session);
  handles.session = 0;
}
