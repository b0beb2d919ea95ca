// The engine in WebAssembly: a field is opened with a line of options, and answers each act with the line of its state.
// Documentation/Lines.md says what the lines mean; nothing else crosses.
const encoder = new TextEncoder();
// A byte order mark is kept, as a character like any other.
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** What the engine asks the page, by the first name of a question. */
const answers = {};
/** Says what answers the engine's questions of a name; an undefined answer is none. */
export function answerTo(name, answer) { answers[name] = answer; }

function answerOf(line) {
  const question = JSON.parse(line);
  const [name] = Object.keys(question);
  try {
    const answer = answers[name]?.(question);
    return answer === undefined ? "" : JSON.stringify(answer);
  } catch (error) {
    return JSON.stringify(name === "format" ? { error: error.message } : {});
  }
}

/** What a `Field` does by its engine. */
let openLine, actLine, closeAt;

/** An engine: it opens fields. */
export class Engine {
  static {
    openLine = (engine, line) => engine.#openLine(line);
    actLine = (engine, pointer, line) => engine.#actLine(pointer, line);
    closeAt = (engine, pointer) => engine.#exports.ff_close(pointer);
  }

  #exports;
  #memory = new Uint8Array();

  /** Loads an engine, while it arrives: from its address, from a response, or from its bytes. */
  static async load(source = new URL("./engine.wasm", import.meta.url)) {
    const engine = new Engine();
    const { instance } = await compiled(source, {
      env: {
        // Seeds the hashes of sets and dictionaries.
        arc4random_buf: (start, count) => crypto.getRandomValues(engine.#bytes(start, count)),
        putchar: (byte) => byte,
      },
      page: {
        answer: (_, question, length, room, capacity) => {
          const answer = encoder.encode(answerOf(decoder.decode(engine.#bytes(question, length))));
          if (answer.length <= capacity) engine.#bytes(room, answer.length).set(answer);
          return answer.length;
        },
      },
    });
    engine.#exports = instance.exports;
    return engine;
  }

  /** Opens a field; throws a RangeError with the engine's reason if the options are refused. */
  open(options) { return new Field(this, options); }

  /** How many bytes the engine's memory has. */
  get memorySize() { return this.#exports.memory.buffer.byteLength; }

  /** A part of the memory, which gets another buffer when it grows. */
  #bytes(start, count) {
    const { buffer } = this.#exports.memory;
    if (this.#memory.buffer !== buffer) this.#memory = new Uint8Array(buffer);
    return this.#memory.subarray(start, start + count);
  }

  /** Hands a line over; gives its address and length, after the room for an answer. */
  #put(line) {
    const room = this.#exports.room(3 * line.length + answerBytes);
    if (room === 0) throw new RangeError("the line is too long");
    const { written } = encoder.encodeInto(line, this.#bytes(room + answerBytes, 3 * line.length));
    return [room, room + answerBytes, written];
  }

  /** Takes a text that a call has put at an address; "" for none. */
  #take(place) {
    const [bytes, length] = new Uint32Array(this.#exports.memory.buffer, place, 2);
    if (bytes === 0) return "";
    const text = decoder.decode(this.#bytes(bytes, length));
    this.#exports.ff_release(place);
    return text;
  }

  /** Opens a field with a line; gives its pointer. */
  #openLine(line) {
    const [answer, start, length] = this.#put(line);
    const pointer = this.#exports.ff_open(start, length, 0, 0, answer);
    if (pointer === 0) {
      const { error: { place, reason, nearest = [] } } = JSON.parse(this.#take(answer));
      throw Object.assign(new RangeError(place ? `${place}: ${reason}` : reason), { place, nearest });
    }
    return pointer;
  }

  #actLine(pointer, line) {
    const [answer, start, length] = this.#put(line);
    this.#exports.ff_act(answer, pointer, start, length);
    return this.#take(answer);
  }

}
const answerBytes = 16;

/** Closes what a page can no longer reach; `close()` closes at once. */
const reachable = new FinalizationRegistry(({ engine, pointer }) => closeAt(engine, pointer));

/** A field: a function from acts to states. */
export class Field {
  #engine;
  #pointer;
  /** The state after the last act. */
  state;
  /** The members that each whole state has: an answer has those of them that are new. */
  #lasting;
  /** What was sent, if that is kept: the file that `numfield replay` plays. */
  lines;

  constructor(engine, options) {
    this.#engine = engine;
    this.open(options);
  }

  /** Opens the field anew. If the options are refused it stays what it is. */
  open(options) {
    const pointer = openLine(this.#engine, JSON.stringify({ ...options, brief: true }));
    if (this.#pointer) this.close();
    this.#pointer = pointer;
    reachable.register(this, { engine: this.#engine, pointer }, this);
    if (this.lines) this.lines = [JSON.stringify(options)];
    const state = JSON.parse(actLine(this.#engine, pointer, ""));
    const { draw, ...lasting } = state;
    this.#lasting = lasting;
    this.state = state;
  }

  /** Does an act; gives the state after it. */
  act(act) {
    const line = JSON.stringify(act);
    this.lines?.push(line);
    const answer = JSON.parse(actLine(this.#engine, this.#pointer, line));
    for (const name in answer) if (name in this.#lasting) this.#lasting[name] = answer[name];
    return this.state = { ...this.#lasting, ...answer };
  }

  close() {
    reachable.unregister(this);
    closeAt(this.#engine, this.#pointer);
    this.#pointer = 0;
  }
}

/** Compiles a module while it arrives. One that does not come from a server as `.wasm` is made a response first. */
async function compiled(source, imports) {
  const isAddress = (typeof source === "string" || source instanceof URL) && !/^file:/.test(source);
  let response = isAddress ? await fetch(source) : source;
  if (response.headers?.get("content-type") !== "application/wasm") {
    response = await sent(response);
  }
  return WebAssembly.instantiateStreaming(response, imports);
}

/** A module as such a response: bytes, a file for node, or what a server has sent with another type. */
async function sent(source) {
  if (source.ok === false) throw new Error(`${source.url}: ${source.status}`);
  let body = source;
  if (source instanceof Response) body = source.body;
  else if (!(source instanceof ArrayBuffer || ArrayBuffer.isView(source))) {
    // A bundler for pages does not follow a name that it cannot see.
    const files = "node:fs/promises";
    const { readFile } = await import(/* @vite-ignore */ /* webpackIgnore: true */ files);
    body = await readFile(new URL(source));
  }
  return new Response(body, { headers: { "content-type": "application/wasm" } });
}

// The engines of a page: the one that all fields share, and the one that can more.

let loading;
let loaded;
let place;
/** Loads the engine, once for a page; the first call may say where it is. After a failure the next call tries again. */
export function loadEngine(source) {
  place = source ?? place;
  return loading ??= Engine.load(place).then((engine) => loaded = engine, (error) => {
    loading = undefined;
    throw error;
  });
}
/** The engine, once it is loaded. */
export function loadedEngine() { return loaded; }

/**
 * Resolves when a page wants the engine for an element: at once; with "idle" when the page has nothing else to do; with
 * "focus" when a person comes to the element. A loaded engine is wanted at once.
 */
export function whenWanted(loading, element) {
  return new Promise((done) => {
    if (loading === "focus" && !loaded && !element.matches(":focus-within")) {
      for (const type of ["pointerover", "focusin", "input", "invalid"]) element.addEventListener(type, () => done(), { once: true });
    } else if (loading === "idle" && !loaded) (globalThis.requestIdleCallback ?? setTimeout)(() => done());
    else done();
  });
}

let larger;
/** Loads the engine that reads more than plain numbers, once for a page; the first call may say where it is. */
export async function loadEntries(source) {
  // What a locale's words are comes with that engine.
  const { place } = await import("./entries.js");
  return larger ??= Engine.load(source ?? place).catch((error) => {
    larger = undefined;
    throw error;
  });
}
