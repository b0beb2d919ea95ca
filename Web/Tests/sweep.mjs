// Formats of every locale and style: they write Intl's own texts, and read them back as the
// number. Runs in node and in a browser's page.

import { plainField } from "./plain-field.mjs";

const numbers = ["0", "1", "-1", "2", "5", "11", "0.5", "-0.25", "12.5", "99", "1000", "-1234.5", "12345",
  "1234567.875", "-98765432", "1000000000000"];
export const styles = [
  { type: "decimal", maximumFractionDigits: 3 }, { type: "integer" },
  { type: "percent", maximumFractionDigits: 3 }, { type: "currency", currency: "EUR" },
  { type: "currency", currency: "JPY" }, { type: "accounting", currency: "USD" },
  { type: "currency", currency: "USD", currencyDisplay: "code" },
  { type: "unit", unit: "kilometer", unitDisplay: "short" },
];

/** The locales among some tags for which this Intl has data. */
export function known(tags) {
  return tags.filter((tag) => Intl.NumberFormat.supportedLocalesOf(tag).length > 0);
}

/** Sweeps locales; gives the counts, and the first texts that differ or are read wrong. */
export function sweep(engine, lineOf, tags, IntlSource) {
  const result = { locales: 0, formats: 0, texts: 0, refused: [], wrong: [] };
  for (const tag of known(tags)) {
    result.locales += 1;
    for (const style of styles) {
      let field;
      const { type, currency, unit, ...format } = style;
      try {
        field = plainField(engine, lineOf, tag, { type, currency, unit, format });
      } catch (error) {
        result.refused.push(`${tag} ${JSON.stringify(style)}: ${error.message}`);
        continue;
      }
      result.formats += 1;
      const intl = new IntlSource(tag, style).formatter;
      const { maximumFractionDigits: most } = intl.resolvedOptions();
      for (const number of numbers) {
        result.texts += 1;
        field.setValue(number);
        const text = field.text;
        if (text !== intl.format(number)) {
          result.wrong.push(`${tag} ${JSON.stringify(style)} ${number}: ${text}, Intl ${intl.format(number)}`);
          continue;
        }
        field.follow("");
        field.follow(text);
        // The text has as many digits as it shows.
        const digits = style.type === "percent" ? most + 2 : most;
        const isWhole = Math.abs(Number(number)) * 10 ** digits % 1 === 0;
        if (field.status !== "acceptable" || isWhole && Number(field.value) !== Number(number)) {
          result.wrong.push(`${tag} ${JSON.stringify(style)} ${number}: ${text} reads ${field.status} ${field.value}`);
        }
      }
      field.release();
    }
  }
  return result;
}
