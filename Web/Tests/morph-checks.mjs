// The page's own input is the page's: a script changes it at any time, and libraries write a server's HTML over it, by morphdom
// (LiveView) and Idiomorph (Turbo, htmx).
import { existsSync } from "node:fs";
import { check, equal, until } from "./harness.mjs";

const inBoth = { inFirefox: true };
const show = (page, html) => page.run((html) => show(html), html);
const seen = (page) => page.run(() => [inner().value, field().value, field().validity.valid, ...new FormData(document.forms[0]).entries()]);
const settled = (page) => page.run(() => new Promise((done) => { setTimeout(done); }));

check("what a script changes at the page's own input holds: its name, whether it is enabled, its bounds", async ({ page }) => {
  const html = (attributes) => `<form><number-field><input id=i name=a value=8 ${attributes}></number-field></form>`;
  for (const isTouched of [false, true]) {
    const change = async (attributes, change) => {
      await show(page, html(attributes));
      if (isTouched) {
        await page.run(() => field().focus());
        await page.pressAll(["End", "0", "Backspace"]);
      }
      await page.run((change) => { new Function("i", change)(document.querySelector("#i")); }, change);
      await settled(page);
      return seen(page);
    };
    // A disabled control is not judged.
    equal(await change("disabled", "i.disabled = false"), ["8", "8", true, ["a", "8"]], "enabled");
    equal(await change("", "i.disabled = true"), ["8", "8", true], "disabled");
    equal(await change("", "i.name = 'b'"), ["8", "8", true, ["b", "8"]], "another name");
    equal(await change("", "i.removeAttribute('name')"), ["8", "8", true], "no name");
    equal((await change("", "i.min = 10"))[2], false, "a minimum");
    equal((await change("max=5", "i.max = 10"))[2], true, "a maximum");
    equal((await change("", "i.step = 5"))[2], false, "a step");
    equal((await change("required", "i.required = false; i.setAttribute('value', '')"))[2], true, "not required");
    equal(await page.run(() => [document.querySelector("#i").name, document.querySelector("#i").defaultValue]), ["a", ""], "nothing of the page's is moved");
  }
  await show(page, html(""));
  await page.run(() => field().focus());
  await page.pressAll([..."12x", "Tab"]);
  equal(await page.run(() => document.querySelector("#i").checkValidity()), false, "the input itself says that it is not valid");
  await show(page, html(""));
  await page.run(() => { field().setAttribute("name", "own"); });
  equal((await seen(page))[3], ["own", "8"], "the element's own name");
}, inBoth);

