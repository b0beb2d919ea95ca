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
    window.inner = () => field().querySelector("input");
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
  // What comes earlier may be an answer to the key.
  await new Promise((done) => setTimeout(done, 1100));
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
});
