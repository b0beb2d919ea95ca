// What a web developer builds with <number-field>.
import { check, equal, ok, until } from "./harness.mjs";

const show = (page, html) => page.run((html) => show(html), html);
const german = (attributes = "") => `<number-field locale="de-DE" name="n" ${attributes}></number-field>`;
const data = (page) => page.run(() => [...new FormData(document.forms[0])]);

check("a form's data has the exact value, and none for a text that says no number", async ({ page }) => {
  await show(page, `<form>${german()}</form>`);
  await page.run(() => field().focus());
  await page.type("1234567890123456789,125");
  equal(await data(page), [["n", "1234567890123456789.125"]]);
  await page.type("x");
  equal(await data(page), [["n", ""]]);
});

check("a reset brings the first value back", async ({ page }) => {
  await show(page, `<form>${german(`value="12.5"`)}</form>`);
  await page.run(() => field().focus());
  await page.type("99");
  await page.run(() => document.forms[0].reset());
  equal(await page.run(() => state()), { text: "12,5", value: "12.5", status: "acceptable" });
});

check("a state that was saved is restored, a refused text too", async ({ page }) => {
  await show(page, german(`value="12.5"`));
  await page.run(() => field().formStateRestoreCallback(`{"value":"3","text":"1.5"}`, "restore"));
  equal(await page.run(() => state()), { text: "1.5", value: "", status: "intermediate" });
  await page.run(() => { field().focus(); });
  await page.press("Escape");
  equal((await page.run(() => state())).value, "3");
});

check("back and forward restore what was typed", async ({ page, server }) => {
  await page.open(`${server.address}/tests/restore.html`);
  await page.run(() => document.querySelector("number-field").ready.then((field) => { field.focus(); field.select(); }));
  await page.type("1.5");
  await page.open(`${server.address}/tests/restore.html?other`);
  const loaded = new Promise((done) => page.browser.on(page.session, "Page.frameNavigated", done));
  await page.run(() => { setTimeout(() => history.back()); });
  await loaded;
  let text = "";
  for (let tries = 0; tries < 50 && text !== "1.5"; tries++) {
    await new Promise((done) => setTimeout(done, 50));
    text = await page.run(() => document.querySelector("number-field")?.text).catch(() => "");
  }
  equal(text, "1.5");
  await page.open(`${server.address}/tests/page.html`);
  await page.run("isReady");
});

check("validity has HTML's names and our sentences", async ({ page }) => {
  const cases = [
    ["required", "", "valueMissing"], [`min="10"`, "5", "rangeUnderflow"],
    [`max="10"`, "500", "rangeOverflow"], ["", "12abc", "badInput"],
  ];
  for (const [attributes, text, name] of cases) {
    await show(page, `<form>${german(attributes)}</form>`);
    await page.run(() => { field().focus(); });
    await page.type(text);
    const [flag, message, isValid, matches] = await page.run((name) => [
      field().validity[name], field().validationMessage, document.forms[0].checkValidity(),
      field().matches(":invalid"),
    ], name);
    equal([flag, message !== "", isValid, matches], [true, true, false, true], `${attributes} ${text}`);
  }
});

check("a server's error stays until the field is edited", async ({ page }) => {
  await show(page, `<form>${german(`value="5"`)}</form>`);
  await page.run(() => { field().setCustomValidity("Only 4 are left."); field().focus(); });
  equal(await page.run(() => [field().validity.customError, field().validationMessage]), [true, "Only 4 are left."]);
  ok(await page.run(() => field().shadowRoot.querySelector("[part=message]").textContent === "Only 4 are left."), "shown");
  await page.press("Backspace");
  await page.type("3");
  equal(await page.run(() => [field().validity.valid, field().validationMessage]), [true, ""]);
});

check("Return presses the form's first submit button, with the number committed", async ({ page }) => {
  await show(page, `<form>${german()}<button name="b" value="1">Send</button></form>`);
  await page.run(() => { field().focus(); });
  await page.type("1234,5");
  await page.press("Enter");
  equal(await page.run(() => [heard.slice(-4), field().text]),
    [["input", "number-commit:accepted", "change", "submit"], "1.234,5"]);
});