/** Ways to write a server's HTML over a form, by libraries that are fetched for the checks. */
const ways = { morphdom: "morphdom(form, html)", idiomorph: "Idiomorph.morph(form, html)" };
for (const [name, way] of Object.entries(ways)) {
  if (!existsSync(new URL(`../../.build/morphing/${name}.js`, import.meta.url))) {
    console.log(`There is no ${name}: the checks by it were SKIPPED.`);
    continue;
  }
  const open = async (page, html) => {
    await show(page, html);
    await page.run((name) => window[`has_${name}`] ?? new Promise((done) => {
      const script = document.createElement("script");
      script.src = `/morphing/${name}.js`;
      script.onload = () => { done(window[`has_${name}`] = true); };
      document.head.append(script);
    }), name);
  };
  const morph = async (page, html) => {
    await page.run((way, html) => { new Function("form", "html", way)(document.forms[0], html); }, way, html);
    await settled(page);
  };

  check(`${name}: the same HTML changes nothing, of a field with an input of the page's and of one without`, async ({ page }) => {
    for (const [html, before] of [
      [`<form lang="de"><number-field><input name="kg" value="1.234"></number-field></form>`, ["1,234", "1.234", true, ["kg", "1.234"]]],
      [`<form lang="de"><number-field type="currency" currency="EUR"><input name="p" type="number" required value="12.5"></number-field></form>`, ["12,50\u00a0€", "12.5", true, ["p", "12.5"]]],
      [`<form lang="de"><number-field type="currency" currency="EUR"><input name="p"></number-field></form>`, ["", "", true, ["p", ""]]],
      [`<form lang="de"><number-field name="n" value="1.234"></number-field></form>`, ["1,234", "1.234", true, ["n", "1.234"]]],
      [`<form lang="de"><number-field name="n" value="150" max="99"><input></number-field></form>`, ["150", "150", false, ["n", "150"]]],
    ]) {
      await open(page, html);
      equal(await seen(page), before, html);
      await morph(page, html);
      equal(await seen(page), before, `untouched: ${html}`);
      // While a person types, and after.
      await page.run(() => { field().focus(); inner().select(); });
      await page.type("7");
      await morph(page, html);
      await page.type(",5");
      await morph(page, html);
      equal((await seen(page)).slice(0, 2), ["7,5", "7.5"], `typed: ${html}`);
      equal(await page.run(() => document.activeElement === inner()), true, "the focus");
      await page.press("Tab");
      const after = await seen(page);
      equal(after[1], "7.5");
      await morph(page, html);
      equal(await seen(page), after, `committed: ${html}`);
      await page.run(() => { field().focus(); inner().select(); });
      await page.pressAll([..."12abc", "Tab"]);
      const refused = await seen(page);
      await morph(page, html);
      equal(await seen(page), refused, `refused: ${html}`);
    }
  }, inBoth);

  check(`${name}: a number that was visited stays when the server disables its input, and enables it`, async ({ page }) => {
    for (const [value, given, text] of [["1.234", "", "1,234"], ["1234.5", `type="currency" currency="EUR"`, "1.234,50\u00a0€"]]) {
      const html = (attributes) => `<form lang="de"><number-field ${given}><input name="a" value="${value}" ${attributes}></number-field></form><input id="next">`;
      for (const isTyped of [false, true]) {
        await open(page, html(""));
        await page.run(() => { field().focus(); inner().select(); });
        if (isTyped) await page.type("8");
        await page.run(() => document.querySelector("#next").focus());
        const before = await seen(page);
        if (!isTyped) equal(before[0], text);
        for (const attributes of ["disabled", ""]) {
          await morph(page, html(attributes).replace(/<input id="next">/, ""));
          equal((await seen(page)).slice(0, 2), before.slice(0, 2), `${attributes} ${isTyped}`);
        }
      }
    }
  }, inBoth);

  check(`${name}: the caret and what is selected stay where the person has moved them`, async ({ page }) => {
    const html = `<form lang="de"><number-field><input name="a" value="4.5"></number-field></form>`;
    await open(page, html);
    await page.run(() => { field().focus(); inner().select(); });
    await page.pressAll([..."12,5", "ArrowLeft", "ArrowLeft"]);
    await morph(page, html);
    await page.type("3");
    equal((await seen(page)).slice(0, 2), ["123,5", "123.5"]);
    await page.run(() => inner().select());
    await settled(page);
    await morph(page, html);
    await page.type("7");
    equal((await seen(page)).slice(0, 2), ["7", "7"]);
  }, inBoth);

  check(`${name}: a cart whose server writes another number, a bound, a label and rows`, async ({ page }) => {
    const cart = (rows) => `<form lang="de">${rows.map(({ id, count, max, label = "Count" }) =>
      `<p id="row-${id}"><label for="count-${id}">${label}</label> <number-field step="1"><input id="count-${id}" name="count-${id}" value="${count}" min="1" max="${max}"></number-field></p>`).join("")}</form>`;
    const sent = () => page.run(() => Object.fromEntries(new FormData(document.forms[0])));
    await open(page, cart([{ id: 1, count: 2, max: 9 }, { id: 2, count: 3, max: 9 }]));
    await page.run(() => { document.querySelector("#count-1").focus(); document.querySelector("#count-1").select(); });
    await page.pressAll(["5", "Tab"]);
    equal(await sent(), { "count-1": "5", "count-2": "3" });
    // Only four are left.
    await morph(page, cart([{ id: 1, count: 4, max: 4, label: "Still 4" }, { id: 2, count: 3, max: 9 }]));
    equal(await sent(), { "count-1": "4", "count-2": "3" });
    equal(await page.nameOf(`document.querySelector("#count-1")`), "Still 4");
    await morph(page, cart([{ id: 2, count: 3, max: 9 }, { id: 3, count: 1234, max: 9999 }]));
    equal(await sent(), { "count-2": "3", "count-3": "1234" });
    equal(await page.run(() => document.querySelector("#count-3").value), "1.234");
    await page.run(() => { document.querySelector("#count-3").focus(); document.querySelector("#count-3").select(); });
    await page.type("7");
    // The server's answer to the key before comes while the person types on.
    await morph(page, cart([{ id: 2, count: 3, max: 9 }, { id: 3, count: 7, max: 9999 }]));
    await page.pressAll(["7", "Tab"]);
    equal(await sent(), { "count-2": "3", "count-3": "77" });
    await until(page, `document.forms[0].checkValidity()`);
  }, inBoth);
}
