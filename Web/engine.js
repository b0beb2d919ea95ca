// The engine in WebAssembly: loading it, its formats and its fields.
import { IntlSource } from "./intl.js";
import english from "./messages/en.js";

const languages = new Set([
  "ar", "de", "en", "es", "fr", "he", "hi", "it", "ja", "ko", "nl", "pl", "pt-BR", "ru", "tr", "zh-Hans", "zh-Hant",
]);

/** The sentences of a language; English where there are none of it. Each language is loaded once. */
export async function messagesFor(language) {
  const { language: short, script } = new Intl.Locale(language).maximize();
  const tag = { pt: "pt-BR", zh: `zh-${script}` }[short] ?? short;
  if (tag === "en" || !languages.has(tag)) return english;
  return (await import(`./messages/${tag}.js`)).default;
}

const outcomes = [
  "unchanged", "accepted", "rounded", "clamped", "snapped", "cleared", "reverted", "keptInvalid",
];
const statuses = ["acceptable", "intermediate", "invalid"];
// How many UTF-16 units the buffer between page and engine has.
const mostUnits = 16384;
const intents = { typed: 0, pasted: 1, deleted: 2, composed: 3 };

// Only what a page can no longer reach is freed here; `Field.release()` does it at once.
const released = new FinalizationRegistry(({ engine, pointer }) => engine.exports.release(pointer));

export class Engine {
  #sources = [];
  #formats = new Map();
  #units;
  /** The sentences of the field that is being asked. */
  messages = english;

  /** Compiles the module: from its address, an answer to a request, or its bytes. */
  static async load(source = new URL("engine.wasm", import.meta.url)) {
    const engine = new Engine();
    const imports = {
      env: {
        // Seeds the hashes of sets and dictionaries.
        arc4random_buf: (start, count) =>
          crypto.getRandomValues(new Uint8Array(engine.exports.memory.buffer, start, count)),
        putchar: (byte) => byte,
      },
      page: {
        write: (formatter, length) => engine.#write(formatter, length),
        template: (length) => engine.put(engine.messages[engine.take(length)] ?? ""),
      },
    };
    const { instance } = await compiled(source, imports);
    engine.exports = instance.exports;
    return engine;
  }

  /** The format that Intl writes in a locale. Throws a RangeError where there is none. */
  format(locale, options = {}) {
    const key = JSON.stringify([locale, options]);
    const known = this.#formats.get(key);
    if (known) return known;
    const source = new IntlSource(locale, options);
    const formatter = this.#sources.push(source) - 1;
    const pointer = this.exports.makeFormat(formatter, this.put(source.facts()));
    if (!pointer) {
      this.#sources.pop();
      throw new RangeError(this.take(this.exports.reason()));
    }
    const format = { pointer, locale: source.locale, source };
    this.#formats.set(key, format);
    return format;
  }

  /** A field without a value, for values of a type: "decimal" (any number), "double", "int32" and so on. */
  field(format, type = "decimal") { return new Field(this, format, type); }

  /** Puts a text where the engine reads it. */
  put(text) {
    const units = this.units;
    const length = Math.min(text.length, units.length);
    for (let index = 0; index < length; index++) units[index] = text.charCodeAt(index);
    return length;
  }

  /** The text that the engine put there. */
  take(length) {
    const units = this.units;
    let text = "";
    for (let start = 0; start < length; start += 4096) {
      text += String.fromCharCode.apply(null, units.subarray(start, Math.min(start + 4096, length)));
    }
    return text;
  }

  get units() {
    // A memory that grows gets another buffer.
    if (this.#units?.buffer !== this.exports.memory.buffer) {
      const start = this.exports.units();
      this.#units = new Uint16Array(this.exports.memory.buffer, start, mostUnits);
    }
    return this.#units;
  }

  /** Writes a number that the engine asks for; -1 where Intl does not take it. */
  #write(formatter, length) {
    let pieces;
    try {
      pieces = this.#sources[formatter].pieces(this.take(length));
    } catch {
      return -1;
    }
    if (!pieces) return -1;
    const units = this.units;
    let end = 0;
    for (const { code, text } of pieces) {
      if (end + 2 + text.length > units.length) return -1;
      units[end++] = code;
      units[end++] = text.length;
      for (let index = 0; index < text.length; index++) units[end++] = text.charCodeAt(index);
    }
    return end;
  }
}

