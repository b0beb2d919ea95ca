// Where the element meets its page: a press of the mouse, a refusal, a language.
import { check, equal, late as lateWith, ok, until } from "./harness.mjs";

const show = async (page, html) => {
  await page.run((html) => show(html), html);
  await page.run(() => { field()?.focus(); });
};
const german = (attributes = "") => `<number-field locale="de-DE" name="n" ${attributes}></number-field>`;
const state = (page) => page.run(() => state());
const message = (page) => page.run(() => field().shadowRoot.querySelector("[part=message]")?.textContent ?? "");
const inBoth = { inFirefox: true };
const late = (context, options, run) => lateWith(context, { html: german(), ...options }, run);

const seen = (page) => page.run(() => seen());

check("a language that Intl does not know is left for the next around it", async ({ page }) => {
  await show(page, `<div lang="de"><div lang="tlh">${german(`value="1234.5"`).replace(`locale="de-DE"`, "")}</div></div>`);
  equal((await state(page)).text, "1.234,5");
  await show(page, `<div lang="x-own">${german(`value="1234.5"`).replace(`locale="de-DE"`, "")}</div>`);
  equal((await state(page)).text, "1,234.5");
}, inBoth);

check("a wrong attribute is named with its value, and the field works without", async ({ page }) => {
  const wrong = [`min="abc"`, `step="-1"`, `max="1,5"`, `currency="EURO"`, `type="money"`, `locale="no such"`,
    `unit="mile-per"`, `value-type="int7"`, `policies="commitPolicy=never"`, `format="maximumFractionDigits=many"`, `value="1.5.5"`,
    `format="notation=compact"`];
  await page.run(() => {
    window.named = [];
    window.reported = window.reportError;
    window.reportError = (error) => { named.push(error.message); };
  });
  for (const attribute of wrong) {
    await show(page, `<number-field lang="de" ${attribute}></number-field>`);
    await page.type("1234,5");
    await page.press("Enter");
    equal((await state(page)).text, "1.234,5", attribute);
    const named = await page.run(() => named.splice(0));
    ok(named.length === 1 && named[0].includes(attribute), `${attribute}: ${named}`);
  }
  await show(page, `<number-field lang="de" min="5" max="3" type="currency"></number-field>`);
  equal((await page.run(() => named.splice(0))).map((each) => each.match(/ (\S+)>/)[1]), [`max="3"`, `type="currency"`]);
  await page.run(() => { window.reportError = window.reported; });
}, inBoth);

check("a press on what stands below arrives, and the refusal is shown then", async ({ page }) => {
  await show(page, `<p>${german("step=0.5")}</p><button id="b">Send</button>`);
  await page.run(() => {
    window.clicks = 0;
    document.querySelector("#b").onclick = () => { clicks += 1; };
  });
  await page.type("1.5");
  const before = await page.run(() => document.querySelector("#b").getBoundingClientRect().y);
  await page.clickOn(`document.querySelector("#b")`);
  equal(await page.run(() => clicks), 1);
  await until(page, `document.querySelector("#b").getBoundingClientRect().y > ${before}`, "the sentence");
  ok((await message(page)).includes("1,5"), "the refusal is shown");
}, inBoth);

check("suggestions are dead with the field", async ({ page }) => {
  for (const name of ["readOnly", "disabled"]) {
    await show(page, german());
    await page.type("1.5");
    await page.press("Enter");
    equal(await page.run(() => field().shadowRoot.querySelectorAll("button").length), 1);
    await page.run((name) => { field()[name] = true; }, name);
    equal(await page.run(() => field().shadowRoot.querySelectorAll("button").length), 0, name);
    await page.run(() => { field().focus(); field().take("1,5"); });
    await page.press("Alt+ArrowDown");
    await page.press("Escape");
    equal((await state(page)).text, "1.5", name);
  }
});

check("what typing on can mend is quiet until the commit", async ({ page }) => {
  await show(page, german());
  for (const key of "1.234,5") {
    await page.press(key);
    equal([await message(page), await page.run(() => field().shadowRoot.querySelectorAll("button").length)], ["", 0], key);
  }
});

check("an empty required field is refused where it is seen: when asked, and when it was emptied", async ({ page }) => {
  await show(page, `<form>${german("required")}<input id="next"></form>`);
  await page.press("Tab");
  equal(await message(page), "", "nothing was done yet");
  await page.run(() => { document.forms[0].requestSubmit(); });
  equal(await message(page), "Enter a number.");
  await page.type("5");
  equal(await message(page), "");
  await page.press("Backspace");
  equal(await message(page), "", "while typing");
  await page.press("Tab");
  equal([await message(page), await page.run(() => inner().getAttribute("aria-invalid"))], ["Enter a number.", "true"]);
}, inBoth);

