// What would be wrong in silence, lost or stuck, by real keys: several rows, a pad's decimal key, an engine that does not
// come, a reset under a framework, a label that jumps.
import { check, equal, late, ok, until } from "./harness.mjs";

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

check("a value with more digits than are shown says so, and what is typed then is what is shown and sent", async ({ page }) => {
  for (const [html, text, sentence, sent] of [
    [`type="integer" value="0.5"`, "1", "0.5", "0.5"],
    [`type="percent" format="maximumFractionDigits=0" value="0.125"`, "13%", "12.5%", "0.125"],
    [`type="currency" currency="EUR" value="1.239"`, "€1.24", "€1.239", "1.239"],
  ]) {
    for (const isTouched of [false, true]) {
      await page.run((html) => show(html), `<form><number-field locale="en-US" name="n" ${html}></number-field></form>`);
      if (isTouched) await page.run(() => { field().focus(); });
      const seen = () => page.run(() => [inner().value, field().shadowRoot.querySelector("[part=message]")?.textContent ?? "", new FormData(document.forms[0]).get("n")]);
      equal(await seen(), [text, `Rounded from ${sentence} to ${text}.`, sent], html);
      if (!isTouched) continue;
      await page.press("End");
      if (text.endsWith("%")) await page.press("ArrowLeft");
      await page.type("7");
      await page.press("Backspace");
      equal(await seen(), [text, `Rounded from ${sentence} to ${text}.`, sent], `${html}, a digit typed and deleted`);
    }
  }
  await page.run((html) => show(html), `<number-field locale="en-US" type="percent" format="maximumFractionDigits=0" value="0.12"></number-field>`);
  await page.run(() => { field().value = "0.125"; });
  equal(await page.run(() => field().shadowRoot.querySelector("[part=message]")?.textContent), "Rounded from 12.5% to 13%.", "set later");
  await page.run(() => { field().value = "0.13"; });
  equal(await page.run(() => field().shadowRoot.querySelector("[part=message]")?.textContent), "", "shown whole");
  await page.run((html) => show(html), `<form><number-field locale="en-US" type="percent" format="maximumFractionDigits=0" name="n"></number-field></form>`);
  const told = await page.run(() => ["0.125", "0.13", "0.1301"].map((value) => {
    field().value = value;
    return [inner().value, new FormData(document.forms[0]).get("n")];
  }));
  equal(told, [["13%", "0.125"], ["13%", "0.13"], ["13%", "0.1301"]], "another number by the same text");
});

check("a field that waits for a person loads its engine at once where it shows fewer digits than it sends", (context) =>
  late(context, { html: `<number-field locale="en-US" type="percent" format="maximumFractionDigits=0" loading="focus" value="0.125"></number-field>` }, async () => {
    await until(context.page, `message() === "Rounded from 12.5% to 13%."`);
  }));

check("what a form sends, a framework's state and the screen are one when a script submits", async ({ page }) => {
  for (const way of ["requestSubmit()", "querySelector('button').click()"]) {
    await page.run((html) => show(html), `<form><number-field locale="en-US" name="n" type="currency" currency="EUR"></number-field><button>S</button></form>`);
    await page.run(() => {
      window.bound = "";
      field().addEventListener("change", () => { bound = field().value; });
      document.forms[0].addEventListener("submit", (event) => {
        event.preventDefault();
        window.sent = [bound, new FormData(event.target).get("n"), inner().value];
      });
      field().focus();
    });
    await page.type("12.3451");
    await page.run(`document.forms[0].${way}`);
    equal(await page.run(() => sent), ["12.35", "12.35", "€12.35"], way);
  }
}, { inFirefox: true });

check("a value that the page has set before anything was typed is what a reset goes back to, if there is no attribute", async ({ page }) => {
  const begin = async (attribute) => {
    await page.run((html) => show(html), `<form><number-field locale="en-US" name="n"${attribute}></number-field><button type="reset">R</button></form>`);
    await page.run(() => { field().value = 5; field().focus(); });
    await page.press("End");
    await page.type("6");
    await page.run(() => { field().value = field().value; document.forms[0].reset(); });
    return page.run(() => [inner().value, field().value, new FormData(document.forms[0]).get("n")]);
  };
  equal(await begin(""), ["5", "5", "5"]);
  equal(await begin(` value="1"`), ["1", "1", "1"], "an attribute");
}, { inFirefox: true });

