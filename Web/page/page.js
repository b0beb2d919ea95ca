// The page that a person tries. Everything on it is the element's own state.
import "/web/number-field.js";
import { loadEngine } from "/web/index.js";
import { readers } from "./readers.js";

const locales = [
  ["en-US", "USD"], ["de-DE", "EUR"], ["fr-FR", "EUR"], ["es-ES", "EUR"], ["it-IT", "EUR"],
  ["pt-BR", "BRL"], ["nl-NL", "EUR"], ["de-CH", "CHF"], ["sv-SE", "SEK"], ["pl-PL", "PLN"],
  ["ru-RU", "RUB"], ["tr-TR", "TRY"], ["ar-EG", "EGP"], ["fa-IR", "IRR"], ["he-IL", "ILS"],
  ["hi-IN", "INR"], ["bn-BD", "BDT"], ["ja-JP", "JPY"], ["ko-KR", "KRW"], ["zh-CN", "CNY"],
];
const find = (name) => document.querySelector(name);
const field = find("#number");
const engine = await loadEngine();
const form = find("#order");
const query = new URLSearchParams(location.search);
let locale = locales.find(([tag]) => tag === query.get("locale")) ?? locales[1];

// The languages, by name in their own words and in English.

const english = new Intl.DisplayNames("en", { type: "language" });
const list = find("#locales");
for (const [tag] of locales) {
  const own = new Intl.DisplayNames(tag, { type: "language", fallback: "code" }).of(tag);
  const item = document.createElement("li");
  item.role = "option";
  item.id = `locale-${tag}`;
  item.dataset.tag = tag;
  item.dataset.words = `${own} ${english.of(tag)} ${tag}`.toLowerCase();
  item.innerHTML = `<bdi lang="${tag}"></bdi><small>${tag}</small>`;
  item.firstChild.textContent = own;
  item.title = english.of(tag);
  list.append(item);
}

function choose(tag) {
  locale = locales.find(([each]) => each === tag);
  for (const item of list.children) {
    item.setAttribute("aria-selected", item.dataset.tag === tag);
    if (item.dataset.tag === tag) {
      find("#search").setAttribute("aria-activedescendant", item.id);
      list.scrollTop = item.offsetTop - list.offsetTop - list.clientHeight / 2;
    }
  }
  for (const each of document.querySelectorAll("number-field")) {
    each.locale = tag;
    if (each.type === "currency" || each.type === "accounting") each.currency = locale[1];
    each.dir = new Intl.Locale(tag).getTextInfo?.().direction
      ?? (/^(ar|fa|he|ur)/.test(tag) ? "rtl" : "ltr");
  }
  showSamples();
  showState();
}

list.addEventListener("click", ({ target }) => {
  const item = target.closest("li");
  if (item) choose(item.dataset.tag);
});
const search = find("#search");
search.addEventListener("input", () => {
  for (const item of list.children) item.hidden = !item.dataset.words.includes(search.value.trim().toLowerCase());
});
search.addEventListener("keydown", (event) => {
  const shown = [...list.children].filter((each) => !each.hidden);
  const at = shown.findIndex((each) => each.ariaSelected === "true");
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Enter: Math.max(at, 0) }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  if (shown[next]) choose(shown[next].dataset.tag);
});

// The kind of number.

find("#kind").addEventListener("change", ({ target }) => {
  const { type, unit = "", maximumFractionDigits = "" } = JSON.parse(target.value);
  const isMoney = type === "currency" || type === "accounting";
  if (isMoney) field.currency = locale[1];
  if (unit) field.unit = unit;
  if (maximumFractionDigits) field.setAttribute("maximum-fraction-digits", maximumFractionDigits);
  else field.removeAttribute("maximum-fraction-digits");
  field.type = type;
  showSamples();
  showState();
});

// What the field says of its text.

const words = { acceptable: "reads as a number", intermediate: "not yet a number", invalid: "no number" };

