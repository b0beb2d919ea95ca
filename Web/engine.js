// The engine in WebAssembly: loading it, its formats and its fields.
import { IntlSource, cached } from "./intl.js";
import english from "./messages/first.js";

/**
 * The sentences of a language; English if it has none. A field that nobody has touched needs few sentences, so a page
 * loads all of them, English ones too, when a field has more to say.
 */
export async function messagesFor(language) {
  try {
    if (!tables.has(language)) await cached(loads, language, () => load(language).finally(() => loads.delete(JSON.stringify(language))));
    return tables.get(language);
  } catch {
    return english;
  }
}

/** Loads the sentences of a language into `tables`; who asks meanwhile waits for the same. */
async function load(language) {
  while (!tables.has(language)) {
    const all = await languages();
    const found = await all.ofFields(language);
    // A bundle may say its languages while English is loaded.
    if (all === (registered ?? all)) tables.set(language, found);
  }
}
const loads = new Map();

/** The languages that a page has beside English: all where the scripts are files, in a bundle those that it names. */
export async function languages() {
  // A bundler does not follow a name that it cannot see.
  if (!registered && !isBundled()) await import(/* @vite-ignore */ /* webpackIgnore: true */ new URL("./languages.js", import.meta.url).href);
  return registered ?? { ofFields: async () => (await import("./messages/en.js")).default, ofForms: async () => ({}) };
}
let registered;
const isBundled = () => !/\/(field|engine)\.js\b/.test(import.meta.url ?? "");
/** Says how sentences are loaded; what was loaded before is loaded anew. */
export function registerLanguages(languages) {
  registered = languages;
  tables.clear();
}

/** The sentences of a language that are loaded, in English at least the first; undefined if none are. */
export function loadedMessages(language) {
  return tables.get(language) ?? (/^en\b/i.test(language) ? english : undefined);
}

/** Waits for all English sentences as well. */
export async function withSentences(engine) { return (await Promise.all([engine, messagesFor("en")]))[0]; }

const tables = new Map();

export const outcomes = [
  "unchanged", "accepted", "rounded", "clamped", "snapped", "cleared", "reverted", "keptInvalid",
  "evaluated",
];
export const statuses = ["acceptable", "intermediate", "invalid"];
export const intents = ["typed", "pasted", "deleted", "composed"];
/** Keys that type no text, in the order of the C interface. */
export const keys = [
  "deleteBackward", "deleteForward", "decimalKey", "toggleSign", "increment", "decrement", "largeIncrement",
  "largeDecrement", "setToMinimum", "setToMaximum", "revert", "commit", "endComposition", "selectAll",
];
const types = "decimal double float int8 int16 int32 int64 uint8 uint16 uint32 uint64".split(" ");
// The policies that a host may set, with their numbers in the C interface.
export const policies = {
  commitPolicy: 0, clearsWhenEmpty: 1, clampsToBounds: 2, snapsToStep: 4, refusesOffStep: 9, refusesExtraDigits: 8,
  keepsTypedZeros: 7, keepsTypedDigits: 3,
};
const commitPolicies = ["lastReading", "committedValue", "keepText"];
// Of a refused text: the sentence, the issue's name, and the name in HTML.
const facts = [1, 6, 7];
// Offsets are UTF-16; -1 stands for the selection, or for no text that is being composed.
const utf16 = 1;
const selection = -1;
// The room in the engine's memory: words for answers, then texts.
const wordBytes = 256;
const textBytes = 81920;
// How a page keeps values: it takes what the text says, and may have it as a `Number`. A component of a framework that
// draws each value anew is obeyed when the typing is over.
export const hosts = { page: 3, component: 7 };
const redraw = 11;

export const encoder = new TextEncoder();
// A byte order mark is kept, as a character like any other.
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

// Most texts are short and ASCII: to hand such a text to the browser would take longer than to read it.
const shortText = 32;

/** As `TextEncoder.encodeInto`. */
function encodeInto(text, bytes) {
  const { length } = text;
  let index = length < shortText && length <= bytes.length ? 0 : Infinity;
  for (; index < length; index++) {
    const code = text.charCodeAt(index);
    if (code > 0x7f) break;
    bytes[index] = code;
  }
  return index === length ? { read: length, written: length } : encoder.encodeInto(text, bytes);
}

