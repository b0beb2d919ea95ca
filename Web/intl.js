// What the page's own Intl knows of a locale, for the engine: numbers as texts in marked pieces, and the few facts that no
// text shows. No locale data is shipped.
import { answerTo } from "./engine.js";
import notations from "./notations.js";
import { currencyOf } from "./regions.js";

/** Intl's parts of a text by the engine's names, where those differ; a sign is a sign. */
const marks = {
  group: "groupingSeparator", decimal: "decimalSeparator", exponentMinusSign: "exponentSign", exponentPlusSign: "exponentSign",
  exponentInteger: "exponent", minusSign: "sign", plusSign: "sign", percentSign: "literal", unit: "literal",
};
/** Intl's ways to round by the engine's names; Intl has two more. */
const roundings = {
  ceil: "ceiling", floor: "floor", expand: "up", trunc: "down", halfExpand: "halfUp", halfTrunc: "halfDown", halfEven: "halfEven",
};
/** What stands after the colon in the name of a style. */
const details = { currency: "currency", accounting: "currency", unit: "unit" };
const countsOfDigits = ["minimumIntegerDigits", "minimumFractionDigits", "maximumFractionDigits"];
/** All digits that a number has, up to the most that Intl writes: 20 in browsers of before 2023. (L11) */
export const allDigits = {
  maximumFractionDigits: [100, 20].find((count) => {
    try {
      return new Intl.NumberFormat("en", { maximumFractionDigits: count });
    } catch {
      return false;
    }
  }),
};
/** Intl's options for kinds of number, where they are others than Intl's own; the host's options come on top. */
const kinds = {
  decimal: allDigits,
  percent: allDigits,
  unit: allDigits,
  integer: { style: "decimal", maximumFractionDigits: 0 },
  accounting: { style: "currency", currencySign: "accounting" },
  scientific: { style: "decimal", notation: "scientific", ...allDigits },
  permille: { style: "percent", ...allDigits },
  permyriad: { style: "percent", ...allDigits },
};
/** What ratios that Intl does not have are beside percent: a power of ten, and the signs for "%" and "٪". */
const ratios = { permille: [1, "‰؉"], permyriad: [2, "‱‱"] };

/** Percent's formatter with another scale and sign. Only spaces beside the sign differ from ICU's texts in some locales. */
function ratioFormatter(percent, power, signs) {
  const formatToParts = (number) => {
    const [digits, exponent = 0] = String(number).toLowerCase().split("e");
    return percent.formatToParts(`${digits}e${Number(exponent) + power}`).map((part) => ({
      ...part, value: part.value.replace(/[%٪]/, (sign) => signs["%٪".indexOf(sign)]),
    }));
  };
  return {
    formatToParts,
    format: (number) => formatToParts(number).map(({ value }) => value).join(""),
    resolvedOptions: () => percent.resolvedOptions(),
  };
}

/** A sign of a currency without spaces and bidi controls at its ends. */
const bare = (sign) => sign.replace(/^[\s\p{Bidi_C}]+|[\s\p{Bidi_C}]+$/gu, "");

/** A sign of a currency whose wide or small form is the plain one. */
const plain = (sign) => sign.replace(/[\ufe69\uff04\uffe0\uffe1\uffe5\uffe6]/g, (form) => form.normalize("NFKC"));

/** Ways to write a currency, each with the period at its end and without. (R11) */
const withoutPeriods = (texts) => texts.flatMap((text) => [text, text.replace(/(.)\.$/u, "$1")]);

/** The text of a part of a number, such as its sign of a currency. */
function part(formatter, wanted, number) {
  return formatter.formatToParts(number).find(({ type }) => type === wanted)?.value;
}

/** The standard signs of currencies by locales, each with its currency, or "" for several; signs that are codes are left out. */
const standardSigns = new Map();

/** What was made for a key, or is made now; of so many the oldest is forgotten. */
export function cached(map, parts, make, most = 1000) {
  const key = JSON.stringify(parts);
  if (!map.has(key)) {
    if (map.size >= most) map.delete(map.keys().next().value);
    map.set(key, make(key));
  }
  return map.get(key);
}

