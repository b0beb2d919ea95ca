// What assistive technology is told of a field, and what axe-core finds in all states of the
// field and the page.
import { existsSync, readFileSync } from "node:fs";
import { check, equal, ok, until } from "./harness.mjs";

const german = (attributes = "") => `<number-field locale="de-DE" id="f" ${attributes}></number-field>`;
const show = async (page, html) => {
  await page.run((html) => show(html), html);
  await page.run(() => { field().focus(); });
};
const box = async (page, role = "textbox") => (await page.accessibility()).find((each) => each.role === role);

check("a field has the name that the page gives it, however and whenever", async ({ page }) => {
  for (const html of [
    `<label for="f">Price in euros</label>${german()}`, `<label>Price in euros ${german(`value="5"`)}</label>`,
    `<p id="a">Price</p><p id="b">in euros</p>${german(`aria-labelledby="a b"`)}`,
    german(`aria-label="Price in euros"`), german(`title="Price in euros"`),
  ]) {
    await show(page, html);
    equal(await page.nameOf("inner()"), "Price in euros", html);
  }
  await show(page, `<label>Price <b>in euros</b> ${german()}</label>`);
  await page.run(() => { document.querySelector("b").firstChild.data = "in cents"; });
  equal(await page.nameOf("inner()"), "Price in cents");
  // Names that come late: a label that comes, changes and goes, and a name by id that is set
  // after the field.
  await show(page, `<div>${german()}</div>`);
  equal(await page.nameOf("inner()"), "");
  await page.run(() => { document.body.insertAdjacentHTML("beforeend", `<label for="f">Weight</label>`); });
  equal(await page.nameOf("inner()"), "Weight");
  await page.run(() => { document.querySelector("label").textContent = "Mass"; });
  equal(await page.nameOf("inner()"), "Mass");
  await page.run(() => { document.querySelector("label").remove(); });
  equal(await page.nameOf("inner()"), "");
  await page.run(() => { field().setAttribute("aria-labelledby", "later"); });
  await page.run(() => { document.body.insertAdjacentHTML("beforeend", `<p id="later">Length</p>`); });
  equal(await page.nameOf("inner()"), "Length");
}, { inFirefox: true });

// The first field names itself, and again with its label; the second once more when its label is
// gone; the third never.
check("a field that comes names itself and no other", async ({ page }) => {
  await page.run((html) => show(html), `<div>${german()}</div>`);
  equal(await page.run(async () => {
    const named = [];
    // A field that names itself writes this attribute of its input, or removes it.
    const { removeAttribute } = Element.prototype;
    Element.prototype.removeAttribute = function (name) {
      if (name === "aria-describedby") named.push(this.parentNode?.id);
      return removeAttribute.call(this, name);
    };
    try {
      for (let row = 0; row < 3; row++) {
        document.body.insertAdjacentHTML("beforeend",
          `<p id="row-${row}"><label for="f-${row}">Row ${row}</label><number-field id="f-${row}"></number-field></p>`);
        await new Promise((done) => setTimeout(done));
      }
      document.querySelector("#row-1 label").remove();
      await new Promise((done) => setTimeout(done));
    } finally {
      Element.prototype.removeAttribute = removeAttribute;
    }
    return ["f", "f-0", "f-1", "f-2"].map((id) => named.filter((each) => each === id).length);
  }), [0, 2, 3, 2]);
});

check("a click on a label focuses, and what is required is told", async ({ page }) => {
  await page.run((html) => show(html), `<form><label for="f">Price</label>${german("required")}</form>`);
  await page.clickOn(`document.querySelector("label")`);
  equal([await page.run(() => document.activeElement.parentNode.id), (await box(page)).required], ["f", true]);
});

