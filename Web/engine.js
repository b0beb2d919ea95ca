// The engine as a page has it: its formats and its fields.
import { Field } from "./engine-field.js";
import { Format } from "./format.js";
import { cached } from "./intl.js";
import { Module } from "./module.js";
import { withSentences } from "./sentences.js";

/** The WebAssembly of an engine, for the package's own scripts. */
export let moduleOf;

export class Engine {
  #module;
  #formats = new Map();

  static { moduleOf = (engine) => engine.#module; }

  /** Loads an engine and all English sentences. */
  static load(source) { return withSentences(Module.load(source).then((module) => new Engine(module))); }

  constructor(module) { this.#module = module; }

  /** The format that Intl writes in a locale. Throws a RangeError if there is none. */
  format(locale, options = {}) {
    return cached(this.#formats, [locale, options], () => new Format(this.#module, locale, options));
  }

  /**
   * A field without a value, for values of a type: "decimal" (any number), "double", "int32" and so on. `host` is how
   * the page keeps them, one of `hosts`.
   */
  field(format, type, host) { return new Field(this.#module, format, type, host); }
}
