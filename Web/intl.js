// What the page's own Intl knows of a locale, handed to the engine: numbers as texts in pieces, and
// the few facts that no text shows. No locale data is shipped.
import { currencyOf } from "./regions.js";

// The codes of a text's pieces, as the engine has them; every other part is 0.
const codes = {
  integer: 1, group: 2, decimal: 3, fraction: 4, exponentSeparator: 5, exponentMinusSign: 6,
  exponentInteger: 7, minusSign: 8, plusSign: 8, currency: 9, compact: 10,
};

const ownOptions = ["type", "locale"];

/** Intl's options for a kind of number: "percent", "currency" and so on, with Intl's own beside. */
export function intlOptions(options) {
  const { type = "decimal", ...rest } = options;
  for (const name of ownOptions) delete rest[name];
  switch (type) {
    case "decimal": return { style: "decimal", maximumFractionDigits: 20, ...rest };
    case "integer": return { style: "decimal", maximumFractionDigits: 0, ...rest };
    case "accounting": return { style: "currency", currencySign: "accounting", ...rest };
    case "scientific": return { style: "decimal", notation: "scientific", ...rest };
    case "percent": case "currency": case "unit": return { style: type, ...rest };
    default: throw new RangeError(`no such type of number: ${type}`);
  }
}

/** A formatter of Intl's, and what a format of the engine is made of. */
export class IntlSource {
  constructor(locale, options) {
    const supported = Intl.NumberFormat.supportedLocalesOf(locale);
    if (supported.length === 0) throw new RangeError(`no data for the locale ${locale}`);
    this.options = intlOptions(options);
    this.formatter = new Intl.NumberFormat(supported[0], this.options);
    this.resolved = this.formatter.resolvedOptions();
    this.locale = supported[0];
  }

  /** The pieces of a number's text: for each its code and its characters; null where it has none. */
  pieces(number) {
    const pieces = [];
    for (const { type, value } of this.formatter.formatToParts(number)) {
      if (type === "infinity" || type === "nan") return null;
      const code = codes[type] ?? 0;
      const last = pieces[pieces.length - 1];
      // Some browsers part the digits of one group.
      if (last && last.code === code && code === 1) last.text += value;
      else pieces.push({ code, text: value });
    }
    return pieces;
  }

  /** What the engine asks beside texts, in the order in which it reads the lines. */
  facts() {
    const { locale, resolved } = this;
    const plain = { numberingSystem: resolved.numberingSystem };
    const part = (number, type, options = {}) =>
      new Intl.NumberFormat(locale, { ...plain, ...options })
        .formatToParts(number).find((each) => each.type === type)?.value ?? "";
    const money = resolved.style === "currency"
      ? { style: "currency", currency: resolved.currency } : {};
    const grouped = (number) => part(number, "group", { ...money, useGrouping: true }) !== "";
    const digits = [..."0123456789"].map((digit) => part(Number(digit), "integer")).join("");
    const isExponential = resolved.notation === "scientific" || resolved.notation === "engineering";
    const hasPattern = resolved.notation === "standard" && resolved.maximumSignificantDigits === undefined
      && (resolved.roundingIncrement ?? 1) === 1 && (resolved.trailingZeroDisplay ?? "auto") === "auto";
    const modes = [
      "halfExpand", "halfEven", "halfTrunc", "expand", "trunc", "ceil", "floor", "halfCeil", "halfFloor",
    ];
    const isMoney = resolved.style === "currency";
    return [
      locale,
      isMoney ? `${resolved.currencySign === "accounting" ? "accounting" : "currency"}:${resolved.currency}`
        : resolved.style === "unit" ? `unit:${resolved.unit}`
        : resolved.style === "percent" ? "percent" : isExponential ? "scientific" : "decimal",
      part(-1, "minusSign"),
      part(1, "plusSign", { signDisplay: "always" }),
      part(1, "percentSign", { style: "percent" }) || "%",
      part(1, "exponentSeparator", { notation: "scientific" }) || "E",
      this.decimalSeparator = part(1.5, "decimal", { ...money, minimumFractionDigits: 1 }),
      part(1234567, "group", { ...money, useGrouping: true }),
      resolved.numberingSystem,
      digits,
      isMoney ? this.signs(resolved.currency).join("\t") : "",
      this.foreignSigns().join("\t"),
      grouped(1234) ? 1 : grouped(12345) ? 2 : 3,
      resolved.useGrouping ? 1 : 0,
      hasPattern ? resolved.minimumFractionDigits : -1,
      hasPattern ? resolved.maximumFractionDigits : -1,
      resolved.minimumIntegerDigits ?? 1,
      isMoney ? resolved.currency : "",
      modes.indexOf(resolved.roundingMode ?? "halfExpand"),
    ].join("\n");
  }

  /** The signs of a currency in the locale: the wide one and the narrow one. */
  signs(currency) {
    return ["symbol", "narrowSymbol"].map((currencyDisplay) =>
      new Intl.NumberFormat(this.locale, { style: "currency", currency, currencyDisplay })
        .formatToParts(1).find((each) => each.type === "currency")?.value ?? "");
  }

  /** The signs of the currency of the locale's region, where the field is of another one. (R15) */
  foreignSigns() {
    if (this.resolved.style !== "currency") return [];
    const own = currencyOf(new Intl.Locale(this.locale).region);
    return own && own !== this.resolved.currency ? [...new Set(this.signs(own))] : [];
  }
}
