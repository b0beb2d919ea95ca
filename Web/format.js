// What a format of the engine is made of: the texts that Intl writes.
import { IntlSource } from "./intl.js";

/** What a format was made from, for the package's own scripts: its number in the engine, its `IntlSource`, its options. */
export let partsOf;

export class Format {
  #parts;

  static { partsOf = (format) => format.#parts; }

  /** Throws a RangeError if there is no such format. */
  constructor(module, locale, options) {
    const { foreignDecimals = "read" } = options;
    if (!/^(read|refuse)$/.test(foreignDecimals)) throw new RangeError(`foreignDecimals: ${foreignDecimals}`);
    const source = new IntlSource(locale, options);
    const formatter = module.sources.push(source) - 1;
    const facts = module.put(...source.facts());
    const { exports, memory: { words, texts, start } } = module;
    // From word 5 on the facts (`ff_writer_facts`, 44 bytes), in words 1 to 4 the reason
    // (`ff_reason`), in word 0 the answer.
    words.set([0, 16, texts.byteOffset, texts.length, 0, 44, ...facts]);
    if (exports.format_from_page(formatter, start + 20, start, start + 4) !== 0) {
      module.sources.pop();
      throw new RangeError(module.taken(module.memory.words[4]) || `no such format: ${JSON.stringify([locale, options])}`);
    }
    const read = module.answer;
    if (foreignDecimals === "refuse") {
      exports.ff_format_refusing_foreign_decimals(read, start);
      exports.ff_format_free(read);
    }
    this.#parts = { pointer: module.answer, source, options };
    this.locale = source.locale;
  }
}
