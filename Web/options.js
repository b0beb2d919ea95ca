// The options of a field by their names, the line of them for the engine, and values as a page gives them.
import { IntlSource, allDigits, cached } from "./intl.js";
import { keyboardOf } from "./page.js";
import { FirstReader } from "./reader.js";

/** What an element's attributes are beside HTML's own; each is a property, and one of React's, without hyphens. */
export const settings = [
  "locale", "type", "currency", "unit", "format", "min", "max", "step", "largeStep", "exclusiveMin", "exclusiveMax", "required",
  "valueType", "policies", "entries", "keypad", "loading", "records",
];

/** Names in a text, each with what is not true: "signDisplay=always usesGrouping=false"; or an object, or an array of names. */
const membersOf = (words) => words && typeof words === "object" && !Array.isArray(words) ? words
  : Object.fromEntries(namesOf(words).map((word) => {
    const [name, value = "true"] = word.split("=");
    return [name, /^(true|false|\d+)$/.test(value) ? JSON.parse(value) : value];
  }));
export const namesOf = (names) => Array.isArray(names) ? names : String(names ?? "").split(/\s+/).filter(Boolean);

/** The text of an attribute for what a page gives a property. */
export function attributeText(value) {
  if (Array.isArray(value)) return value.map(textOf).join(" ");
  const isPlain = value && typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? Object.entries(value).map(([name, each]) => `${name}=${textOf(each)}`).join(" ") : textOf(value);
}

/** The formatters of options: to make one costs as much as the rest of a field. */
const sources = new Map();
const sourceFor = (locale, format) => cached(sources, [locale, format], () => new IntlSource(locale, format));
/** The formatter of a field's options, and what `Intl` has made of them. */
export const sourceOf = (options, language) => sourceFor(options.locale || language, formatOf(options));
/** What the options of a field say of its format. */
function formatOf({ type, currency, unit, format }) {
  return Object.fromEntries(Object.entries({ type, currency, unit, ...membersOf(format) }).filter(([, value]) => (value ?? "") !== ""));
}

/**
 * A value, exact digits, as `Intl` writes it, and as the engine will: what is shown before the engine is there. Options
 * that Intl refuses are left out, as a field leaves them out.
 */
export function written(value, language, options) {
  if (value === "") return "";
  try {
    return sourceFor(options.locale || language, formatOf(options)).formatter.format(value);
  } catch {
    return new Intl.NumberFormat(language, allDigits).format(value);
  }
}

/**
 * The line of a field's options, by the names of Documentation/Lines.md. Throws a RangeError for what Intl does not have;
 * what else is wrong the engine says.
 */
export function lineOf(options, language) {
  const { step: given, largeStep, min, max, exclusiveMin, exclusiveMax } = options;
  const step = given === "any" ? "" : given ?? "";
  if (step !== "" && step <= 0) throw new RangeError(`step: ${step}`);
  const format = formatOf(options);
  const source = sourceFor(options.locale || language, format);
  const bound = (value, isExcluded) => isExcluded && plain(value) !== null ? { excluding: plain(value) } : plain(value);
  const policies = membersOf(options.policies);
  // As in HTML, a number that is not a step is refused, unless there is no step or it is "any". A fraction is refused if
  // none is shown.
  const isWhole = source.resolved.maximumFractionDigits === 0;
  return {
    ...source.line(format),
    bounds: [bound(min, exclusiveMin), bound(max, exclusiveMax)], step: plain(step), largeStep: plain(largeStep),
    entries: namesOf(options.entries), keypad: options.keypad ?? padMark(),
    policies: {
      clearsWhenEmpty: true, commitPolicy: "keepText", refusesOffStep: step !== "", refusesExtraDigits: isWhole && !policies.snapsToStep,
      ...policies,
    },
  };
}

/**
 * The decimal key of an on-screen keypad, which follows the device's region and not the page; "" where keys are told apart.
 * (E2)
 */
function padMark() {
  if (!globalThis.matchMedia?.("(pointer: coarse)").matches) return "";
  try {
    return new Intl.NumberFormat(navigator.language).formatToParts(1.5).find(({ type }) => type === "decimal").value;
  } catch {
    return "";
  }
}

/** A number as plain digits, null for none; a text that is not a number stays as it is. */
export function plain(number) { return textOf(number ?? "").trim().replace(/^\+/, "").replace(/e\+?/i, "E") || null; }

/** Which keys a field needs, before the engine has said so; and the keyboard that has them. */
export function firstKeys({ type, min, valueType, format }) {
  if (type === "scientific" || membersOf(format).notation) return "text";
  return (min ?? "") === "" || min < 0 ? "number" : type === "integer" || /int/.test(valueType) ? "digits" : "decimal";
}
export function firstKeyboard(options) { return keyboardOf(firstKeys(options), options.type === "integer" || /int/.test(options.valueType)); }

/** The first readers of options; of some options there is none. */
const readers = new Map();
export function readerOf(options, language) {
  const { locale, type, currency, unit, format, min, max, step, exclusiveMin, exclusiveMax, policies, entries, valueType, keypad = padMark() } = options;
  const said = { locale, type, currency, unit, format, min, max, step, exclusiveMin, exclusiveMax, policies, entries, valueType };
  return cached(readers, [language, keypad, said], () => {
    try {
      return new FirstReader(said, language, keypad);
    } catch {
      return undefined;
    }
  });
}

/** The lines that each engine has opened a field with. */
const opened = new WeakMap();

/**
 * The options that a field can have, one by one, without an engine those that Intl has; `leaveOut` is told the names of the others. The type of number comes last:
 * "currency" is only possible with a currency.
 */
export function possible(engine, options, language, leaveOut) {
  const isPossible = (tried) => {
    try {
      const line = { ...lineOf(tried, language), messages: "en", type: tried.valueType || undefined };
      if (engine) {
        if (!opened.has(engine)) opened.set(engine, new Map());
        cached(opened.get(engine), line, () => engine.open(line).close(), 100);
      }
      return isNumber(digits(tried.value));
    } catch {
      return false;
    }
  };
  if (isPossible(options)) return options;
  const { type: style, ...others } = options;
  let taken = {};
  for (const [name, value] of Object.entries({ ...others, type: style })) {
    const more = { ...taken, [name]: value };
    if (isPossible(more)) taken = more;
    else leaveOut(name);
  }
  return taken;
}

/** A text of whatever a page gives; some objects have none. */
export function textOf(value) {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}

/** The exact digits of a value: a number, a text, null or undefined for none. */
export function digits(value) { return Number.isNaN(value) ? "" : textOf(value ?? "").trim(); }

/** Whether a text is a number in plain digits, or "" for none. */
export function isNumber(text) { return /^([+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?)?$/i.test(text); }
