// What would lose a number, or send another one than the screen says, between a page and its fields.
import { check, equal, late, ok, until } from "./harness.mjs";

const inBoth = { inFirefox: true };
const show = async (page, html) => {
  await page.run((html) => show(html), html);
  await page.run(() => { field().focus(); });
};
const state = (page) => page.run(() => state());

async function openUndefined(page, server, query) {
  await page.open(`${server.address}/tests/undefined.html${query}`);
  await until(page, `location.pathname.endsWith("undefined.html") && location.search === "${query}" && document.readyState === "complete"`);
}

/** A page in which no element is defined yet; then the usual page again. */
async function undefinedYet({ page, server }, run) {
  await openUndefined(page, server, "");
  try {
    await run();
  } finally {
    await page.open(`${server.address}/tests/page.html`);
    await page.run("isReady");
  }
}

check("what a page has set before the element is defined is the element's own then", (context) => undefinedYet(context, async () => {
  const { page } = context;
  await page.run(async () => {
    document.body.innerHTML = `<form><number-field name="n"></number-field></form>`;
    window.field = () => document.querySelector("number-field");
    window.inner = () => field().shadowRoot.querySelector("input");
    // As frameworks set properties: in any order, exact digits or a Number, null and undefined for none.
    Object.assign(field(), {
      value: "1234.5", min: "0", max: 2000, type: "currency", currency: "EUR", locale: "de-DE", required: true, step: null,
      policies: "", placeholder: "0,00", text: "of no use",
    });
    await import("/web/number-field.js");
    await field().ready;
    field().focus();
  });
  const seen = () => page.run(() => [inner().value, field().value, field().validity.valid, new FormData(document.forms[0]).get("n"), Object.keys(field())]);
  equal(await seen(), ["1.234,50\u00a0€", "1234.5", true, "1234.5", []]);
  equal(await page.run(() => [field().placeholder, field().text, field().required]),
    ["0,00", "1.234,50\u00a0€", true]);
  await page.press("Control+a", { commands: ["selectAll"] });
  await page.type("2000,5");
  equal((await seen()).slice(0, 4), ["2000,5", "", false, ""], "beyond the bound");
  await page.run(() => { field().value = 7; });
  equal((await seen()).slice(0, 4), ["7,00\u00a0€", "7", true, "7"]);
  // A reset goes back to what was there before anybody typed.
  await page.run(() => { document.forms[0].reset(); });
  equal((await seen())[1], "1234.5");
}), inBoth);

check("a value that is no number shows nothing and is reported: nothing is thrown into a framework's rendering", async ({ page }) => {
  await page.run(() => {
    window.named = [];
    window.reported = window.reportError;
    window.reportError = (error) => { named.push(error.message); };
  });
  for (const isTouched of [false, true]) {
    for (const value of ["1,5", "abc", "Infinity", "1.5.5"]) {
      await show(page, `<number-field locale="de-DE" value="5"></number-field>`);
      if (isTouched) await page.pressAll(["End", "1"]);
      await page.run((value) => { field().value = value; }, value);
      equal([await page.run(() => [field().text, field().value]), (await page.run(() => named.splice(0))).length], [["", ""], 1], value);
    }
  }
  await show(page, `<number-field locale="de-DE" value-type="int8" value="300"></number-field>`);
  equal(await page.run(() => [field().text, named.splice(0).length]), ["", 1], "beyond the type");
  await page.run(() => { window.reportError = window.reported; });
}, inBoth);

check("before the engine is there an input that is attached is not valid once something is typed, and its form's data is exact", (context) => {
  const { page, server } = context;
  const html = `<form><input name="n"></form><p id="note"></p>`;
  return late(context, { engine: "/web/engine.wasm?held", html }, async () => {
    await page.run(async () => {
      const { attach } = await import("/web/attach.js");
      window.input = document.querySelector("input");
      window.attached = attach(input, { locale: "de-DE", value: "1234.5", message: document.querySelector("#note") });
      input.focus();
    });
    const seen = () => page.run(() => [input.value, input.validity.valid, new FormData(document.forms[0]).get("n")]);
    await until(page, `input.value !== ""`, "the value");
    equal(await seen(), ["1.234,5", true, "1234.5"]);
    await page.press("End");
    await page.type("6");
    equal(await seen(), ["1.234,56", false, ""]);
    await page.press("Enter");
    equal(await page.run(() => [input.validationMessage, document.querySelector("#note").textContent]),
      ["The field is not ready yet.", "The field is not ready yet."]);
    await server.release();
    equal(await page.run(() => attached.then((number) => number.value)), "1234.56");
    equal(await seen(), ["1.234,56", true, "1234.56"]);
    equal(await page.run(() => document.querySelector("#note").textContent), "");
  });
}, inBoth);

check("an input whose engine was missing is attached again, and is valid then", (context) => undefinedYet(context, async () => {
  const { page, server } = context;
  server.missing.add("/web/engine.wasm");
  try {
    await page.run(async () => {
      document.body.innerHTML = `<form><input name="n"></form>`;
      window.input = document.querySelector("input");
      const { attach } = await import("/web/attach.js");
      window.again = () => attach(input, { locale: "de-DE", value: "1234.5" }).then((number) => number.value, () => "failed");
      input.focus();
    });
    equal(await page.run(() => again()), "failed");
    await page.press("End");
    await page.type("6");
    equal(await page.run(() => [input.value, input.validationMessage]), ["1.234,56", "The field could not be loaded. Load the page again."]);
    server.missing.clear();
    equal(await page.run(() => again()), "1234.56");
    await page.type("7");
    equal(await page.run(() => [input.value, input.validity.valid, new FormData(input.form).get("n")]), ["1.234,567", true, "1234.567"]);
  } finally {
    server.missing.clear();
  }
}), inBoth);

check("attach rejects what no field can have, and the input sends nothing then; a later mistake changes nothing", async ({ page }) => {
  for (const [options, error] of [
    ["{ type: 'currency', currency: 'EURO', value: 1234.5 }", "RangeError"], ["{ min: 5, max: 3, value: 4 }", "RangeError"],
    ["{ step: 0, value: 4 }", "RangeError"], ["{ value: '1,5' }", "TypeError"], ["{ value: Infinity }", "TypeError"],
  ]) {
    const [name, sent, isValid, isSaid] = await page.run(`(async () => {
      document.body.innerHTML = '<form><input name="n"></form><p id="note"></p>';
      const [form] = document.forms, input = form.elements.n, message = document.querySelector("#note");
      const found = await library.attach(input, { locale: "de-DE", message, ...${options} }).then(() => "", (error) => error.name);
      return [found, new FormData(form).get("n"), input.validity.valid, message.textContent === input.validationMessage];
    })()`);
    equal([name, isValid, isSaid], [error, false, true], options);
    ok(sent === "" || /^\d+(\.\d+)?$/.test(sent), `${options}: "${sent}" is sent`);
  }
  equal(await page.run(async () => {
    document.body.innerHTML = "<form><input name=n></form>";
    const input = document.forms[0].elements.n;
    const number = await library.attach(input, { locale: "de-DE", value: 5 });
    const errors = [() => { number.value = "1,5"; }, () => number.configure({ min: 9, max: 3 }), () => number.configure({ currency: "EURO", type: "currency" })]
      .map((change) => { try { change(); } catch (error) { return error.name; } });
    return [errors, input.value, number.value, input.validity.valid];
  }), [["TypeError", "RangeError", "RangeError"], "5", "5", true]);
}, inBoth);
