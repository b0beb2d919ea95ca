// A field and a host's own state: an echo changes nothing (H1), another value is a command (H1),
// and both wait for a composition (H3). A parent in React is read (H2).
import { readFileSync } from "node:fs";
import { check, equal, ok } from "./harness.mjs";
import { accesses, kinds } from "./hosts.mjs";
import { generator } from "./random.mjs";
import { plainField } from "./plain-field.mjs";
import { Typed } from "./typed.mjs";

const show = async (page, html) => {
  await page.run((html) => show(html), html);
  await page.run(() => { field().focus(); });
};
const state = (page) => page.run(() => state());
const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

const keys = [
  ..."00112233445566778899", ..."..,,-", "x", "Backspace", "Backspace", "Delete", "ArrowLeft", "ArrowLeft",
  "ArrowRight", "Home", "End", "Enter", "Escape",
];

/** Random keys, the field that a host drives while they are pressed, and what the field is to say after each. */
async function runScript({ page, server, engine, lineOf }, kind, seed, isLate) {
  const random = generator(seed);
  const pick = (list) => list[random(list.length)];
  const [locale, access] = [pick(["en-US", "de-DE", "fr-FR", "hi-IN"]), pick(accesses)];
  const typed = new Typed(plainField(engine, lineOf, locale));
  const presses = [];
  const expected = [];
  while (presses.length < 24) {
    for (const key of random(20) === 0 ? ["Tab", "Shift+Tab"] : [pick(keys)]) {
      // Where nobody types and nothing stands there, 0 is a command.
      if (access === "asNumber" && (key === "Escape" || typed.text === "" && ["Enter", "Tab"].includes(key))) break;
      presses.push(key);
      typed.press(key);
      expected.push(typed.text);
    }
  }
  if (isLate) await page.open(`${server.address}/tests/undefined.html`);
  await page.run(async (kind, access, seed, locale, isLate) => {
    document.body.innerHTML = `<form novalidate><number-field name="n"></number-field></form><input id="next">`;
    window.field = () => document.querySelector("number-field");
    window.inner = () => field().querySelector("input");
    // The host has rendered before the element was defined, if that is late.
    const host = await import("/tests/hosts.mjs");
    field().locale = locale;
    if (isLate) Object.assign(field(), { value: "", min: "-1e9" });
    window.driven = host.drive(field(), kind, access, seed);
    await import("/web/number-field.js");
    await field().ready;
    // No field has given a host what it wrote before the definition: it reads once more.
    if (isLate) field().value;
    field().focus();
    window.texts = [];
    document.onkeyup = ({ key }) => { if (key !== "Shift") texts.push(inner().value); };
  }, kind, access, seed, locale, isLate);
  await page.pressAll(presses);
  return { typed, expected, where: `seed ${seed}, ${locale}, ${access}${isLate ? ", defined late" : ""}, keys ${presses.join(" ")}:` };
}

for (const kind of kinds) {
  check(`random keys into a field that a host drives: ${kind}`, async ({ page, server, root, isFull }) => {
    const { Engine, lineOf } = await import(`${root}/.build/web/field.js`);
    const engine = await Engine.load(readFileSync(`${root}/.build/web/engine.wasm`));
    const isSlow = kind === "slow";
    for (let script = 0; script < (isFull ? 250 : isSlow ? 4 : 8); script++) {
      const seed = Number(process.env.FORMATTING_FIELD_SEED ?? 20_261_121) + script;
      const isLate = script % 4 === 1;
      const { typed, expected, where } = await runScript({ page, server, engine, lineOf }, kind, seed, isLate);
      const isAtOnce = kind === "atOnce" || kind === "inMicrotask";
      if (isSlow) await wait(800);
      else if (!isAtOnce) await wait(110);
      const [texts, before] = await page.run(() => [texts, [inner().value, driven.heard.inputs]]);
      equal(texts, expected, where);
      if (!isAtOnce) await wait(60);
      const [after, own, { errors, sent }] = await page.run(() => [[inner().value, driven.heard.inputs],
        [field().text, field().value], driven.heard]);
      equal([after, errors], [before, []], `${where} it does not settle:`);
      equal(own, [typed.text, typed.field.status === "acceptable" ? typed.field.value : ""], where);
      for (const [state, data] of sent) equal(state, data, `${where} the host sends its state:`);
      await page.run(() => { driven.stop(); document.onkeyup = null; });
      typed.field.release();
      if (isLate) {
        await page.open(`${server.address}/tests/page.html`);
        await page.run("isReady");
      }
    }
    // A text that is written within the event of a key is the browser's matter, too.
  }, { inFirefox: kind === "atOnce" });
}

check("a host that sets the value on each key loses nothing", async ({ page }) => {
  for (const [locale, text, value] of [["en-US", "1,234.50", "1234.5"], ["de-DE", "-1.234,05", "-1234.05"]]) {
    await show(page, `<number-field locale="${locale}"></number-field>`);
    await page.run(() => { field().addEventListener("input", () => { field().value = field().value; }); });
    await page.type(text);
    equal(await state(page), { text, value, status: "acceptable" });
  }
});

