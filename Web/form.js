// A form without a view: the fields, rows and answers of a JSON Schema, read by the engine.
import { encoder, intents, keys, languages, loadLarger, messagesFor, moduleOf, outcomes, partsOf, statuses } from "./field.js";
import english from "./messages/forms/en.js";

const controls = ["number", "text", "boolean", "choice", "choices", "date", "time", "dateTime"];
const kinds = ["field", "object", "array"];
const submits = ["started", "accepted", "answered", "invalid", "reverted", "running", "cancelled"];
const unsupportedWays = ["refuse", "skip", "handOver"];
const texts = {
  text: 0, value: 1, pointer: 2, label: 3, description: 4, optionValue: 5, optionLabel: 6, issue: 7, code: 8,
  keyword: 9, suggestion: 10, outcome: 11, announcement: 12, handedOver: 13, schema: 14,
};
// Of a field's state: its bytes, and where its questions begin.
const stateBytes = 52, flagsStart = 40;
const flags = [
  "isRequired", "isDisabled", "isSecret", "isFocused", "isTouched", "isChanged", "isEdited", "allowsFraction",
  "allowsMinus", "allowsExponent",
];
const formFlags = ["isValid", "isChanged", "isSubmitting", "canUndo", "canRedo"];
const tooSmall = 23;
// As in engine-field.js: offsets are UTF-16; -1 stands for the selection, or for no text that is being composed.
const utf16 = 1, selection = -1;
// The bytes of `ff_reason`.
const reasonBytes = 16;
// Frees what a page can no longer reach; `Form.release()` frees at once.
const released = new FinalizationRegistry((free) => free());
// Earlier browsers throw for more than 20 digits.
const mostDigits = [100, 20].find((digits) => {
  try {
    return new Intl.NumberFormat("en", { maximumFractionDigits: digits });
  } catch {
    return false;
  }
});

/** Loads the engine with forms, once for a page; the first call may say from where. */
export function loadForms(source) {
  return loadLarger("form_from_page", source ?? new URL("./forms.wasm", import.meta.url));
}

/** The sentences of a form in a language; English if there are none of it. */
export async function formMessagesFor(language) {
  const ofForms = languages().then((all) => all.ofForms(language)).catch(() => english);
  return { ...await messagesFor(language), ...english, ...await ofForms };
}

/** A schema that is wrong, values that do not fit, or a field that is not there. */
export class FormError extends Error {}

export class Form {
  #engine;
  #module;
  #pointer;
  #free;
  #listeners = new Set();
  /** What the last call answered in the first word. */
  #outcome = 0;
  #formats = new Map();
  #unsupported;

  /** Loads what a form needs, and makes it. */
  static async make(schema, options = {}) {
    const locale = options.locale ?? globalThis.navigator?.language ?? "en";
    const [engine, messages] = await Promise.all([
      loadForms(options.engine), formMessagesFor(options.messages ?? locale),
    ]);
    return new Form(engine, schema, { ...options, locale, messages });
  }