/** A formatter of Intl's, and all that a format of the engine is made from. */
export class IntlSource {
  constructor(locale, options) {
    [this.locale] = Intl.NumberFormat.supportedLocalesOf(locale);
    if (!this.locale) throw new RangeError(`no data for the locale ${locale}`);
    const { type = "decimal", refusesForeignDecimalSeparators, ...others } = options;
    // `Intl` asks for what it knows, and says nothing of the rest.
    const known = new Set();
    const formatter = this.#formatter(new Proxy({ style: type, ...kinds[type], ...others }, {
      get(given, name) {
        known.add(name);
        return given[name];
      },
    }));
    const strange = Object.keys(others).find((name) => !known.has(name));
    if (strange) throw new RangeError(`format: ${strange}`);
    this.ratio = ratios[type] && type;
    this.formatter = this.ratio ? ratioFormatter(formatter, ...ratios[type]) : formatter;
    this.resolved = this.formatter.resolvedOptions();
    /** The power of ten between a number and its digits, as of a percent and its like. */
    this.power = this.resolved.style === "percent" ? 2 + (ratios[type]?.[0] ?? 0) : 0;
  }

  #formatter(options) { return new Intl.NumberFormat(this.locale, options); }

  /** The pieces of a number's text, each with its mark, with every separator or as Intl writes the number. */
  pieces(number, isSeparated) {
    return (isSeparated ? this.#separated : this.formatter).formatToParts(number).map(({ type, value }) => {
      if (type === "infinity" || type === "nan") throw new RangeError(number);
      return [marks[type] ?? type, value];
    });
  }
  #separated;

  /** The facts that the engine asks for besides texts. */
  facts() {
    const { style, currency, numberingSystem, currencySign, unit } = this.resolved;
    this.#separated = this.#formatter({
      ...(currency && { style, currency }), numberingSystem, useGrouping: "always",
      minimumFractionDigits: 1, maximumFractionDigits: 1,
    });
    const foreignSigns = this.foreignSigns();
    return {
      locale: this.locale, numberingSystem,
      style: currency ? `${currencySign === "accounting" ? currencySign : style}:${currency}` : unit ? `unit:${unit}` : this.ratio ?? style,
      affixes: currency ? this.#affixes(currency, foreignSigns) : [],
      foreignSigns,
    };
  }

  /** What the options say, by the names of the engine; what is Intl's alone is for the writer. */
  line({ type = "decimal", currency, unit, useGrouping, roundingMode, refusesForeignDecimalSeparators = false, ...others }) {
    const writer = Object.fromEntries(Object.entries(others).filter(([name]) => !countsOfDigits.includes(name)));
    if (roundingMode && !roundings[roundingMode]) writer.roundingMode = roundingMode;
    const given = { currency, unit };
    const isWhole = Object.keys(writer).length === 0;
    if (!details[type]) Object.assign(writer, Object.fromEntries(Object.entries(given).filter(([, value]) => value)));
    if (useGrouping !== false && useGrouping !== undefined && useGrouping !== "auto") writer.useGrouping = useGrouping;
    const format = {
      usesGrouping: useGrouping !== false, refusesForeignDecimalSeparators,
      roundingMode: roundings[isWhole ? this.resolved.roundingMode ?? "halfExpand" : roundingMode] ?? null,
    };
    for (const name of countsOfDigits) format[name] = (isWhole ? this.resolved[name] : others[name] && Number(others[name])) ?? null;
    return { locale: this.locale, style: details[type] ? `${type}:${given[details[type]]}` : type, format, writer };
  }

  /** The sign of a currency in the locale: the standard one, or the narrow one. */
  #sign(currency, currencyDisplay = "symbol") {
    return bare(part(this.#formatter({ style: "currency", currency, currencyDisplay }), "currency", 1) ?? "");
  }

  /** The signs of a currency in the locale: the standard one and the narrow one. */
  signs(currency) { return [this.#sign(currency), this.#sign(currency, "narrowSymbol")]; }

  /**
   * A currency's code, its signs and how people write it, without what means another currency in the locale (R11, R15). In Cape
   * Verde "$" is the decimal mark, and "R$500" no rand.
   */
  #affixes(currency, foreignSigns) {
    const signs = this.signs(currency);
    const others = withoutPeriods([...signs, ...notations[currency] ?? []]).filter((text) => !signs.includes(text)
      && !foreignSigns.includes(text) && ![text, `${text}.`].some((sign) => this.#isStandard(sign, currency)));
    return [currency, ...signs, ...others].filter((text) => !this.#isStandard(text + this.#mark, currency));
  }

  /**
   * The signs that mean another currency in the locale: those of the region's currency, and the field's own narrow sign, or
   * a sign without its spaces, if that is the standard sign of another. The engine leaves out what the field writes. (R15)
   */
  foreignSigns() {
    const { currency } = this.resolved;
    const region = currency && currencyOf(new Intl.Locale(this.locale).region);
    if (!currency || region === currency) return [];
    const [standard, narrow] = this.signs(currency);
    const doubtful = [narrow, narrow + this.#mark, ...[standard, narrow].map((sign) => sign.replace(/\s/g, ""))].filter((sign) => sign !== standard);
    const others = doubtful.length > 0 ? doubtful.filter((sign) => this.#isStandard(sign, currency)) : [];
    const regional = region ? [...this.signs(region), ...withoutPeriods(notations[region] ?? [])] : [];
    return [...new Set([...regional, ...others])];
  }

  /** The decimal mark. */
  get #mark() { return part(this.#separated, "decimal", 1) ?? ""; }

  /** Whether a sign is the standard sign of another currency than one. */
  #isStandard(sign, currency) {
    const signs = cached(standardSigns, [this.locale], () => {
      const found = new Map();
      for (const code of Intl.supportedValuesOf("currency")) {
        const sign = plain(this.#sign(code));
        if (sign !== code) found.set(sign, found.has(sign) ? "" : code);
      }
      return found;
    });
    return signs.has(plain(sign)) && signs.get(plain(sign)) !== currency;
  }
}

/** Intl's options of a style and a format by the engine's names. */
function optionsOf({ style = "decimal", format = {}, writer = {} }) {
  const [type, detail] = style.split(":");
  const { usesGrouping, roundingMode, ...digits } = format;
  const strange = Object.keys(digits).find((name) => !countsOfDigits.includes(name));
  if (strange) throw new RangeError(`Intl has no ${strange}`);
  const options = { type, ...digits };
  if (details[type]) options[details[type]] = detail;
  if (usesGrouping === false) options.useGrouping = false;
  if (roundingMode) {
    options.roundingMode = Object.keys(roundings).find((name) => roundings[name] === roundingMode);
    if (!options.roundingMode) throw new RangeError(`Intl does not round ${roundingMode}`);
  }
  return { ...options, ...writer };
}

/** The writers that the engine has, by their numbers: one for each format, however many fields there are of it. */
const writers = [];
const numbers = new Map();
answerTo("format", ({ format: { locale, ...given } }) => {
  return cached(numbers, [locale, given], () => {
    const source = new IntlSource(locale, optionsOf(given));
    return { writer: writers.push(source) - 1, marked: true, separated: true, ...source.facts() };
  }, Infinity);
});
answerTo("write", ({ write, writer, separated }) => ({ parts: writers[writer].pieces(write, separated) }));
