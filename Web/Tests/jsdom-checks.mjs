// Tests of an application in jsdom: the package imports, and fields take what user-event or fireEvent does.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { check, equal } from "./harness.mjs";

/** Runs a module with the globals of a page by jsdom, as test runners set them up. */
function inJsdom(root, body) {
  // The package beside React, as in an application's node_modules.
  const folder = mkdtempSync(join(tmpdir(), "jsdom-"));
  const modules = join(folder, "node_modules");
  mkdirSync(modules);
  cpSync(`${root}/.build/web`, join(modules, "formatting-field"), { recursive: true });
  for (const name of ["react", "react-dom"]) if (existsSync(`/usr/share/nodejs/${name}`)) symlinkSync(`/usr/share/nodejs/${name}`, join(modules, name));
  try {
    return run(folder, `file://${modules}/formatting-field/`, body);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(folder, web, body) {
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
    const web = ${JSON.stringify(web)};
    const { loadEngine } = await import(web + "headless.js");
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
  const printed = execFileSync(process.execPath, ["--input-type=module"], { cwd: folder, input: program, encoding: "utf8", timeout: 60_000, env: { ...process.env, NODE_PATH: "/usr/share/nodejs" } });
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
  const input = field.querySelector("input");
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

checkInJsdom("an input of the page's inside of the element", `
  await import(web + "number-field.js");
  document.body.innerHTML = '<form><number-field locale="de-DE"><input name="n" value="5"></number-field></form>';
  const field = document.querySelector("number-field"), input = document.querySelector("input");
  await field.ready;
  found.push(input.value);
  input.focus();
  input.select();
  type(input, "1234,5");
  press(input, "Enter");
  found.push(input.value, field.value, document.querySelectorAll("input").length);
`, ["5", "1.234,5", "1234.5", 1]);

if (existsSync("/usr/share/nodejs/react-dom/client.js")) checkInJsdom("React's component has its parent's value, and the parent what is typed", `
  const { default: { createElement, useState } } = await import("react");
  const { default: { createRoot } } = await import("react-dom/client");
  const { NumberField } = await import(web + "react.js");
  const rendered = () => new Promise((done) => setTimeout(done, 20));
  let value, sent = [];
  const Price = () => {
    const [own, set] = useState(5);
    value = own;
    return createElement("form", { onSubmit: (event) => { event.preventDefault(); sent.push(own); } },
      createElement(NumberField, { label: "Price", locale: "de-DE", type: "currency", currency: "EUR", name: "n", value: own, onChange: set }),
      createElement("button", null, "Send"));
  };
  document.body.innerHTML = "<div></div>";
  createRoot(document.querySelector("div")).render(createElement(Price));
  while (document.querySelector("number-field")?.status !== "acceptable") await rendered();
  const input = document.querySelector("input");
  found.push(input.value);
  input.focus();
  input.select();
  type(input, "1234,5");
  press(input, "Enter");
  await rendered();
  document.querySelector("button").click();
  found.push(input.value, value, sent);
  input.select();
  type(input, "1.5");
  press(input, "Enter");
  await rendered();
  found.push(input.value, value, document.querySelector("number-field").validity.valid);
`, ["5,00\u00a0\u20ac", "1.234,50\u00a0\u20ac", 1234.5, [1234.5], "1.5", null, false]);
