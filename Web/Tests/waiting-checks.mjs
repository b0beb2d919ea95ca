// The time before the engine, and an engine that does not come.
import { check, equal, late as lateWith, until } from "./harness.mjs";

const show = async (page, html) => {
  await page.run((html) => show(html), html);
  await page.run(() => { field()?.focus(); });
};
const german = (attributes = "") => `<number-field locale="de-DE" name="n" ${attributes}></number-field>`;
const inBoth = { inFirefox: true };
const late = (context, options, run) => lateWith(context, { html: german(), ...options }, run);
const seen = (page) => page.run(() => seen());

check("before the engine is there the value is shown and sent, and so is a plain number that is typed; the caret stays where it was", (context) => {
  const { page } = context;
  const html = `<form>${german(`value="1234.5"`)}</form>`;
  return late(context, { engine: "/web/engine.wasm?held", html }, async () => {
    equal(await seen(page), ["1.234,5", "1234.5", true, "", "1234.5"]);
    await page.run(() => { field().focus(); });
    await page.press("End");
    await page.type("67");
    equal(await seen(page), ["1.234,567", "1234.567", true, "", "1234.567"]);
    // A rendering that began before the keys.
    await page.run(() => { field().value = "1234.5"; });
    equal((await seen(page))[0], "1.234,567");
    await context.server.release();
    equal(await page.run(() => field().ready.then(() => seen())), ["1.234,567", "1234.567", true, "", "1234.567"]);
    equal(await page.run(() => [inner().selectionStart, document.activeElement === inner()]), [9, true]);
    await page.press("8");
    await page.run(() => { document.forms[0].onsubmit = (event) => event.preventDefault(); });
    await page.press("Enter");
    equal((await seen(page))[0], "1.234,5678");
  });
}, inBoth);

check("a text that came as a whole is read as it is, whatever it has in common with the text before", async (context) => {
  const { page, server } = context;
  const field = german(`value="1234.5" type="currency" currency="EUR"`);
  const refused = () => page.run(() => [inner().value, field().value, field().status]);
  // The period is the person's, not the one that the engine has written.
  await late(context, { engine: "/web/engine.wasm?held", html: field }, async () => {
    await page.run(() => { window.field().focus(); });
    await page.press("Control+a", { commands: ["selectAll"] });
    await page.type("1.5");
    await server.release();
    equal(await page.run(() => window.field().ready.then(() => [inner().value, window.field().value, window.field().status])),
      ["1.5", "", "intermediate"], "typed before the engine was there");
  });
  await show(page, field);
  await page.run(() => { inner().value = "1.5"; inner().dispatchEvent(new Event("input", { bubbles: true })); });
  equal(await refused(), ["1.5", "", "intermediate"], "filled in");
  await show(page, field);
  await page.run(() => { window.field().formStateRestoreCallback(JSON.stringify({ value: "1234.5", text: "1.5" })); });
  equal(await refused(), ["1.5", "", "intermediate"], "restored");
});

check("before the engine is there an empty required field is not valid, and a value can be set and reset", (context) => {
  const { page } = context;
  return late(context, { engine: "/web/engine.wasm?held", html: `<form>${german("required")}</form>` }, async () => {
    equal(await page.run(() => [field().validity.valueMissing, field().validationMessage]), [true, "Enter a number."]);
    await page.run(() => { field().value = 12345.5; });
    equal(await seen(page), ["12.345,5", "12345.5", true, "", "12345.5"]);
    await page.run(() => { document.forms[0].reset(); });
    equal(await seen(page), ["12.345,5", "12345.5", true, "", "12345.5"]);
    await page.run(() => { field().value = "7"; });
    await context.server.release();
    equal(await page.run(() => field().ready.then(() => seen())), ["7", "7", true, "", "7"]);
  });
});

for (const [name, options] of [
  ["missing", { engine: "/web/no.wasm" }], ["damaged", { engine: "/web/engine.wasm?damaged" }],
  ["forbidden by the page's policy", { policy: "closed" }],
]) {
  check(`an engine that is ${name} is told at the field, and what is typed stays`, (context) => {
    const { page } = context;
    const html = `<form>${german(`value="5"`)}</form><number-field></number-field>`;
    return late(context, { ...options, html }, async () => {
      equal(await seen(page), ["5", "5", true, "", "5"]);
      await page.run(() => { field().focus(); });
      await page.press("End");
      await page.type("6");
      equal(await seen(page), ["56", "56", true, "", "56"]);
      await page.type("x");
      await until(page, `errors.length > 0 && message() !== ""`, "the error");
      await page.run(() => new Promise((done) => setTimeout(done, 20)));
      equal(await page.run(() => errors.length), 1, "reported once");
      const sentence = await page.run(() => message());
      equal(await seen(page), ["56x", "", false, sentence, ""]);
      equal(await page.run(() => field().retry().then(() => "ready", () => "failed")), "failed");
      equal((await seen(page))[0], "56x");
    });
    // Firefox's driver evaluates scripts in the page, which a content security policy forbids.
  }, { inFirefox: !options.policy });
}

check("an engine that failed is loaded again by retry(), and by the next element for all", async (context) => {
  const { page, server } = context;
  for (const again of [
    () => page.run(() => field().retry().then(() => true)),
    () => page.run(() => { document.body.append(document.createElement("number-field")); }),
  ]) {
    server.missing.add("/web/engine.wasm");
    await late(context, {}, async () => {
      await page.run(() => { field().focus(); });
      await page.type("1,234.56");
      await until(page, `errors.length > 0`, "the error");
      server.missing.clear();
      await again();
      await until(page, `field().value === "1234.56"`, "the value");
      equal(await seen(page), ["1,234.56", "1234.56", true, ""]);
    }).finally(() => server.missing.clear());
  }
});