check("the keys of a phone are asked for before the engine is there", (context) =>
  late(context, { html: `<number-field type="integer" min="0"></number-field><number-field></number-field><number-field inputmode="text"></number-field>`, engine: "/web/engine.wasm?held" }, async () => {
    equal(await context.page.run(() => [...document.querySelectorAll("number-field")].map((each) => each.querySelector("input").inputMode)),
      ["numeric", "decimal", "text"]);
    await context.server.release();
  }));

check("on a touch screen a typed mark is the decimal key of the device's region, whatever the page's language", async ({ page }) => {
  try {
    await page.send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 5 });
    await page.emulate({ width: 390, height: 844, scale: 3, mobile: true });
    for (const [language, typed, value] of [["de-DE", "1,234", "1.234"], ["de-DE", "1.5", "1.5"], ["en-US", "1.234", "1.234"]]) {
      await page.send("Emulation.setUserAgentOverride", { userAgent: await page.run("navigator.userAgent"), acceptLanguage: language });
      await begin(page, `<number-field locale="en-US"></number-field>`);
      equal(await page.run(() => [navigator.language, matchMedia("(pointer: coarse)").matches]), [language, true]);
      await page.type(typed);
      equal(await page.run(() => [inner().value, field().value]), [value, value], `${language} ${typed}`);
      // A paste is no key.
      await begin(page, `<number-field locale="en-US"></number-field>`);
      await page.insert("1,234");
      equal(await page.run(() => field().value), "1234", "by one insertion");
    }
  } finally {
    await page.send("Emulation.setTouchEmulationEnabled", { enabled: false });
    await page.send("Emulation.setUserAgentOverride", { userAgent: "", acceptLanguage: "" });
    await page.emulate({});
  }
});

check("each suggestion, and the typed text again, is reached by the keys that are told", async ({ page }) => {
  await begin(page, `<number-field locale="fr-FR"></number-field>`);
  await page.type("1.234");
  await page.press("Enter");
  const { text, suggestions } = await shown(page);
  ok(suggestions.length > 1, `one suggestion alone: ${suggestions}`);
  equal(await page.run(() => inner().getAttribute("aria-keyshortcuts")), "Alt+ArrowDown Alt+ArrowUp");
  const found = [];
  for (let count = 0; count <= suggestions.length + 1; count++) {
    await page.press("Alt+ArrowDown");
    found.push((await shown(page)).text);
  }
  equal(found, [...suggestions, text, suggestions[0]]);
  await page.press("Alt+ArrowUp");
  equal((await shown(page)).text, text);
  await page.press("Alt+ArrowUp");
  equal((await shown(page)).text, suggestions.at(-1));
  await page.type("4");
  await page.press("Alt+ArrowUp");
  ok(![...suggestions, text].includes((await shown(page)).text), "another text has other suggestions");
});

check("one setting of language: lang says how sentences and numbers are, and locale the numbers alone", async ({ page }) => {
  const said = async (attributes) => {
    await begin(page, `<number-field ${attributes}></number-field>`);
    await page.type("12x");
    await page.press("Enter");
    return page.run(() => field().shadowRoot.querySelector("[part=message]").textContent);
  };
  await until(page, `import("/web/headless.js").then(({ messagesFor }) => messagesFor("de"))`);
  ok((await said(`lang="de"`)).includes("gehört nicht"), "by lang");
  ok((await said(`lang="de" locale="en-US"`)).includes("gehört nicht"), "by lang beside locale");
  ok((await said(`locale="de-DE" messages="de"`)).includes("does not belong"), "locale is the numbers'");
});

check("what a field suggests, that field takes: a field of whole numbers suggests no fraction, and rows no text", async ({ page }) => {
  const taken = [];
  for (const [html, texts] of [
    [`type="integer"`, ["1,5", "1.5", "1,5,2", "12.345,678"]], [`type="integer" locale="de-DE"`, ["1.5", "1,5", "1,234.567"]],
    [`step="1"`, ["1,5"]], [`step="0.25" locale="de-DE"`, ["1.3", "1.5"]], [`format="maximumFractionDigits=2" policies="refusesExtraDigits"`, ["1,2345", "1.234.5"]],
    [`max="99"`, ["1,5", "1.234.5"]], [`value-type="int64"`, ["1,5"]], [`type="percent" step="0.01"`, ["1,5"]],
  ]) {
    for (const text of texts) {
      await begin(page, `<number-field ${html}></number-field>`);
      await page.insert(text);
      await page.press("Enter");
      for (const each of await page.run(() => field().suggestions)) {
        const status = await page.run((each) => { field().take(each); return field().status; }, each);
        taken.push(`${html} ${text}: ${each} is ${status}`);
      }
    }
  }
  equal(taken.filter((each) => !each.endsWith("is acceptable")), []);
  ok(taken.length > 5, `${taken.length} suggestions`);
  for (const [html, rows] of [[``, "abc\n200"], [`type="integer" locale="de-DE"`, "1.5\n200"], [`max="9"`, "10\n5"], [``, "Price\n5"]]) {
    await begin(page, `<number-field ${html}></number-field>`);
    await page.insert(rows);
    const { suggestions } = await shown(page);
    const read = await page.run((all) => all.map((each) => { field().take(each); return field().status; }), suggestions);
    equal(read.filter((each) => each !== "acceptable"), [], JSON.stringify([rows, suggestions]));
  }
});

