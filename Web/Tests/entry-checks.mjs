// What a field reads beside plain numbers (attribute `entries`), by real keys.
import { check, equal, late, until } from "./harness.mjs";

/** A page with the larger engine and a field, after a text to copy. */
const open = (context, attributes, run, source = "") => late(context, {
  engine: "/web/entries.wasm", html: `<input id="source" value="${source}"><number-field ${attributes}></number-field>`,
}, async () => {
  await context.page.run(async () => {
    await field().ready;
    field().focus();
  });
  await run(context.page);
});
const seen = (page) => page.run(() => [inner().value.replace(/\s/gu, " "), field().value, field().status]);

for (const [kind, attributes, keys, half, value, written] of [
  ["arithmetic", `locale="de-DE"`, "12,5*3", "12,5*", "37.5", "37,5"],
  ["arithmetic", `locale="en-US" type="currency" currency="USD"`, "(1,200+50)/4", "(1,200+", "312.5", "$312.50"],
  ["shorthand", `locale="en-US"`, "1.5k", "", "1500", "1,500"],
  ["shorthand", `locale="de-DE"`, "2 Mio.", "2 Mi", "2000000", "2.000.000"],
  ["fractions", `locale="en-US"`, "2 1/2", "2 1/", "2.5", "2.5"],
  ["units", `locale="de-DE" type="unit" unit="kilogram"`, "500 g", "", "0.5", "0,5 kg"],
  ["units", `locale="en-US" type="unit" unit="minute"`, "1:30 h", "1:3", "90", "90 min"],
  ["relative", `locale="en-US" value="20"`, "+5", "+", "25", "25"],
  ["powersOfTen", `locale="en-US"`, "1.5x10^3", "1.5x10^", "1500", "1,500"],
  ["letterMarks", `locale="en-US"`, "4k7", "", "4700", "4,700"],
  ["debitsNegative", `locale="en-US" type="currency" currency="USD"`, "5.00 DR", "5.00 D", "-5", "-$5.00"],
  ["currencyWords", `locale="en-US" type="currency" currency="USD"`, "1,000 dollars", "1,000 doll", "1000", "$1,000.00"],
  ["typedFromElsewhere", `locale="de-DE"`, "1,234,567.89", "", "1234567.89", "1.234.567,89"],
]) {
  check(`${kind} by real keys: ${keys}`, (context) => open(context, `${attributes} entries="${kind}"`, async (page) => {
    await page.run(() => field().select());
    await page.type(half);
    // What is typed so far is no number, and may become one.
    if (half) equal(await seen(page), [half, "", "intermediate"]);
    await page.type(keys.slice(half.length));
    equal(await seen(page), [keys, value, "acceptable"]);
    await page.press("Enter");
    equal(await seen(page), [written, value, "acceptable"]);
    // One undo takes the commit back, and the number stays.
    await page.undo();
    equal(await seen(page), [keys, value, "acceptable"]);
    equal(await page.run(() => errors), []);
  }));
}

check("beside the field stands how Return would write the number, and nothing appears in the text", ({ page }) => page.run(async () => {
  show(`<number-field locale="en-US" shows-preview value="1"></number-field>`);
  await field().ready;
  field().focus();
  field().select();
}).then(async () => {
  const shown = () => page.run(() => [inner().value, field().shadowRoot.querySelector("[part=preview]")?.textContent ?? ""]);
  await page.type("1234567");
  equal(await shown(), ["1234567", "1,234,567"]);
  await page.type("x");
  equal(await shown(), ["1234567x", ""], "no number");
  await page.press("Backspace");
  await page.press("Enter");
  equal(await shown(), ["1,234,567", ""]);
  await page.run(() => { field().showsPreview = false; });
  await page.type("8");
  equal((await shown())[1], "");
}));

check("a field that is ready reads its entries, and those of the next language", (context) =>
  late(context, { html: `<number-field locale="en-US" entries="shorthand" value="1"></number-field>` }, async () => {
    const { page } = context;
    const read = (...texts) => page.run(async (texts) => {
      await field().ready;
      return texts.map((text) => {
        field().take(text);
        return [field().value, field().status];
      });
    }, texts);
    equal(await read("2M", "2 Mio."), [["2000000", "acceptable"], ["", "invalid"]]);
    await page.run(() => { field().locale = "de-DE"; });
    equal(await read("2M", "2 Mio."), [["", "intermediate"], ["2000000", "acceptable"]]);
    await page.run(() => { field().entries = ""; });
    equal(await read("3 Mio.", "20"), [["", "invalid"], ["20", "acceptable"]]);
    await page.run(() => { field().entries = "nonsense"; });
    equal(await page.run(() => errors.splice(0).map((each) => each.replace("Uncaught ", ""))), [`RangeError: <number-field entries="nonsense">: there is no such entries; it is left out`]);
    equal(await read("20"), [["20", "acceptable"]]);
    equal(await page.run(() => errors), []);
  }));

