// What a field reads beside plain numbers: the engine that can, and the words that a locale has for it, from the page's own
// Intl.
import { answerTo } from "./engine.js";
import notations from "./notations.js";
import { currencyOf } from "./regions.js";

// The units that Intl has, by CLDR's names, but for those of one country; those that Intl lacks are no names here.
const units = [
  "millimeter", "centimeter", "meter", "kilometer", "inch", "foot", "yard", "mile", "gram", "kilogram", "ounce",
  "pound", "stone", "milliliter", "liter", "hectare", "acre", "millisecond", "second",
  "minute", "hour", "day", "week", "month", "year", "mile-scandinavian", "degree", "celsius", "fahrenheit", "bit", "byte", "kilobyte", "megabyte", "gigabyte",
  "terabyte", "kilometer-per-hour", "mile-per-hour",
];
// Numbers of most plural categories.
const counts = [1, 2, 5, 1.5];

export const place = new URL("./entries.wasm", import.meta.url);

const sources = {
  shorthand: compactWords, debitsNegative: compactWords, creditsNegative: compactWords, units: unitNames, currencyWords: currencyNames,
};

answerTo("entry", ({ entry, locale, currency }) => {
  const words = sources[entry]?.(locale, currency) ?? [];
  return { words: [...words].map((word) => word.split("\t")) };
});

/** The words of compact notation, each with the power of ten that it stands for. */
function compactWords(locale) {
  const words = new Set();
  for (const compactDisplay of ["short", "long"]) {
    const formatter = new Intl.NumberFormat(locale, { notation: "compact", compactDisplay });
    for (let power = 3; power < 16; power++) {
      for (const count of counts) {
        const parts = formatter.formatToParts(count * 10 ** power);
        const text = (wanted) => parts.filter(({ type }) => type === wanted).map(({ value }) => value).join("");
        const word = text("compact").trim();
        if (word) words.add(`${word}\t${power - [...text("integer")].length + 1}`);
      }
    }
  }
  return words;
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

/** What currencies are called, each with its code: the field's own and, unless that is the region's, others with the same words. */
function currencyNames(locale, own) {
  const names = new Set();
  const others = currencyOf(new Intl.Locale(locale).region) === own ? [] : Object.keys(notations);
  for (const currency of new Set([own, ...others])) {
    const formatter = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "name", minimumFractionDigits: 0, maximumFractionDigits: 1 });
    for (const count of counts) {
      const name = formatter.formatToParts(count).find(({ type }) => type === "currency")?.value.trim();
      if (name) names.add(`${name}\t${currency}`);
    }
  }
  return names;
}