check("a paste that is too long, and a text that was restored, are refused where it is seen", async ({ page }) => {
  await show(page, german());
  await page.run(() => {
    const data = new DataTransfer();
    data.setData("text/plain", "9".repeat(2000));
    inner().dispatchEvent(new InputEvent("beforeinput", {
      inputType: "insertFromPaste", dataTransfer: data, data: "9".repeat(2000), bubbles: true, cancelable: true,
    }));
  });
  ok((await message(page)).includes("too long"), "a paste");
  await page.type("7");
  equal(await message(page), "");
  await show(page, german(`value="12.5"`));
  await page.run(() => { inner().blur(); field().formStateRestoreCallback(`{"value":"3","text":"1.5"}`, "restore"); });
  ok((await message(page)).includes("1,5"), "a restored text");
});

check("Escape goes back to what was committed, after Return has refused the text too", async ({ page }) => {
  await show(page, german(`value="20.5"`));
  await page.press("End");
  await page.type("x");
  await page.press("Enter");
  equal((await state(page)).text, "20,5x");
  await page.press("Escape");
  equal([(await state(page)).text, await message(page)], ["20,5", ""]);
});

check("the caret that arrow keys have moved stays where it is when options change, and when a commit writes", async ({ page }) => {
  await show(page, german(`value="1234.5"`));
  await page.press("End");
  await page.pressAll(["ArrowLeft", "ArrowLeft"]);
  await page.run(() => { field().setAttribute("format", "minimumFractionDigits=2"); });
  equal(await page.run(() => [field().text, inner().selectionStart]), ["1.234,50", 5]);
  await page.type("67");
  await page.pressAll(["ArrowLeft", "Enter"]);
  equal(await page.run(() => [field().text, inner().selectionStart]), ["123.467,50", 6]);
}, inBoth);

check("a second copy of the module, as two bundles bring, does no harm", async ({ page }) => {
  equal(await page.run(async () => {
    const { NumberField } = await import("/web/number-field.js?again");
    return [new NumberField() instanceof customElements.get("number-field"), document.createElement("number-field") instanceof NumberField];
  }), [true, true]);
});

check("a field that nobody has touched shows what it shows when it is touched, and a value that is set then", async ({ page }) => {
  const fields = [];
  for (const attributes of [
    "", "required", `min="1" max="9"`, `step="0.5"`, `step="5" min="0" required`, `type="integer"`, `type="percent"`,
    `type="currency" currency="EUR"`, `value-type="int8"`, `lang="hi" type="unit" unit="kilometer"`, `locale="ar-EG"`,
    `format="minimumFractionDigits=2"`, `inputmode="none" autocomplete="cc-number"`, `format="notation=scientific" type="scientific"`,
    `format="refusesForeignDecimalSeparators"`, `disabled`, `readonly step="1"`, `locale="no such"`, `max="one"`,
  ]) {
    for (const value of ["", "5", "1234.50", "-7", "12345678901234567890.125", "1e3", "300", "abc", " 8 "]) {
      fields.push(`<number-field name="n" ${attributes} value="${value}"></number-field>`);
    }
  }
  const differences = await page.run(async (fields) => {
    const reported = window.reportError;
    window.reportError = () => {};
    const all = async () => {
      document.body.innerHTML = fields.map((each) => `<form>${each}</form>`).join("");
      const list = [...document.querySelectorAll("number-field")];
      await Promise.all(list.map((each) => each.ready));
      return list;
    };
    const shown = (field) => {
      const input = field.querySelector("input");
      const attributes = [...input.attributes].filter(({ name }) => name !== "aria-describedby").map(({ name, value }) => `${name}=${value}`);
      return JSON.stringify([input.value, attributes.sort(), field.text, field.status, field.validationMessage, field.checkValidity(),
        field.matches(":state(invalid)"), new FormData(field.form).get("n"), input.disabled, input.readOnly]);
    };
    const found = [];
    const compare = (list, others, what) => list.forEach((field, index) => {
      const [left, right] = [shown(field), shown(others[index])];
      if (left !== right) found.push(`${fields[index]} ${what}: ${left} and ${right}`);
    });
    const touched = await all();
    for (const each of touched) each.preview;
    const before = touched.map((each) => shown(each));
    const resting = await all();
    resting.forEach((each, index) => { if (shown(each) !== before[index]) found.push(`${fields[index]}: ${shown(each)} and ${before[index]}`); });
    const isAtRest = resting.filter((each) => !each.shadowRoot.querySelector("[part=message]")).length;
    const set = (field, value) => {
      try { field.value = value; } catch (error) { return error.name; }
      return field.value;
    };
    for (const value of ["42.5", 0, "", null, "300", "x", "7"]) {
      const touched = await all();
      for (const each of touched) each.preview;
      const answers = touched.map((each) => [set(each, value), shown(each)]);
      (await all()).forEach((each, index) => {
        const answer = [set(each, value), shown(each)];
        if (String(answer) !== String(answers[index])) found.push(`${fields[index]} = ${value}: ${answer} and ${answers[index]}`);
        each.form.reset();
        if (each.status === "acceptable" && each.text !== JSON.parse(before[index])[2]) found.push(`${fields[index]} after ${value} was reset to ${each.text}`);
      });
    }
    window.reportError = reported;
    return { found, isAtRest };
  }, fields);
  equal(differences.found.slice(0, 4), []);
  ok(differences.isAtRest > fields.length / 2, `${differences.isAtRest} of ${fields.length} were at rest`);
});

