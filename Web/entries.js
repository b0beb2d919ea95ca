// What a field reads beside plain numbers: the engine that can, and the words that a locale has for it, from the
// page's own Intl.
import { cached, loadLarger, partsOf, registerEntries } from "./field.js";

// The units that Intl has, by CLDR's names; those that Intl lacks are no names here.
const units = [
  "millimeter", "centimeter", "meter", "kilometer", "inch", "foot", "yard", "mile", "gram", "kilogram", "ounce",
  "pound", "stone", "milliliter", "liter", "fluid-ounce", "gallon", "hectare", "acre", "millisecond", "second",
  "minute", "hour", "day", "week", "celsius", "fahrenheit", "bit", "byte", "kilobyte", "megabyte", "gigabyte",
  "terabyte", "kilometer-per-hour", "mile-per-hour",
];
// Numbers of most plural categories.
const counts = [1, 2, 5, 1.5];

/** Loads the engine that reads entries, once for a page; the first call may say from where. */
export async function loadEntries(source) {
  const engine = await loadLarger("ff_field_set_entries", source ?? new URL("./entries.wasm", import.meta.url));
  registerEntries(textOf);
  return engine;
}

/** The kinds of entry that an option names, in the words of a format, as the engine takes them. */
function textOf(option = "", format) {
  const { locale } = format;
  const { unit } = partsOf(format).source.resolved;
  return cached(texts, [option, locale, unit], () => kindsOf(option, locale, unit).map((cells) => [...cells].join("\t")).join("\n"));
}
const texts = new Map();

/** The kinds of entry that an option names, each with its words; the engine knows the names. */
function kindsOf(option, locale, unit) {
  const names = Array.isArray(option) ? option : option.split(/\s+/).filter(Boolean);
  return names.map((name) => {
    if (name === "shorthand") return [name, ...compactWords(locale)];
    return name === "units" ? [name, unit, ...unitNames(locale)] : [name];
  });
}

/** The words of compact notation, each with the power of ten that it stands for. */
function compactWords(locale) {
  const words = new Map();
  for (const compactDisplay of ["short", "long"]) {
    const formatter = new Intl.NumberFormat(locale, { notation: "compact", compactDisplay });
    for (let power = 3; power < 16; power++) {
      for (const count of counts) {
        const parts = formatter.formatToParts(count * 10 ** power);
        const text = (wanted) => parts.filter(({ type }) => type === wanted).map(({ value }) => value).join("");
        const word = text("compact").trim();
        if (word) words.set(`${word}\t${power - [...text("integer")].length + 1}`, 0);
      }
    }
  }
  return words.keys();
}

/** What units are called, each with its name in CLDR. */
function unitNames(locale) {
  const names = new Set();
  for (const unit of units) {
    for (const unitDisplay of ["short", "narrow", "long"]) {
      const formatter = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay });
      for (const count of counts) {
        const name = formatter.formatToParts(count).find(({ type }) => type === "unit")?.value.trim();
        if (name) names.add(`${name}\t${unit}`);
      }
    }
  }
  return names;
}
