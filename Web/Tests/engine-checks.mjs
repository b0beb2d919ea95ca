// The engine without a view, in node: formats of node's own Intl, the fixtures, the package.
import { readFileSync, readdirSync } from "node:fs";
import { Engine, loadEntries } from "../../.build/web/headless.js";
import { FirstReader, IntlSource, lineOf } from "../../.build/web/field.js";
import { currencyOf } from "../../Web/regions.js";
import { isDeepStrictEqual } from "node:util";
import { check, checkWithCommand, equal, ok } from "./harness.mjs";
import { plainField } from "./plain-field.mjs";
import { randomSessions } from "./sessions.mjs";
import { subset } from "./subset.mjs";
import { sweep } from "./sweep.mjs";

const web = new URL("../../.build/web/", import.meta.url);
const fixtures = new URL("../../Fixtures/", import.meta.url);
const lines = (name) => readFileSync(new URL(name, fixtures), "utf8").trim().split("\n").map((line) => JSON.parse(line));
const engine = await Engine.load(readFileSync(new URL("engine.wasm", web)));
const larger = await loadEntries(readFileSync(new URL("entries.wasm", web)));
const fieldOf = (locale, options, others) => plainField(engine, lineOf, locale, options, others);
const everyTag = lines("symbols.jsonl").slice(1).map((each) => each.locale);

check("locales × styles × numbers: the texts are Intl's own and are read back", ({ isFull }) => {
  const tags = everyTag.filter((_, index) => isFull || index % 12 === 0);
  const { locales, formats, texts, refused, wrong } = sweep(engine, lineOf, tags, IntlSource);
  console.log(`    node: ${locales} locales, ${formats} formats, ${texts} texts; ${refused.length} formats refused`);
  equal([refused, wrong.slice(0, 5), wrong.length], [[], [], 0]);
});

check("the matrix is read as Swift reads it", () => {
  let count = 0;
  const wrong = [];
  for (const { id, locale, style, text, expect } of lines("suite/rows.jsonl")) {
    // The matrix's rows are named after their locale.
    if (!id.startsWith(`${locale}-`)) continue;
    const [type, code] = style.split(":");
    const options = { currency: { currency: code }, accounting: { currency: code }, unit: { unit: code } }[type] ?? {};
    if (!["decimal", "integer", "percent", "currency", "accounting", "scientific"].includes(type)) continue;
    const field = fieldOf(locale, { type, ...options });
    field.follow(text);
    count += 1;
    const { status, issue, value } = field;
    const isSame = status === expect.status && (issue?.code ?? (text === "" ? "empty" : null)) === (expect.issue ?? null)
      && (expect.value === null || Number(value) === Number(expect.value));
    if (!isSame) wrong.push(`${id} ${locale} ${style} ${JSON.stringify(text)}: ${status} ${issue?.code} ${value}`);
  }
  console.log(`    ${count} texts of the matrix`);
  equal([wrong.slice(0, 5), wrong.length], [[], 0]);
});

check("where the first reader reads a text of the suite the engine reads the same number; it reads 400 and more", () => {
  let read = 0;
  const wrong = [];
  const rows = lines("suite/rows.jsonl");
  for (const { id, locale, style, text } of rows) {
    const [type, code] = style.split(":");
    if (type === "scientific") continue;
    const options = { type, ...({ currency: { currency: code }, accounting: { currency: code }, unit: { unit: code } }[type]) };
    const found = new FirstReader(options, locale, "").read(text);
    if (found === undefined) continue;
    read += 1;
    const field = fieldOf(locale, options);
    field.follow(text);
    const { status, value } = field;
    if (status !== "acceptable" || value !== found) wrong.push(`${id} ${locale} ${style} ${JSON.stringify(text)}: ${found}, the engine ${status} ${value}`);
  }
  console.log(`    ${read} of ${rows.filter(({ expect }) => expect.status === "acceptable").length} numbers of the suite`);
  equal([wrong, read >= 400], [[], true]);
});

check("locales × styles: where the first reader reads a made-up text the engine reads the same number, and writes the same text", ({ isFull }) => {
  const known = everyTag.filter((tag) => Intl.NumberFormat.supportedLocalesOf(tag).length > 0);
  const tags = known.filter((_, index) => isFull || index % 25 === 0);
  const seed = Number(process.env.FORMATTING_FIELD_SEED ?? 20_261_121);
  const { asked, read, wrong } = subset({ engine, FirstReader, lineOf }, tags, isFull ? 84 : 12, seed);
  console.log(`    seed ${seed}: ${tags.length} locales, ${asked} texts, ${read} read`);
  equal([wrong.slice(0, 5), wrong.length, read > asked / 5, !isFull || asked > 1_000_000], [[], 0, true, true]);
});

