// The options of a field by their names, the line of them for the engine, and values as a page gives them.
import { IntlSource, cached } from "./intl.js";

/** The options of `Intl.NumberFormat`, `type`, and `foreignDecimals`: "refuse", or "read" as without it (R21). */
export const formatOptions = [
  "type", "currency", "currencyDisplay", "currencySign", "unit", "unitDisplay", "notation",
  "signDisplay", "useGrouping", "numberingSystem", "minimumIntegerDigits", "minimumFractionDigits",
  "maximumFractionDigits", "minimumSignificantDigits", "maximumSignificantDigits", "roundingMode",
  "roundingIncrement", "roundingPriority", "trailingZeroDisplay", "foreignDecimals",
];
/** What an element's attributes and React's properties are, beside those of an input. */
export const settings = [
  "locale", "valueType", "policies", "entries", "min", "max", "step", "largeStep", "exclusiveMin", "exclusiveMax",
  "required", "loading", "records", "keypad", ...formatOptions,
];

/** The formatters of options: to make one costs as much as the rest of a field. */
const sources = new Map();
/** What `Intl` is for a field's options in a language. */
export function sourceOf(options, language) {
  const given = Object.fromEntries(formatOptions.map((name) => [name, options[name]]).filter(([, value]) => (value ?? "") !== ""));
  const { foreignDecimals, ...format } = given;
  return { given, source: cached(sources, [options.locale || language, format], () => new IntlSource(options.locale || language, format)) };
}

/**
 * The line of a field's options, by the names of Documentation/Message.md. Throws a RangeError for what Intl does not have;
 * what else is wrong the engine says.
 */
export function lineOf(options, language) {
  const { step: given, largeStep, min, max, exclusiveMin, exclusiveMax } = options;
  const step = given === "any" ? "" : given ?? "";
  if (step !== "" && step <= 0) throw new RangeError(`step: ${step}`);
  const { source, given: format } = sourceOf(options, language);
  const bound = (value, isExcluded) => isExcluded && plain(value) !== null ? { excluding: plain(value) } : plain(value);
  const policies = policiesOf(options.policies);
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

const namesOf = (names) => Array.isArray(names) ? names : (names ?? "").split(/\s+/).filter(Boolean);

/** Policies from an object, or from names in a text: "clampsToBounds commitPolicy=lastReading". The engine knows the names. */
function policiesOf(policies) {
  if (policies && typeof policies === "object") return policies;
  return Object.fromEntries(namesOf(policies).map((word) => {
    const [name, value = "true"] = word.split("=");
    return [name, /^(true|false|\d+)$/.test(value) ? JSON.parse(value) : value];
  }));
}

/** The lines that each engine has opened a field with. */
const opened = new WeakMap();

/**
 * The options that a field can have, one by one; `leaveOut` is told the names of the others. The type of number comes last:
 * "currency" is only possible with a currency.
 */
export function possible(engine, options, language, leaveOut) {
  const isPossible = (tried) => {
    try {
      const line = { ...lineOf(tried, language), messages: "en", type: tried.valueType || undefined };
      if (!opened.has(engine)) opened.set(engine, new Map());
      cached(opened.get(engine), line, () => engine.open(line).close());
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
