// axe-core finds nothing to report in any state of the page and of the field.
import { readFileSync } from "node:fs";
import { check, equal } from "./harness.mjs";

// Scripts/check-web.sh puts it there.
const source = readFileSync(process.env.AXE_CORE, "utf8");

/** What axe-core reports of a page: a rule and the element that breaks it. */
async function violations(page) {
  await page.run(`${source}; true`);
  return page.run(async () => {
    // Colours that change gradually are looked at when they have changed.
    await Promise.all(document.getAnimations().map((each) => each.finished));
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.flat().join(" ")}`));
  });
}

const states = [
  ["empty", ""], ["a number", "", "1234,5"], ["not yet a number", "", "1.5"], ["no number", "", "12x"],
  ["a refused number, committed", "", "1.5", "Enter"], ["a rounded number", `maximum-fraction-digits="2"`, "1,239", "Enter"],
  ["required, empty and committed", "required", "1", "Backspace", "Enter"],
  ["a spinbutton", `step="0.5" min="0" max="10" value="1.5"`], ["an empty spinbutton", `step="1"`],
  ["a spinbutton with a refused text", `step="1" min="0"`, "1.5", "Enter"], ["beyond a bound", `max="10"`, "11", "Enter"],
  ["disabled", `disabled value="5"`], ["read only", `readonly value="5"`], ["read only and refused", `readonly required`],
  ["in Hebrew", `dir="rtl" messages="he" locale="he-IL"`, "12x", "Enter"],
];

check("axe finds nothing in any state of the element, however it is named", async ({ page }) => {
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
});

check("axe finds nothing in an input that became a number field", async ({ page }) => {
  for (const [typed, step] of [["12,5"], ["1.5"], ["12x"], ["5", "1"]]) {
    await page.run(async (step) => {
      await show(`<main><h1>Order</h1><form><label for="i">Price</label><input id="i"><p id="m"></p></form></main>`);
      const [input, message] = ["i", "m"].map((each) => document.getElementById(each));
      await library.attach(input, { locale: "de-DE", message, step });
      input.focus();
    }, step);
    await page.type(typed);
    equal(await violations(page), [], typed);
    await page.press("Tab");
    equal(await violations(page), [], `${typed}, committed`);
  }
});

check("axe finds nothing on the page: light, dark, small, right to left, after an order", async ({ page, server }) => {
  const open = async (query) => {
    await page.open(`${server.address}/${query}`);
    while (await page.run(() => document.documentElement.dataset.ready !== "true")) {
      await new Promise((done) => setTimeout(done, 20));
    }
  };
  for (const [query, view] of [
    ["", {}], ["", { dark: true }], ["?text=1234,5", { width: 320, mobile: true }], ["?locale=he-IL&text=12x", { dark: true }],
  ]) {
    await page.emulate(view);
    await open(query);
    equal(await violations(page), [], `${query} ${JSON.stringify(view)}`);
    await page.clickOn(`document.querySelector("[name=code][value=react]")`);
    await page.clickOn(`document.querySelector("#order button")`);
    equal(await violations(page), [], `${query} ${JSON.stringify(view)}, ordered`);
  }
  await page.emulate({});
  await page.open(`${server.address}/tests/page.html`);
  await page.run("isReady");
});
