// What loses or sends a number, in each way to have a field: the element, with an input of the page's, in React 18 and 19. The
// host keeps the value and writes it back.
import { check, equal, ok, until } from "./harness.mjs";
import { hasReact, wait } from "./react-page.mjs";

/** A check in each of them; `show(options, host)` shows a field, `seen()` tells its text, its value and its status. */
function checkEach(sentence, run, { html = "page", ...where } = {}) {
  for (const surface of ["element", "input inside", ...hasReact ? ["React", "nineteen", "component in 19"] : []]) {
    check(`${surface}: ${sentence}`, async ({ page, server }) => {
      let opened = 0;
      const open = async () => {
        const isReact = !["element", "input inside"].includes(surface);
        const query = `?${opened++}${surface.endsWith("nineteen") || surface.endsWith("19") ? "&nineteen" : ""}`;
        await page.open(`${server.address}/tests/${isReact ? "react" : html}.html${query}`);
        await until(page, `location.search === "${query}" && document.readyState === "complete"`);
        await page.run(() => import("/tests/surfaces.mjs").then(() => true));
      };
      await open();
      const show = (options, host = "faithful") => page.run((...words) => showSurface(...words), surface, options, host);
      const seen = async () => {
        await wait(20);
        const [shown, text, value, status] = await page.run(() => seen());
        equal(shown, text, "the screen and the field");
        return [text.replace(/\s/gu, " "), value, status];
      };
      try {
        await run({ page, open, show, seen, surface });
      } finally {
        await page.open(`${server.address}/tests/page.html`);
        await page.run("isReady");
      }
    }, where);
  }
}
const inBoth = { inFirefox: true };

checkEach("Return sends what the screen says, of the host's state and of the form's data", async ({ page, show }) => {
  await show({ locale: "en-US", type: "currency", currency: "USD" });
  for (const [typed, value, text] of [["7", "7", "$7.00"], ["1.2389", "1.24", "$1.24"], ["1,5", "", "1,5"]]) {
    await page.press("Control+a", { commands: ["selectAll"] });
    await page.pressAll([...typed, "Enter"]);
    equal(await page.run(() => sent.splice(0)), [[value, value, text]], typed);
  }
}, inBoth);

checkEach("a host that answers after more than half a second takes nothing away, and is obeyed then", async ({ page, show, seen }) => {
  await show({ locale: "de-DE" }, "late");
  await page.type("1234,5");
  await page.press("Enter");
  equal(await seen(), ["1.234,5", "1234.5", "acceptable"]);
  await page.press("End");
  await page.type("6");
  await wait(400);
  await page.type("7");
  // The host answers to the 6, and not yet to the 7.
  await wait(400);
  equal(await seen(), ["1.234,567", "1234.567", "acceptable"]);
  await page.press("Enter");
  await wait(1400);
  equal(await seen(), ["1.234,567", "1234.567", "acceptable"]);
});

checkEach("a host that writes Number(value) back, 0 for nothing, loses no text", async ({ page, show, seen }) => {
  await show({ locale: "en-US" }, "numbered");
  await page.type("12.5");
  equal(await seen(), ["12.5", "12.5", "acceptable"]);
  await page.type("x");
  equal(await seen(), ["12.5x", "", "invalid"]);
  await page.press("Backspace");
  equal(await seen(), ["12.5", "12.5", "acceptable"]);
  await page.press("Enter");
  equal(await seen(), ["12.5", "12.5", "acceptable"]);
});

checkEach("digits typed after a commit in native digits are that number's own", async ({ page, show, seen }) => {
  for (const [locale, written, typed] of [["ar-EG", "٢٥", "٢١"], ["fa-IR", "۲۵", "۲۱"], ["mr-IN", "२५", "२१"], ["bn-BD", "২৫", "২১"]]) {
    await show({ locale });
    await page.pressAll(["2", "5", "Enter"]);
    equal(await seen(), [written, "25", "acceptable"], locale);
    await page.pressAll(["Backspace", "1"]);
    equal(await seen(), [typed, "21", "acceptable"], locale);
  }
});

checkEach("a digit after the field's own suffix is refused, and joined to no other: nothing is suggested (R24)", async ({ page, show, seen }) => {
  for (const [options, typed, committed, digit, text] of [
    [{ type: "currency", currency: "EUR" }, "1234,5", "1.234,50 €", "9", "1.234,50 €9"],
    [{ type: "percent", format: "maximumFractionDigits=2" }, "12,5", "12,5 %", "5", "12,5 %5"],
    [{ type: "unit", unit: "kilometer" }, "7", "7 km", "8", "7 km8"],
  ]) {
    await show({ locale: "de-DE", ...options });
    await page.pressAll([...typed, "Enter"]);
    equal((await seen())[0], committed);
    await page.pressAll(["End", digit]);
    equal(await seen(), [text, "", "invalid"]);
    equal(await page.run(() => suggested()), []);
  }
});