function showState() {
  const { text, issue, status } = field;
  const badge = find("#status");
  badge.textContent = text === "" ? "empty" : words[status];
  badge.className = `badge ${status}`;
  const carets = find("#carets");
  carets.textContent = text;
  if (issue && text !== "") {
    // A caret is as wide as what it stands under, where a font has characters of two widths.
    const length = Math.max(issue.end - issue.start, 1);
    const mark = document.createElement("b");
    mark.textContent = " ".repeat(issue.start) + "^".repeat(length);
    carets.append("\n", mark, ` ${issue.code}`);
  }
  find("#value").textContent = field.value || "none";
  find("#preview").textContent = field.preview || "nothing";
  showOthers();
}
field.addEventListener("number-status", showState);

function showSamples() {
  const money = ["currency", "accounting"].includes(field.type);
  const texts = ["1.5", "1,5", "1.234", "1,234.5", "1.234,56", "12abc", "5-", "0.3.4"];
  if (money) texts.push("$500", "1.000,-");
  find(".samples").replaceChildren(...texts.map((text) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = text;
    return button;
  }));
}
find(".samples").addEventListener("click", ({ target }) => {
  if (!target.matches("button")) return;
  field.focus();
  field.take(target.textContent);
});

/** What the field reads in another text. */
function readBy(text) {
  const { type, currency, unit } = field;
  const options = { type: type || "decimal", ...(currency && /currency|accounting/.test(type) ? { currency } : {}),
    ...(type === "unit" ? { unit } : {}) };
  const other = engine.field(engine.format(locale[0], options));
  other.follow(text);
  return other.value;
}

function showOthers() {
  const { text, status, value } = field;
  const scale = field.type === "percent" ? 100 : 1;
  const said = status === "acceptable" && value !== "" ? Number(value) * scale : null;
  const meant = field.suggestions.map((each) => Number(readBy(each)) * scale);
  const isSame = (left, right) => Math.abs(left - right) <= Math.abs(right) * 1e-12;
  const rows = readers.map(({ name, read }) => {
    const number = read(text, locale[0]);
    const verdict = number === null ? "refused" : said !== null && isSame(number, said) ? "right"
      : meant.some((each) => isSame(number, each)) ? "guessed" : "misread";
    return { name, number: number ?? "none", verdict };
  });
  const verdict = status === "acceptable" ? "right" : field.suggestions.length > 0
    ? `refused; asks whether ${field.suggestions.join(" or ")} is meant` : "refused, with the place and the reason";
  rows.push({ name: "this field", number: status === "acceptable" ? said ?? "none" : "none", verdict, isOurs: true });
  find("#others tbody").replaceChildren(...rows.map(({ name, number, verdict, isOurs }) => {
    const row = document.createElement("tr");
    if (isOurs) row.className = "ours";
    for (const each of [name, number, text === "" ? "" : verdict]) row.insertCell().textContent = each;
    row.cells[1].className = "number";
    if (text !== "") row.cells[2].className = verdict;
    return row;
  }));
}

// The form: its server has twelve.

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const fields = [...form.querySelectorAll("number-field")];
  for (const each of fields) each.commit();
  const wrong = fields.find((each) => !each.checkValidity());
  if (wrong) return wrong.focus();
  const sent = Object.fromEntries(new FormData(form));
  const quantity = find("#quantity");
  if (Number(sent.quantity) > 12) {
    quantity.setCustomValidity("The server says: only 12 are left.");
    quantity.focus();
    find("#sent").textContent = "";
  } else {
    find("#sent").textContent = `sent: ${JSON.stringify(sent)}`;
  }
});
form.addEventListener("reset", () => { find("#sent").textContent = ""; });

await Promise.all([...document.querySelectorAll("number-field")].map((each) => each.ready));
choose(locale[0]);
if (query.has("text")) {
  field.take(query.get("text"));
  field.commit();
}
document.documentElement.dataset.ready = "true";