check("disabled and readonly are as an input's", async ({ page }) => {
  await show(page, `<form><fieldset disabled>${german(`value="5"`)}</fieldset></form>`);
  equal([await data(page), await page.run(() => inner().disabled)], [[], true]);
  await show(page, `<form>${german(`value="5" readonly step="1"`)}</form>`);
  await page.run(() => { field().focus(); });
  await page.type("7");
  await page.press("ArrowUp");
  equal(await data(page), [["n", "5"]]);
  await page.run(() => { field().readOnly = false; field().disabled = true; });
  equal(await data(page), []);
});

check("attributes are properties, and a change of them keeps the number of an edited text", async ({ page }) => {
  await show(page, german());
  await page.run(() => { field().focus(); });
  await page.type("1.234");
  equal(await page.run(() => state().value), "1234");
  await page.run(() => { field().locale = "en-US"; });
  equal(await page.run(() => state()), { text: "1,234", value: "1234", status: "acceptable" });
  await page.type("5");
  await page.undo();
  equal(await page.run(() => state()), { text: "1,234", value: "1234", status: "acceptable" });
  await page.run(() => { field().commit(); field().type = "currency"; field().currency = "USD"; });
  equal(await page.run(() => [state().text, field().getAttribute("currency")]), ["$1,234.00", "USD"]);
});

check("values go in and out exactly", async ({ page }) => {
  await show(page, german());
  const found = await page.run(() => {
    const one = field();
    one.value = "123456789012345678901234567890.5";
    const exact = [one.value, one.text];
    one.valueAsNumber = 0.1;
    const number = [one.value, one.valueAsNumber, one.text];
    one.value = "1e21";
    const exponent = one.value;
    one.value = null;
    return [exact, number, exponent, one.value, Number.isNaN(one.valueAsNumber)];
  });
  equal(found, [
    ["123456789012345678901234567890.5", "123.456.789.012.345.678.901.234.567.890,5"],
    ["0.1", 0.1, "0,1"], "1000000000000000000000", "", true,
  ]);
});

check("the type of the values is kept: a uint8 ends at 255", async ({ page }) => {
  await show(page, `<number-field locale="en-US" type="integer" value-type="uint8"></number-field>`);
  await page.run(() => { field().focus(); });
  await page.type("255");
  equal(await page.run(() => state().value), "255");
  await page.press("Backspace");
  await page.type("6");
  equal(await page.run(() => [state().status, field().issue.code]), ["invalid", "overflow"]);
});

check("a number that is no step is refused, as in HTML, unless any step will do", async ({ page }) => {
  const flags = () => page.run(() => ["badInput", "rangeUnderflow", "rangeOverflow", "stepMismatch"]
    .filter((name) => field().validity[name]));
  await show(page, german(`step="0.5" min="0.25" value="1"`));
  equal(await flags(), ["stepMismatch"]);
  await page.run(() => { field().value = "1.25"; });
  equal(await flags(), []);
  await page.run(() => { field().value = "1"; field().step = "any"; });
  equal(await flags(), []);
  await page.run(() => { field().step = "0.5"; field().policies = "refusesOffStep=false"; });
  equal(await flags(), []);
  await page.run(() => { field().policies = "snapsToStep"; field().focus(); });
  await page.press("Control+a", { commands: ["selectAll"] });
  await page.type("1,1");
  equal(await flags(), []);
  await page.press("Enter");
  equal(await page.run(() => [field().text, field().policies]), ["1,25", "snapsToStep"]);
});

check("bounds may be beyond themselves", async ({ page }) => {
  await show(page, german(`min="0" exclusive-min max="10" value="0"`));
  const state = () => page.run(() => [field().validity.rangeUnderflow, field().validity.rangeOverflow]);
  equal(await state(), [true, false]);
  await page.run(() => { field().exclusiveMin = false; });
  equal(await state(), [false, false]);
  await page.run(() => { field().value = "10"; field().exclusiveMax = true; });
  equal(await state(), [false, true]);
});

