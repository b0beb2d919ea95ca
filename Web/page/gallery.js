// Fields, each with the code that makes it. The same attributes are props in React.

/** Twelve of them, of which the first page shows six. */
export const fields = [
  { title: "Price", locale: "de-DE", attributes: { type: "currency", currency: "EUR", min: 0, value: 1234.5 } },
  { title: "Quantity", locale: "en-US", says: "Arrows step; 2.5 is refused.",
    attributes: { type: "integer", min: 1, max: 99, step: 1, value: 3 } },
  { title: "Percent", locale: "fr-FR", says: "12,5 typed is the value 0.125.",
    attributes: { type: "percent", format: "maximumFractionDigits=2", value: 0.125 } },
  { title: "Mass", locale: "en-GB", attributes: { type: "unit", unit: "kilogram", min: 0, value: 72.5 } },
  { title: "Whole dollars", locale: "en-US", says: "12 stays $12, 12.5 becomes $12.50.",
    attributes: { type: "currency", currency: "USD", format: "trailingZeroDisplay=stripIfInteger", value: 12 } },
  { title: "Accounting", locale: "en-US", says: "Parentheses are a minus, -80 is read too.",
    attributes: { type: "accounting", currency: "USD", value: -1234.5 } },
  { title: "Lakh and crore", locale: "hi-IN", attributes: { type: "currency", currency: "INR", value: 12345678 } },
  { title: "Arabic digits", locale: "ar-EG", isRightToLeft: true, says: "Digits of either script are read.",
    attributes: { value: 1234.5 } },
  { title: "Right to left", locale: "he-IL", isRightToLeft: true, says: "The sentences are Hebrew.",
    attributes: { type: "currency", currency: "ILS", lang: "he", value: -1234.5 } },
  { title: "Read only", locale: "sv-SE", attributes: { type: "currency", currency: "SEK", value: 1234.5, readonly: "" } },
  { title: "A server's error", locale: "de-DE", says: "The error goes when the field is edited.",
    error: "Only 12 are left.", attributes: { type: "integer", value: 20 } },
  { title: "Required", locale: "ja-JP", attributes: { type: "currency", currency: "JPY", min: 0, required: "" } },
];

/** What can be typed beside plain numbers: each is an attribute. */
export const entries = [
  { title: "Sums", locale: "de-DE", says: "12,5*3 or 100 + 19 %; Return writes the number.", attributes: { entries: "arithmetic" } },
  { title: "Shorthand", locale: "en-US", says: "1.5k, 2M, 3 million.", attributes: { entries: "shorthand" } },
  { title: "Cents", locale: "en-US", says: "The keys 1, 2, 5 make $0.01, $0.12, $1.25, as on a till.",
    attributes: { type: "currency", currency: "USD", policies: "fillsFromRight" } },
  { title: "Fractions", locale: "en-GB", says: "2 1/2, \u00bd; a third is refused.", attributes: { entries: "fractions" } },
  { title: "Other units", locale: "en-GB", says: "500 g, 1 lb.",
    attributes: { type: "unit", unit: "kilogram", format: "maximumFractionDigits=3", entries: "units" } },
  { title: "From elsewhere", locale: "de-DE", says: "1,234,567.89 is read, as no other number can be meant.",
    attributes: { entries: "typedFromElsewhere" } },
];

/** The attributes in HTML. */
function html({ attributes, locale, isRightToLeft, error }, id) {
  const all = { locale, ...(isRightToLeft ? { dir: "rtl" } : {}), ...attributes };
  const lines = Object.entries(all).map(([name, value]) => (value === "" ? name : `${name}="${value}"`));
  return `<number-field ${id ? `id="${id}" ` : ""}${lines.join(id ? " " : "\n  ")}></number-field>`
    + (error && !id ? `\n\nfield.setCustomValidity(\n  ${JSON.stringify(error)});` : "");
}

/** The same as props of the component for React. */
function react({ attributes, locale, isRightToLeft, error }) {
  const camel = (name) => (name === "readonly" ? "readOnly" : name.replace(/-(.)/g, (_, letter) => letter.toUpperCase()));
  const { value, ...rest } = { locale, ...(isRightToLeft ? { dir: "rtl" } : {}), ...attributes };
  const props = Object.entries(rest).map(([name, each]) => (each === "" ? camel(name)
    : typeof each === "number" ? `${camel(name)}={${each}}` : `${camel(name)}="${each}"`));
  if (value !== undefined) props.push(`defaultValue={${value}}`);
  if (error) props.push(`error=${JSON.stringify(error)}`);
  return `<NumberField ${props.join("\n  ")} />`;
}

/** An element with a class and what is in it. */
export function made(name, className, ...content) {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.append(...content);
  return element;
}

/** Shows fields in a list, without their code. */
export function showFields(list, fields) {
  list.replaceChildren(...fields.map((field, index) => {
    const id = `${list.id}-${index + 1}`;
    const item = made("li");
    item.innerHTML = `<label for="${id}">${field.title}</label> <small>${field.locale}</small>${html(field, id)}`;
    return item;
  }));
}

/** Shows fields in a list, each beside its code. */
export function showGallery(list, fields) {
  list.replaceChildren(...fields.map((field, index) => {
    const id = `${list.id}-${index + 1}`;
    const item = made("li");
    item.innerHTML = `<h3><label for="${id}">${field.title}</label> <small>${field.locale}</small></h3>${html(field, id)}`;
    if (field.says) item.append(made("p", "", field.says));
    for (const [kind, code] of [["html", html(field)], ["react", react(field)]]) {
      item.append(made("pre", `code ${kind}`, made("code", "", code)));
    }
    if (field.error) item.querySelector("number-field").setCustomValidity(field.error);
    return item;
  }));
  const choose = () => { list.dataset.code = document.querySelector("[name=code]:checked").value; };
  for (const each of document.querySelectorAll("[name=code]")) each.addEventListener("change", choose);
  choose();
}
