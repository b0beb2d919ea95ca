// The first reader: reads the plain numbers of a format as `Intl` writes them, and has no answer to any other text. The engine
// reads the same number of each text that is read here, and many more texts: it is asked where there is no answer.
import { plain, sourceOf } from "./options.js";

/** Spaces, apostrophes and dashes by one character each, without marks of direction: what is typed for what `Intl` writes. */
const keyed = (text) => text.replace(/[\u00a0\u2009\u202f]/g, " ").replace(/’/g, "'").replace(/[\u2212\u2013\uff0d]/g, "-")
  .replace(/[\u061c\u200e\u200f]/g, "").trim();
/** The zeros of the digits that Intl writes. */
let zeros;
/** The zero of a digit's script. */
function zeroOf(digit) {
  if (digit >= 48 && digit < 58) return 48;
  zeros ??= (Intl.supportedValuesOf?.("numberingSystem") ?? []).map((numberingSystem) =>
    new Intl.NumberFormat("en", { numberingSystem }).format(0)).filter((zero) => /^\p{Nd}$/u.test(zero)).map((zero) => zero.codePointAt(0));
  return zeros.find((zero) => digit >= zero && digit < zero + 10);
}

/** A number in plain digits as an integer times ten to a power of `-count`. */
function exact(digits) {
  const [, sign, whole, fraction = "", power = "0"] = /^([+-]?)(\d*)\.?(\d*)(?:E(-?\d{1,3}))?$/.exec(digits) ?? [];
  if (whole === undefined || whole + fraction === "") throw new RangeError(digits);
  const count = fraction.length - power;
  return { number: BigInt(`${whole}${fraction}${"0".repeat(Math.max(-count, 0))}`) * (sign === "-" ? -1n : 1n), count: Math.max(count, 0) };
}
/** A number in plain digits as the engine gives it: without zeros at its ends, or a power of up to three digits. */
export function plainDigits(text) {
  if (/e[+-]?\d{4}/i.test(text) || /^(-?(0|[1-9]\d*)(\.\d*[1-9])?)?$/.test(text) && text !== "-0") return text;
  const { number, count } = exact(plain(text));
  const digits = String(number < 0n ? -number : number).padStart(count + 1, "0");
  const fraction = digits.slice(digits.length - count).replace(/0+$/, "");
  return `${number < 0n ? "-" : ""}${digits.slice(0, digits.length - count)}${fraction && `.${fraction}`}`;
}
const isSame = (left, right) => left.number * 10n ** BigInt(right.count) === right.number * 10n ** BigInt(left.count);
const scaled = ({ number, count }, most) => number * 10n ** BigInt(most - count);

export class FirstReader {
  #formatter;
  #power;
  #zero;
  #currency;
  #mark;
  #most;
  #pad;
  #step;
  #bounds;

