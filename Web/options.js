// The options of a field by their names, and values as a page gives them.
import { policies } from "./names.js";

/** The options of `Intl.NumberFormat`, `type`, and `foreignDecimals`: "refuse", or "read" as without it (R21). */
export const formatOptions = [
  "type", "currency", "currencyDisplay", "currencySign", "unit", "unitDisplay", "notation",
  "signDisplay", "useGrouping", "numberingSystem", "minimumIntegerDigits", "minimumFractionDigits",
  "maximumFractionDigits", "minimumSignificantDigits", "maximumSignificantDigits", "roundingMode",
  "roundingIncrement", "roundingPriority", "trailingZeroDisplay", "foreignDecimals",
];
/** Options that are true or false; all but the first two are policies of the engine. */
export const choices = ["exclusiveMin", "exclusiveMax", ...Object.keys(policies).slice(2)];
/** What an element's attributes and React's properties are, beside those of an input. */
export const settings = [
  "locale", "messages", "valueType", "commitPolicy", "entries", "min", "max", "step", "largeStep", "required",
  "loading", ...choices, ...formatOptions,
];

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