check("other entries than numbers are read by the larger engine, and refused by the smaller", () => {
  for (const [{ value: before, ...options }, entries, text, value, written] of [
    [{}, "arithmetic", "12,5*3", "37.5", "37,5"], [{}, "shorthand", "2 Mio.", "2000000", "2.000.000"],
    [{}, "fractions", "2 1/2", "2.5", "2,5"], [{}, "typedFromElsewhere", "1,234,567.89", "1234567.89", "1.234.567,89"],
    [{ type: "unit", unit: "kilogram" }, "units", "500 g", "0.5", "0,5 kg"],
    [{ type: "unit", unit: "hour" }, "units arithmetic", "1:30 h", "1.5", "1,5 Std."],
    [{ value: "20" }, "relative", "+5", "25", "25"], [{ value: "20", min: "0" }, "relative", "-5", "15", "15"],
    [{}, "powersOfTen", "1,5x10^3", "1500", "1.500"], [{}, "letterMarks", "4k7", "4700", "4.700"],
    [{ type: "currency", currency: "EUR" }, "debitsNegative", "5,00 Soll", "-5", "-5,00 €"],
    [{ type: "currency", currency: "EUR" }, "creditsNegative", "5,00 Soll", "5", "5,00 €"],
    [{ type: "currency", currency: "EUR" }, "currencyWords", "1,99 Euro", "1.99", "1,99 €"],
    [{ type: "currency", currency: "EUR" }, "currencyWords", "99 ct", "0.99", "0,99 €"],
  ]) {
    const field = plainField(larger, lineOf, "de-DE", { ...options, entries }, { value: before });
    field.follow(text);
    equal([field.status, field.value], ["acceptable", value], text);
    field.commit();
    equal(field.text.replace(/\s/gu, " "), written);
  }
  let error;
  try {
    fieldOf("de-DE", { entries: "arithmetic" });
  } catch (thrown) {
    error = thrown;
  }
  ok(error instanceof RangeError && error.place === "entries[0]", `${error}`);
});

check("drafts are kept by the larger engine; the smaller says that it keeps none, and stays what it is", () => {
  const typed = (engine) => {
    const field = engine.open({ locale: "de-DE", value: "1234.5" });
    field.act({ follow: { text: "1.234", selection: [5, 5] } });
    return field;
  };
  const first = typed(larger);
  const { saved } = first.act({ save: true });
  const second = larger.open({ locale: "de-DE" });
  equal([second.act({ restore: saved }).text, second.act({ reopen: "en-US" }).text], ["1.234", "1,234"]);
  const plain = typed(engine);
  for (const act of [{ save: true }, { restore: saved }, { reopen: "en-US" }]) {
    const { error, text } = plain.act(act);
    equal([error?.place, text], [Object.keys(act)[0], "1.234"]);
  }
});