check("a refusal describes the field while it is typed, beside the page's own hint, and a commit is announced", async ({ page }) => {
  await show(page, `<p id="hint">Without tax.</p>${german(`aria-label="Price" aria-describedby="hint" format="maximumFractionDigits=2"`)}`);
  await page.type("12x");
  // "Enter a number." stands there until the sentences that say why are loaded.
  await until(page, `field().validationMessage.includes("x")`, "the sentence");
  const message = await page.run(() => field().validationMessage);
  const found = await box(page);
  equal([found.name, found.invalid, found.description], ["Price", "true", `Without tax. ${message}`]);
  await page.press("Backspace");
  equal((await box(page)).description, "Without tax.");
  await page.type(",3451");
  await page.press("Enter");
  ok((await page.run(() => field().shadowRoot.querySelector("[role=status]").textContent)).includes("12,3"), "announced");
  // An input of the page's keeps the description that it has there.
  await page.run(() => show(`<p id="hint">Without tax.</p><number-field locale="de-DE"><input aria-label="Price" aria-describedby="hint"></number-field>`));
  await page.run(() => { field().focus(); });
  equal((await box(page)).description, "Without tax.");
  await page.type("12x");
  equal((await box(page)).description, `Without tax. ${message}`);
  await page.press("Backspace");
  equal((await box(page)).description, "Without tax.");
});

check("a sentence has the language and the direction of its table, and the page's own has the page's", async ({ page }) => {
  for (const [messages, language, direction] of [["he", "he", "rtl"], ["ar-EG", "ar", "rtl"], ["de", "de", "ltr"], ["zh-TW", "zh-Hant", "ltr"]]) {
    await show(page, german(`lang="${messages}" format="maximumFractionDigits=2"`));
    await page.type("12x");
    await page.run(async () => { await library.messagesFor(field().lang); });
    const parts = () => page.run(() => ["message", "announcement"].map((name) => {
      const part = field().shadowRoot.querySelector(`[part=${name}]`);
      return [part.textContent !== "", part.lang, getComputedStyle(part).direction];
    }));
    equal((await parts())[0], [true, language, direction]);
    await page.press("Backspace");
    await page.type(",3451");
    await page.press("Enter");
    equal((await parts())[1], [true, language, direction]);
  }
  await page.run(() => { field().setCustomValidity("Only 4 are left."); });
  equal(await page.run(() => field().shadowRoot.querySelector("[part=message]").hasAttribute("lang")), false);
});

check("a field is a spinbutton where it has a step, and tells its value as it is spoken", async ({ page }) => {
  const told = () => page.run(() => ["role", "aria-valuemin", "aria-valuemax", "aria-valuenow", "aria-valuetext", "aria-roledescription"]
    .map((name) => inner().getAttribute(name)));
  await show(page, german(`type="accounting" currency="EUR" step="1" min="-9" max="9" value="-5" aria-label="Count" locale="en-US"`).replace(`locale="de-DE"`, ""));
  const spin = await box(page, "spinbutton");
  equal([spin.name, spin.valuemin, spin.valuemax], ["Count", -9, 9]);
  equal([await page.run(() => field().text), await told()], ["(€5.00)", ["spinbutton", "-9", "9", "-5", "\u2212€5.00", null]]);
  await page.press("Control+a", { commands: ["selectAll"] });
  await page.press("Backspace");
  equal(await told(), ["spinbutton", "-9", "9", null, "Empty", null]);
  await page.type("x");
  equal(await told(), ["spinbutton", "-9", "9", null, "x", null]);
  await show(page, german());
  equal(await told(), [null, null, null, null, null, "number field"]);
});

check("a phone shows the keys that the field needs, number keys in a plain field", async ({ page }) => {
  const cases = [["", "decimal"], [`type="integer"`, "numeric"], [`type="currency" currency="JPY"`, "numeric"],
    [`min="-5"`, "decimal"], [`type="scientific"`, "text"], [`inputmode="none"`, "none"]];
  for (const [attributes, mode] of cases) {
    await show(page, german(attributes));
    equal(await page.run(() => inner().inputMode), mode, attributes);
  }
});

