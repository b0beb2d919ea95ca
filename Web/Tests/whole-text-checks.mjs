// Texts that come as a whole, and single keys, over a number that a commit has written: no number is read wrong in
// silence, however the text got there, and real keys read on.
import { existsSync } from "node:fs";
import { check, equal, ok } from "./harness.mjs";

const inBoth = { inFirefox: true };
/** A committed number, a text in its place, and the number that a careless reader makes of that. */
const replaced = [["1234.5", "1.5", "15"], ["1000", "1.00", "100"], ["2500", "2.50", "250"], ["1234567.5", "1.234.50", "123450"]];
/** A number without a fraction: one character less, and more. */
const whole = [["1500", "1.50", "150"], ["1234", "1.2345", "12345"]];

/** How a page's script, a test tool or the browser itself puts a text into an input. */
const fill = (input, text, kind) => {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set;
  const tell = (type, inputType, Kind = InputEvent) =>
    input.dispatchEvent(new Kind(type, { bubbles: true, composed: true, ...(inputType === undefined ? {} : { inputType }) }));
  if (kind.includes("selected")) input.select();
  if (kind.includes("announced")) {
    tell("beforeinput", "insertText");
    set.call(input, text);
    tell("input", "insertText");
  } else if (kind.includes("execCommand")) {
    input.focus();
    input.select();
    document.execCommand("insertText", false, text);
  } else {
    set.call(input, text);
    if (kind.includes("change")) tell("change", undefined, Event);
    else tell("input", { event: undefined, fill: "", typed: "insertText", replacement: "insertReplacementText" }[kind.split(" ")[0]],
      kind.startsWith("event") ? Event : InputEvent);
  }
};
const kinds = ["event", "fill", "typed", "typed selected", "replacement", "announced selected", "execCommand", "change"];

const options = { locale: "de-DE", format: { minimumFractionDigits: 2, maximumFractionDigits: 2 } };
const attributes = `locale="de-DE" format="minimumFractionDigits=2 maximumFractionDigits=2"`;
/** The hosts: each shows a committed number in a field of a format, and gives text, value and status. */
const hosts = {
  async element(page, value, isWhole) {
    await page.run((html) => show(html), `<number-field ${isWhole ? `locale="de-DE"` : attributes} value="${value}"></number-field>`);
    await page.run(() => {
      window.theInput = inner();
      window.seen = () => [inner().value, field().text, field().value, field().status];
      window.setLocale = (locale) => { field().locale = locale; };
    });
  },
  async React(page, value, isWhole) {
    await page.run(async (value, options) => {
      await show("atOnce", { ...options, value });
      window.theInput = input();
      // The parent's value is what a form would send.
      window.seen = async () => {
        await new Promise((done) => setTimeout(done, 20));
        const { status } = document.querySelector("#root number-field");
        return [theInput.value, theInput.value, window.value === null ? "" : String(window.value), status];
      };
    }, Number(value), isWhole ? { locale: "de-DE" } : options);
  },
};
const inReact = async ({ page, server }, run) => {
  await page.open(`${server.address}/tests/react.html`);
  for (let tries = 0; tries < 100 && !await page.run("window.isReady === true"); tries++) {
    await new Promise((done) => setTimeout(done, 20));
  }
  try {
    await run();
  } finally {
    await page.open(`${server.address}/tests/page.html`);
    await page.run("isReady");
  }
};

for (const [name, host] of Object.entries(hosts)) {
  check(`a whole text over a committed number is never read with the commit's separators: ${name}`, async (context) => {
    const { page } = context;
    if (name === "React" && !existsSync("/usr/share/nodejs/react-dom/umd")) return;
    const run = async () => {
      let count = 0;
      for (const [value, text, wrong] of [...replaced, ...whole]) {
        for (const kind of kinds) {
          for (const isFocused of [true, false]) {
            await host(page, value, whole.some(([each]) => each === value));
            if (isFocused) await page.run(() => { theInput.focus(); });
            await page.run(`(${fill})(theInput, ${JSON.stringify(text)}, ${JSON.stringify(kind)})`);
            const [shown, own, found, status] = await page.run(() => seen());
            const where = `${text} over ${value}, ${kind}, ${isFocused ? "focused" : "not focused"}:`;
            equal([shown, own], [text, text], where);
            ok(status !== "acceptable" && found === "", `${where} ${found}, ${status}; careless readers find ${wrong}`);
            count += 1;
          }
        }
      }
      if (page.insert) {
        // As Playwright's fill(), and dictation: all is selected, and a trusted text comes at once.
        for (const [value, text, wrong] of [...replaced, ...whole]) {
          await host(page, value, whole.some(([each]) => each === value));
          await page.run(() => { theInput.focus(); theInput.select(); });
          await page.insert(text);
          const [shown, , found, status] = await page.run(() => seen());
          equal(shown, text);
          ok(status !== "acceptable" && found === "", `${text} over all of ${value}: ${found}; careless readers find ${wrong}`);
          count += 1;
        }
      }
      console.log(`    ${count} texts came as a whole`);
    };
    await (name === "React" ? inReact(context, run) : run());
  }, { inFirefox: name === "element" });
}

