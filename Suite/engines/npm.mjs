// Fields of npm, from checkouts: npm.mjs react-aria|base-ui MODULE VERSION; MODULE is bundled by README's command.
// A text is typed key by key where the field sees keys; what it drops is not read.
import { createInterface } from "node:readline";

const [mode, path, version] = process.argv.slice(2);
const module = await import(path);
const options = (style) => {
  const [kind, currency] = style.split(":");
  return { decimal: {}, percent: { style: "percent", maximumFractionDigits: 17 }, currency: { style: "currency", currency },
    accounting: { style: "currency", currency, currencySign: "accounting" }, integer: { maximumFractionDigits: 0 } }[kind];
};

const fields = {
  "react-aria"(text, locale, style) {
    const parser = new module.NumberParser(locale, { ...(style === "decimal" ? { maximumFractionDigits: 17 } : {}), ...options(style) });
    let typed = "";
    for (const key of text) if (parser.isValidPartialNumber(typed + key)) typed += key;
    return { number: parser.parse(typed), shown: typed };
  },
  // The field reads a text on blur, and looks at no key beforehand but for its own list of characters.
  "base-ui": (text, locale, style) => ({ number: module.parseNumber(text, locale, options(style)), shown: text }),
};

for await (const line of createInterface({ input: process.stdin })) {
  const [kind, locale, style, text] = line.split("\t");
  let answer = "cannot";
  if (kind === "about") answer = version;
  else if (kind === "read" && options(style)) {
    const { number, shown } = fields[mode](text, locale, style);
    answer = number === null || Number.isNaN(number) ? "refused" : `number ${number}\t${shown}`;
  }
  console.log(answer);
}
