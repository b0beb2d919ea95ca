// What style sheets, libraries and input methods do with any input, and with a field's as well.
import { existsSync } from "node:fs";
import { check, equal, ok } from "./harness.mjs";
import { checkReact } from "./react-page.mjs";

const inBoth = { inFirefox: true };
const show = (page, html) => page.run((html) => show(html), html);

check("`:user-invalid` styles the page's input as any other once a person has left it; `:state(invalid)` after a form's refusal and reset, too", async ({ page }) => {
  const controls = [`<number-field locale="de-DE" name="n" required>${"<input id=own>"}</number-field>`, "<input id=own required pattern=[0-9]*>"];
  const styled = () => page.run(() => ["valid", "invalid"].filter((each) => document.querySelector("#own").matches(`:user-${each}`)).join());
  const isWrong = () => page.run(() => [field().matches(":state(invalid)"), document.querySelector("#own").matches("[aria-invalid=true]")]);
  for (const [index, control] of controls.entries()) {
    const where = index === 0 ? "a field" : "a native input";
    const begin = async () => {
      await show(page, `<form>${control}<button id=send>Send</button></form>`);
      await page.run(() => document.querySelector("#own").focus());
    };
    await begin();
    equal(await styled(), "", `${where}, untouched`);
    await page.pressAll([..."12x", "Tab"]);
    equal(await styled(), "invalid", `${where}, left`);
    await page.run(() => document.querySelector("#own").focus());
    await page.pressAll(["End", "Backspace", "Tab"]);
    equal(await styled(), "valid", `${where}, mended`);
    if (index === 1) break;
    equal(await isWrong(), [false, false]);
    await begin();
    await page.press("Enter");
    equal(await isWrong(), [true, true], "refused by its form");
    await page.run(() => document.querySelector("form").reset());
    equal(await isWrong(), [false, false], "reset");
  }
}, inBoth);

if (existsSync("/usr/share/javascript/jquery/jquery.js")) {
  check("jQuery: `.serialize()` sends no text of a field as its number, and `FormData` the number", async ({ page }) => {
    await show(page, `<form><input name=a value=1><number-field locale="de-DE" name="n"><input></number-field>
      <number-field locale="de-DE"><input name="m"></number-field></form><button>Next</button>`);
    await page.run(() => new Promise((done) => {
      const script = Object.assign(document.createElement("script"), { src: "/jquery/jquery.js", onload: done });
      document.head.append(script);
    }));
    for (const index of [0, 1]) {
      await page.run((index) => document.querySelectorAll("number-field")[index].focus(), index);
      await page.pressAll([..."1234,5", "Tab"]);
    }
    const [serialized, sent, heard] = await page.run(() => {
      const { $ } = window;
      const form = document.querySelector("form");
      return [$(form).serialize(), $.param([...new FormData(form)].map(([name, value]) => ({ name, value }))), $("number-field").map((_, each) => $(each).val()).get()];
    });
    equal([serialized, sent, heard], ["a=1", "a=1&n=1234.5&m=1234.5", ["1234.5", "1234.5"]]);
  }, inBoth);
}

checkReact("`autoComplete` is the input's, and off without it", async ({ page }) => {
  for (const [props, expected] of [[{}, "off"], [{ autoComplete: "transaction-amount" }, "transaction-amount"], [{ autoComplete: "on" }, "on"]]) {
    await page.run((props) => mount(React.createElement(NumberField, { locale: "de-DE", label: "Amount", ...props })), props);
    await page.run(() => { input().focus(); });
    await page.pressAll([..."1,5", "Tab"]);
    equal(await page.run(() => [input().autocomplete, field().value]), [expected, "1.5"]);
  }
});

check("a pad whose decimal key is another composes: nothing is written inside of the composition, and the number is right after it", async ({ page }) => {
  for (const [locale, keypad, keys, text, value] of [
    ["de-DE", ".", "1.5", "1,5", "1.5"], ["en-US", ",", "1,234", "1.234", "1.234"], ["de-DE", ",", "1,5", "1,5", "1.5"], ["de-DE", "", "1,5", "1,5", "1.5"],
  ]) {
    await show(page, `<number-field locale="${locale}" keypad="${keypad}"></number-field><input id="next">`);
    await page.run(() => {
      window.composed = [];
      inner().addEventListener("compositionupdate", ({ data }) => composed.push(data));
      inner().addEventListener("compositionend", ({ data }) => composed.push(`end ${data}`));
      field().focus();
    });
    const where = `${locale} ${keypad} ${keys}`;
    for (let end = 1; end <= keys.length; end++) {
      await page.compose(keys.slice(0, end));
      equal(await page.run(() => inner().value), keys.slice(0, end), `${where}: inside of the composition`);
    }
    await page.insert(keys);
    equal(await page.run(() => [inner().value, field().value]), [text, value], where);
    ok((await page.run(() => composed)).at(-1).startsWith("end"), `${where}: the composition has ended`);
    await page.press("Tab");
    equal(await page.run(() => [inner().value, field().value]), [text, value], `${where}, left`);
  }
}, inBoth);

check("a word that an input method composes over a committed number is read without that number's separators", async ({ page }) => {
  for (const [value, word, read] of [["1234", "1.5", ["1.5", ""]], ["1234567", "1.234", ["1.234", "1234"]], ["1234", "15", ["15", "15"]]]) {
    await show(page, `<number-field locale="de-DE" value="${value}"></number-field><input id="next">`);
    await page.run(() => {
      field().focus();
      field().select();
    });
    for (let end = 1; end <= word.length; end++) await page.compose(word.slice(0, end));
    await page.insert(word);
    equal(await page.run(() => [inner().value, field().value]), read, `${word} over ${value}`);
  }
}, inBoth);

check("digits that an input method composes fill from the right", async ({ page }) => {
  await show(page, `<number-field locale="de-DE" type="currency" currency="EUR" policies="fillsFromRight"></number-field><input id="next">`);
  await page.run(() => { field().focus(); });
  for (const each of ["1", "12", "125"]) {
    await page.compose(each);
    equal(await page.run(() => inner().value.includes(document.querySelector("number-field").text)), true);
  }
  await page.insert("125");
  equal(await page.run(() => field().value), "1.25");
  await page.insert("0");
  await page.press("7");
  await page.press("Tab");
  equal(await page.run(() => [inner().value, field().value]), ["125,07\u00a0€", "125.07"]);
}, inBoth);
