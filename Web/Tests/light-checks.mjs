// An input that the page has written inside of the element, as a server does; and buttons beside a field.
import { check, equal, late, ok, until } from "./harness.mjs";

const inBoth = { inFirefox: true };
const html = `<form><label for="i">Price</label>
  <number-field locale="de-DE" type="currency" currency="EUR"><input id="i" name="price" type="number" min="0" max="99" step="0.01" required value="12.5"></number-field>
  <button>Send</button></form>`;
const own = () => `document.querySelector("#i")`;
const sent = (page) => page.run(() => [document.querySelector("#i").value, field().value, [...new FormData(document.forms[0])]]);

check("an input that a server has written is shown and sent as it is without scripts, and is the field's own with them", (context) =>
  late(context, { html, engine: "/web/engine.wasm?held" }, async () => {
    const { page, server } = context;
    // Before the engine.
    equal(await sent(page), ["12,50\u00a0€", "12.5", [["price", "12.5"]]]);
    equal(await page.run(() => document.querySelector("#i").inputMode), "decimal");
    await page.clickOn(own());
    await page.press("End");
    await page.press("Backspace");
    await page.press("Backspace");
    await page.type("1");
    equal((await sent(page)).slice(1), ["", [["price", ""]]], "typed before the engine");
    equal(await page.run(() => document.forms[0].checkValidity()), false);
    await server.release();
    await page.run(() => field().ready);
    equal(await sent(page), ["12,501", "", [["price", ""]]], "more digits than there are");
    await page.press("Backspace");
    await page.press("Tab");
    equal(await sent(page), ["12,50\u00a0€", "12.5", [["price", "12.5"]]]);
    equal(await page.run(() => document.forms[0].checkValidity()), true);
  }));

check("without its engine and without scripts the page's input is a control of the form", async ({ page, server }) => {
  await page.open(`${server.address}/tests/undefined.html`);
  try {
    await page.run((html) => { document.body.innerHTML = html; window.field = () => document.querySelector("number-field"); }, html);
    equal(await page.run(() => [[...new FormData(document.forms[0])], document.querySelector("label").control.id, getComputedStyle(document.querySelector("#i")).display !== "none"]),
      [[["price", "12.5"]], "i", true]);
    await page.clickOn(own());
    await page.press("Control+a", { commands: ["selectAll"] });
    await page.type("7");
    // What was typed before the element was defined stays.
    await page.run(async () => { await import("/web/number-field.js"); await field().ready; });
    equal(await sent(page), ["7", "7", [["price", "7"]]]);
  } finally {
    await page.open(`${server.address}/tests/page.html`);
    await page.run("isReady");
  }
}, inBoth);

check("the page's own input is named by its own label, read by real keys, refused, reset and submitted by Return once", async ({ page }) => {
  await page.run((html) => show(html), html);
  await page.run(() => {
    window.told = [];
    for (const type of ["input", "change", "submit"]) document.forms[0].addEventListener(type, (event) => {
      event.preventDefault();
      told.push([type, event.target.localName, event.target.value ?? field().value]);
    });
  });
  equal(await page.nameOf(own()), "Price");
  equal(await page.run(() => field().shadowRoot.querySelectorAll("input").length), 0);
  await page.clickOn(own());
  await page.press("Control+a", { commands: ["selectAll"] });
  await page.type("1.5");
  await page.press("Enter");
  equal(await page.run(() => [document.querySelector("#i").ariaInvalid ?? document.querySelector("#i").getAttribute("aria-invalid"), field().validity.badInput, told.some(([type]) => type === "submit")]),
    ["true", true, false]);
  ok(await page.run(() => document.getElementById(document.querySelector("#i").getAttribute("aria-describedby")).textContent.includes("1,5")), "the sentence is told");
  await page.run(() => { told.length = 0; });
  await page.press("Backspace");
  await page.press("Backspace");
  await page.type(",5");
  await page.press("Enter");
  equal(await page.run(() => told.filter(([type]) => type !== "input")), [["change", "number-field", "1.5"], ["submit", "form", "1.5"]]);
  await page.run(() => { document.forms[0].reset(); });
  await until(page, `field().value === "12.5"`);
  equal(await sent(page), ["12,50\u00a0€", "12.5", [["price", "12.5"]]]);
  await page.clickOn(own());
  await page.type("1");
  await page.undo();
  equal((await sent(page))[0], "12,50\u00a0€");
}, inBoth);