checkWithCommand("sessions that random tests have printed are played as by numfield", ({ root }) => {
  // Intl and ICU may be of two versions of CLDR, with another apostrophe for one locale.
  const isSameInIntl = ({ locale, grouping, decimal, minus }) => {
    const parts = new Intl.NumberFormat(locale).formatToParts(-1234567.5);
    const written = (type) => parts.find((part) => part.type === type)?.value;
    return isDeepStrictEqual([written("group"), written("decimal"), written("minusSign")], [grouping, decimal, minus]);
  };
  const tags = new Set(lines("symbols.jsonl").slice(1).filter(isSameInIntl).map(({ locale }) => locale));
  // The page makes permille and permyriad of percent, without ICU's marks of direction beside the sign, and knows no more
  // notations of money than Intl writes (R11). Node's Intl may write 20 digits of a fraction at most. (L11)
  const found = randomSessions(root, { test: (tag) => tags.has(JSON.parse(tag)) }).filter(({ session, states }) =>
    !/"perm|"currency:|"accounting:/.test(session) && !states.some(({ text, value }) => /\p{Nd}{21}/u.test(`${text} ${value}`)));
  const wrong = [];
  let played = 0;
  for (const { session, states } of found) {
    const [options, ...acts] = session.split("\n").map((line) => JSON.parse(line));
    let field;
    try {
      field = larger.open(options);
    } catch (error) {
      // Intl lacks some of ICU's units and ways to round.
      if (error instanceof RangeError) continue;
      throw error;
    }
    const own = [field.state, ...acts.map((act) => field.act(act))];
    field.close();
    // Intl may not know a locale that the session changes to.
    if (own.some(({ error }) => error)) continue;
    played += 1;
    const at = own.findIndex((each, index) => !isDeepStrictEqual(told(each), told(states[index])));
    if (at >= 0) wrong.push(`${session.split("\n").slice(0, at + 1).join("\n")}\n${JSON.stringify(told(own[at]))}\n${JSON.stringify(told(states[at]))}`);
  }
  console.log(`    ${played} sessions of ${found.length}`);
  equal([wrong.slice(0, 2), wrong.length], [[], 0]);
  ok(played > 10, `${played} sessions`);
});

/** What both say: sentences, and the word for an empty text, are in the language of each. */
const told = ({ sentence, issue, outcome, spoken, ...state }) => ({ ...state, spoken: state.text && spoken, issue: issue && { ...issue, sentence: "", example: "" }, outcome: outcome && { ...outcome, sentence: "" } });

check("a locale that Intl does not have is refused, and so is a format that would be misread", () => {
  for (const [locale, options] of [["tlh", {}], ["en", { format: { notation: "compact" } }], ["en", { type: "sum" }]]) {
    let error;
    try {
      fieldOf(locale, options);
    } catch (thrown) {
      error = thrown;
    }
    ok(error instanceof RangeError, `${locale} ${JSON.stringify(options)} gives ${error}`);
  }
});

check("the sign of the region's own currency is not taken for another one (R15)", () => {
  const field = fieldOf("es-MX", { type: "currency", currency: "USD" });
  field.follow("$500");
  equal([field.status, field.issue.code], ["invalid", "foreignCurrency"]);
});

check("a sign that is the standard sign of another currency in the locale is not taken for the field's own (R15)", ({ isFull }) => {
  const wrong = [];
  let count = 0;
  const codes = Intl.supportedValuesOf("currency");
  const signOf = (locale, currency, currencyDisplay) => new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay })
    .formatToParts(1).find(({ type }) => type === "currency").value.replace(/[\u200e\u200f\u061c]/g, "").trim();
  const tags = everyTag.filter((tag, index) => Intl.NumberFormat.supportedLocalesOf(tag).length > 0 && (isFull || index % 24 === 0 || tag === "de-DE"));
  for (const locale of tags) {
    const standard = new Map(codes.map((code) => [code, signOf(locale, code, "symbol")]));
    for (const code of codes) {
      const narrow = signOf(locale, code, "narrowSymbol");
      const isAnothers = codes.some((other) => other !== code && standard.get(other) === narrow && narrow !== other);
      if (narrow === standard.get(code) || !isAnothers) continue;
      count += 1;
      const field = fieldOf(locale, { type: "currency", currency: code });
      field.follow(`${narrow}500`);
      // A field of the region's own currency reads all signs of that currency.
      const region = currencyOf(new Intl.Locale(locale).region);
      if (region === code ? field.status !== "acceptable" : field.issue?.code !== "foreignCurrency") wrong.push(`${locale} ${code} ${narrow}`);
      field.release();
    }
  }
  console.log(`    ${tags.length} locales, ${count} signs`);
  equal([wrong.slice(0, 5), wrong.length, count > tags.length], [[], 0, true]);
});

check("a sign that nobody's standard sign is stays the field's narrow one, and the field reads what it writes (R15)", () => {
  for (const [locale, currency, text, code] of [
    ["de-DE", "CAD", "$500", "foreignCurrency"], ["de-DE", "CAD", "CA$500", undefined], ["fr-FR", "CAD", "$500", undefined],
    ["zh-CN", "JPY", "¥500", "foreignCurrency"], ["en-US", "SEK", "kr 5", undefined],
  ]) {
    const field = fieldOf(locale, { type: "currency", currency });
    field.follow(text);
    equal(field.issue?.code, code, `${locale} ${currency} ${text}`);
  }
  const field = fieldOf("de-DE", { type: "currency", currency: "CAD", format: "currencyDisplay=narrowSymbol" });
  field.follow("500 $");
  equal(field.status, "acceptable");
});