/** As `TextDecoder.decode`, of so many bytes. */
function decode(bytes, length) {
  let text = "";
  let index = length < shortText ? 0 : Infinity;
  for (; index < length && bytes[index] < 0x80; index++) text += String.fromCharCode(bytes[index]);
  return index === length ? text : decoder.decode(bytes.subarray(0, length));
}

// Frees what a page can no longer reach; `Field.release()` frees at once.
const released = new FinalizationRegistry(free);

export class Engine {
  #sources = [];
  #memory = {};
  /** The sentences of the field that is being asked. */
  messages = english;

  /** Loads an engine and all English sentences. */
  static load(source) { return withSentences(Engine.begin(source)); }

  /** Compiles the module: from its address, from a response, or from its bytes. */
  static async begin(source = new URL("./engine.wasm", import.meta.url)) {
    const engine = new Engine();
    const { instance } = await compiled(source, {
      env: {
        // Seeds the hashes of sets and dictionaries.
        arc4random_buf: (start, count) => crypto.getRandomValues(engine.bytes(start, count)),
        putchar: (byte) => byte,
      },
      page: {
        write: (...request) => engine.#write(...request),
        format: (...field) => engine.formatOf(...field),
        matches: (...texts) => engine.matches(...texts),
        template: (key, length, buffer, capacity) => encoder.encodeInto(
          engine.messages[engine.textAt(key, length)] ?? "", engine.bytes(buffer, capacity)).written,
      },
    });
    engine.exports = instance.exports;
    return engine;
  }

  /** The format that Intl writes in a locale. Throws a RangeError if there is none. */
  format(locale, options = {}) {
    return cached(this.#formats, [locale, options], (key) => this.#makeFormat(locale, options, key));
  }
  #formats = new Map();

  /** Sets what a field reads beside plain numbers; the engine that `loadEntries()` gives can. */
  setEntries() { throw new TypeError("entries need loadEntries()"); }

  #makeFormat(locale, options, key) {
    const { foreignDecimals = "read" } = options;
    if (!/^(read|refuse)$/.test(foreignDecimals)) throw new RangeError(`foreignDecimals: ${foreignDecimals}`);
    const source = new IntlSource(locale, options);
    const formatter = this.#sources.push(source) - 1;
    const facts = this.put(...source.facts());
    const { words, texts, start } = this.memory;
    // From word 5 on the facts (`ff_writer_facts`, 44 bytes), in words 1 to 4 the reason
    // (`ff_reason`), in word 0 the answer.
    words.set([0, 16, texts.byteOffset, texts.length, 0, 44, ...facts]);
    if (this.exports.format_from_page(formatter, start + 20, start, start + 4) !== 0) {
      this.#sources.pop();
      throw new RangeError(this.taken(this.memory.words[4]) || `no such format: ${key}`);
    }
    const read = this.answer;
    if (foreignDecimals === "refuse") {
      this.exports.ff_format_refusing_foreign_decimals(read, start);
      this.exports.ff_format_free(read);
    }
    return { pointer: this.answer, locale: source.locale, source, options };
  }

  /** A field without a value, for values of a type: "decimal" (any number), "double", "int32" and so on. */
  field(format, type = "decimal") { return new Field(this, format, type); }

  bytes(start, count) { return new Uint8Array(this.exports.memory.buffer, start, count); }
  textAt(start, count) { return decode(this.bytes(start, count), count); }

