// Fields of npm, from checkouts: npm.mjs react-aria|base-ui|react-number-format MODULE VERSION; README says how MODULE
// is made. A text is typed key by key where the field sees keys; what it drops is not read.
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const [mode, path, version] = process.argv.slice(2);
const dom = mode === "react-number-format" ? page() : null;
const module = await import(path);
const { default: react } = module;

/** A page without a browser, for React. */
function page() {
  const { JSDOM } = createRequire(import.meta.url)("jsdom");
  const { window } = new JSDOM("<div></div>", { pretendToBeVisual: true });
  Object.assign(globalThis, { window, document: window.document, navigator: window.navigator, IS_REACT_ACT_ENVIRONMENT: true });
  return window;
}

/** Types into a field, and answers with what the parent got last. */
function typed(Field, options, text) {
  let value;
  const root = react.createRoot(dom.document.body.appendChild(dom.document.createElement("div")));
  const { act, React } = react;
  act(() => root.render(React.createElement(Field, { ...options, onValueChange: (given) => { value = given.value; } })));
  const input = dom.document.querySelector("input");
  const set = Object.getOwnPropertyDescriptor(dom.HTMLInputElement.prototype, "value").set;
  act(() => input.focus());
  for (const key of text) {
    act(() => input.dispatchEvent(new dom.KeyboardEvent("keydown", { key, bubbles: true })));
    const [start, end] = [input.selectionStart, input.selectionEnd];
    set.call(input, input.value.slice(0, start) + key + input.value.slice(end));
    input.setSelectionRange(start + key.length, start + key.length);
    act(() => input.dispatchEvent(new dom.InputEvent("input", { data: key, bubbles: true })));
  }
  act(() => root.unmount());
  dom.document.body.replaceChildren();
  return value && Number.isFinite(Number(value)) ? value : null;
}

/** The marks of a locale, as an application gives them to react-number-format. */
function marks(locale) {
  const parts = new Intl.NumberFormat(locale).formatToParts(1234567.8);
  const mark = (type) => parts.find((each) => each.type === type).value;
  return { thousandSeparator: mark("group"), decimalSeparator: mark("decimal") };
}

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
    return parser.parse(typed);
  },
  "react-number-format": (text, locale, style) =>
    (style === "decimal" ? typed(react.NumericFormat, marks(locale), text) : undefined),
  // The field reads a text on blur, and looks at no key beforehand but for its own list of characters.
  "base-ui": (text, locale, style) => module.parseNumber(text, locale, options(style)),
};

for await (const line of createInterface({ input: process.stdin })) {
  const [kind, locale, style, text] = line.split("\t");
  let answer = "cannot";
  if (kind === "about") answer = version;
  else if (kind === "read" && options(style)) {
    const number = fields[mode](text, locale, style);
    if (number !== undefined) answer = number === null || Number.isNaN(number) ? "refused" : `number ${number}`;
  }
  console.log(answer);
}
process.exit();