  /** Throws a RangeError for options that the engine alone understands. */
  constructor(options, language, keypad) {
    const { type, policies, entries, valueType } = options;
    const { formatter, resolved, power } = sourceOf(options, language);
    const { notation = "standard", signDisplay = "auto", maximumSignificantDigits, roundingIncrement = 1 } = resolved;
    const isPlain = notation === "standard" && signDisplay === "auto" && maximumSignificantDigits === undefined && roundingIncrement === 1;
    if (!isPlain || [policies, entries, valueType].some((each) => (each ?? "").length > 0)) throw new RangeError(`${type}`);
    this.#formatter = formatter;
    this.#power = power;
    this.#currency = resolved.currency;
    this.#most = resolved.maximumFractionDigits;
    this.#zero = new Intl.NumberFormat(resolved.locale, { numberingSystem: resolved.numberingSystem }).format(0).codePointAt(0);
    // Some languages have a word for one or two.
    const isWritten = [0, 1, 2].every((each) => this.#parts(each).some(([name]) => name === "integer"));
    if (!isWritten) throw new RangeError(`${type}`);
    this.#mark = this.#parts("1.1").find(([name]) => name === "decimal")?.[1] ?? this.#separator(resolved);
    this.#pad = keypad === this.#mark ? "" : keypad;
    this.#step = stepOf(options);
    this.#bounds = boundsOf(options);
    if (this.#step?.number <= 0n) throw new RangeError(`step: ${options.step}`);
  }

  #separator({ locale, numberingSystem, style, currency }) {
    return new Intl.NumberFormat(locale, { style: currency ? style : "decimal", currency, numberingSystem, minimumFractionDigits: 1 })
      .formatToParts(1.1).find(({ type }) => type === "decimal").value;
  }
  #parts(number) { return this.#formatter.formatToParts(number).map(({ type, value }) => [type, keyed(value) || value.replace(/\s/g, " ")]); }

  /** A number, exact digits, as the engine writes it at a commit. */
  write(digits) { return digits === "" ? "" : this.#formatter.format(digits); }

  /** The exact digits of a text that says a number which the field takes; undefined for no answer. */
  read(text) {
    const digits = this.parse(text);
    return digits !== undefined && this.misfit(digits) === undefined ? digits : undefined;
  }

  /** Whether a text shows all of a number that the field takes. */
  shows(digits, text) {
    const found = this.read(text);
    return found !== undefined && isSame(exact(found), exact(plain(digits)));
  }

  /** Whether typing on may make a text of it that is read. */
  isBegun(text) {
    const found = keyed(text);
    return found === "" || found === "-" || this.parse(found) !== undefined
      || found.endsWith(this.#mark) && !found.endsWith(this.#pad || "\n") && this.parse(found.slice(0, -this.#mark.length)) !== undefined;
  }

  /** The exact digits of a text that says a number, beyond the bounds or off a step, too. */
  parse(text) {
    if (/\p{Cs}/u.test(text)) return undefined;
    let [, before, core, after] = /^(\P{Nd}*)(\p{Nd}(?:.*\p{Nd})?)(\P{Nd}*)$/u.exec(keyed(text)) ?? [];
    if (core === undefined || core.length > 40) return undefined;
    let [whole, fraction = "", more] = core.split(this.#mark);
    // A dash before the mark of money may stand for its zero.
    if ((this.#currency ? /^$/ : /^[-+]?$/).test(before.slice(0, -1)) && before.endsWith(this.#mark) && core === whole) {
      [whole, fraction, before] = ["", core, before.slice(0, -1)];
    } else if (after === this.#mark && core === whole) after = "";
    const zero = zeroOf(core.codePointAt(0));
    const values = (part) => [...part].map((each) => zeroOf(each.codePointAt(0)) === zero ? each.codePointAt(0) - zero : "_").join("");
    const [digits, decimals] = [values(whole).replace(/_/g, ""), values(fraction)];
    const isPlain = digits.length === [...whole].length;
    // Digits of another script are read in integers alone.
    if (more !== undefined || decimals.includes("_") || decimals.length > this.#most || !(isPlain || this.#isGrouped(whole, digits))
      || zero !== this.#zero && !(isPlain && whole === core) || this.#pad && text.includes(this.#pad)) return undefined;
    const sign = /^[-+]?$/.test(before) && after === "" ? before : !this.#currency && before === "" && after === "-" ? "-"
      : ["", "-"].find((each) => this.#isAround(before, after, each, digits, decimals));
    if (sign === undefined) return undefined;
    const found = this.#shifted(digits, decimals);
    if (sign === "-" && found === "0" && this.#bounds.length > 0) return undefined;
    return sign === "-" && found !== "0" ? `-${found}` : found;
  }

  #shifted(whole, fraction) {
    const all = whole.padStart(this.#power + 1, "0") + fraction;
    const place = all.length - fraction.length - this.#power;
    const [left, right] = [all.slice(0, place).replace(/^0+(?=.)/, ""), all.slice(place).replace(/0+$/, "")];
    return right === "" ? left : `${left}.${right}`;
  }

  /** Whether `Intl` writes these texts around a number. */
  #isAround(before, after, sign, whole, fraction) {
    const around = [before.trim(), after.trim()].filter((each) => each !== "");
    if (sign === "" && around.length === 1 && around[0] === this.#currency) return true;
    const parts = this.#parts(sign + this.#shifted(whole, fraction));
    const isOfNumber = ([type]) => ["integer", "group", "decimal", "fraction"].includes(type);
    const first = parts.findIndex(isOfNumber);
    const last = parts.findLastIndex(isOfNumber);
    const text = (some) => some.map(([, value]) => value).join("").trim();
    return before.trim() === text(parts.slice(0, first)) && after.trim() === text(parts.slice(last + 1));
  }

  /** Whether `Intl` groups an integer so, or a person by spaces or apostrophes. */
  #isGrouped(typed, digits) {
    if (digits[0] === "0") return false;
    const groups = this.#parts(this.#shifted(digits, "")).filter(([type]) => type === "integer" || type === "group");
    return groups.map(([, value]) => value).join("") === typed || /^\d{1,3}(?:( |')\d{3})(?:\1\d{3})*$/.test(typed);
  }

  /** Why a field does not take a number, by HTML's name of it; undefined if it does. */
  misfit(digits) { return misfitOf(exact(plain(digits)), this.#bounds, this.#step); }
}

/** The minimum and the maximum that options say. */
const boundsOf = ({ min, max, exclusiveMin, exclusiveMax }) => [[min, exclusiveMin, -1n], [max, exclusiveMax, 1n]]
  .flatMap(([bound, isExcluded, side]) => plain(bound) === null ? [] : [{ ...exact(plain(bound)), isExcluded, side }]);
const stepOf = ({ step }) => step === "any" || plain(step) === null ? undefined : exact(plain(step));

/** Why a field of some options does not take a number that a page has given. */
export function misfit(digits, options) {
  try {
    return misfitOf(exact(plain(digits)), boundsOf(options), stepOf(options));
  } catch {
    return undefined;
  }
}

/** As in HTML, steps count from the minimum. */
function misfitOf(value, bounds, step) {
  const most = Math.max(...[value, ...bounds, ...step ? [step] : []].map(({ count }) => count));
  const number = scaled(value, most);
  for (const bound of bounds) {
    const beyond = (number - scaled(bound, most)) * bound.side;
    if (beyond > 0n || bound.isExcluded && beyond === 0n) return bound.side < 0n ? "rangeUnderflow" : "rangeOverflow";
  }
  if (!step) return undefined;
  const minimum = bounds.find(({ side }) => side < 0n);
  return (number - (minimum ? scaled(minimum, most) : 0n)) % scaled(step, most) === 0n ? undefined : "stepMismatch";
}
