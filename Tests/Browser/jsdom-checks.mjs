// Tests of an application in jsdom: the package imports, and fields take what user-event or fireEvent does.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { check, equal } from "./harness.mjs";

/** Runs a module with the globals of a page by jsdom, as test runners set them up. */
function inJsdom(root, body) {
  const program = `
    import { createRequire } from "node:module";
    const require = createRequire("/usr/share/nodejs/");
    const { JSDOM } = require("/usr/share/nodejs/jsdom");
    const { window } = new JSDOM("<!doctype html><html lang=de><body></body></html>", { pretendToBeVisual: true, url: "http://localhost/" });
    for (const name of Object.getOwnPropertyNames(window)) {
      if (name in globalThis && !/^(Event|EventTarget|CustomEvent|navigator|FormData|Abort.*)$/.test(name)) continue;
      Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
    }
    globalThis.window = globalThis;
    globalThis.document = window.document;
    const web = ${JSON.stringify(`file://${root}/.build/web/`)};
    const { loadEngine } = await import(web + "index.js");
    const type = (input, text) => {
      for (const key of text) {
        input.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        const [start, end] = [input.selectionStart, input.selectionEnd];
        input.dispatchEvent(new InputEvent("beforeinput", { data: key, inputType: "insertText", bubbles: true, cancelable: true, composed: true }));
        input.setRangeText(key, start, end, "end");
        input.dispatchEvent(new InputEvent("input", { data: key, inputType: "insertText", bubbles: true, composed: true }));
      }
    };
    const press = (input, key) => input.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, composed: true }));
    const found = [];
    ${body}
    console.log(JSON.stringify(found));`;
  const printed = execFileSync(process.execPath, ["--input-type=module"], { input: program, encoding: "utf8", timeout: 60_000, env: { ...process.env, NODE_PATH: "/usr/share/nodejs" } });
  return JSON.parse(printed.trim().split("\n").at(-1));
}
const checkInJsdom = (sentence, body, expected) => check(`jsdom: ${sentence}`, ({ root }) => {
  if (!existsSync("/usr/share/nodejs/jsdom")) {
    console.log("    There is no jsdom (apt-get install node-jsdom): skipped.");
    return;
  }
  equal(inJsdom(root, body), expected);
});

checkInJsdom("<number-field> imports, reads what is typed, commits on Return, and refuses", `
  const { NumberField } = await import(web + "number-field.js");
  document.body.innerHTML = '<form><number-field name="n" locale="de-DE" type="currency" currency="EUR"></number-field></form>';
  const field = document.querySelector("number-field");
  await field.ready;
  const input = field.shadowRoot.querySelector("input");
  input.focus();
  type(input, "1234,5");
  press(input, "Enter");
  found.push(field instanceof NumberField, input.value, field.value, field.validity.valid);
  field.value = 7;
  found.push(input.value);
  input.select();
  type(input, "1.5");
  press(input, "Enter");
  found.push(input.value, field.value, field.checkValidity(), field.validity.badInput, field.validationMessage.length > 0, field.suggestions);
  input.blur();
`, [true, "1.234,50\u00a0\u20ac", "1234.5", true, "7,00\u00a0\u20ac", "1.5", "", false, true, true, ["1,5"]]);

checkInJsdom("an input that is attached, and <number-form>", `
  const { attach } = await import(web + "attach.js");
  await import(web + "forms.js");
  document.body.innerHTML = '<form><input name="n"></form><number-form locale="de-DE"></number-form>';
  const input = document.querySelector("input");
  const number = await attach(input, { locale: "de-DE" });
  input.focus();
  type(input, "1234,5");
  press(input, "Enter");
  found.push(input.value, number.value);
  const form = document.querySelector("number-form");
  form.schema = { type: "object", properties: { price: { type: "number", title: "Price" } } };
  await form.ready;
  const price = form.shadowRoot.querySelector("input");
  price.focus();
  type(price, "2,5");
  press(price, "Enter");
  found.push(price.value, form.json);
`, ["1.234,5", "1234.5", "2,5", '{"price":2.5}']);
