// Forms in React: nothing that a parent renders blanks the page, and what is sent is what the screen says.
import { check, equal, ok, until } from "./harness.mjs";
import { generator } from "./random.mjs";
import { checkReact, seen, show, wait } from "./react-page.mjs";

const text = (page) => page.run(() => input()?.value ?? "nothing is there");
/** Lets React render. */
const rendered = () => wait(30);

checkReact("a value that is no number shows nothing and is reported, at first and later; nothing is thrown", async ({ page }) => {
  for (const value of ["0 / 0", "1 / 0", "-1 / 0", `"1,5"`, `"abc"`, "[1, 2]", "{}", "10n", "undefined"]) {
    const isNumber = value === "10n";
    const isNothing = ["0 / 0", "undefined"].includes(value);
    await page.run(`showWith({ locale: "de-DE", value: ${value} })`);
    equal([await text(page), await page.run(() => reported.splice(0).length)], [isNumber ? "10" : "", isNumber || isNothing ? 0 : 1], value);
    await page.run(() => setProps({ value: 7 }));
    await rendered();
    equal(await text(page), "7", value);
    await page.run(`setProps({ value: ${value} })`);
    await rendered();
    // A parent that gives undefined leaves the field alone.
    equal([await text(page), await page.run(() => reported.splice(0).length)],
      [value === "undefined" ? "7" : isNumber ? "10" : "", isNumber || isNothing ? 0 : 1], `${value}, later`);
    await page.run(() => { endReports(); });
  }
});

checkReact("an option that is not possible is left out and told by its name, at first and later", async ({ page }) => {
  for (const [name, options] of [
    ["currency", `{ type: "currency", currency: "EURO" }`], ["locale", `{ locale: "en_US" }`], ["max", `{ min: 5, max: 3 }`],
    ["step", "{ step: 0 }"], ["min", `{ min: "1,5" }`], ["valueType", `{ valueType: "int7" }`], ["unit", `{ type: "unit", unit: "mile-per" }`],
    ["format", "{ format: { minimumFractionDigits: -1 } }"],
  ]) {
    await page.run(`showWith({ value: 7, ...${options} })`);
    const named = () => page.run(() => reported.splice(0));
    let found = await named();
    equal(await text(page), "7", name);
    ok(found.some((each) => each.includes(` ${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}=`)), `${name}: ${found}`);
    await page.run(() => { endReports(); });
    await page.run(`showWith({ value: 7, locale: "de-DE" })`);
    await named();
    await page.run(`setProps(${options})`);
    await rendered();
    found = await named();
    equal(await text(page), "7", `${name}, later`);
    // The type of a field's values stays as it is.
    if (name !== "valueType") ok(found.some((each) => each.includes(` ${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}=`)), `${name}, later: ${found}`);
    await page.run(() => { endReports(); });
  }
});

/** What stands there before the engine, whether it may be sent, and what a form would send. */
const before = (page) => page.run(() => [input().value, field().validity.valid, new FormData(document.forms[0]).get("n"), heard.at(-1)]);

checkReact("before the engine is there the form's data is exact, and what the first reader has no answer to is not valid", async ({ page, server }) => {
  await page.run(() => mountNow(React.createElement("form", { onSubmit: (event) => { event.preventDefault(); heard.push("sent"); } },
    React.createElement(NumberField, {
      label: "Price", locale: "de-DE", type: "currency", currency: "EUR", name: "n", defaultValue: 1234.5, onChange: (value) => heard.push(value),
    }))));
  await until(page, `document.querySelector("#root input") !== null`, "the field");
  equal(await before(page), ["1.234,50\u00a0€", true, "1234.5", null], "untouched");
  await page.run(() => { input().focus(); });
  await page.press("Control+a", { commands: ["selectAll"] });
  await page.type("99,5");
  equal(await before(page), ["99,5", true, "99.5", 99.5], "typed");
  await page.type(" E");
  equal(await before(page), ["99,5 E", false, "", null], "not read yet");
  const sentence = await page.run(() => field().validationMessage);
  await page.press("Enter");
  equal((await before(page))[3], null, "nothing is sent");
  await until(page, `message() === ${JSON.stringify(sentence)}`, "the sentence");
  await page.type("UR");
  await server.release();
  await until(page, `new FormData(document.forms[0]).get("n") === "99.5"`, "the number");
  equal((await before(page)).slice(1), [true, "99.5", 99.5]);
  equal(await page.run(() => message()), "");
}, { engine: "/web/engine.wasm?held" });

