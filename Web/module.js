// The engine in WebAssembly: its functions, its memory, and texts to it and from it.
import english from "./messages/first.js";

// The room in the engine's memory: words for answers, then texts.
const wordBytes = 256;
const textBytes = 81920;
export const encoder = new TextEncoder();
// A byte order mark is kept, as a character like any other.
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

// Most texts are short and ASCII: to hand such a text to the browser would take longer than to read it.
const shortText = 32;

/** As `TextEncoder.encodeInto`, but of a text with half a surrogate pair comes a byte that the engine refuses. */
export function encodeInto(text, bytes) {
  const { length } = text;
  let index = length < shortText && length <= bytes.length ? 0 : Infinity;
  for (; index < length; index++) {
    const code = text.charCodeAt(index);
    if (code > 0x7f) break;
    bytes[index] = code;
  }
  if (index === length) return { read: length, written: length };
  if (!/\p{Surrogate}/u.test(text) || bytes.length === 0) return encoder.encodeInto(text, bytes);
  bytes[0] = 0xFF;
  return { read: length, written: 1 };
}

/** As `TextDecoder.decode`, of so many bytes. */
function decode(bytes, length) {
  let text = "";
  let index = length < shortText ? 0 : Infinity;
  for (; index < length && bytes[index] < 0x80; index++) text += String.fromCharCode(bytes[index]);
  return index === length ? text : decoder.decode(bytes.subarray(0, length));
}

/** An engine as the package's scripts call it; a page has an `Engine`. */
export class Module {
  /** What writes numbers for the engine: an `IntlSource` by its place. */
  sources = [];
  /** The sentences of the field that is being asked. */
  messages = english;

  /** Compiles the module: from its address, from a response, or from its bytes. */
  static async load(source = new URL("./engine.wasm", import.meta.url)) {
    const module = new Module();
    const { instance } = await compiled(source, {
      env: {
        // Seeds the hashes of sets and dictionaries.
        arc4random_buf: (start, count) => crypto.getRandomValues(module.bytes(start, count)),
        putchar: (byte) => byte,
      },
      page: {
        write: (...request) => module.#write(...request),
        template: (key, length, buffer, capacity) => encoder.encodeInto(
          module.messages[module.textAt(key, length)] ?? "", module.bytes(buffer, capacity)).written,
      },
    });
    module.exports = instance.exports;
    return module;
  }

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
  #memory = {};

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
      pieces = this.sources[formatter].pieces(this.textAt(number, length), isSeparated);
    } catch {
      return -1;
    }
    const needed = pieces.reduce((sum, { text }) => sum + 3 * text.length, 0);
    if (needed > capacity) return needed;
    let end = 0;
    for (const { mark, text } of pieces) {
      const { written } = encodeInto(text, this.bytes(buffer + end, capacity - end));
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