for (const [entries, typed, found] of [
  ["arithmetic", "12.5*3", ["12.5*3", "37.5", "acceptable"]], ["shorthand", "1.5k", ["1.5k", "1500", "acceptable"]],
]) {
  check(`what was typed before the engine was there is read as a field with ${entries} reads it`, (context) =>
    late(context, { engine: "/web/entries.wasm?held", html: `<number-field locale="en-US" entries="${entries}"></number-field>` },
      async () => {
        const { page, server } = context;
        await page.run(() => { field().focus(); });
        await page.type(typed);
        await server.release();
        await page.run(() => field().ready.then(() => {}));
        equal(await seen(page), found);
      }));
}

check("a paste in another language's separators is read with the entry fromElsewhere, and typing it is no number yet", async (context) => {
  const german = `locale="de-DE" entries="fromElsewhere"`;
  await open(context, german, async (page) => {
    await page.run(() => { document.querySelector("#source").focus(); });
    await page.press("Control+a", { commands: ["selectAll"] });
    await page.press("Control+c", { commands: ["copy"] });
    await page.run(() => { field().focus(); });
    await page.press("Control+v", { commands: ["paste"] });
    equal(await seen(page), ["1,5", "1.5", "acceptable"]);
    await page.press("Enter");
    equal(await seen(page), ["1,5", "1.5", "acceptable"]);
  }, "1.5");
  await open(context, german, async (page) => {
    await page.type("1.5");
    equal((await seen(page)).slice(1), ["", "intermediate"]);
  });
});

check("a sum that has no number is refused with a sentence, and stays", (context) =>
  open(context, `locale="en-US" entries="arithmetic"`, async (page) => {
    await page.type("1/0");
    await page.press("Enter");
    equal([(await seen(page)).slice(0, 2), await page.run(() => message() !== "")], [["1/0", ""], true]);
  }));

check("cents fill from the right by real keys, and Control+Z takes back one key at a time", (context) =>
  open(context, `locale="en-US" type="currency" currency="USD" policies="fillsFromRight"`, async (page) => {
    const texts = [];
    for (const key of "1250") {
      await page.type(key);
      texts.push((await seen(page))[0]);
    }
    equal(texts, ["$0.01", "$0.12", "$1.25", "$12.50"]);
    equal(await page.run(() => [inner().selectionStart, inner().selectionEnd]), [6, 6]);
    await page.press("Backspace");
    equal(await seen(page), ["$1.25", "1.25", "acceptable"]);
    await page.press("Control+z");
    await page.press("Control+z");
    equal(await seen(page), ["$1.25", "1.25", "acceptable"]);
    await page.type("x");
    equal(await seen(page), ["$1.25", "1.25", "acceptable"]);
    await page.type("-7.5");
    equal(await seen(page), ["-1257.5", "-1257.5", "acceptable"]);
    await page.press("Enter");
    equal(await seen(page), ["-$1,257.50", "-1257.5", "acceptable"]);
    await page.type("9");
    equal(await seen(page), ["-$12,575.09", "-12575.09", "acceptable"]);
    await page.press("Control+a", { commands: ["selectAll"] });
    await page.type("3");
    equal(await seen(page), ["$0.03", "0.03", "acceptable"]);
    equal(await page.run(() => errors), []);
  }));

check("a paste into cents is read as in any other field", (context) =>
  open(context, `locale="de-DE" type="currency" currency="EUR" policies="fillsFromRight"`, async (page) => {
    await page.run(() => { document.querySelector("#source").focus(); });
    await page.press("Control+a", { commands: ["selectAll"] });
    await page.press("Control+c", { commands: ["copy"] });
    await page.run(() => { field().focus(); });
    await page.press("Control+v", { commands: ["paste"] });
    equal(await seen(page), ["1.234,5", "1234.5", "acceptable"]);
    await page.press("Enter");
    equal(await seen(page), ["1.234,50 \u20ac", "1234.5", "acceptable"]);
  }, "1.234,5"));

check("a field with entries loads the engine that it needs, and one that gets them later says so", (context) =>
  late(context, { html: `<number-field id="plain" locale="en-US"></number-field>
    <number-field id="sums" locale="en-US" entries="arithmetic"></number-field>` }, async () => {
    const { page } = context;
    await page.run(async () => {
      await document.querySelector("#sums").ready;
      document.querySelector("#sums").focus();
    });
    await page.type("1,200/4");
    equal(await page.run(() => document.querySelector("#sums").value), "300");
    equal(await page.run(() => errors), []);
    // One that has an engine keeps that.
    await page.run(() => { field().focus(); });
    await page.type("x");
    await until(page, `field().status === "invalid"`);
    await page.press("Backspace");
    await page.run(() => { field().setAttribute("entries", "arithmetic"); });
    await until(page, "errors.length === 1");
    equal(await page.run(() => errors.map((each) => each.replace("Uncaught ", ""))), [`RangeError: <number-field entries="arithmetic">: there is no such entries; it is left out`]);
    await page.type("1,200");
    equal(await seen(page), ["1,200", "1200", "acceptable"]);
  }));