  /** The room in the engine's memory. If the memory grows, it gets another buffer. */
  get memory() {
    const { buffer } = this.exports.memory;
    if (this.#memory.buffer !== buffer) {
      const start = this.exports.room();
      this.#memory = {
        buffer, start, words: new Uint32Array(buffer, start, wordBytes / 4),
        texts: new Uint8Array(buffer, start + wordBytes, textBytes),
      };
    }
    return this.#memory;
  }

  /** Copies texts into the engine's memory; gives the address and the length of each. */
  put(...all) {
    let { texts: room } = this.memory;
    return all.flatMap((text) => {
      if (text === null) return [0, 0];
      const { read, written } = encodeInto(text, room);
      if (read < text.length) throw new RangeError("the text is too long");
      const { byteOffset } = room;
      room = room.subarray(written);
      return [byteOffset, written];
    });
  }

  /** The first word of answers, which the last function has set. */
  get answer() { return this.memory.words[0]; }

  taken(length) { return decode(this.memory.texts, length); }

  /** The text that a function gives; null if there is none. */
  text(name, ...values) {
    const { texts, start } = this.memory;
    return this.exports[name](...values, texts.byteOffset, texts.length, start) === 0 ? this.taken(this.answer) : null;
  }

  /** Writes a number for the engine; -1 if Intl cannot write it. */
  #write(isSeparated, formatter, number, length, buffer, marks, capacity) {
    let pieces;
    try {
      pieces = this.#sources[formatter].pieces(this.textAt(number, length), isSeparated);
    } catch {
      return -1;
    }
    const needed = pieces.reduce((sum, { text }) => sum + 3 * text.length, 0);
    if (needed > capacity) return needed;
    let end = 0;
    for (const { mark, text } of pieces) {
      const { written } = encoder.encodeInto(text, this.bytes(buffer + end, capacity - end));
      this.bytes(marks + end, written).fill(mark);
      end += written;
    }
    return end;
  }
}

/** Compiles a module while it arrives. One that does not come from a server as `.wasm` is made a response first. */
async function compiled(source, imports) {
  const isAddress = (typeof source === "string" || source instanceof URL) && !/^file:/.test(source);
  let response = isAddress ? await fetch(source) : source;
  if (response.headers?.get("content-type") !== "application/wasm") {
    response = await (await import("./sources.js")).default(response);
  }
  return WebAssembly.instantiateStreaming(response, imports);
}

/** A number field without a view: texts go in as they are on screen, offsets are UTF-16. */
export class Field {
  #engine;
  #pointer;
  #text = "";
  #host = hosts.page;
  /** What was set, by names: policies, and bounds and steps. */
  policies = {};
  limits = {};
  /** The table of the field's messages, from `messagesFor`. */
  messages = loadedMessages("en");