check("policies of the engine are attributes", async ({ page }) => {
  const begin = async (html) => {
    await show(page, html);
    await page.run(() => { field().focus(); });
    await page.press("Control+a", { commands: ["selectAll"] });
  };
  await begin(german(`format="maximumFractionDigits=3" policies="keepsTypedZeros"`));
  await page.type("1,50");
  await page.press("Enter");
  equal(await page.run(() => field().text), "1,50");
  await begin(german(`max="10" policies="clampsToBounds"`));
  await page.type("99");
  await page.press("Enter");
  equal(await page.run(() => [field().text, field().value]), ["10", "10"]);
  await begin(german(`policies="commitPolicy=committedValue" value="20"`));
  await page.type("x");
  await page.press("Enter");
  equal(await page.run(() => [field().text, field().status]), ["20", "acceptable"]);
  await begin(german(`large-step="25" step="1" value="3"`));
  await page.press("PageUp");
  equal(await page.run(() => field().value), "28");
});

check("right to left, light and dark, and the page's own style", async ({ page }) => {
  await show(page, `<style>number-field input { color: rgb(1, 2, 3) }
    number-field { --number-field-radius: 7px }</style>
    <div dir="rtl" lang="ar-EG"><number-field value="-1234.5"></number-field></div>`);
  const found = await page.run(() => {
    const style = getComputedStyle(inner());
    return [field().text, style.direction, style.color, style.borderRadius];
  });
  equal(found, [found[0], "rtl", "rgb(1, 2, 3)", "7px"]);
  ok(/١/.test(found[0]), `the page's language writes ${found[0]}`);
  const colour = () => page.run(() => getComputedStyle(inner()).backgroundColor);
  await page.run(() => { document.documentElement.style.colorScheme = "light dark"; });
  await page.emulate({ dark: true });
  const dark = await colour();
  await page.emulate({ dark: false });
  ok(dark !== await colour(), "dark is not light");
});

check("Delete at Home removes an invisible mark of Arabic, and nothing is misread", async ({ page }) => {
  await show(page, `<div dir="rtl"><number-field locale="ar-EG" value="-1234.5"></number-field></div>`);
  await page.run(() => { field().focus(); });
  ok(await page.run(() => inner().value.startsWith("\u061c")), "Intl writes a mark");
  await page.press("Home");
  await page.press("Delete");
  equal((await page.run(() => state())).value, "-1234.5");
});

check("it runs under a strict policy, and from a server that does not know the type", async ({ page, server }) => {
  await page.open(`${server.address}/tests/restore.html?strict`);
  equal(await page.run(() => document.querySelector("number-field").ready.then((each) => each.text)), "12.5");
  await page.open(`${server.address}/tests/page.html`);
  await page.run("isReady");
  equal(await page.run(async () => {
    const engine = await library.Engine.load("/web/engine.wasm?untyped");
    return engine.open({ locale: "de-DE" }).act({ type: "1,5" }).value;
  }), "1.5");
});

check("sentences are in the page's language, each loaded when it is needed", async ({ page }) => {
  const sentence = async (html) => {
    await show(page, html);
    await page.run(() => { field().focus(); });
    await page.type("12x");
    return page.run(async () => {
      for (let tries = 0; tries < 50; tries++) await new Promise((done) => setTimeout(done, 2));
      return field().validationMessage;
    });
  };
  equal(await sentence(`<div lang="de-AT">${german()}</div>`),
    (await page.run(() => library.messagesFor("de"))).unexpectedCharacter.replace("{place}", "„x“") + " Geben Sie eine Zahl ein, zum Beispiel 1.234,5.");
  ok((await sentence(german(`lang="ja"`))).includes("「x」"), "Japanese");
  ok((await sentence(`<div lang="zh-TW">${german()}</div>`)) !== (await sentence(`<div lang="zh-CN">${german()}</div>`)), "two scripts");
  ok((await sentence(`<div lang="nb">${german()}</div>`)).includes("does not belong"), "English where there is none");
});