checkEach("a digit after commit, undo and redo stands where it would after the commit", async ({ page, show, seen }) => {
  for (const [options, typed] of [[{}, "1234,5"], [{ type: "currency", currency: "EUR" }, "1234,5"], [{ format: { maximumFractionDigits: 2 } }, "1234,567"]]) {
    const texts = [];
    for (const isUndone of [false, true]) {
      await show({ locale: "de-DE", ...options });
      await page.pressAll([...typed, "Enter"]);
      if (isUndone) {
        const [committed] = await seen();
        await page.undo();
        equal((await seen())[0], typed, "undone");
        await page.redo();
        equal((await seen())[0], committed, "redone");
      }
      await page.press("5");
      texts.push(await seen());
    }
    equal(texts[1], texts[0], typed);
    ok(texts[0][0] !== typed, "a digit was typed");
  }
}, inBoth);

const euros = { locale: "de-DE", type: "currency", currency: "EUR" };
/** Shows a form of several fields in a surface; gives what tells the texts and the form's data. */
const showForm = async (page, surface, fields) => {
  await page.run((...words) => showForm(...words), surface, fields, euros);
  return async () => {
    await wait(20);
    return page.run(() => parts());
  };
};

checkEach("fields of one name are each sent in their place, also by the same text; those of a disabled fieldset are not", async ({ page, surface }) => {
  const parts = await showForm(page, surface, [{ name: "price", value: "7.004" }, { name: "other", value: "1" }, { name: "price", value: "7" }]);
  equal(await parts(), [["7,00 €", "1,00 €", "7,00 €"], ["7.004", "1", "7"]]);
  await page.run(() => { inputs[2].focus(); });
  await page.press("Control+a", { commands: ["selectAll"] });
  await page.pressAll([..."8,5", "Tab"]);
  equal(await parts(), [["7,00 €", "1,00 €", "8,50 €"], ["7.004", "1", "8.5"]]);
  await page.run(() => { document.querySelector("fieldset").disabled = true; });
  equal((await parts())[1], [], "disabled");
}, inBoth);

checkEach("a reset shows and sends the first value, by a click and by a script; one that the page prevents changes nothing", async ({ page, surface }) => {
  const parts = await showForm(page, surface, [{ name: "price", value: "1234.5" }]);
  for (const how of ["a click", "a script", "a page that prevents it"]) {
    await page.run(() => { inputs[0].focus(); });
    await page.press("Control+a", { commands: ["selectAll"] });
    await page.pressAll([..."99", "Tab"]);
    equal(await parts(), [["99,00 €"], ["99"]]);
    if (how === "a script") await page.run(() => { document.forms[0].reset(); });
    else {
      await page.run((isPrevented) => {
        if (isPrevented) document.forms[0].addEventListener("reset", (event) => event.preventDefault());
      }, how !== "a click");
      await page.clickOn(`document.querySelector("button")`);
    }
    equal(await parts(), how.startsWith("a page") ? [["99,00 €"], ["99"]] : [["1.234,50 €"], ["1234.5"]], how);
  }
}, inBoth);

checkEach("a text that a script writes into an input of the page is what is sent", async ({ page, surface }) => {
  const parts = await showForm(page, surface, [{ name: "price", value: "1234.5" }]);
  for (const [text, sent] of [["77", "77"], ["1,5", "1.5"], ["1.5", ""], ["", ""]]) {
    await page.run((text) => { inputs[0].value = text; }, text);
    equal(await parts(), [[text], [sent]], text);
  }
}, inBoth);

checkEach("with loading=focus or idle the value is shown and sent before the engine is asked for; a person who comes has it", async ({ page, open, surface }) => {
  const begin = (loading) => page.run((...words) => showForm(...words), surface, [{ name: "n", value: "1234.5" }], { locale: "de-DE", loading });
  const isAsked = `performance.getEntriesByType("resource").some(({ name }) => name.endsWith("engine.wasm"))`;
  const found = () => page.run(`[...parts().flat(), document.forms[0].checkValidity(), ${isAsked}]`);
  await begin("focus");
  await wait(300);
  equal(await found(), ["1.234,5", "1234.5", true, false]);
  await page.run(() => { inputs[0].focus(); });
  await page.press("End");
  await page.type("6");
  await until(page, `parts()[1][0] === "1234.56"`, "the number");
  await page.press("Enter");
  await until(page, isAsked, "the engine");
  equal(await found(), ["1.234,56", "1234.56", true, true]);
  await open();
  await begin("idle");
  await until(page, isAsked, "the engine");
  equal(await found(), ["1.234,5", "1234.5", true, true]);
}, { html: "undefined", ...inBoth });