check("the value of an untouched field is an echo when it comes back, whether the page has read it or not", async ({ page }) => {
  await page.run((html) => show(html), german(`value="5"`));
  equal(await page.run(() => field().value), "5");
  await page.run(() => { field().focus(); });
  await page.press("End");
  await page.type("6");
  await page.run(() => { field().value = "5"; });
  equal((await state(page)).text, "56");
  await page.run((html) => show(html), german(`value="5"`));
  await page.run(() => { field().focus(); });
  await page.press("End");
  await page.type("6");
  await page.run(() => { field().value = "5"; });
  equal((await state(page)).text, "56", "not read:");
});

check("a value out of bounds that a click sets is not valid, and sent as it was set, in a field that nobody has touched", async ({ page }) => {
  await show(page, `<form>${german()}<number-field id="other" name="other" max="100" value="5"></number-field></form><button id="b">Set</button>`);
  await page.run(() => { document.querySelector("#b").onclick = () => { document.querySelector("#other").value = 150; }; });
  await page.clickOn(`document.querySelector("#b")`);
  equal(await page.run(() => {
    const { value, validity, form } = document.querySelector("#other");
    return [value, validity.rangeOverflow, new FormData(form).get("other")];
  }), ["150", true, "150"]);
});

check("an untouched field that a form refuses says why", async ({ page }) => {
  await page.run((html) => show(html), `<form>${german("required")}</form>`);
  equal([await message(page), await page.run(() => document.forms[0].checkValidity())], ["", false]);
  // A message waits for the end of a press, which may be that of the check before.
  await until(page, `field().shadowRoot.querySelector("[part=message]").textContent === "Enter a number."`, "the sentence");
});

check("it runs where Trusted Types are required", async ({ page, server }) => {
  await page.open(`${server.address}/tests/restore.html?trusted`);
  equal(await page.run(() => document.querySelector("number-field").ready.then((each) => each.text)), "12.5");
  await page.open(`${server.address}/tests/page.html`);
  await page.run("isReady");
});

check("autofocus focuses", (context) => {
  const { page } = context;
  return late(context, { engine: "/web/engine.wasm?held", html: german("autofocus") }, async () => {
    await until(page, `document.activeElement === inner()`, "the focus");
    await page.type("12");
    await context.server.release();
    equal(await page.run(() => field().ready.then(() => seen())), ["12", "12", true, ""]);
  });
}, inBoth);

check("the language is that of where the element stands: it may move, or the language around it change", async ({ page }) => {
  await show(page, `<div id="a" lang="de"><number-field value="1234.5"></number-field></div><div id="b" lang="fr"></div>`);
  equal((await state(page)).text, "1.234,5");
  await page.run(() => { document.querySelector("#b").append(field()); });
  equal((await state(page)).text, "1\u202f234,5");
  await page.run(() => { document.querySelector("#b").lang = "en"; });
  equal((await state(page)).text, "1,234.5");
  await page.run(() => { field().required = true; field().value = ""; document.querySelector("#b").lang = "de"; });
  await until(page, `field().validationMessage === "Geben Sie eine Zahl ein."`, "the sentence in German");
});

check(":state(invalid) is what is shown as wrong", async ({ page }) => {
  await show(page, german("required"));
  const matches = () => page.run(() => field().matches(":state(invalid)"));
  equal([await matches(), await page.run(() => field().matches(":invalid"))], [false, true]);
  await page.type("1.5");
  equal(await matches(), false);
  await page.press("Enter");
  equal(await matches(), true);
}, inBoth);

check("a byte order mark in a paste is a character like any other", async ({ page }) => {
  await show(page, german());
  await page.run(() => navigator.clipboard.writeText("\ufeff1.234,5"));
  await page.press("Control+v", { commands: ["paste"] });
  equal(await state(page), { text: "\ufeff1.234,5", value: "1234.5", status: "acceptable" });
});