  /** Makes the form of a schema, JSON as text or an object, in a locale. Throws a FormError. */
  constructor(engine, schema, { locale, messages, unsupported = "refuse" }) {
    this.#engine = engine;
    const module = this.#module = moduleOf(engine);
    this.#unsupported = unsupportedWays.indexOf(unsupported);
    const text = typeof schema === "string" ? schema : JSON.stringify(schema);
    this.#reading(locale, messages, () => this.#telling(text, (start, length, form, reason) =>
      module.exports.form_from_page(start, length, this.#unsupported, form, reason)));
    this.#pointer = module.answer;
    const free = module.exports.ff_form_free, pointer = this.#pointer;
    this.#free = () => free(pointer);
    released.register(this, this.#free, this);
  }

  /**
   * Reads and writes in another locale from now on, and speaks another language. Values, rows, half typed texts and what
   * can be undone stay. Rejects with a FormError; the form is as before then.
   */
  async setLocale(locale, { messages = locale } = {}) {
    const table = await formMessagesFor(messages);
    if (this.#pointer === 0) return;
    this.#reading(locale, table, () => this.#telling("", (start, length, _, reason) =>
      this.#module.exports.formats_from_page(this.#pointer, this.#unsupported, reason)));
    this.#tell();
  }

  /** Has the engine ask for formats of a locale, and for sentences. If it refuses, all is as before. */
  #reading(locale, messages, ask) {
    const before = [this.locale, this.messages, this.#formats];
    const module = this.#module;
    [this.locale, this.messages, this.#formats] = [locale, messages, new Map()];
    module.messages = messages;
    module.formatOf = (pointer, pointerLength, style, styleLength, digits) => {
      const format = this.#format(module.textAt(style, styleLength), digits);
      if (format) this.#formats.set(module.textAt(pointer, pointerLength), format);
      return format ? partsOf(format).pointer : 0;
    };
    module.matches = (pattern, patternLength, text, length) => {
      try {
        const regular = new RegExp(module.textAt(pattern, patternLength), "u");
        return Number(regular.test(module.textAt(text, length)));
      } catch {
        return -1;
      }
    };
    const { code, reason } = ask();
    if (code === 0) return;
    [this.locale, this.messages, this.#formats] = before;
    throw new FormError(reason || "no such form");
  }

  release() {
    released.unregister(this);
    this.#free();
    this.#pointer = 0;
  }

  /** The format of a style of the engine's, such as "currency:EUR"; undefined if Intl has none. */
  #format(style, digits) {
    const [type, detail] = style.split(":");
    const most = digits < 0 ? {} : { maximumFractionDigits: Math.min(digits, mostDigits) };
    const more = type === "unit" ? { unit: detail } : detail ? { currency: detail } : {};
    try {
      return this.#engine.format(this.locale, { type, ...more, ...most });
    } catch {
      return undefined;
    }
  }

  // Texts to the engine and from it, of any length.

  #put(...all) {
    const most = all.reduce((sum, text) => sum + 3 * text.length, 0);
    if (most <= this.#module.memory.texts.length) return this.#module.put(...all);
    const start = this.#module.exports.larger_room(most);
    if (start === 0) throw new FormError("there is no memory");
    const room = this.#module.bytes(start, most);
    let end = 0;
    return all.flatMap((text) => {
      const { written } = encoder.encodeInto(text, room.subarray(end));
      end += written;
      return [start + end - written, written];
    });
  }

  /** The text that a function gives; null if there is none. */
  #take(name, ...values) {
    const { exports, memory: { texts, start } } = this.#module;
    const given = [this.#pointer, ...values];
    let status = exports[name](...given, texts.byteOffset, texts.length, start);
    if (status === tooSmall) {
      const count = this.#module.answer;
      const room = exports.larger_room(count);
      status = exports[name](...given, room, count, start);
      return status === 0 ? this.#module.textAt(room, count) : null;
    }
    return status === 0 ? this.#module.taken(this.#module.answer) : null;
  }

  /**
   * Calls what takes a text and may tell a reason, which gets room behind the text. A longer one is asked for again:
   * a call that has failed has changed nothing.
   */
  #telling(text, call, capacity = 4096) {
    const most = 3 * text.length;
    const start = this.#module.exports.larger_room(reasonBytes + most + capacity);
    if (start === 0) throw new FormError("there is no memory");
    const { written } = encoder.encodeInto(text, this.#module.bytes(start + reasonBytes, most));
    const place = start + reasonBytes + written;
    const reason = () => new Uint32Array(this.#module.exports.memory.buffer, start, reasonBytes / 4);
    reason().set([reasonBytes, place, capacity, 0]);
    const code = call(start + reasonBytes, written, this.#module.memory.start, start);
    const length = reason()[3];
    if (code !== 0 && length > capacity) return this.#telling(text, call, length);
    return { code, reason: this.#module.textAt(place, Math.min(length, capacity)) };
  }

  /** Does something to the form, and tells who listens. Answers whether it was done. */
  #act(name, ...values) {
    const status = this.#module.exports[name](this.#pointer, ...values);
    this.#outcome = this.#module.answer;
    if (status < 20) this.#tell();
    return status === 0;
  }

  #tell() {
    const changed = new Set();
    let isOfAll = false;
    for (let path; (path = this.#take("ff_form_news")) !== null;) {
      if (path === "") isOfAll = true;
      else changed.add(path);
    }
    for (const each of [...this.#listeners]) each(isOfAll ? null : changed);
  }

  /**
   * Has a function told the paths of the fields whose states may have changed, after each change; null for all
   * fields, and rows. Answers what ends that.
   */
  subscribe(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  // Values.

  /** The values as JSON, each number with all its digits. */
  get json() { return this.#take("ff_form_values"); }
  set json(text) {
    const { code, reason } = this.#telling(text, (start, length, _, where) =>
      this.#module.exports.ff_form_set_values(this.#pointer, start, length, where));
    if (code !== 0) throw new FormError(reason);
    this.#tell();
  }

  keepAsInitial() { this.#act("ff_form_keep_as_initial"); }

  // What there is.

  /** The members of the form, of an object, or of any row: `{ name, path, kind }`. */
  members(path = "") {
    const members = [];
    for (;;) {
      const { start } = this.#module.memory;
      const name = this.#take("ff_form_member", ...this.#put(path), members.length, start + 4);
      if (name === null) return members;
      members.push({ name, path: `${path}/${escaped(name)}`, kind: kinds[this.#module.memory.words[1]] });
    }
  }

  /** The ids of the rows of an array. */
  rows(path) {
    const ids = [];
    for (let id; (id = this.#take("ff_form_row", ...this.#put(path), ids.length)) !== null;) ids.push(id);
    return ids;
  }

  /** The path of a row, or of a single value in a row. */
  pathOf(array, id) { return `${array}/${escaped(id)}`; }

  /** Inserts a row in front of another one, or at the end; answers its id. */
  insertRow(array, place = 0xFFFFFFFF, id = this.#newID(array)) {
    this.#act("ff_form_insert_row", ...this.#two(array, id, place));
    return id;
  }
  moveRow(array, id, place) {
    const [path, pathLength, name, nameLength] = this.#put(array, id);
    return this.#act("ff_form_move_row", path, pathLength, name, nameLength, place);
  }
  removeRow(array, id) { return this.#act("ff_form_remove_row", ...this.#put(array, id)); }

  #two(array, id, place) {
    const [path, pathLength, name, nameLength] = this.#put(array, id);
    return [path, pathLength, place, name, nameLength];
  }

  #newID(array) {
    const ids = new Set(this.rows(array));
    let number = ids.size;
    while (ids.has(String(number))) number += 1;
    return String(number);
  }

  /** A field as it is shown; null if there is none. */
  field(path) {
    const { exports, memory } = this.#module;
    memory.words[0] = stateBytes;
    if (exports.ff_form_field_state(this.#pointer, ...this.#put(path), utf16, memory.start) !== 0) return null;
    const { words, start } = this.#module.memory;
    const [, control, status, , anchor, head, , , issueCount, optionCount] = words;
    const bytes = this.#module.bytes(start + flagsStart, flags.length);
    const state = { path, control: controls[control], status: statuses[status], selection: [anchor, head], issueCount,
      optionCount };
    flags.forEach((name, index) => { state[name] = bytes[index] === 1; });
    state.text = this.text(path, "text");
    return state;
  }

  /**
   * A text about a field: "text", "value" (as JSON), "pointer", "label", "description", "issue", "code",
   * "keyword", "suggestion", "outcome", "announcement", "optionValue", "optionLabel", "schema"; about the form with
   * the path "". Null if there is none.
   */
  text(path, name, index = 0) {
    this.#module.messages = this.messages;
    return this.#take("ff_form_text", ...this.#put(path), texts[name], index);
  }

  /** All of what there may be several of. */
  texts(path, name) {
    const all = [];
    for (let text; (text = this.text(path, name, all.length)) !== null;) all.push(text);
    return all;
  }

  /** The format of a field with numbers. */
  formatOf(path) { return this.#formats.get(this.text(path, "schema")); }

  /** How the form is: `isValid`, `isChanged`, `isSubmitting`, `canUndo`, `canRedo`. */
  get state() {
    const { exports, memory } = this.#module;
    memory.words[0] = 20;
    exports.ff_form_state(this.#pointer, memory.start);
    const bytes = this.#module.bytes(memory.start + 12, formFlags.length);
    return Object.fromEntries(formFlags.map((name, index) => [name, bytes[index] === 1]));
  }

  // Editing.

  /** The clock by which keys are undone together. */
  #clock() { this.#module.exports.ff_form_set_time(this.#pointer, BigInt(Math.round(performance.now()))); }

  /** The text is now this, the caret there. Answers whether the form took it. */
  follow(path, text, caret = text.length, intent = "typed") {
    if (/\p{Surrogate}/u.test(text)) return false;
    this.#clock();
    const [start, length, textStart, textLength] = this.#put(path, text);
    return this.#act("ff_form_follow", start, length, utf16, textStart, textLength, caret, caret, selection, selection,
      intents.indexOf(intent));
  }
  /** Types a text in the place of a part of a field's text. */
  replace(path, start, end, text) {
    if (/\p{Surrogate}/u.test(text)) return false;
    this.#clock();
    const [pathStart, pathLength, textStart, textLength] = this.#put(path, text);
    return this.#act("ff_form_apply", pathStart, pathLength, utf16, start, end, textStart, textLength, 0);
  }

  select(path, start, end = start) {
    return this.#module.exports.ff_form_select(this.#pointer, ...this.#put(path), utf16, start, end) === 0;
  }
  /** Presses a key that types no text: "increment", "toggleSign", "revert" and so on. */
  press(path, key, count = 1) {
    this.#clock();
    return this.#act("ff_form_press", ...this.#put(path), keys.indexOf(key), count);
  }
  /** Chooses a value, as a person does with a menu. The value is JSON, such as `"red"` with its quotation marks. */
  choose(path, json) {
    this.#clock();
    return this.#act("ff_form_choose", ...this.#put(path, json));
  }
  /** Binds a value, as the page does. */
  setValue(path, json) { return this.#act("ff_form_set_value", ...this.#put(path, json)); }
  /** Commits a field; answers the outcome. */
  commit(path) {
    const { start } = this.#module.memory;
    return this.#act("ff_form_commit", ...this.#put(path), start) ? outcomes[this.#outcome] : "unchanged";
  }

  focus(path) { return this.#act("ff_form_focus", ...(path === null ? [0, 0] : this.#put(path))); }
  moveFocus(direction) { return this.#act("ff_form_move_focus", direction); }
  /** The path of the focused field, or null. */
  get focused() { return this.#take("ff_form_focused_field"); }

  undo() { return this.#act("ff_form_undo"); }
  redo() { return this.#act("ff_form_redo"); }

  // Submitting and saving.

  /**
   * Commits and validates all fields, has a handler send the values, and takes its answers: a list of
   * `{ name, message }`, with a JSON Pointer for the name. Resolves to how it ended: "accepted", "answered",
   * "invalid", "reverted", "running" or "cancelled".
   */
  async submit(handler) {
    const begun = this.#submit("ff_form_begin_submit");
    if (begun !== "started") return begun;
    let answers;
    try {
      answers = await handler(this.#take("ff_form_submitted")) ?? [];
    } catch (error) {
      this.#act("ff_form_cancel_submit");
      throw error;
    }
    for (const { name, message = "" } of answers) {
      this.#module.exports.ff_form_answer(this.#pointer, ...this.#put(name, message));
    }
    return this.#submit("ff_form_end_submit");
  }

  #submit(name) {
    const { start } = this.#module.memory;
    return this.#act(name, start) ? submits[this.#outcome] : "cancelled";
  }

  /** What is half typed, and rows, as JSON: a draft. Passwords are left out. */
  save() { return this.#take("ff_form_save"); }
  /** Takes a draft over; answers a line for each thing that does not fit any more. */
  restore(draft) {
    // What is restored is restored once: there is room for a line about each thing of the draft.
    const { code, reason: lines } = this.#telling(draft, (start, length, losses, where) =>
      this.#module.exports.ff_form_restore(this.#pointer, start, length, losses, where), 65536 + 16 * draft.length);
    if (code !== 0) throw new FormError("the draft is damaged");
    this.#tell();
    return lines === "" ? [] : lines.split("\n");
  }
}

/** A name in a path. */
const escaped = (name) => name.replaceAll("~", "~0").replaceAll("/", "~1");