check("an input that comes into the element later, and a label around both", async ({ page }) => {
  await page.run(() => show(`<label>Weight <number-field locale="de-DE"></number-field></label>`));
  await page.run(() => { field().innerHTML = `<input id="i" name="w" value="3.5" inputmode="text" readonly>`; });
  await until(page, `document.querySelector("#i").value === "3,5"`);
  equal(await page.nameOf(own()), "Weight");
  await page.clickOn(`document.querySelector("label")`);
  equal(await page.run(() => document.activeElement.id), "i");
  equal(await page.run(() => [document.querySelector("#i").inputMode, field().readOnly]), ["text", true], "the page's own keys");
});

check("another input in the place of the first goes on where that was; where the page takes it away the element has its own", async ({ page }) => {
  await page.run((html) => show(html), html);
  const seen = () => page.run(() => [inner().id, inner().value, field().value, [...new FormData(document.forms[0])], field().querySelectorAll("input").length]);
  await page.clickOn(own());
  await page.press("Control+a", { commands: ["selectAll"] });
  await page.type("7,5");
  await page.run(() => { field().innerHTML = `<input id="j" type="number" name="other" value="99">`; });
  // A browser may take the focus away with the input, which commits.
  await until(page, `/^7,50?/.test(inner().value)`, "the text");
  // It is sent by the name that the page gives its input now.
  equal([(await seen())[0], ...(await seen()).slice(2)], ["j", "7.5", [["other", "7.5"]], 1]);
  await page.run(() => { field().focus(); });
  await page.press("Control+a", { commands: ["selectAll"] });
  await page.pressAll([..."7,51", "Enter"]);
  equal(await seen(), ["j", "7,51\u00a0€", "7.51", [["other", "7.51"]], 1]);
  await page.undo();
  equal((await seen())[1], "7,51");
  // React 19 makes a number input of it at each rendering, which has no such text.
  equal(await page.run(() => { inner().type = "number"; return [field().value, inner().value, inner().type]; }), ["7.51", "7,51", "text"]);
  await page.run(() => { field().innerHTML = ""; });
  await until(page, `/^7,51/.test(inner()?.value)`, "the element's own input");
  equal([(await seen())[0], ...(await seen()).slice(2)], ["", "7.51", [["other", "7.51"]], 1]);
  await page.run(() => { field().focus(); });
  await page.press("Control+a", { commands: ["selectAll"] });
  await page.pressAll([..."1.5", "Tab"]);
  equal((await seen()).slice(1, 4), ["1.5", "", [["other", ""]]]);
  equal(await page.run(() => field().validity.badInput), true);
  // Before anybody touches the field, too.
  await page.run((html) => show(html), html);
  await page.run(() => { field().innerHTML = `<input id="k" value="3">`; });
  // What nobody has touched is what the page's input says.
  await until(page, `inner().value === "3,00\u00a0€"`, "the value");
  equal(await seen(), ["k", "3,00\u00a0€", "3", [], 1]);
}, inBoth);

const buttons = (name) => `field().shadowRoot.querySelector("[part=${name}]")`;

