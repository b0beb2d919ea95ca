// A field before its engine, and without one: the first reader reads plain numbers of every style, and what it has no answer to
// waits, is refused and says why, and is read when the engine comes.
import { check, equal, late, ok, until } from "./harness.mjs";

const inBoth = { inFirefox: true };
const held = "/web/engine.wasm?held";
const data = (page) => page.run(() => [...new FormData(document.forms[0])]);
const isEngineThere = () => performance.getEntriesByType("resource").some(({ name }) => name.includes("engine.wasm"));

/** A page that does not ask for the engine itself. */
async function plainPage({ page, server }, html, run) {
  await page.open(`${server.address}/tests/undefined.html`);
  try {
    await page.run(async (html) => {
      document.body.innerHTML = html;
      window.field = () => document.querySelector("number-field");
      window.inner = () => field().querySelector("input");
      window.told = [];
      for (const type of ["input", "change", "submit", "number-commit"]) document.body.addEventListener(type, (event) => {
        if (type === "submit") event.preventDefault();
        told.push(`${type} ${event.target.value ?? new URLSearchParams(new FormData(event.target))}`);
      });
      await import("/web/number-field.js");
    }, html);
    await run();
  } finally {
    await page.open(`${server.address}/tests/page.html`);
    await page.run("isReady");
  }
}

check("a page whose numbers are plain never asks for the engine: it shows, reads, writes, validates and sends them", (context) => plainPage(context,
  `<form lang="de"><number-field name="price" type="currency" currency="EUR" min="0" required></number-field>
    <number-field name="rate" type="percent" value="0.125"></number-field><number-field name="count" type="integer" step="5" value="10"></number-field>
    <number-field name="far" type="unit" unit="kilometer" value="1234.5"></number-field><button>Send</button></form>`, async () => {
    const { page } = context;
    const texts = async () => (await page.run(() => [...document.querySelectorAll("number-field")].map((each) => each.text))).map((each) => each.replace(/\s/g, " "));
    equal(await texts(), ["", "12,5 %", "10", "1.234,5 km"]);
    equal(await page.run(() => document.forms[0].checkValidity()), false, "required");
    await page.run(() => field().focus());
    await page.pressAll([..."1234,5", "Tab"]);
    equal((await texts())[0], "1.234,50 €");
    await page.type("15");
    equal((await data(page))[1], ["rate", "0.15"]);
    await page.press("Escape");
    equal((await texts())[1], "12,5 %");
    await page.pressAll(["Tab", ..."25", "Tab", ..."-2,5", "Enter"]);
    equal((await page.run(() => told)).filter((each) => !each.startsWith("input")), [
      "number-commit 1234.5", "change 1234.5", "number-commit 25", "change 25", "number-commit -2.5", "change -2.5",
      "submit price=1234.5&rate=0.125&count=25&far=-2.5",
    ]);
    equal(await page.run(isEngineThere), false);
  }));

check("a currency's code in two pieces, around the number, is no sign of money", (context) => late(context,
  { html: `<number-field locale="en-US" type="currency" currency="JPY"></number-field>`, engine: held }, async () => {
    const { page } = context;
    const valueOf = async (text) => {
      await page.run(() => { field().focus(); inner().select(); });
      await page.type(text);
      return page.run(() => field().value);
    };
    equal(await valueOf("9 JPY"), "9");
    equal(await valueOf(" JPY 8 "), "8");
    equal(await valueOf("JP7Y"), "", "no plain number");
    equal(await page.run(() => document.querySelector("number-field").status), "intermediate");
  }), inBoth);

check("zeros that a format writes before a number count for nothing before the engine, whatever the type", (context) => late(context,
  { html: ["decimal", "integer", "percent", "permille", "permyriad"].map((type) =>
    `<number-field locale="en-US" type="${type}" format="minimumIntegerDigits=12"></number-field>`).join(""), engine: held }, async () => {
    const { page } = context;
    const values = [];
    for (let place = 0; place < 5; place++) {
      await page.run((place) => document.querySelectorAll("input")[place].focus(), place);
      await page.type("7");
      values.push(await page.run((place) => document.querySelectorAll("number-field")[place].value, place));
    }
    equal(values, ["7", "7", "0.07", "0.007", "0.0007"]);
  }), inBoth);