check("what a commit leaves: three zeros are asked about, a number out of bounds stays, and a prefix is no answer", async ({ page }) => {
  for (const [html, typed, text, value, sentence] of [
    [`type="integer"`, "80.000", "80.000", "", "“.” (period) can be read in two ways. Did you mean “80” or “80,000”?"],
    [`max="100" policies="commitPolicy=lastReading"`, "180", "180", "", "The number must be 100 or less."],
    [`step="0.25" policies="commitPolicy=lastReading"`, "1.3", "1.3", "", "The nearest allowed numbers are 1.25 and 1.5."],
    [`type="unit" unit="foot" entries="units"`, "5 ft 6 in", "5.5 ft", "5.5", "“5 ft 6 in” is 5.5 ft."],
  ]) {
    await begin(page, `<form><number-field locale="en-US" name="n" ${html}></number-field></form>`);
    await page.type(typed);
    await page.press("Tab");
    equal(await page.run(() => [inner().value, new FormData(document.forms[0]).get("n"), field().shadowRoot.querySelector("[part=message]").textContent]),
      [text, value, sentence], html);
  }
});

check("digits on both sides of a sign of money are the price with its cents, and are never joined", async ({ page }) => {
  for (const [html, text, meant] of [[`locale="de-DE" currency="EUR"`, "5€50", ["5,50 €"]], [`locale="en-US" currency="USD"`, "5$50", ["$5.50"]], [`locale="de-DE" currency="EUR"`, "5€505", []]]) {
    await begin(page, `<number-field type="currency" ${html}></number-field>`);
    await page.insert(text);
    await page.press("Enter");
    const { suggestions, value } = await shown(page);
    equal([suggestions.map((each) => each.replace(/\s/g, " ")), value], [meant, ""], text);
  }
});

check("the sentence comes while typing if typing on cannot mend the text, else at Return or on leaving, and when a form asks", async ({ page }) => {
  const seen = async () => [await page.run(() => getComputedStyle(field().shadowRoot.querySelector("[part=message]")).display !== "none"
    && field().shadowRoot.querySelector("[part=message]").textContent !== ""), (await shown(page)).isWrong];
  const [nothing, wrong] = [[false, false], [true, true]];
  for (const [html, text, typing] of [["", "12x", wrong], ["", "1.", nothing], [`min="10" max="99"`, "5", nothing], [`locale="de-DE"`, "1.5", nothing]]) {
    for (const end of ["Enter", "Tab"]) {
      await begin(page, `<form><number-field ${html || `locale="de-DE"`}></number-field><input></form>`);
      await page.type(text);
      equal(await seen(), typing, `${text} while typing`);
      await page.press(end);
      equal(await seen(), wrong, `${text} at ${end}`);
    }
  }
  await begin(page, `<form><number-field required></number-field><input></form>`);
  await page.press("Tab");
  equal(await page.run(() => field().shadowRoot.querySelector("[part=message]")?.textContent ?? ""), "", "left untouched");
  await page.run(() => { document.forms[0].reportValidity(); });
  equal(await seen(), wrong, "asked");
  await begin(page, `<form><number-field required value="5"></number-field><input></form>`);
  await page.press("Backspace");
  equal((await shown(page)).isWrong, false, "emptied");
  await page.press("Tab");
  equal(await seen(), wrong, "left empty");
  // The page says it elsewhere.
  await begin(page, `<style>number-field::part(message) { display: none }</style><form><number-field locale="de-DE"></number-field><input></form>`);
  await page.run(() => { window.told = []; field().addEventListener("number-status", ({ detail }) => told.push(detail.message)); });
  await page.type("1.5");
  await page.press("Enter");
  const [isSeen] = await seen();
  ok(!isSeen && await page.run(() => told.at(-1) === field().validationMessage && told.at(-1) !== ""), "the page's sentence");
});
