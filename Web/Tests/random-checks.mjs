// Random native edits: the browser's text and the engine's stay the same.
import { check, equal, ok } from "./harness.mjs";
import { generator } from "./random.mjs";
import { sweep } from "./sweep.mjs";

/**
 * The exact number in a German text, as a whole number and the count of its fraction digits. A
 * period groups, a comma is the decimal separator, and any minus makes the number negative.
 */
function exactly(text) {
  const zeros = [0x30, 0x660, 0xFF10];
  let digits = "";
  let places = 0;
  let hasComma = false;
  for (const character of text) {
    const [digit] = zeros.map((zero) => character.codePointAt(0) - zero).filter((each) => each >= 0 && each < 10);
    if (digit !== undefined) {
      digits += digit;
      places += hasComma ? 1 : 0;
    } else if (character === ",") {
      hasComma = true;
    }
  }
  const isNegative = /[-\u2212\uFF0D]/.test(text);
  return [BigInt(digits || "0") * (isNegative ? -1n : 1n), places];
}

/** Whether exact digits such as "-1234.50" are this number. */
function isSame(value, [whole, places]) {
  const [, sign, integer, fraction = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value);
  const found = BigInt(sign + integer + fraction) * 10n ** BigInt(places);
  return found === whole * 10n ** BigInt(fraction.length);
}

/**
 * Makes random edits as a person does. After each, the engine has to have the text on screen,
 * and read it right.
 */
async function edit(page, count) {
  const seed = Number(process.env.FORMATTING_FIELD_SEED ?? 20_261_121);
  const random = generator(seed);
  const pick = (list) => list[random(list.length)];
  await page.run(() => show(`<number-field locale="de-DE" step="0.5" type="currency" currency="EUR"></number-field>
    <input id="next">`));
  await page.run(() => { field().focus(); });
  const log = [];
  let numbers = 0;
  const moves = [
    [30, () => page.press(pick([..."0123456789,.-€ x"]))],
    [8, () => page.press("Backspace")], [4, () => page.press("Delete")],
    [6, () => page.press(pick(["ArrowLeft", "ArrowRight", "Home", "End"]))],
    [2, () => page.press("Control+a", { commands: ["selectAll"] })],
    [10, () => page.undo()], [6, () => page.redo()],
    [6, () => page.press("Enter")], [3, () => page.press("Escape")],
    [4, () => page.press(pick(["ArrowUp", "ArrowDown", "PageUp"]))],
    [page.compose ? 3 : 0, async () => { await page.compose(pick(["１", "12", "٣", "3,"])); await page.insert(pick(["１", "12", "", "3,5"])); }],
    [page.insert ? 2 : 0, () => page.insert(pick(["1.234,5", "7", "12abc", "\t5"]))],
    [2, async () => { await page.press("Tab"); await page.press("Shift+Tab"); await page.run(() => { field().focus(); }); }],
    [1, () => page.run(() => { document.querySelector("#next").focus(); field().focus(); })],
    [1, () => page.run((value) => { field().value = value; }, pick(["1234.5", "0.25", ""]))],
  ];
  const weights = moves.flatMap(([weight], index) => Array(weight).fill(index));
  for (let step = 0; step < count; step++) {
    const index = pick(weights);
    log.push(index);
    await moves[index][1]();
    const [shown, text, caret, own, value] = await page.run(() =>
      [inner().value, field().text, inner().selectionEnd, field().status, field().value]);
    if (shown !== text) {
      throw new Error(`seed ${seed}, step ${step} (moves ${log.slice(-6)}): shown ${JSON.stringify(shown)}, `
        + `engine ${JSON.stringify(text)}, caret ${caret}, ${own}`);
    }
    const hasNumber = own === "acceptable" && text !== "";
    numbers += hasNumber ? 1 : 0;
    if (hasNumber ? !isSame(value, exactly(text)) : value !== "") {
      throw new Error(`seed ${seed}, step ${step}: ${JSON.stringify(text)}, ${own}, has the value ${value}`);
    }
  }
  console.log(`    ${numbers} of ${count} texts were numbers, each read exactly`);
  ok(numbers > count / 10, "hardly any text is a number");
}

// Firefox takes each key by a slower protocol.
check("random native edits, 2,000 or in Firefox 200, not one divergence, and each number read exactly", ({ page }) =>
  edit(page, page.browser ? 2000 : 200), { inFirefox: true });

check("400 locales × styles × numbers: the texts are this browser's Intl's own and are read back", async ({ page, isFull }) => {
  await page.run(`import("/tests/sweep.mjs").then((module) => { window.sweep = module.sweep; })`);
  const { locales, formats, texts, refused, wrong } = await page.run(async (every) => {
    const { IntlSource, lineOf } = await import("/web/field.js");
    const lines = (await (await fetch("/fixtures/symbols.jsonl")).text()).trim().split("\n").slice(1);
    const tags = lines.map((line) => JSON.parse(line).locale).filter((_, index) => index % every === 0);
    return sweep(await library.loadEngine(), lineOf, tags, IntlSource);
  }, isFull ? 1 : 12);
  console.log(`    Chromium: ${locales} locales, ${formats} formats, ${texts} texts; ${refused.length} formats refused`);
  equal([refused, wrong.slice(0, 5), wrong.length], [[], [], 0]);
});