check("buttons step, and change the sign, without taking the focus; at a bound and without a minus they are not there", async ({ page }) => {
  await page.run(() => show(`<form><number-field locale="en-US" name="n" step="0.5" max="3" buttons="step sign" value="1"></number-field></form>`));
  const seen = () => page.run(() => [inner().value, new FormData(document.forms[0]).get("n"), document.activeElement === document.body]);
  await page.clickOn(buttons("increment"));
  equal(await seen(), ["1.5", "1.5", true]);
  await page.clickOn(buttons("sign"));
  equal(await seen(), ["-1.5", "-1.5", true]);
  await page.clickOn(buttons("sign"));
  for (let count = 0; count < 4; count++) await page.clickOn(buttons("increment"));
  equal(await seen(), ["3", "3", true]);
  equal(await page.run(() => ["increment", "decrement"].map((name) => field().shadowRoot.querySelector(`[part=${name}]`).getAttribute("aria-disabled"))), ["true", "false"]);
  await page.clickOn(buttons("decrement"));
  equal(await seen(), ["2.5", "2.5", true]);
  const names = ["sign", "decrement", "increment"];
  equal(await page.run((names) => names.map((name) => field().shadowRoot.querySelector(`[part=${name}]`).ariaLabel), names), ["Change sign", "Decrease", "Increase"]);
  await page.run(() => show(`<number-field lang="de" min="0" step="1" buttons="step sign"></number-field>`));
  await until(page, `field().shadowRoot.querySelector("[part=increment]").ariaLabel !== "Increase"`);
  equal(await page.run(() => field().shadowRoot.querySelector("[part=sign]").hidden), true, "no number below zero");
  await page.run(() => show(`<number-field buttons="step"></number-field>`));
  equal(await page.run(() => field().shadowRoot.querySelector("[part=increment]").hidden), true, "no step");
  // With the focus in the field it stays there, and the browser takes the step back.
  await page.run(() => show(`<number-field locale="en-US" step="1" value="5" buttons="step"></number-field>`));
  await page.run(() => { field().focus(); });
  await page.clickOn(buttons("increment"));
  equal(await page.run(() => [inner().value, field().ownerDocument.activeElement === inner()]), ["6", true]);
  await page.undo();
  equal(await page.run(() => inner().value), "5");
}, inBoth);

check("a button that is held steps on, faster, and one undo takes all of it back", async ({ page }) => {
  for (const hasFocus of [true, false]) {
    await page.run(() => show(`<number-field locale="en-US" step="1" value="5" buttons="step"></number-field>`));
    if (hasFocus) await page.run(() => { field().focus(); });
    await page.run(() => {
      window.waits = [];
      window.setTimeoutOfPage ??= setTimeout;
      window.setTimeout = (act, wait, ...rest) => {
        if (/[\w-]+\.js\b/.exec(new Error().stack)?.[0] === "number-field.js") waits.push(wait);
        return setTimeoutOfPage(act, wait, ...rest);
      };
    });
    await page.holdOn(buttons("increment"), "Number(inner().value) >= 20");
    const [text, waits] = await page.run(() => [inner().value, waits]);
    equal(waits.length, Number(text) - 5, "a wait after each step");
    ok(waits.every((wait, place) => place === 0 || wait <= waits[place - 1]) && waits.at(-1) * 3 < waits[1], `faster: ${waits}`);
    await new Promise((done) => { setTimeout(done, 3 * waits.at(-1)); });
    equal(await page.run(() => inner().value), text, "it ends with the press");
    await page.run(() => { field().focus(); });
    await page.undo();
    equal(await page.run(() => [inner().value, field().value]), ["5", "5"], hasFocus ? "with the focus" : "without");
  }
}, inBoth);

check("the wheel over a focused field scrolls the page and changes no number", async ({ page }) => {
  await page.run(() => show(`<number-field locale="en-US" step="1" value="5" buttons="step"></number-field><p style="height: 500vh">`));
  await page.run(() => { field().focus(); });
  const [x, y] = await page.run(() => {
    const box = inner().getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  });
  await page.send("Input.dispatchMouseEvent", { type: "mouseWheel", x, y, deltaX: 0, deltaY: 120 });
  await until(page, "scrollY > 0");
  equal(await page.run(() => [inner().value, field().value, document.activeElement === inner()]), ["5", "5", true]);
  await page.run(() => { scrollTo(0, 0); });
});

check("a button moves nothing, and no first sentence moves the buttons", async ({ page }) => {
  await page.run(() => show(`<p>A <number-field locale="en-US" step="1" buttons="step sign"></number-field> <b>b</b></p><i>c</i>`));
  const places = () => page.run(() => [...field().shadowRoot.querySelectorAll("[part=input], button"), document.querySelector("b")].map((each) => Math.round(each.getBoundingClientRect().top)));
  const before = await places();
  await page.run(() => { field().focus(); });
  await page.type("12x");
  await page.press("Enter");
  equal((await places()).slice(0, before.length), before);
});