const select = (start, end) => `theInput.setSelectionRange(${start}, ${end})`;
for (const [name, host] of Object.entries(hosts)) {
  check(`keys over a committed number read on, whatever the separators' places: ${name}`, async (context) => {
    const { page } = context;
    if (name === "React" && !existsSync("/usr/share/nodejs/react-dom/umd")) return;
    const run = async () => {
      // The separators that the commit wrote go where the text would be another number with them. (E13)
      for (const [value, range, key, read] of [
        ["1234567", undefined, "Backspace", "123456"], ["1234567", [0, 0], "Delete", "234567"],
        ["1234567", [9, 9], "8", "12345678"], ["1234567", [2, 5], "9", "19567"],
        ["1234567", [6, 9], "Backspace", "1234"], ["1234567", [3, 8], "Delete", "127"],
        ["1234567", [6, 8], "cut", "12347"], ["1234.5", undefined, "Control+Backspace", undefined],
      ]) {
        if (key === "cut" && !page.insert) continue;
        await host(page, value, true);
        await page.run(() => { theInput.focus(); theInput.setSelectionRange(theInput.value.length, theInput.value.length); });
        if (range) await page.run(select(...range));
        if (key === "cut") await page.press("Control+x", { commands: ["cut"] });
        else if (key === "Control+Backspace") await page.press(key, page.insert ? { commands: ["deleteWordBackward"] } : {});
        else await page.press(key);
        const [shown, own, found, status] = await page.run(() => seen());
        equal(shown, own, `${value} ${key}:`);
        // What a browser takes for a word is its own matter; the rest is read.
        if (read === undefined) equal([status, found], shown === "" ? [status, ""] : ["acceptable", found], `${shown}:`);
        else equal([shown, found, status], [read, read, "acceptable"], `${value} ${key}:`);
      }
    };
    await (name === "React" ? inReact(context, run) : run());
  }, { inFirefox: name === "element" });
}

check("a key reads on where a commit has written a locale's own digits, and can be undone", async ({ page }) => {
  for (const [locale, zero] of [["ar-EG", 0x660], ["fa", 0x6F0], ["mr", 0x966], ["bn", 0x9E6]]) {
    const own = (text) => text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
    const digits = (text) => [...text].map((each) => each.codePointAt(0) - zero).filter((each) => each >= 0 && each < 10).join("");
    await page.run((html) => show(html), `<number-field locale="${locale}"></number-field>`);
    await page.run(() => { field().focus(); });
    await page.type("1234");
    await page.press("Enter");
    const written = await page.run(() => state());
    equal([digits(written.text), written.value], ["1234", "1234"], locale);
    await page.press("Backspace");
    await page.press("1");
    const shown = await page.run(() => [state().text, state().value, inner().selectionStart, inner().selectionEnd]);
    // The separator that the commit wrote went with the Backspace. (E13)
    equal(shown, [own("1231"), "1231", shown[0].length, shown[0].length], locale);
    // In the middle the caret stays after the digit.
    await page.press("Home");
    await page.press("5");
    equal(await page.run(() => [state().value, inner().selectionStart]), ["51231", 1], locale);
    await page.press("Enter");
    equal(digits((await page.run(() => state())).text), "51231", locale);
    const texts = new Set();
    for (let count = 0; count < 20 && (await page.run(() => inner().value)) !== ""; count++) {
      await page.undo();
      const { text, value } = await page.run(() => state());
      texts.add(value);
      ok(text === "" || /^\d+$/.test(value), `${locale}: ${text} is ${value}`);
    }
    equal(await page.run(() => state().text), "", `${locale}, all undone: ${[...texts]}`);
    ok(texts.has("1234"), `${locale}: ${[...texts]}`);
  }
}, inBoth);

check("all that was typed before a change of locale can be undone after it, and done again", async ({ page }) => {
  for (const [first, second, typed, value, changed] of [
    ["de-DE", "en-US", "1234,5", "1234.5", "1,234.5"], ["en-US", "de-DE", "1234.5", "1234.5", "1.234,5"],
    ["de-DE", "fr-FR", "1234,5", "1234.5", "1\u202f234,5"], ["en-US", "ar-EG", "1234", "1234", "١٬٢٣٤"],
  ]) {
    await page.run((html) => show(html), `<number-field locale="${first}"></number-field>`);
    await page.run(() => { field().focus(); });
    await page.type(typed);
    await page.press("Enter");
    await page.run((locale) => { field().locale = locale; }, second);
    equal(await page.run(() => [state().text, state().value]), [changed, value], `${first} to ${second}`);
    await page.press("7");
    const last = await page.run(() => state());
    const seen = [];
    for (let count = 0; count < 20 && (await page.run(() => inner().value)) !== ""; count++) {
      await page.undo();
      const found = await page.run(() => state());
      // A fresh field reads the same number in each text that is shown, or refuses the text.
      const fresh = await page.run(async (locale) => {
        const engine = await library.loadEngine();
        const one = engine.open({ locale });
        const { status, value } = one.act({ follow: { text: inner().value, intent: "typed" } });
        const read = status === "acceptable" ? value ?? "" : undefined;
        one.close();
        return read;
      }, second);
      if (found.status === "acceptable" && fresh !== undefined) equal(found.value, fresh, `${first} to ${second}: ${found.text}`);
      seen.push(found.value);
    }
    equal([seen.at(-1), await page.run(() => inner().value)], ["", ""], `${first} to ${second}: ${seen}`);
    ok(seen.includes(value) && seen.includes("12") && seen.includes("1"), `${first} to ${second}: ${seen}`);
    for (let count = 0; count < 20 && (await page.run(() => inner().value)) !== last.text; count++) await page.redo();
    equal(await page.run(() => state()), last, `${first} to ${second}, done again`);
  }
}, inBoth);
