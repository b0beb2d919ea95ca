// What would be wrong in silence, lost or stuck, by real keys: several rows, a pad's decimal key, an engine that does not
// come, a reset under a framework, a label that jumps.
import { check, equal, late, ok } from "./harness.mjs";

const begin = async (page, html) => {
  await page.run((html) => show(html), html);
  await page.run(() => { field().focus(); });
};
const shown = (page) => page.run(() => ({
  text: inner().value, value: field().value,
  suggestions: [...field().shadowRoot.querySelectorAll("[part=suggestion]")].map((each) => each.textContent),
  isWrong: inner().getAttribute("aria-invalid") === "true",
}));

check("two rows of a spreadsheet are no number: nothing is taken, and the first row is offered", async ({ page }) => {
  for (const [rows, first] of [["10\n200", "10"], ["-5\r\n100", "-5"], ["10\r200\n", "10"]]) {
    await begin(page, `<number-field locale="en-US"></number-field>`);
    await page.insert(rows);
    const { text, value, suggestions, isWrong } = await shown(page);
    equal([text, value, suggestions[0], isWrong], ["", "", first, true], JSON.stringify(rows));
    await page.press("Alt+ArrowDown");
    equal((await shown(page)).text, first);
  }
  // A cell ends with a break.
  await begin(page, `<number-field locale="en-US"></number-field>`);
  await page.insert("12\n");
  equal((await shown(page)).value, "12");
});

check("a getter changes nothing: an echo is one whether the value was read or not", async ({ page }) => {
  const found = [];
  for (const reads of [true, false]) {
    await begin(page, `<number-field locale="en-US"></number-field>`);
    await page.type("12");
    found.push(await page.run((reads) => {
      if (reads) void field().value;
      field().value = "";
      return field().text;
    }, reads));
  }
  equal(found[0], found[1]);
});

check("a pad that has a comma alone types the decimal separator by the comma", async ({ page }) => {
  await begin(page, `<number-field locale="en-US" keypad=","></number-field>`);
  await page.type("1,234");
  equal(await page.run(() => [inner().value, field().value]), ["1.234", "1.234"]);
  await begin(page, `<number-field locale="en-US"></number-field>`);
  await page.type("1,234");
  equal(await page.run(() => field().value), "1234", "keys that are told apart");
});

check("without an engine an untouched field is valid, plain digits are taken, and any other text is refused and says why", (context) =>
  late(context, { html: `<form><number-field locale="de-DE" name="n" value="5" max="100"></number-field></form>`, engine: "missing" }, async () => {
    const { page } = context;
    await page.run(() => field().ready.catch(() => {}));
    const told = () => page.run(() => [document.forms[0].checkValidity(), new FormData(document.forms[0]).get("n")]);
    equal(await told(), [true, "5"]);
    for (const [text, isValid, value] of [["12,5", true, "12.5"], ["1.5", false, ""], ["1.234", false, ""], ["101", false, ""], ["7", true, "7"]]) {
      await page.run(() => { field().focus(); inner().select(); });
      await page.insert(text);
      equal(await told(), [isValid, value], text);
    }
  }));

check("a reset is told as input and change, so that a framework's state is what the screen shows", async ({ page }) => {
  await page.run((html) => show(html), `<form><number-field locale="en-US" name="n" value="5"></number-field><button type="reset" id="r">R</button></form>`);
  await page.run(() => {
    window.bound = [];
    for (const type of ["input", "change"]) field().addEventListener(type, () => bound.push([type, field().value]));
    field().focus();
  });
  await page.press("End");
  await page.type("6");
  await page.run(() => { bound.length = 0; });
  await page.clickOn(`document.querySelector("#r")`);
  const found = await page.run(() => [field().text, bound.filter(([, value]) => value === "5").map(([type]) => type)]);
  equal([found[0], found[1].includes("input"), found[1].includes("change")], ["5", true, true]);
});

check("the first sentence moves no label, and the keyboard is known before the engine", async ({ page }) => {
  await begin(page, `<div><label for="n">Price</label> <number-field id="n" locale="en-US"></number-field></div>`);
  const top = () => page.run(() => document.querySelector("label").getBoundingClientRect().top);
  const before = await top();
  await page.type("12x");
  await page.press("Enter");
  ok((await shown(page)).isWrong, "refused");
  equal(await top(), before);
});
