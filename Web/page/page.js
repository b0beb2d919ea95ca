// The page that a person tries. Everything on it is the element's own state.
import { loadEngine } from "./web/index.js";
import "./web/number-field.js";
import { entries, fields, showGallery } from "./gallery.js";
import { measured } from "./measured.js";
import { nameOf, showReadings } from "./readings.js";
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

/** An element with a class and what is in it. */
function made(name, className, ...content) {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.append(...content);
  return element;
}

// The language: its name in English, by which typing finds it, and in its own words.

find("#language").append(...locales.map(([each]) => {
  const own = new Intl.DisplayNames(each, { type: "language", fallback: "code" }).of(each);
  const name = nameOf(each);
  return new Option(own === name ? name : `${name} · ${own}`, each);
}));
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
  const { type, unit = "", maximumFractionDigits = "" } = JSON.parse(target.value);
  if (type === "currency" || type === "accounting") field.currency = currency;
  if (unit) field.unit = unit;
  if (maximumFractionDigits) field.setAttribute("maximum-fraction-digits", maximumFractionDigits);
  else field.removeAttribute("maximum-fraction-digits");
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
  const found = [...readers.map(({ name, read }) => [name, read(text, tag), name]),
    // An engine is known by what stands in front of the name of its function.
    ...stored.map(([number, names]) => [[...new Set(names.map((each) => each.split(/[`,]/)[0].trim()))].join(", "), number, names.join("\n")])];
  const rows = found.map(([name, found, title]) => {
    // A text without a number, such as ".", is none.
    const number = found === null || Number.isNaN(Number(found)) ? null : Number(found);
    const verdict = number === null ? "refused" : said !== null && isSame(number, said) ? "right"
      : meant.some((each) => isSame(number, each)) ? "guessed" : "misread";
    return { name, number, verdict, title: title.replaceAll("`", "") };
  });
  rows.push({ name: "this field", number: said, verdict: status === "acceptable" ? "right" : "refused" });
  find("#others tbody").replaceChildren(...rows.map(({ name, number, verdict, title = "" }) => {
    const row = made("tr", name === "this field" ? "ours" : "");
    row.title = title;
    const isAsking = name === "this field" && suggestions.length > 0;
    for (const each of [name, number ?? "none", text === "" ? "" : isAsking ? "asks" : verdict]) row.insertCell().append(each);
    row.cells[1].className = "number";
    row.cells[2].className = text === "" ? "" : verdict;
    return row;
  }));
}

/**
 * Resolves when the module with entries is there: Web/serve.sh serves the page before that, and answers
 * 202 until then.
 */
async function entriesBuilt() {
  for (;;) {
    const answer = await fetch("web/entries.wasm", { method: "HEAD" });
    find("#building").hidden = answer.status !== 202;
    if (answer.status !== 202) return;
    await new Promise((done) => setTimeout(done, 1000 * answer.headers.get("retry-after")));
  }
}

/** What was sent of these files. A server that sends them as they are shows more than one that compresses. */
function showSize() {
  const files = performance.getEntriesByType("resource").filter(({ name }) => /\/web\/(engine\.wasm|field\.js|number-field\.js)/.test(name));
  const bytes = files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  find("#size").textContent = `${Math.round(bytes / 1000)} kB`;
}

showGallery(find("#gallery"), fields, made);
engine = await loadEngine();
await Promise.all([...document.querySelectorAll("number-field")].map((each) => each.ready));
choose(locales.some(([each]) => each === query.get("locale")) ? query.get("locale") : "de-DE");
field.take(query.get("text") ?? "1.5");
showReadings(engine, find("#own"), find("#readings tbody"), made);
showSize();
await entriesBuilt();
showGallery(find("#entries"), entries, made);
await Promise.all([...find("#entries").querySelectorAll("number-field")].map((each) => each.ready));
ofOthers = await measured();
showOthers();
document.documentElement.dataset.ready = "true";
