// The engine without a view, in node: formats of node's own Intl, the fixtures, the package.
import { readFileSync, readdirSync } from "node:fs";
import { Engine } from "../../.build/web/index.js";
import { loadEntries } from "../../.build/web/entries.js";
import { IntlSource, moduleOf } from "../../.build/web/field.js";
import { currencyOf } from "../../Web/regions.js";
import { isDeepStrictEqual } from "node:util";
import { play } from "../../.build/web/session.js";
import { check, checkWithCommand, equal, ok } from "./harness.mjs";
import { randomSessions } from "./sessions.mjs";
import { sweep } from "./sweep.mjs";

const web = new URL("../../.build/web/", import.meta.url);
const fixtures = new URL("../../Fixtures/", import.meta.url);
const lines = (name) => readFileSync(new URL(name, fixtures), "utf8").trim().split("\n").map((line) => JSON.parse(line));
const engine = await Engine.load(readFileSync(new URL("engine.wasm", web)));
const { exports } = moduleOf(engine);
const everyTag = lines("symbols.jsonl").slice(1).map((each) => each.locale);

check("locales × styles × numbers: the texts are Intl's own and are read back", ({ isFull }) => {
  const tags = everyTag.filter((_, index) => isFull || index % 12 === 0);
  const { locales, formats, texts, refused, wrong } = sweep(engine, tags, IntlSource);
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
    const field = engine.field(engine.format(locale, { type, ...options }));
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

check("other entries than numbers are read by the larger engine, and refused by the smaller", async () => {
  const larger = await loadEntries(readFileSync(new URL("entries.wasm", web)));
  for (const [options, entries, text, value, written] of [
    [{}, "arithmetic", "12,5*3", "37.5", "37,5"], [{}, "shorthand", "2 Mio.", "2000000", "2.000.000"],
    [{}, "fractions", "2 1/2", "2.5", "2,5"], [{}, "typedFromElsewhere", "1,234,567.89", "1234567.89", "1.234.567,89"],
    [{ type: "unit", unit: "kilogram" }, "units", "500 g", "0.5", "0,5 kg"],
  ]) {
    const field = larger.field(larger.format("de-DE", options));
    field.setEntries(entries);
    field.follow(text);
    equal([field.status, field.value], ["acceptable", value], text);
    field.commit();
    equal(field.text.replace(/\s/gu, " "), written);
  }
  let error;
  try {
    engine.field(engine.format("de-DE")).setEntries("arithmetic");
  } catch (thrown) {
    error = thrown;
  }
  ok(error instanceof TypeError, `${error}`);
});

checkWithCommand("sessions that random tests have printed are played as by numfield", ({ root }) => {
  const tags = new Set(everyTag);
  // The page makes permille and permyriad of percent, without ICU's marks of direction beside the sign.
  const found = randomSessions(root, { test: (tag) => tags.has(JSON.parse(tag)) }).filter(({ session }) => !/"perm/.test(session));
  const wrong = [];
  let played = 0;
  for (const { type, session, states } of found) {
    const field = engine.field(engine.format("en"), type);
    let own;
    try {
      own = play(engine, field, session);
    } catch (error) {
      // Intl lacks some of ICU's units and ways to round.
      if (error instanceof RangeError) continue;
      throw error;
    }
    played += 1;
    if (!isDeepStrictEqual(own, states)) {
      const at = own.findIndex((each, index) => !isDeepStrictEqual(each, states[index]));
      wrong.push(`${session.split("\n").slice(0, at + 1).join("\n")}\n${JSON.stringify(own[at])}\n${JSON.stringify(states[at])}`);
    }
    field.release();
  }
  console.log(`    ${played} sessions of ${found.length}`);
  equal([wrong.slice(0, 2), wrong.length], [[], 0]);
  ok(played > 20, `${played} sessions`);
});

check("a locale that Intl does not have is refused, and so is a format that would be misread", () => {
  for (const [locale, options] of [["tlh", {}], ["en", { notation: "compact" }], ["en", { type: "sum" }]]) {
    let error;
    try {
      engine.format(locale, options);
    } catch (thrown) {
      error = thrown;
    }
    ok(error instanceof RangeError, `${locale} ${JSON.stringify(options)} gives ${error}`);
  }
});

check("the sign of the region's own currency is not taken for another one (R15)", () => {
  const field = engine.field(engine.format("es-MX", { type: "currency", currency: "USD" }));
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
      const field = engine.field(engine.format(locale, { type: "currency", currency: code }));
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
    const field = engine.field(engine.format(locale, { type: "currency", currency }));
    field.follow(text);
    equal(field.issue?.code, code, `${locale} ${currency} ${text}`);
  }
  const field = engine.field(engine.format("de-DE", { type: "currency", currency: "CAD", currencyDisplay: "narrowSymbol" }));
  field.follow("500 $");
  equal(field.status, "acceptable");
});

check("the module is the C interface, and its page's own two functions", () => {
  const others = Object.keys(exports).filter((name) => !name.startsWith("ff_"));
  equal(others.sort(), ["format_from_page", "memory", "room"]);
});

check("half of a pair of UTF-16 is refused, and what is too long for the engine", () => {
  const field = engine.field(engine.format("de-DE"));
  field.follow("12");
  equal([field.follow("12\uD83D"), field.follow("1".repeat(70_000)), field.follow("1".repeat(200_000)), field.text], [false, false, false, "12"]);
  let error;
  try {
    field.setValue("1".repeat(200_000));
  } catch (thrown) {
    error = thrown;
  }
  ok(error instanceof RangeError && field.value === "12", `${error}`);
  equal([field.setValue("1\uD83D"), field.value], [false, "12"]);
  equal([field.setValue("1E400"), field.value.length, field.setValue("x"), field.value.length], [true, 401, false, 401]);
});

check("changes are taken back and made again, until another is made", () => {
  const field = engine.field(engine.format("en-US"), "int32");
  for (const text of ["1", "12", "123"]) field.follow(text);
  equal([field.undo(), field.undo(), field.text, field.undo(false), field.text], [true, true, "1", true, "12"]);
  equal([field.follow("129"), field.undo(false)], [true, false]);
  equal([field.travel("1"), field.travel("7"), field.text], [true, false, "1"]);
});

check("keys take no memory that is not given back", ({ isFull }) => {
  const field = engine.field(engine.format("de-DE", { type: "currency", currency: "EUR" }));
  const keys = isFull ? 1_000_000 : 100_000;
  const run = (count) => {
    for (let key = 0; key < count; key++) {
      const text = field.text;
      if (text.length > 12) field.commit(), field.follow("");
      else field.follow(text + "1234567,89"[key % 10]);
    }
  };
  run(20_000);
  const before = exports.memory.buffer.byteLength;
  run(keys);
  for (let count = 0; count < keys / 10; count++) engine.field(field.format).release();
  equal(exports.memory.buffer.byteLength, before, "bytes of memory");
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
