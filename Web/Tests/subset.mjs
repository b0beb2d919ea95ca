// The first reader beside the engine: where it reads a text, the engine reads the same number, and writes the same text.
import { generator } from "./random.mjs";

const styles = [
  { type: "decimal" }, { type: "integer" }, { type: "percent" }, { type: "permille" }, { type: "currency", currency: "EUR" },
  { type: "currency", currency: "JPY" }, { type: "accounting", currency: "USD" }, { type: "currency", currency: "DKK", format: "currencyDisplay=code" },
  { type: "currency", currency: "CHF" }, { type: "unit", unit: "kilometer", format: "unitDisplay=long" }, { type: "decimal", format: "useGrouping=false" },
  { type: "decimal", format: "maximumFractionDigits=2", min: "-20", max: "5000" }, { type: "percent", format: "maximumFractionDigits=1", min: "0", max: "1", step: "0.005" },
  { type: "currency", currency: "USD", min: "0.5", exclusiveMin: true, step: "0.25" }, { type: "integer", step: "10", min: "5", max: "500", exclusiveMax: true },
];
const pieces = [..."0123456789.,'’  \u00a0\u202f-−–＋+()٫٬٣３３％%€$", "kr.", "USD", "\u200e", "\u200f", "00", "000", ",-"];

/** A text that somebody may type: what Intl writes of a number, or its digits alone, changed in some places. */
function texts(reader, random, number) {
  let text = random(2) === 0 ? reader.write(number) : number.replace(".", pieces[10 + random(2)]);
  const own = [...reader.write("-1234567.8"), ...pieces];
  for (let changes = random(4); changes > 0; changes--) {
    const place = random(text.length + 1);
    text = text.slice(0, place) + (random(3) === 0 ? "" : own[random(own.length)]) + text.slice(place + random(2));
  }
  return text;
}

/** What is made, if it can be. */
function made(make) {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
}

/** Asks both for some texts of each locale and style; gives how many were read, and where they differ. */
export function subset({ engine, FirstReader, lineOf }, locales, count, seed) {
  const random = generator(seed);
  const found = { asked: 0, read: 0, wrong: [] };
  for (const locale of locales) {
    for (const options of styles) {
      const reader = made(() => new FirstReader(options, locale, ""));
      const field = made(() => engine.open({ ...lineOf(options, locale), keypad: "", messages: "en" }));
      if (!reader) continue;
      if (!field) {
        found.wrong.push(`${locale} ${JSON.stringify(options)}: the engine refuses the format`);
        continue;
      }
      for (let each = 0; each < count; each++) {
        const digits = `${random(3) === 0 ? "-" : ""}${random(10 ** (1 + random(9)))}${["", "", ".5", ".25", `.${random(1000)}`][random(5)]}`;
        const text = texts(reader, random, digits);
        const number = reader.read(text);
        found.asked += 1;
        if (number === undefined) continue;
        found.read += 1;
        field.act({ setValue: null });
        const { status, entry } = field.act({ follow: { text, selection: [text.length, text.length], intent: "pasted" } });
        const isSame = status === "acceptable" && entry === number;
        const written = isSame && each % 4 === 0 ? field.act({ commit: true }).text : reader.write(number);
        if (isSame && written === reader.write(number)) continue;
        found.wrong.push(`${locale} ${JSON.stringify(options)} ${JSON.stringify(text)}: ${number} ${JSON.stringify(reader.write(number))}, the engine ${status} ${entry} ${JSON.stringify(written)}`);
      }
      field.close();
    }
  }
  return found;
}