check("the engine comes at the first text that the first reader has no answer to, and takes text, caret and undo over", (context) => plainPage(context,
  `<form><number-field name="n" locale="de-DE" min="10"></number-field></form>`, async () => {
    const { page } = context;
    await page.run(() => field().focus());
    await page.type("12,5");
    equal(await page.run(isEngineThere), false, "a plain number");
    await page.press("ArrowLeft");
    await page.press("Backspace");
    await page.type(".");
    await until(page, `performance.getEntriesByType("resource").some(({ name }) => name.includes("engine.wasm"))`);
    await page.run(() => field().ready.then(() => true));
    equal(await page.run(() => [inner().value, field().value, field().status, inner().selectionEnd, field().suggestions.length > 0]), ["12.5", "", "intermediate", 3, true]);
    await page.type("0");
    equal(await page.run(() => [inner().value, inner().selectionEnd]), ["12.05", 4]);
    for (let tries = 0; tries < 12 && await page.run(() => inner().value !== "12,5"); tries++) await page.undo();
    equal(await page.run(() => [inner().value, field().value]), ["12,5", "12.5"]);
  }), inBoth);

for (const attribute of ["", "novalidate"]) check(`before the engine Return sends what stands there: a plain number at once, any other text when it is read${attribute && ", also with `novalidate`"}`, (context) =>
  late(context, { html: `<form ${attribute}><number-field name="a" locale="de-DE"></number-field><button>Send</button></form>`, engine: held }, async () => {
    const { page, server } = context;
    await page.run(() => {
      window.sent = [];
      document.forms[0].addEventListener("submit", (event) => {
        event.preventDefault();
        sent.push(new FormData(event.target).get("a"));
      });
      field().focus();
    });
    await page.pressAll([..."12", "Enter"]);
    equal(await page.run(() => sent), ["12"]);
    await page.run(() => inner().select());
    await page.pressAll([..."1 234,5 ", "Enter"]);
    equal(await page.run(() => sent), ["12", "1234.5"]);
    await page.run(() => inner().select());
    await page.pressAll([..."1,234.50", "Enter"]);
    equal(await page.run(() => [sent, inner().getAttribute("aria-invalid")]), [["12", "1234.5"], "true"], "not read yet");
    ok(await page.run(() => message() !== ""), "says why");
    await server.release();
    await until(page, "sent.length === 3");
    equal(await page.run(() => [sent[2], field().value]), ["1234.5", "1234.5"]);
  }), inBoth);

check("what was pressed while a text was not read is pressed once when it is: without a button, one elsewhere, two fields; not what the page prevents", async (context) => {
  const fields = (count) => `<number-field name="a" locale="de-DE"></number-field>`.repeat(count);
  for (const [html, press, sent] of [
    [`<form>${fields(1)}</form>`, (page) => page.press("Enter"), 1],
    [`<form id="f">${fields(1)}</form><button form="f">Send</button>`, (page) => page.clickOn(`document.querySelector("button")`), 1],
    [`<form>${fields(2)}<button>Send</button></form>`, (page) => page.clickOn(`document.querySelector("button")`), 1],
    [`<form>${fields(1)}<button onclick="this.form.checkValidity(); event.preventDefault()">Send</button></form>`, (page) => page.clickOn(`document.querySelector("button")`), 0],
    [`<form>${fields(1)}<button type="button" onclick="this.form.checkValidity()">Ask</button></form>`, (page) => page.clickOn(`document.querySelector("button")`), 0],
  ]) {
    await late(context, { html, engine: held }, async () => {
      const { page, server } = context;
      await page.run(() => {
        window.sent = 0;
        document.forms[0].addEventListener("submit", (event) => {
          event.preventDefault();
          window.sent++;
        });
      });
      for (let place = 0; await page.run((place) => document.querySelectorAll("input")[place] !== undefined, place); place++) {
        await page.run((place) => document.querySelectorAll("input")[place].focus(), place);
        await page.type("1,234.50");
      }
      await press(page);
      equal(await page.run(() => window.sent), 0, `${html} before`);
      await server.release();
      await page.run(() => field().ready.then(() => true));
      await page.run(() => new Promise((done) => { setTimeout(done, 50); }));
      equal(await page.run(() => [field().value, window.sent]), ["1234.5", sent], html);
    });
  }
}, inBoth);

check("keys that type no text are kept until the engine comes: steps, the buttons, `stepUp()`", (context) =>
  late(context, { html: `<form><number-field name="a" step="1" value="5" buttons="step"></number-field></form>`, engine: held }, async () => {
    const { page, server } = context;
    await page.run(() => field().focus());
    await page.pressAll(["ArrowUp", "ArrowUp"]);
    await page.clickOn(`field().shadowRoot.querySelector("[part=increment]")`);
    await page.run(() => field().stepUp(2));
    equal(await page.run(() => document.forms[0].checkValidity()), false, "nothing is sent meanwhile");
    await server.release();
    await until(page, `inner().value === "10"`);
    equal(await data(page), [["a", "10"]]);
  }), inBoth);

