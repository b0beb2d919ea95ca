// The page that a person tries. Everything on it is the element's own state.
import { loadEngine } from "./web/number-field.js";
import { fields, made, showFields } from "./gallery.js";
import { measured } from "./measured.js";
import { nameOf } from "./readings.js";
import { readers } from "./readers.js";

// Languages to choose, with the currency of each.
const locales = [
  ["ar-EG", "EGP"], ["bn-BD", "BDT"], ["zh-CN", "CNY"], ["nl-NL", "EUR"], ["en-US", "USD"],
  ["fr-FR", "EUR"], ["de-DE", "EUR"], ["de-CH", "CHF"], ["he-IL", "ILS"], ["hi-IN", "INR"],
  ["it-IT", "EUR"], ["ja-JP", "JPY"], ["ko-KR", "KRW"], ["fa-IR", "IRR"], ["pl-PL", "PLN"],
  ["pt-BR", "BRL"], ["ru-RU", "RUB"], ["es-ES", "EUR"], ["sv-SE", "SEK"], ["tr-TR", "TRY"],
];
const find = (name) => document.querySelector(name);
const field = find("#number");
const query = new URLSearchParams(location.search);
let engine, tag, currency;
let ofOthers = new Map();

find("#language").append(...locales.map(([each]) => new Option(nameOf(each), each)));
find("#language").addEventListener("change", ({ target }) => choose(target.value));

function choose(chosen) {
  [tag, currency] = locales.find(([each]) => each === chosen);
  find("#language").value = tag;
  field.locale = tag;
  if (field.type === "currency" || field.type === "accounting") field.currency = currency;
  field.dir = /^(ar|fa|he)/.test(tag) ? "rtl" : "ltr";
  showSamples();
  showState();
}

find("#kind").addEventListener("change", ({ target }) => {
  const { type, unit = "", format = "" } = JSON.parse(target.value);
  if (type === "currency" || type === "accounting") field.currency = currency;
  if (unit) field.unit = unit;
  field.format = format;
  field.type = type;
  showSamples();
  showState();
});

// What the field says of its text, at each key.

const words = { acceptable: "reads as a number", intermediate: "not yet a number", invalid: "no number" };

function showState() {
  const { text, issue, status } = field;
  const isRefused = issue && text !== "";
  find("#status").textContent = text === "" ? "empty" : words[status];
  find("#status").className = `badge ${status}`;
  // Underlines the part of the text that the refusal is about.
  find("#text").replaceChildren(...(isRefused
    ? [text.slice(0, issue.range[0]), made("mark", "", text.slice(issue.range[0], issue.range[1])), text.slice(issue.range[1])] : []));
  find("#sentence").textContent = isRefused ? issue.sentence : "";
  find("#suggestions").replaceChildren(...(isRefused ? field.suggestions.map(asButton) : []));
  find("#value").textContent = field.value || "none";
  find("#preview").textContent = isRefused ? "nothing: the text stays, to be mended" : field.preview || "nothing";
  showOthers();
}
field.addEventListener("number-status", showState);

function showSamples() {
  const isMoney = ["currency", "accounting"].includes(field.type);
  const texts = ["1.5", "1,5", "1.234", "1.234,56", "1,234.56", "1abc", "5-", "1.2.3", ...(isMoney ? ["$500", "1.000,-"] : ["1'234.5", "1e5"])];
  find(".samples").replaceChildren(...texts.map((text) => made("li", "", asButton(text))));
}

/** A button that puts a text into the field. */
function asButton(text) {
  const button = made("button", "", text);
  button.type = "button";
  button.addEventListener("click", () => {
    field.focus();
    field.take(text);
  });
  return button;
}

// What others make of the text.

/** What the field reads in another text. */
function readBy(text) {
  const { type, unit } = field;
  const detail = /currency|accounting/.test(type) ? `:${currency}` : type === "unit" ? `:${unit}` : "";
  const other = engine.open({ locale: tag, style: `${type || "decimal"}${detail}` });
  const { entry } = other.act({ follow: text });
  other.close();
  return entry;
}

function showOthers() {
  const { text, status, value, suggestions } = field;
  const scale = field.type === "percent" ? 100 : 1;
  const said = status === "acceptable" && value !== "" ? Number(value) * scale : null;
  const meant = suggestions.map((each) => Number(readBy(each)) * scale);
  const isSame = (left, right) => Math.abs(left - right) <= Math.abs(right) * 1e-12;
  const stored = ["", "decimal"].includes(field.type) ? [...(ofOthers.get(`${tag} ${text}`) ?? [])] : [];
  const numberOf = (found) => found === null || Number.isNaN(Number(found)) ? null : Number(found);
  const answers = new Map();
  const add = (number, ...names) => answers.set(number, [...(answers.get(number) ?? []), ...names]);
  for (const { name, read } of readers) add(numberOf(read(text, tag)), name);
  for (const [number, names] of stored) add(numberOf(number), ...names);
  // A text without a number, such as ".", is none.
  const rows = [...answers].map(([number, names]) => ({
    name: names.join(", "), number,
    verdict: number === null ? "refused" : said !== null && isSame(number, said) ? "right"
      : meant.some((each) => isSame(number, each)) ? "guessed" : "misread",
  }));
  const order = ["misread", "guessed", "refused", "right"];
  rows.sort((left, right) => order.indexOf(left.verdict) - order.indexOf(right.verdict));
  rows.push({ name: "this field", number: said, verdict: status === "acceptable" ? "right" : "refused" });
  find("#others tbody").replaceChildren(...rows.map(({ name, number, verdict }) => {
    const row = made("tr", name === "this field" ? "ours" : "");
    const isAsking = name === "this field" && suggestions.length > 0;
    for (const each of [name, number ?? "none", text === "" ? "" : isAsking ? "asks" : verdict]) row.insertCell().append(each);
    row.cells[1].className = "number";
    row.cells[2].className = text === "" ? "" : verdict;
    return row;
  }));
}

/** What this server sends of the element's files, and what that is unpacked. */
function showSize() {
  const files = performance.getEntriesByType("resource").filter(({ name }) => /\/web\/(engine\.wasm|field\.js|number-field\.js)/.test(name));
  const sum = (member) => Math.round(files.reduce((sum, each) => sum + each[member], 0) / 1000);
  find("#size").textContent = `${sum("encodedBodySize")} kB as sent (${sum("decodedBodySize")} kB unpacked)`;
}

showFields(find("#gallery"), fields.slice(0, 6));
engine = await loadEngine();
await Promise.all([...document.querySelectorAll("number-field")].map((each) => each.ready));
choose(locales.some(([each]) => each === query.get("locale")) ? query.get("locale") : "de-DE");
field.take(query.get("text") ?? "1.5");
showSize();
ofOthers = await measured();
showOthers();
document.documentElement.dataset.ready = "true";