check("money is read as people write it, unless another currency has the notation in the locale (R11, R15)", () => {
  for (const [locale, currency, text, value, code] of [
    ["en-US", "USD", "US$ 5", "5"], ["ja-JP", "JPY", "5円", "5"], ["de-CH", "CHF", "Fr. 5.50", "5.5"], ["de-CH", "CHF", "5.50 SFr", "5.5"],
    ["en-US", "CAD", "C$500", "500"], ["en-IN", "INR", "Rs.500", "500"], ["pl-PL", "PLN", "5 zł", "5"], ["da-DK", "DKK", "5 kr", "5"],
    ["uk-UA", "UAH", "5 грн", "5"], ["es-PE", "PEN", "S/.500", "500"], ["en-PK", "PKR", "Rs 500", "500"],
    ["en-PK", "INR", "Rs 500", "", "foreignCurrency"], ["sv-SE", "NOK", "kr 5", "", "foreignCurrency"],
    ["zh-HK", "CNY", "5元", "", "foreignCurrency"], ["en-US", "USD", "us$5", "", "unexpectedCharacter"], ["en-US", "USD", "5 usd", "5"],
    ["pt-CV", "ZAR", "R$500", "", "foreignCurrency"],
  ]) {
    const field = fieldOf(locale, { type: "currency", currency });
    field.follow(text);
    equal([field.value, field.issue?.code], [value, code], `${locale} ${currency} ${text}`);
  }
});

check("the module has the five functions of the header, and room for lines", async () => {
  for (const name of ["engine", "entries"]) {
    const module = await WebAssembly.compile(readFileSync(new URL(`${name}.wasm`, web)));
    equal(WebAssembly.Module.exports(module).map((each) => each.name).sort(),
      ["ff_act", "ff_close", "ff_open", "ff_release", "ff_version", "memory", "room"]);
    equal(WebAssembly.Module.imports(module).filter(({ module }) => module === "page").map((each) => each.name), ["answer"]);
  }
});

check("half of a pair of UTF-16 is refused, and what is too long for the engine", () => {
  const field = fieldOf("de-DE");
  field.follow("12");
  equal([field.follow("12\uD83D"), field.follow("1".repeat(70_000)), field.follow("1".repeat(2_000_000)), field.text], [false, false, false, "12"]);
  equal([field.setValue("1".repeat(200_000)), field.value], [false, "12"]);
  equal([field.setValue("1\uD83D"), field.value], [false, "12"]);
  equal([field.setValue("1E400"), field.value.length, field.setValue("x"), field.value.length], [true, 401, false, 401]);
});

check("a state is a snapshot, and a suggestion is taken by an act of its own", () => {
  const field = engine.open({ locale: "de-DE" });
  const refused = field.act({ follow: "1.5" });
  const [kept, { suggestions }] = [JSON.stringify(refused), refused];
  const taken = field.act({ take: suggestions[0] });
  equal([taken.text, taken.entry, JSON.stringify(refused), field.state === taken], ["1,5", "1.5", kept, true]);
  field.close();
});

check("a wrong act changes nothing, and says where and why with the nearest name; so do wrong options", () => {
  const field = engine.open({ locale: "de-DE" });
  field.act({ type: "12" });
  const { text, error } = field.act({ tpye: "3" });
  equal([text, error.place, error.nearest], ["12", "tpye", ["type"]]);
  let thrown;
  try {
    engine.open({ locale: "de-DE", policies: { clampsToBound: true } });
  } catch (error) {
    thrown = error;
  }
  equal(thrown.place, "policies.clampsToBound");
});

check("changes are taken back and made again, until another is made", () => {
  const field = fieldOf("en-US", {}, { type: "int32" });
  for (const text of ["1", "12", "123"]) field.follow(text);
  equal([field.undo(), field.undo(), field.text, field.undo(false), field.text], [true, true, "1", true, "12"]);
  equal([field.follow("129"), field.undo(false)], [true, false]);
});

check("keys take no memory that is not given back", ({ isFull }) => {
  const field = fieldOf("de-DE", { type: "currency", currency: "EUR" });
  const keys = isFull ? 1_000_000 : 100_000;
  const run = (count) => {
    for (let key = 0; key < count; key++) {
      const text = field.text;
      if (text.length > 12) field.commit(), field.follow("");
      else field.follow(text + "1234567,89"[key % 10]);
    }
  };
  run(20_000);
  const before = engine.memorySize;
  run(keys);
  for (let count = 0; count < keys / 10; count++) fieldOf("de-DE", { type: "currency", currency: "EUR" }).release();
  equal(engine.memorySize, before, "bytes of memory");
  console.log(`    ${keys} keys and ${keys / 10} fields in ${before} bytes`);
});

check("the package has what its description names", () => {
  const description = JSON.parse(readFileSync(new URL("package.json", web)));
  const files = readdirSync(web);
  for (const entry of Object.values(description.exports)) {
    for (const file of typeof entry === "string" ? [entry] : Object.values(entry)) {
      ok(files.includes(file.replace("./", "")), `${file} is missing`);
    }
  }
});