async function compiled(source, imports) {
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
    return WebAssembly.instantiate(source, imports);
  }
  const response = source instanceof Response ? source : await fetch(source);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  // A server that does not know the type of ".wasm" is no reason to fail.
  if (response.headers.get("content-type")?.startsWith("application/wasm")) {
    return WebAssembly.instantiateStreaming(response, imports);
  }
  return WebAssembly.instantiate(await response.arrayBuffer(), imports);
}

/** A number field without a view: texts go in as they are on screen, offsets are UTF-16. */
export class Field {
  #engine;
  #pointer;
  #text = "";

  constructor(engine, format, type) {
    this.#engine = engine;
    this.#pointer = engine.exports.makeField(format.pointer, engine.put(type));
    if (!this.#pointer) throw new RangeError(`no such type of value: ${type}`);
    this.format = format;
    released.register(this, { engine, pointer: this.#pointer }, this);
  }

  release() {
    released.unregister(this);
    this.#engine.exports.release(this.#pointer);
    this.#pointer = 0;
  }

  #read(what) { return this.#engine.take(this.#engine.exports.read(this.#pointer, what)); }

  /** What stands in the field. */
  get text() { return this.#text; }
  /** The bound value, all its digits; "" for none. */
  get value() { return this.#read(1); }
  /** "acceptable", "intermediate" or "invalid". */
  get status() { return statuses[this.#engine.exports.status(this.#pointer)]; }
  /** The sentences that the field has its messages from, as `messagesFor` gives them. */
  messages = english;

  /** Why the text is not acceptable: code, place and a sentence; null where it is. */
  get issue() {
    this.#engine.messages = this.messages;
    const [code, start, end, ...message] = this.#read(2).split("\n");
    return code ? { code, start: Number(start), end: Number(end), message: message.join("\n") } : null;
  }
  /** Texts that were likely meant. */
  get suggestions() { return this.#read(3).split("\n").filter((each) => each !== ""); }
  /** The text that a commit would leave. */
  get preview() { return this.#read(4); }
  /** Where the caret is, or the two ends of what is selected. */
  get selection() { return this.#read(5).split("\n").map(Number); }

  /** Which keyboard the field needs, as `inputmode` names it. */
  get inputMode() { return this.#read(6); }

  /** The text is now this, the caret there. Answers whether the engine took it. */
  follow(text, caret = text.length, intent = "typed") {
    if (text.length > mostUnits) return false;
    const taken = this.#engine.exports.follow(
      this.#pointer, this.#engine.put(text), caret, caret, intents[intent]);
    this.#text = this.#read(0);
    return Boolean(taken);
  }

  /** The browser's undo or redo brought this text back: the engine goes back with it. */
  travel(text) {
    const found = this.#engine.exports.travel(this.#pointer, this.#engine.put(text));
    this.#text = this.#read(0);
    return Boolean(found);
  }

  /** Takes the last change back, or makes the last one that was taken back again. */
  undo(isUndo = true) {
    const found = this.#engine.exports.undo(this.#pointer, isUndo);
    this.#text = this.#read(0);
    return Boolean(found);
  }

  select(start, end = start) { this.#engine.exports.select(this.#pointer, start, end); }

  endComposition() { this.#engine.exports.endComposition(this.#pointer); }

  /** Binds a value: exact digits such as "1234.50", or "" for none. */
  setValue(value) {
    const taken = this.#engine.exports.setValue(this.#pointer, this.#engine.put(value));
    this.#text = this.#read(0);
    return Boolean(taken);
  }

  /** The field is as new, with a value or none. */
  reset(value = "") {
    const taken = this.#engine.exports.reset(this.#pointer, this.#engine.put(value));
    this.#text = this.#read(0);
    return Boolean(taken);
  }

  setFormat(format) {
    this.format = format;
    this.#engine.exports.setFormat(this.#pointer, format.pointer);
    this.#text = this.#read(0);
  }

  setLimits(min = "", max = "", step = "") {
    return Boolean(this.#engine.exports.setLimits(
      this.#pointer, this.#engine.put([min, max, step].join("\n"))));
  }

  /** Commits; answers the outcome and what there is to say about it. */
  commit() {
    this.#engine.messages = this.messages;
    const outcome = outcomes[this.#engine.exports.commit(this.#pointer)];
    const message = this.#engine.take(this.#engine.exports.reason());
    this.#text = this.#read(0);
    return { outcome, message };
  }

  revert() {
    this.#engine.exports.revert(this.#pointer);
    this.#text = this.#read(0);
  }

  step(count) {
    for (let index = 0; index < Math.abs(count); index++) {
      this.#engine.exports.step(this.#pointer, count > 0);
    }
    this.#text = this.#read(0);
  }
}