checkReact("an engine that is missing is told at the field, and plain digits are read all the same", async ({ page }) => {
  await page.run(() => {
    window.reports = 0;
    window.reportError = () => { reports += 1; };
  });
  await page.run(() => mountNow(React.createElement("form", null,
    React.createElement(NumberField, { label: "Price", locale: "de-DE", name: "n", defaultValue: 5, onChange: (value) => heard.push(value) }))));
  await until(page, `document.querySelector("#root input") !== null`, "the field");
  equal(await page.run(() => [input().value, field().validity.valid]), ["5", true]);
  await page.run(() => { input().focus(); });
  await page.press("End");
  await page.type(",5");
  equal(await page.run(() => [heard.at(-1), field().validity.valid]), [5.5, true]);
  await page.type("x");
  await until(page, "reports > 0", "the failure");
  await page.press("Tab");
  await until(page, `message() !== ""`, "the sentence");
  equal(await page.run(() => [heard.at(-1), field().validity.valid]), [null, false]);
  ok(await page.run(() => reports) <= 2, "each failure is reported once");
}, { engine: "/web/no.wasm" });

checkReact("onSubmit has the state that the screen shows: Return at once, a rounded price, a script's requestSubmit()", async ({ page }) => {
  const mounted = () => page.run(() => mount(React.createElement(() => {
    const [value, set] = React.useState(null);
    return React.createElement("form", { onSubmit: (event) => {
      event.preventDefault();
      heard.push([value, new FormData(event.target).get("n"), input().value]);
    } }, React.createElement(NumberField, { label: "Price", locale: "en-US", type: "currency", currency: "USD", name: "n", value, onChange: set }));
  })));
  await mounted();
  await page.run(() => { input().focus(); });
  await page.pressAll(["7", "Enter"]);
  equal(await page.run(() => heard.splice(0)), [[7, "7", "$7.00"]]);
  await page.press("Control+a", { commands: ["selectAll"] });
  await page.pressAll([..."1.2389", "Enter"]);
  equal(await page.run(() => heard.splice(0)), [[1.24, "1.24", "$1.24"]]);
  await page.press("Control+a", { commands: ["selectAll"] });
  await page.type("2.5551");
  equal(await page.run(() => {
    document.forms[0].requestSubmit();
    return heard.splice(0);
  }), [[2.56, "2.56", "$2.56"]]);
});

/** A German text's number, by its digits alone; null for none. */
const numberIn = (text) => /\d/.test(text) ? Number(text.replace(/[^\d,-]/g, "").replace(",", ".")) : null;

/** Whether the state, the form's data and validity are what the screen says, in each field of the order. */
const isConsistent = async (page, where) => {
  await rendered();
  const fields = await page.run(() => {
    const data = new FormData(document.forms[0]);
    return rows.flatMap((row) => ["quantity", "price"].map((name) => {
      const field = document.querySelector(`[name=${name}${row.id}]`);
      return [field.querySelector("input").value, row[name], data.get(field.name), field.validity.valid];
    }));
  });
  for (const [text, value, sent, isValid] of fields) {
    ok(value === null ? text === "" || !isValid : value === numberIn(text), `${where}: the screen says ${text}, the parent has ${value}`);
    equal(sent === "" ? null : Number(sent), value, where);
  }
};