check("number-status is told of a change alone: what a listener asks of the field ends", async ({ page }) => {
  const found = await page.run(async () => {
    const answers = {};
    for (const ask of ["checkValidity", "reportValidity", "commit", "setCustomValidity"]) {
      await show(`<form><number-field locale="en-US" name="n" required value="5"></number-field></form>`);
      let count = 0;
      field().addEventListener("number-status", () => {
        if (++count > 50) throw new Error(`${ask} does not end`);
        field()[ask](...ask === "setCustomValidity" ? ["No."] : []);
      });
      field().focus();
      inner().select();
      document.execCommand("insertText", false, "12x");
      answers[ask] = count > 0 && count < 10;
    }
    await show(`<number-field locale="en-US" value="5"></number-field>`);
    field().focus();
    inner().select();
    document.execCommand("insertText", false, "12x");
    let told = 0;
    field().addEventListener("number-status", () => { told += 1; });
    for (let each = 0; each < 5; each++) {
      field().commit();
      field().checkValidity();
      field().setCustomValidity("");
    }
    answers.again = told < 3;
    told = 0;
    inner().select();
    document.execCommand("insertText", false, "7");
    document.execCommand("insertText", false, "8");
    answers.keys = told;
    return answers;
  });
  equal(found, { checkValidity: true, reportValidity: true, commit: true, setCustomValidity: true, again: true, keys: 2 });
}, { inFirefox: true });

check("a form that is refused focuses its first control in error, and no bubble lies over what the field says itself", async ({ page }) => {
  const picture = async () => {
    await page.run(async () => { for (let frame = 0; frame < 40; frame++) await new Promise(requestAnimationFrame); });
    const y = await page.run(() => document.querySelector("form input").getBoundingClientRect().bottom + 4);
    return (await page.screenshot({ clip: { x: 240, y, width: 60, height: 60, scale: 1 } })).toString("base64");
  };
  const first = `<input id="first" required value="1">`;
  const number = `<number-field locale="de-DE" name="n" required></number-field>`;
  /** What a form shows that was refused at 1.5, and what the same form shows that was only asked; the focus after each. */
  const refused = async (style, one, other) => {
    const found = [];
    for (const way of ["checkValidity", "reportValidity", "click"]) {
      await page.run((html) => show(html), `<style>#b { position: fixed; inset: 0 0 auto auto } #first { inline-size: 26em } ${style}</style><form>${one}<br>${other}<br><input id="last" required><button id="b">Send</button></form>`);
      await page.run(() => { field().focus(); });
      await page.type("1.5");
      if (way === "click") await page.clickOn(`document.querySelector("#b")`);
      else {
        await page.press("Escape");
        await page.insert("1.5");
        await page.run((way) => {
          document.querySelector("#b").focus();
          document.querySelector("form")[way]();
        }, way);
      }
      found.push([await page.run(() => document.activeElement.id || document.activeElement.parentElement.localName), await picture()]);
    }
    return found;
  };
  const [asked, reported, sent] = await refused("", number, first);
  equal([asked[0], reported[0], sent[0]], ["b", "number-field", "number-field"]);
  ok(asked[1] === reported[1] && asked[1] === sent[1], "a bubble");
  equal(await page.run(() => [field().validationMessage === "", document.querySelector("#last").validity.valid]), [false, false]);
  // A page that shows the sentence elsewhere has the browser's.
  const elsewhere = await refused("number-field::part(message) { display: none }", number, first);
  equal(elsewhere.map(([focus]) => focus), ["b", "number-field", "number-field"]);
  ok(elsewhere[0][1] !== elsewhere[1][1] && elsewhere[0][1] !== elsewhere[2][1], "no bubble where the sentence is hidden");
  // The page's own control comes first: it is focused, and has its bubble.
  const native = await refused("", first.replace(` value="1"`, ""), number);
  equal(native.map(([focus]) => focus), ["b", "first", "first"]);
  ok(native[0][1] !== native[1][1] && native[0][1] !== native[2][1], "no bubble of the browser's control");
});

check("Firefox says the sentence in its own bubble", async ({ page }) => {
  if (!page.bubble) return;
  await page.run(() => show(`<form><number-field locale="de-DE" name="n" required></number-field><button>Send</button></form>`));
  await page.run(() => { field().focus(); });
  await page.pressAll([..."1.5", "Enter"]);
  let sentence = "";
  for (let tries = 0; tries < 100 && sentence === ""; tries++) sentence = await page.bubble();
  equal([sentence, await page.run(() => document.activeElement === inner())], [await page.run(() => field().validationMessage), true]);
}, { inFirefox: true });