  constructor(engine, format, type) {
    this.#engine = engine;
    if (engine.exports.ff_field_make(format.pointer, types.indexOf(type), engine.memory.start) !== 0) {
      throw new RangeError(`no such type of value: ${type}`);
    }
    this.#pointer = engine.answer;
    this.#handles = { engine, pointer: this.#pointer, session: 0 };
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
  #call(name, ...values) { return this.#engine.exports[name](this.#pointer, ...values) === 0; }

  /** Calls a function of the engine; gives its status and its answer. A player of sessions does so, and nobody beside it. */
  call(name, ...values) {
    const { words } = this.#engine.memory;
    words[0] = 0;
    const status = this.#engine.exports[name](this.#pointer, ...values);
    const { answer } = this.#engine;
    this.#readText();
    return { status, answer };
  }

  /** Calls a function with texts. */
  callWithTexts(name, ...texts) { return this.#call(name, ...this.#engine.put(...texts)); }

  /** Calls a function with numbers, null for none. */
  #callWithNumbers(name, ...numbers) { return this.callWithTexts(name, ...numbers.map(plain)); }

  /** What a person and a page do to the field: which values are echoes, and what can be undone. (H1) */
  get #session() {
    const { exports, memory: { start } } = this.#engine;
    const handles = this.#handles;
    if (handles.session === 0 && exports.ff_hosted_make(this.#pointer, start) === 0) {
      handles.session = this.#engine.answer;
      exports.ff_hosted_set_host(handles.session, this.#host);
    }
    return handles.session;
  }

  /** Calls a function of the session; gives whether it did what it is to do. */
  #act(name, ...values) {
    const isDone = this.#engine.exports[name](this.#session, ...values) === 0;
    this.#readText();
    return isDone;
  }

  /** Has the session take a number, exact digits or "" for none. */
  #tell(name, number) { return this.#act(name, ...this.#engine.put(plain(number))); }

  /** How the page keeps values, one of `hosts`. */
  set host(host) {
    this.#host = host;
    this.#act("ff_hosted_set_host", host);
  }

  #readText() { this.#text = this.#read("ff_field_text"); }

  #read(name, ...values) { return this.#engine.text(name, this.#pointer, ...values); }

  /** The words of `ff_state`: status, issue, its start and end, length, anchor and head. */
  #state(size = 44) {
    const { words, start } = this.#engine.memory;
    words[0] = size;
    this.#call("ff_field_state", utf16, start);
    return this.#engine.memory.words;
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
    this.#engine.messages = this.messages;
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
  /** Where the caret is, or the two ends of what is selected. */
  get selection() { return [...this.#state().subarray(6, 8)]; }

  /** The text for a screen reader: a minus in front, a word for an empty text. (C21) */
  get valueText() {
    const { text, value } = this;
    if (text === "") return this.messages.emptyWord;
    if (this.status !== "acceptable" || value[0] !== "-") return text;
    return `\u2212${this.format.source.formatter.format(value.slice(1)).replace("+", "")}`;
  }

  /** Which keys the field needs, as `inputmode` names them; number keys have a minus too. */
  get inputMode() {
    const { words, start } = this.#engine.memory;
    words[0] = 12;
    this.#call("ff_field_entry_traits", start);
    const [fraction, , exponent] = this.#engine.bytes(start + 4, 3);
    return exponent ? "text" : fraction ? "decimal" : "numeric";
  }

  /**
   * Follows a text that the input shows, with its caret. Gives whether the engine took the text. If nothing is known
   * but that it was typed, the texts tell whether it came as a whole.
   */
  follow(text, caret = text.length, intent = "typed", [from, to] = [selection, selection]) {
    const bytes = this.#copy(text);
    if (bytes === undefined) return false;
    const { exports } = this.#engine;
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

  /** How the last text was taken: as it was told, or as the texts have told. */
  get lastIntent() { return intents[this.#answered(6)]; }

  /** A word of `ff_hosted_info`: 5 says why the last text was refused, 6 how it was taken. */
  #answered(word) {
    const { exports, memory: { words, start } } = this.#engine;
    words[0] = 28;
    exports.ff_hosted_state(this.#session, utf16, start);
    return this.#engine.memory.words[word];
  }

  /** Copies a text into the engine's memory; undefined for a text with half a surrogate pair. */
  #copy(text) {
    const { texts } = this.#engine.memory;
    const { read, written } = encodeInto(text, texts);
    if (read < text.length || read < written && /\p{Surrogate}/u.test(text)) return undefined;
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
  take() { return this.#engine.text("ff_hosted_take_value", this.#session) ?? ""; }
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
    this.#call("ff_field_set_format", format.pointer, 0);
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

  /** Sets bounds, step and large step; "" or undefined for none. Gives whether they are numbers. */
  setLimits({ min, max, exclusiveMin, exclusiveMax, step, largeStep }) {
    this.limits = { min, max, exclusiveMin, exclusiveMax, step, largeStep };
    return this.#callWithNumbers("ff_field_set_step", step) && this.#callWithNumbers("ff_field_set_large_step", largeStep)
      && this.#callWithNumbers("ff_field_set_bounds", min, max)
      && this.#call("ff_field_exclude_bounds", exclusiveMin, exclusiveMax);
  }

  /** Commits; gives the outcome and a sentence about it. */
  commit() {
    this.#engine.messages = this.messages;
    this.#act("ff_hosted_submit", this.#engine.memory.start + 4);
    const outcome = outcomes[this.#engine.memory.words[1]];
    return { outcome, message: this.#read("ff_field_outcome_message") ?? "" };
  }

  revert() { this.press("revert"); }
}

/** A number as plain digits, null for none; a text that is not a number stays as it is. */
function plain(number) { return String(number ?? "").trim().replace(/e\+?/i, "E") || null; }

function free(handles) {
  end(handles);
  handles.engine.exports.ff_field_free(handles.pointer);
}

/** Ends a field's session; the next act begins another. */
function end(handles) {
  if (handles.session !== 0) handles.engine.exports.ff_hosted_free(handles.session);
  handles.session = 0;
}
