// What the page's own Intl knows of a locale, handed to the engine: numbers as texts in marked
// pieces, and the few facts that no text shows. No locale data is shipped.
import { currencyOf } from "./regions.js";

// The engine's numbers for Intl's parts of a text; 0 for any other part.
const marks = {
  integer: 1, group: 2, decimal: 3, fraction: 4, exponentSeparator: 5, exponentMinusSign: 6,
  exponentInteger: 7, minusSign: 8, plusSign: 8, currency: 9, compact: 10,
};

/**
 * Intl's options for a kind of number such as "percent" or "currency", with the host's own
 * options.
 */
export function intlOptions(options) {
  const { type = "decimal", locale, ...rest } = options;
  switch (type) {
    case "decimal": return { style: "decimal", maximumFractionDigits: 20, ...rest };
    case "integer": return { style: "decimal", maximumFractionDigits: 0, ...rest };
    case "accounting": return { style: "currency", currencySign: "accounting", ...rest };
    case "scientific": return { style: "decimal", notation: "scientific", ...rest };
    case "percent": case "currency": case "unit": return { style: type, ...rest };
    default: throw new RangeError(`no such type of number: ${type}`);
  }
}

/** A formatter of Intl's, and all that a format of the engine is made from. */
export class IntlSource {
  constructor(locale, options) {
    [this.locale] = Intl.NumberFormat.supportedLocalesOf(locale);
    if (!this.locale) throw new RangeError(`no data for the locale ${locale}`);
    this.formatter = new Intl.NumberFormat(this.locale, intlOptions(options));
    this.resolved = this.formatter.resolvedOptions();
  }

  /**
   * The pieces of a number's text, each with its mark, with every separator or as Intl writes
   * the number.
   */
  pieces(number, isSeparated) {
    return (isSeparated ? this.#separated : this.formatter).formatToParts(number).map(({ type, value }) => {
      if (type === "infinity" || type === "nan") throw new RangeError(number);
      return { mark: marks[type] ?? 0, text: value };
    });
  }
  #separated;

  /** The facts that the engine asks for besides texts, in the order of `ff_writer_facts`. */
  facts() {
    const { locale, resolved } = this;
    const { style, currency, numberingSystem } = resolved;
    const isMoney = style === "currency";
    this.#separated = new Intl.NumberFormat(locale, {
      ...(isMoney ? { style, currency } : {}), numberingSystem, useGrouping: "always",
      minimumFractionDigits: 1, maximumFractionDigits: 1,
    });
    this.decimalSeparator =
      this.#separated.formatToParts(1.5).find(({ type }) => type === "decimal")?.value ?? ".";
    return [
      locale,
      isMoney ? `${resolved.currencySign === "accounting" ? "accounting" : "currency"}:${currency}`
        : style === "unit" ? `unit:${resolved.unit}` : style,
      numberingSystem,
      isMoney ? [currency, ...this.signs(currency)].join("\n") : null,
      this.foreignSigns().join("\n") || null,
    ];
  }

  /** The signs of a currency in the locale: the wide one and the narrow one. */
  signs(currency) {
    return ["symbol", "narrowSymbol"].map((currencyDisplay) =>
      new Intl.NumberFormat(this.locale, { style: "currency", currency, currencyDisplay })
        .formatToParts(1).find((each) => each.type === "currency")?.value ?? "");
  }

  /** The signs of the currency of the locale's region, if the field is of another one. (R15) */
  foreignSigns() {
    if (this.resolved.style !== "currency") return [];
    const own = currencyOf(new Intl.Locale(this.locale).region);
    return own && own !== this.resolved.currency ? [...new Set(this.signs(own))] : [];
  }
}