checkReact("an order: rows, a total, a server that refuses late, and rows that move while somebody types", async ({ page }) => {
  await page.run(() => mount(React.createElement(React.Suspense, { fallback: "wait" }, React.createElement(Order, null))));
  const focus = (place) => page.run((place) => { document.querySelectorAll("#root input")[place].focus(); }, place);
  const output = () => page.run(() => document.querySelector("output").textContent);
  await focus(0);
  await page.pressAll([..."3", "Tab", ..."1234,5", "Tab"]);
  await isConsistent(page, "a row");
  equal(await output(), "3703.5");
  // The row moves away under the caret, and its text with it.
  await focus(3);
  await page.type("0,999");
  await page.run(() => setRows((old) => [...old].reverse()));
  await isConsistent(page, "moved");
  await page.press("Tab");
  equal(await page.run(() => [...document.querySelectorAll("#root input")].map(({ value }) => value)), ["", "1,00\u00a0€", "3", "1.234,50\u00a0€"]);
  // A server refuses a price that the person goes on to edit.
  await page.run(() => { window.refusals = { 1: "Too dear." }; });
  await page.clickOn(`document.querySelector("#send")`);
  await until(page, `[...document.querySelectorAll("number-field")].some((each) => each.validationMessage === "Too dear.")`, "the server's error");
  const { rows: state, data, texts } = await page.run(() => sent.splice(0)[0]);
  equal(state.map(({ quantity, price }) => [quantity, price]), [[null, 1], [3, 1234.5]]);
  equal([data.map(([, value]) => value), texts], [["", "1", "3", "1234.5"], ["", "1,00\u00a0€", "3", "1.234,50\u00a0€"]]);
  await focus(3);
  await page.press("End");
  await page.press("Backspace");
  equal(await page.run(() => [...document.querySelectorAll("number-field")].some((each) => each.validationMessage === "Too dear.")), false);
  await isConsistent(page, "mended");
  // A refused text is sent as nothing, and by the state as null.
  await page.press("Control+a", { commands: ["selectAll"] });
  await page.pressAll([..."1.5", "Enter"]);
  equal(await page.run(() => sent.splice(0).map(({ rows, data, texts }) => [rows[1].price, data.at(-1)[1], texts.at(-1)])), [[null, "", "1.5"]]);
});

checkReact("random orders: what is typed, moved, added, removed and sent is what the screen says", async ({ page, isFull }) => {
  for (let script = 0; script < (isFull ? 60 : 4); script++) {
    const seed = Number(process.env.FORMATTING_FIELD_SEED ?? 20_261_121) + script;
    const random = generator(seed);
    const pick = (list) => list[random(list.length)];
    await page.run(() => mount(React.createElement(React.Suspense, { fallback: "wait" }, React.createElement(Order, { count: 3 }))));
    const acts = [
      [8, () => page.run((place) => {
        const inputs = document.querySelectorAll("#root input");
        inputs[place % inputs.length]?.focus();
      }, random(6))],
      [24, () => page.pressAll([pick([..."0123456789,"]), pick([..."0123456789"])])],
      [4, () => page.press("Backspace")], [6, () => page.press("Tab")], [6, () => page.press("Enter")], [2, () => page.press("Escape")],
      [3, () => page.run(() => { if (rows.length > 1) setRows((old) => [...old.slice(1), old[0]]); })],
      [2, () => page.run(() => { document.querySelector("#add").click(); })],
      [1, () => page.run(() => { if (rows.length > 2) document.querySelector(".remove").click(); })],
      [2, () => page.run((place) => { window.refusals = { [place]: "No." }; }, random(3))],
      [3, () => page.run(() => { rerender(); })],
    ];
    const weighted = acts.flatMap(([weight, act]) => Array(weight).fill(act));
    const log = [];
    for (let step = 0; step < 30; step++) {
      const act = pick(weighted);
      log.push(acts.findIndex((each) => each[1] === act));
      await act();
      await isConsistent(page, `seed ${seed}, acts ${log}`);
    }
    for (const { rows, data, texts } of await page.run(() => sent.splice(0))) {
      const values = rows.flatMap(({ quantity, price }) => [quantity, price]);
      // A Number has fewer digits than the form's data.
      equal(data.map(([, sent]) => sent === "" ? null : Number(sent)), values, `seed ${seed}, acts ${log}: sent`);
      values.forEach((value, index) => ok(value === null || value === numberIn(texts[index]), `seed ${seed}, acts ${log}: ${texts[index]} sent as ${value}`));
    }
  }
});