check("an empty value that was given does not erase a text that is typed, with which the field began or not; clear() does", async ({ page }) => {
  for (const empty of [`""`, "null", "undefined", "NaN"]) {
    await show(page, `<number-field locale="de-DE" value="5"></number-field>`);
    await page.run(`for (const type of ["change", "number-commit"]) {
      field().addEventListener(type, () => { if (field().value === "") field().value = ${empty}; });
    }`);
    await page.press("End");
    await page.type("x");
    await page.press("Enter");
    await page.run(() => { inner().blur(); });
    equal((await state(page)).text, "5x", empty);
  }
  await page.run(() => { field().clear(); });
  equal(await state(page), { text: "", value: "", status: "intermediate" });
  await show(page, `<number-field locale="de-DE"></number-field>`);
  await page.type("12");
  equal(await page.run(() => { const { value } = field(); field().value = ""; return [value, field().text]; }), ["12", "12"]);
});

check("another value is a command, also over a refused text and of a number that was committed before", async ({ page }) => {
  await show(page, `<number-field locale="de-DE" value="12"></number-field>`);
  await page.press("End");
  await page.type("x");
  // What comes earlier may be an answer to the key.
  await wait(1100);
  equal(await page.run(() => { field().value = "13"; return state(); }), { text: "13", value: "13", status: "acceptable" });
  equal(await page.run(() => {
    const found = [];
    for (const value of ["5", "6", "5", 6, "6.0", null]) {
      field().value = value;
      found.push([field().value, field().text]);
    }
    return found;
  }), [["5", "5"], ["6", "6"], ["5", "5"], ["6", "6"], ["6", "6"], ["", ""]]);
});

check("a button sets what was a beginning of the number typed before", async ({ page }) => {
  await show(page, `<number-field locale="de-DE"></number-field> <button id="preset">10</button>`);
  await page.run(() => {
    field().addEventListener("input", () => { window.told = field().value; });
    document.querySelector("#preset").onclick = () => { field().value = "10"; };
  });
  await page.type("100");
  await page.clickOn(`document.querySelector("#preset")`);
  equal((await state(page)).text, "10");
});

check("a host that writes Number(value) back, 0 for nothing, loses no text: at once and late", async ({ page }) => {
  for (const write of ["write()", "queueMicrotask(write)", "setTimeout(write, 60)"]) {
    await show(page, `<number-field locale="en-US"></number-field><input id="next">`);
    await page.run(`field().addEventListener("input", () => {
      const number = Number(field().value), write = () => { field().value = number; };
      ${write};
    })`);
    await page.type("12.5");
    await wait(100);
    equal(await state(page), { text: "12.5", value: "12.5", status: "acceptable" }, write);
    await page.type("x");
    await wait(100);
    equal((await state(page)).text, "12.5x", write);
    // Where nobody types, and nothing stands there, 0 is what the host has.
    await page.press("Control+a", { commands: ["selectAll"] });
    await page.press("Backspace");
    await page.press("Tab");
    await wait(1200);
    equal(await page.run(() => { field().value = 0; return field().text; }), "0", write);
  }
});

check("a value that a script sets fires no input, and undo takes it back", async ({ page }) => {
  await show(page, `<number-field locale="de-DE"></number-field>`);
  await page.type("12");
  await wait(1100);
  await page.run(() => { heard.length = 0; field().value = "3456.5"; });
  equal([await page.run(() => heard), (await state(page)).text], [[], "3.456,5"]);
  await page.undo();
  equal((await state(page)).text, "12");
}, { inFirefox: true });

check("a number that Number cuts comes back as what it was", async ({ page }) => {
  await show(page, `<number-field locale="de-DE"></number-field>`);
  await page.run(() => { field().addEventListener("input", () => { field().value = String(Number(field().value)); }); });
  await page.type("0,1234567890123456789");
  equal((await state(page)).value, "0.1234567890123456789");
});

check("a locale set while an input method composes waits for its end, and keeps the number", async ({ page }) => {
  await show(page, `<number-field locale="de-DE"></number-field>`);
  await page.compose("1,2");
  await page.run(() => { field().locale = "en-US"; });
  await page.compose("1,25");
  equal(await page.run(() => inner().value), "1,25");
  await page.insert("1,25");
  equal(await state(page), { text: "1.25", value: "1.25", status: "acceptable" });
});

check("a value set while an input method composes waits for its end", async ({ page }) => {
  await show(page, `<number-field locale="ja-JP"></number-field>`);
  await page.compose("１２");
  await page.run(() => { field().value = "99"; });
  equal(await page.run(() => inner().value), "１２");
  await page.run(() => { field().locale = "de-DE"; });
  equal(await page.run(() => inner().value), "１２");
  await page.insert("１２");
  equal(await state(page), { text: "99", value: "99", status: "acceptable" });
});

check("an input that is made read-only while an input method composes is read and sent as it stands, and typed into later", async ({ page }) => {
  for (const property of ["readOnly", "disabled"]) {
    await show(page, `<form><number-field name="n" locale="de-DE"></number-field></form>`);
    await page.type("5");
    await page.compose("12");
    await page.run((property) => { field()[property] = true; }, property);
    equal(await page.run(() => [inner().value, field().text, field().value]), ["512", "512", "512"], property);
    await page.run((property) => { field()[property] = false; field().focus(); }, property);
    await page.press("End");
    await page.type("8");
    await page.run(() => { field().value; field().locale = "en-US"; });
    equal(await page.run(() => [inner().value, field().text, field().value, new FormData(document.forms[0]).get("n")]),
      ["5128", "5128", "5128", "5128"], property);
  }
});