check("one undo takes one commit back, and one redo brings it again", async ({ page }) => {
  for (const [typed, written, attributes = ""] of [
    ["1234567,8", "1.234.567,8"], ["1.234.567,80", "1.234.567,8"], ["007", "7"], ["-,5", "-0,5"], ["1234567", "1.234.567,00\u00a0€", `type="currency" currency="EUR"`],
    ["12,345678", "12,35", `format="maximumFractionDigits=2"`], ["99", "10", `max="10" policies="clampsToBounds"`],
  ]) {
    await show(page, german(attributes));
    await page.type(typed);
    await page.press("Enter");
    equal((await state(page)).text, written);
    await page.undo();
    equal((await state(page)).text, typed, `undo of ${written}:`);
    await page.redo();
    equal((await state(page)).text, written, `redo of ${typed}:`);
  }
}, inBoth);

check("a commit that rounds, clamps or snaps is seen, until the next key", async ({ page }) => {
  for (const [attributes, typed, sentence] of [
    [`format="maximumFractionDigits=2"`, "1,0051", "Rounded from 1,0051 to 1,01."],
    [`type="integer" policies="refusesExtraDigits=false"`, "1,5", "Rounded from 1,5 to 2."],
    [`max="10" policies="clampsToBounds"`, "99", "The value 99 is not allowed and was changed to 10."],
    [`step="5" policies="snapsToStep"`, "7", "The value 7 was changed to the nearest allowed value, 5."],
  ]) {
    await show(page, german(attributes));
    await page.type(typed);
    await page.press("Enter");
    const [seen, kind, isInvalid] = await page.run(() => {
      const part = field().shadowRoot.querySelector("[part=message]");
      return [part.textContent, part.dataset.kind, inner().getAttribute("aria-invalid")];
    });
    equal([seen, kind, isInvalid], [sentence, "note", "false"], typed);
    await page.press("1");
    equal(await page.run(() => field().shadowRoot.querySelector("[part=message]").dataset.kind === "note"), false);
  }
});

check("a store that refuses, clamps or clears has the last word after Return and after leaving, and the field says so (H1)", async ({ page }) => {
  for (const [store, typed, whileTyped, text, sentence] of [
    ["if (value <= 10) kept = value", "50", "50", "5", "“50” was changed to 5."],
    ["kept = Math.min(value, 10)", "50", "50", "10", "“50” was changed to 10."],
    [`if (value !== "33") kept = value`, "33", "33", "3", "“33” was changed to 3."],
    [`if (value !== "33") kept = value; else kept = ""`, "33", "33", "", ""],
    ["kept = value", "50", "50", "50", ""],
  ]) {
    for (const end of ["Enter", "Tab"]) {
      await show(page, german() + `<input id="next">`);
      await page.run(`{
        let kept = "";
        const store = () => { const { value } = field(); ${store}; field().value = kept; };
        for (const type of ["input", "number-commit"]) field().addEventListener(type, store);
      }`);
      await page.type(typed);
      equal((await state(page)).text, whileTyped, `${store}, typed`);
      await page.press(end);
      await until(page, `inner().value === ${JSON.stringify(text)}
        && (field().shadowRoot.querySelector("[part=message]")?.textContent ?? "") === ${JSON.stringify(sentence)}`);
      equal([(await state(page)).text, await message(page)], [text, sentence], `${store}, ${end}`);
    }
  }
});

check("where no decimals are shown a fraction is refused, with what it may have meant", async ({ page }) => {
  for (const [attributes, typed, suggestion] of [
    [`type="integer"`, "1,5", "2"], [`type="percent" format="maximumFractionDigits=0"`, "12,5", "13\u00a0%"], [`type="currency" currency="JPY"`, "12,5", "13\u00a0¥"],
    [`format="maximumFractionDigits=0"`, "0,4", "0"],
  ]) {
    await show(page, german(attributes));
    await page.type(typed);
    await page.press("Enter");
    equal(await page.run(() => [field().text, field().value, field().validity.stepMismatch, field().suggestions]),
      [typed, "", true, [suggestion]], attributes);
    ok((await message(page)) !== "", "a sentence");
  }
});

check("a script's requestSubmit() sends what the commit leaves, or nothing", async ({ page }) => {
  const submit = () => page.run(() => {
    window.sent = null;
    document.forms[0].onsubmit = (event) => {
      event.preventDefault();
      sent = new FormData(event.target).get("n");
    };
    document.forms[0].requestSubmit();
    return [sent, field().text];
  });
  await show(page, `<form>${german(`format="maximumFractionDigits=2"`)}</form>`);
  await page.type("12,3451");
  equal(await submit(), ["12.35", "12,35"]);
  await page.press("x");
  equal(await submit(), [null, "12,35x"]);
}, inBoth);