check("VoiceOver on a phone edits no spinbutton, and an iPhone's number keys have no minus", async ({ page, browser, server }) => {
  const phone = await browser.page();
  await phone.send("Emulation.setUserAgentOverride", { userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)" });
  await phone.open(`${server.address}/tests/page.html`);
  await phone.run("isReady");
  const found = [];
  for (const attributes of [`step="1"`, `min="0"`, `min="-5"`]) {
    await phone.run((html) => show(html), german(attributes));
    found.push(await phone.run(() => [inner().getAttribute("role"), inner().inputMode]));
  }
  equal(found, [[null, "text"], [null, "decimal"], [null, "text"]]);
  await phone.send("Page.close");
});

// Web/check.sh installs it.
const source = process.env.AXE_CORE && readFileSync(process.env.AXE_CORE, "utf8");
if (!source) console.log("There is no axe-core: the checks by it were SKIPPED.");
const checkByAxe = (sentence, run, where) => { if (source) check(sentence, run, where); };

/** What axe-core reports of a page: a rule and the element that breaks it. */
async function violations(page) {
  await page.run(`${source}; true`);
  return page.run(async () => {
    // Waits until all transitions of colours are over.
    await Promise.all(document.getAnimations().map((each) => each.finished));
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.flat().join(" ")}`));
  });
}

const states = [
  ["empty", ""], ["a number", "", "1234,5"], ["not yet a number", "", "1.5"], ["no number", "", "12x"],
  ["a refused number, committed", "", "1.5", "Enter"], ["a rounded number", `format="maximumFractionDigits=2"`, "1,239", "Enter"],
  ["required, empty and committed", "required", "1", "Backspace", "Enter"],
  ["a spinbutton", `step="0.5" min="0" max="10" value="1.5"`], ["an empty spinbutton", `step="1"`],
  ["a spinbutton with a refused text", `step="1" min="0"`, "1.5", "Enter"], ["beyond a bound", `max="10"`, "11", "Enter"],
  ["with buttons", `step="0.5" max="1" buttons="step sign" value="1"`], ["disabled", `disabled value="5"`], ["read only", `readonly value="5"`], ["read only and refused", `readonly required`],
  ["in Hebrew", `dir="rtl" lang="he" locale="he-IL"`, "12x", "Enter"],
];

checkByAxe("axe finds nothing in any state of the element, however it is named", async ({ page }) => {
  const names = [
    (field) => `<label for="f">Price</label>${field}`, (field) => `<label>Price ${field}</label>`,
    (field) => `<p id="name">Price</p>${field.replace("<number-field", `<number-field aria-labelledby="name"`)}`,
    (field) => field.replace("<number-field", `<number-field aria-label="Price"`),
  ];
  for (const [index, [state, attributes, typed = "", ...keys]] of states.entries()) {
    const field = `<number-field id="f" locale="de-DE" name="n" ${attributes}></number-field>`;
    await page.run((html) => show(html), `<main><h1>Order</h1><form>${names[index % names.length](field)}</form></main>`);
    for (const isDark of [false, true]) {
      await page.emulate({ dark: isDark });
      await page.run(() => {
        document.documentElement.style.cssText = "color-scheme: light dark; background: Canvas";
        field().focus();
      });
      if (!isDark) await page.type(typed);
      for (const key of isDark ? [] : keys) await page.press(key);
      equal(await violations(page), [], `${state}${isDark ? ", dark" : ""}`);
    }
  }
  await page.run(() => { document.documentElement.style.cssText = ""; });
  await page.emulate({});
  // Colours and fonts are the browser's.
}, { inFirefox: true });

checkByAxe("axe finds nothing before the engine is there, and if it cannot be loaded", async ({ page, server }) => {
  const html = `<main><h1>Order</h1><form><label for="f">Price</label>${german("required")}</form></main>`;
  for (const engine of ["/web/engine.wasm?held", "/web/none.wasm"]) {
    await page.open(`${server.address}/tests/late.html?${new URLSearchParams({ html, engine })}`);
    await until(page, "window.isHere === true");
    await page.run(() => { field().focus(); });
    await page.type("12");
    equal(await page.nameOf("inner()"), "Price", engine);
    equal(await violations(page), [], engine);
    if (engine.endsWith("held")) await server.release();
  }
  page.errors.splice(0);
  await page.open(`${server.address}/tests/page.html`);
  await page.run("isReady");
});

checkByAxe("axe finds nothing in an input of the page's inside of the element", async ({ page }) => {
  for (const [typed, step] of [["12,5", ""], ["1.5", ""], ["12x", ""], ["5", "1"]]) {
    await page.run((step) => show(`<main><h1>Order</h1><form><label for="i">Price</label>
      <number-field locale="de-DE" buttons="step sign"><input id="i" step="${step}"></number-field></form></main>`), step);
    await page.run(() => { field().focus(); });
    await page.type(typed);
    equal(await violations(page), [], typed);
    await page.press("Tab");
    equal(await violations(page), [], `${typed}, committed`);
  }
});

if (existsSync("/usr/share/nodejs/react-dom/umd")) {
  checkByAxe("axe finds nothing in React's component", async ({ page, server }) => {
    await page.open(`${server.address}/tests/react.html`);
    await until(page, "window.isReady === true");
    await page.run(() => { document.querySelector("#next").remove(); });
    for (const [props, typed] of [[{}, ""], [{}, "12,5"], [{}, "1.5"], [{}, "12x"], [{ step: 1 }, "5"], [{ error: "Only 4." }, ""]]) {
      await page.run(async (props) => {
        const { createElement } = React;
        await mount(createElement("main", null, createElement("h1", null, "Order"),
          createElement(NumberField, { ...props, locale: "de-DE", label: "Amount" })));
        input().focus();
      }, props);
      await page.type(typed);
      equal(await violations(page), [], typed);
      await page.press("Enter");
      equal(await violations(page), [], `${typed}, committed`);
    }
    // An order in the package's own style, refused by a server: light, dark, and in a person's own colours.
    await page.run(async () => {
      document.head.insertAdjacentHTML("beforeend", `<meta name="color-scheme" content="light dark">`);
      // axe takes a page without a background for white.
      document.body.style.background = "Canvas";
      window.refusals = { 0: "Too dear." };
      await mount(React.createElement("main", null, React.createElement("h1", null, "Order"), React.createElement(Order)));
      document.querySelectorAll("#root input")[1].focus();
    });
    await page.type("1.5");
    await page.clickOn(`document.querySelector("#send")`);
    await until(page, `[...document.querySelectorAll("number-field")].some((each) => each.validationMessage === "Too dear.")`, "the server's answer");
    await page.run(() => { document.querySelectorAll("#root input")[3].focus(); });
    await page.pressAll([..."12x", "Tab"]);
    for (const view of [{}, { dark: true }, { forced: true }]) {
      await page.emulate(view);
      equal(await violations(page), [], `an order, ${JSON.stringify(view)}`);
    }
    await page.emulate({});
    await page.open(`${server.address}/tests/page.html`);
    await page.run("isReady");
  });
}

checkByAxe("axe finds nothing on the page: light, dark, small, right to left", async ({ page, server }) => {
  const open = async (query) => {
    await page.open(`${server.address}/${query}`);
    await until(page, `document.documentElement.dataset.ready === "true"`);
  };
  for (const [query, view] of [
    ["", {}], ["", { dark: true }], ["?text=1234,5", { width: 320, mobile: true }], ["?locale=he-IL&text=12x", { dark: true }],
    ["", { forced: true }], ["more.html", {}], ["more.html", { dark: true }], ["more.html", { width: 320, mobile: true }],
  ]) {
    await page.emulate(view);
    await open(query);
    equal(await violations(page), [], `${query} ${JSON.stringify(view)}`);
    if (query !== "more.html") continue;
    await page.clickOn(`document.querySelector("[name=code][value=react]")`);
    equal(await violations(page), [], `${query} ${JSON.stringify(view)}, the code for React`);
  }
  await page.emulate({});
  await page.open(`${server.address}/tests/page.html`);
  await page.run("isReady");
}, { inFirefox: true });