check("where a script has written the text an undo before the engine is done when it comes, as with one", async (context) => {
  const found = [];
  for (const isHeld of [true, false]) {
    await late(context, { html: `<number-field name="a"></number-field>`, ...(isHeld && { engine: held }) }, async () => {
      const { page, server } = context;
      if (!isHeld) await page.run(() => field().ready.then(() => true));
      await page.run(() => { field().focus(); });
      await page.pressAll([..."12", "Tab"]);
      // Nobody is there, so that no edit can be written.
      await page.run(() => {
        field().clear();
        field().focus();
      });
      await page.type("85");
      await page.undo();
      if (isHeld) equal(await page.run(() => [inner().value, field().value]), ["85", ""], "no number meanwhile");
      if (isHeld) await server.release();
      await page.run(() => field().ready.then(() => true));
      const texts = [await page.run(() => inner().value)];
      await page.redo();
      texts.push(await page.run(() => inner().value));
      found.push(texts);
    });
  }
  equal(found[0], found[1]);
  ok(found[0][0] !== "85", "an undo");
}, inBoth);

check("without WebAssembly money, percents and steps are typed, judged and sent; what is not plain is refused and says why", (context) =>
  late(context, { html: `<form lang="de"><number-field name="a" type="currency" currency="EUR" max="99"></number-field>
    <number-field name="b" type="percent"></number-field><number-field name="c" step="0.5"></number-field></form>`, policy: "closed" }, async () => {
    const { page } = context;
    await page.run(() => field().focus());
    await page.pressAll([..."12,5", "Tab", ..."50 %", "Tab", ..."2,5", "Tab"]);
    equal(await data(page), [["a", "12.5"], ["b", "0.5"], ["c", "2.5"]]);
    equal(await page.run(() => [document.forms[0].checkValidity(), inner().value]), [true, "12,50\u00a0€"]);
    for (const text of ["100", "1.5", "12,345", "abc"]) {
      await page.run(() => { field().focus(); inner().select(); });
      await page.pressAll([...text, "Tab"]);
      await until(page, `inner().getAttribute("aria-invalid") === "true" && message() !== ""`, text);
      equal(await page.run(() => [document.forms[0].checkValidity(), new FormData(document.forms[0]).get("a")]), [false, ""], text);
    }
  }));

check("what a host sets while a person types before the engine is taken as with one: an echo is none, and nothing typed is lost", (context) =>
  late(context, { html: `<number-field name="a"></number-field>`, engine: held }, async () => {
    const { page, server } = context;
    await page.run(() => field().focus());
    await page.type("1");
    await page.type("2");
    // A late answer to the first key.
    await page.run(() => { field().value = "1"; });
    equal(await page.run(() => [inner().value, field().value]), ["12", "12"]);
    await page.type("3");
    await server.release();
    await page.run(() => field().ready.then(() => true));
    equal(await page.run(() => [inner().value, field().value]), ["123", "123"]);
  }), inBoth);

check("an untouched value is sent as the page gave it, and what is sent is judged", async ({ page }) => {
  const seen = async (attributes) => {
    await page.run((html) => show(html), `<form novalidate><number-field name="a" locale="de-DE" ${attributes}></number-field></form>`);
    const found = [];
    for (const touch of [() => {}, () => field().focus(), () => field().blur()]) {
      await page.run(touch);
      found.push(await page.run(() => [new FormData(document.forms[0]).get("a"), Object.keys(ValidityState.prototype).filter((name) => field().validity[name])]));
    }
    for (const each of found) equal(each, found[0], attributes);
    return found[0];
  };
  equal(await seen(`value="150" max="99"`), ["150", ["rangeOverflow"]]);
  equal(await seen(`value="5"`), ["5", ["valid"]]);
  equal(await seen(`type="integer" min="1" value="0.5"`), ["0.5", ["rangeUnderflow"]]);
  equal(await seen(`type="currency" currency="EUR" max="2" value="2.004"`), ["2.004", ["rangeOverflow"]]);
  equal(await seen(`type="percent" format="maximumFractionDigits=0" min="0.1" value="0.0999"`), ["0.0999", ["rangeUnderflow"]]);
  equal(await seen(`step="2" value="3"`), ["3", ["stepMismatch"]]);
  equal(await seen(`required`), ["", ["valueMissing"]]);
  await page.run(() => { field().focus(); });
  await page.type("1x");
  equal(await page.run(() => new FormData(document.forms[0]).get("a")), "");
}, inBoth);
