// What a person types into <number-field>, by real keys.
import { check, equal, ok } from "./harness.mjs";

const german = `<number-field locale="de-DE"></number-field>`;
const show = async (page, html) => {
  await page.run((html) => show(html), html);
  await page.run(() => { field()?.focus(); });
};
const state = (page) => page.run(() => state());
const heard = (page) => page.run(() => heard.splice(0));

check("each key shows what was typed, and Return writes the number", async ({ page }) => {
  await show(page, german);
  await page.type("1234,5");
  equal(await state(page), { text: "1234,5", value: "1234.5", status: "acceptable" });
  await page.press("Enter");
  equal(await state(page), { text: "1.234,5", value: "1234.5", status: "acceptable" });
}, { inFirefox: true });

check("a text that could be misread is refused, and no value is given for it", async ({ page }) => {
  await show(page, german);
  await page.type("1.5");
  equal(await state(page), { text: "1.5", value: "", status: "intermediate" });
  equal(await page.run(() => field().suggestions), ["1,5"]);
  await page.press("Enter");
  equal(await state(page), { text: "1.5", value: "", status: "intermediate" });
  equal(await page.run(() => inner().getAttribute("aria-invalid")), "true");
  ok(await page.run(() => field().shadowRoot.querySelector("[part=message]").textContent.includes("1,5")),
    "the message names the suggestion");
});

check("a field reads a foreign decimal separator, or refuses it where the page says so", async ({ page }) => {
  for (const [attribute, value] of [["", "1.5"], ["refusesForeignDecimalSeparators=false", "1.5"], ["refusesForeignDecimalSeparators", ""]]) {
    await show(page, `<number-field locale="fr-FR" format="${attribute}"></number-field>`);
    await page.type("1.5");
    equal((await state(page)).value, value, attribute);
  }
});

check("undo and redo are the browser's own, also across a commit", async ({ page }) => {
  await show(page, german);
  await page.type("1234,5");
  await page.press("Enter");
  equal((await state(page)).text, "1.234,5");
  await page.run(() => {
    window.kinds = [];
    inner().addEventListener("input", ({ inputType }) => { kinds.push(inputType); });
  });
  await page.undo();
  equal(await state(page), { text: "1234,5", value: "1234.5", status: "acceptable" });
  await page.redo();
  equal(await state(page), { text: "1.234,5", value: "1234.5", status: "acceptable" });
  equal(await page.run(() => [...new Set(kinds)]), ["historyUndo", "historyRedo"], "the browser's own");
  await page.press("End");
  await page.type("67");
  equal((await state(page)).value, "1234.567");
}, { inFirefox: true });

check("separators that a commit wrote go with a key, and come back with its undo", async ({ page }) => {
  await show(page, german);
  await page.type("12345");
  await page.press("Enter");
  await page.press("End");
  await page.press("6");
  equal(await state(page), { text: "123456", value: "123456", status: "acceptable" });
  await page.undo();
  equal((await state(page)).text, "12.345");
  await page.press("7");
  equal((await state(page)).value, "123457");
}, { inFirefox: true });

check("leaving by Tab commits, and undo still knows it", async ({ page }) => {
  await show(page, german + `<input id="next">`);
  await page.type("1234,5");
  await page.press("Tab");
  equal(await page.run(() => document.activeElement.id), "next");
  equal((await state(page)).text, "1.234,5");
  await page.run(() => field().focus());
  await page.undo();
  equal((await state(page)).text, "1234,5");
}, { inFirefox: true });

check("leaving by a click elsewhere commits, and undo still knows it", async ({ page }) => {
  await show(page, german + `<p style="margin-top: 6em"><button id="next">Next</button>`);
  await page.type("1234,5");
  await page.clickOn(`document.querySelector("#next")`);
  equal(await page.run(() => document.activeElement.id), "next");
  equal((await state(page)).text, "1.234,5");
  await page.run(() => field().focus());
  await page.undo();
  equal((await state(page)).text, "1234,5");
}, { inFirefox: true });

check("where a script takes the focus the commit is written, and undo goes back by itself", async ({ page }) => {
  await show(page, german + `<input id="next">`);
  await page.type("1234,5");
  await page.run(() => document.querySelector("#next").focus());
  equal((await state(page)).text, "1.234,5");
  await page.run(() => field().focus());
  await page.undo();
  equal(await state(page), { text: "1234,5", value: "1234.5", status: "acceptable" });
  await page.redo();
  equal(await state(page), { text: "1.234,5", value: "1234.5", status: "acceptable" });
}, { inFirefox: true });

check("an input method composes: the value rests until its word ends", async ({ page }) => {
  await show(page, `<number-field locale="ja-JP"></number-field>`);
  await page.compose("１２");
  equal((await page.run(() => inner().value)), "１２");
  equal(await page.run(() => field().value), "");
  await page.compose("１２３");
  await page.insert("１２３");
  equal(await state(page), { text: "１２３", value: "123", status: "acceptable" });
  await page.press("Enter");
  equal((await state(page)).text, "123");
});

check("a keyboard that names no key (229) types all the same", async ({ page }) => {
  await show(page, german);
  for (const [index] of [..."1,5"].entries()) {
    await page.send("Input.dispatchKeyEvent", { type: "rawKeyDown", key: "Process", windowsVirtualKeyCode: 229 });
    await page.compose("1,5".slice(0, index + 1));
  }
  await page.insert("1,5");
  equal(await state(page), { text: "1,5", value: "1.5", status: "acceptable" });
});

check("a paste is one edit; one that is too long is refused as a whole", async ({ page }) => {
  await show(page, german);
  await page.run(() => navigator.clipboard.writeText("1.234,5\t"));
  await page.press("Control+v", { commands: ["paste"] });
  equal((await state(page)).value, "1234.5");
  await page.run(() => navigator.clipboard.writeText("9".repeat(2000)));
  await page.press("Control+v", { commands: ["paste"] });
  equal((await state(page)).value, "1234.5");
});

check("a number copied or cut from a field is the same number in a field of another language (E15)", async ({ page }) => {
  const focusOn = (id) => page.run((id) => { document.querySelector(id).focus(); }, id);
  const texts = () => page.run(() => [...document.querySelectorAll("number-field")].map(({ text, value }) => `${text} is ${value}`));
  await show(page, `<number-field id="german" locale="de-DE" value="1234"></number-field><number-field id="english" locale="en-US"></number-field>`);
  await page.press("Control+a", { commands: ["selectAll"] });
  await page.press("Control+c", { commands: ["copy"] });
  equal(await page.run(() => navigator.clipboard.readText()), "1.234", "the text that other programs get");
  await focusOn("#english");
  await page.press("Control+v", { commands: ["paste"] });
  equal(await texts(), ["1.234 is 1234", "1,234 is 1234"]);
  await page.undo();
  equal((await texts())[1], " is ");
  await page.redo();
  equal((await texts())[1], "1,234 is 1234");
  await focusOn("#german");
  await page.press("Control+a", { commands: ["selectAll"] });
  await page.press("Control+x", { commands: ["cut"] });
  equal((await texts())[0], " is ");
  await page.undo();
  equal((await texts())[0], "1.234 is 1234");
  await focusOn("#english");
  await page.press("Control+a", { commands: ["selectAll"] });
  await page.press("Control+v", { commands: ["paste"] });
  equal((await texts())[1], "1,234 is 1234");
  // A part of a number is characters, and so is a text from elsewhere.
  await page.run(() => { document.querySelector("#english input").setSelectionRange(2, 4); });
  await page.press("Control+c", { commands: ["copy"] });
  await focusOn("#german");
  await page.press("Control+a", { commands: ["selectAll"] });
  await page.press("Control+v", { commands: ["paste"] });
  equal((await texts())[0], "23 is 23");
});

check("what another page calls a copied number, and a page's own paste, are left to the browser and the page", async ({ page }) => {
  await show(page, german);
  const paste = (data) => page.run((data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("application/x-formatting-field", data);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true, composed: true });
    inner().dispatchEvent(event);
    return event.defaultPrevented;
  }, data);
  for (const data of ["{", "5", "null", `{"text":"5","number":"x","style":"decimal"}`, `{"number":"5"}`]) {
    equal([await paste(data), (await state(page)).text], [false, ""], data);
  }
  equal([await paste(`{"text":"1,234","number":"1234","style":"decimal"}`), (await state(page)).text], [true, "1.234"]);
  await page.run(() => inner().addEventListener("paste", (event) => event.preventDefault(), { capture: true }));
  await paste(`{"text":"5","number":"5","style":"decimal"}`);
  equal((await state(page)).text, "1.234");
});

check("a drop is followed", async ({ page }) => {
  await show(page, german);
  const at = await page.run(() => { const box = inner().getBoundingClientRect(); return { x: box.x + 9, y: box.y + 9 }; });
  const data = { items: [{ mimeType: "text/plain", data: "7,5" }], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"]) {
    await page.send("Input.dispatchDragEvent", { type, ...at, data });
  }
  equal((await state(page)).value, "7.5");
});

check("dictation and autofill, which write without keys, are followed", async ({ page }) => {
  await show(page, german);
  await page.insert("1.234,5");
  equal((await state(page)).value, "1234.5");
  await page.run(() => {
    inner().value = "77,5";
    inner().dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertReplacementText" }));
  });
  equal(await state(page), { text: "77,5", value: "77.5", status: "acceptable" });
});

check("Escape goes back to what was committed", async ({ page }) => {
  await show(page, `<number-field locale="de-DE" value="20.5"></number-field>`);
  equal((await state(page)).text, "20,5");
  await page.press("End");
  await page.type("77");
  equal((await state(page)).value, "20.577");
  await page.press("Escape");
  equal(await state(page), { text: "20,5", value: "20.5", status: "acceptable" });
});

check("the keypad's decimal key writes the locale's separator", async ({ page }) => {
  await show(page, german);
  await page.press("3");
  await page.press(".", { code: "NumpadDecimal" });
  await page.press("5");
  equal(await state(page), { text: "3,5", value: "3.5", status: "acceptable" });
});

check("a change of locale leaves the caret among its digits, and all selected, where nobody has edited (S7)", async ({ page }) => {
  const selected = () => page.run(() => [inner().value, inner().selectionStart, inner().selectionEnd]);
  for (const [locale, text, caret] of [["hi-IN", "12,34,567.5", 2], ["de-DE", "1.234.567,5", 3], ["fr-FR", "1\u202f234\u202f567,5", 3]]) {
    await show(page, `<number-field locale="en-US" value="1234567.5"></number-field>`);
    for (const key of ["Home", "ArrowRight", "ArrowRight", "ArrowRight"]) await page.press(key);
    await page.run((locale) => { field().locale = locale; }, locale);
    equal(await selected(), [text, caret, caret], locale);
    await page.type("9");
    equal((await state(page)).value, "12934567.5", locale);
    await show(page, `<number-field locale="en-US" value="1234567.5"></number-field>`);
    await page.press("Control+a", { commands: ["selectAll"] });
    await page.run((locale) => { field().locale = locale; }, locale);
    equal(await selected(), [text, 0, text.length], locale);
    await page.type("9");
    equal(await state(page), { text: "9", value: "9", status: "acceptable" }, locale);
  }
}, { inFirefox: true });

check("arrows step where there is a step, exactly, and undo takes a step back", async ({ page }) => {
  await show(page, `<number-field locale="de-DE" step="0.1" min="0" max="10" value="0.2"></number-field>`);
  await page.press("ArrowUp");
  equal((await state(page)).value, "0.3");
  await page.press("PageUp");
  equal((await state(page)).value, "1.3");
  await page.press("ArrowDown");
  equal((await state(page)).value, "1.2");
  await page.undo();
  equal((await state(page)).value, "1.3");
}, { inFirefox: true });

check("arrows are the caret's where there is no step", async ({ page }) => {
  await show(page, german);
  await page.type("12");
  await page.press("ArrowUp");
  equal((await state(page)).text, "12");
});

check("a suggestion is taken by a click, and undo takes it back", async ({ page }) => {
  await show(page, german);
  await page.type("1.5");
  equal(await page.run(() => field().shadowRoot.querySelectorAll("button").length), 0, "while it may become 1.500");
  await page.press("Enter");
  await page.clickOn(`field().shadowRoot.querySelector("[part=suggestion]")`);
  equal(await state(page), { text: "1,5", value: "1.5", status: "acceptable" });
  await page.undo();
  equal((await state(page)).text, "1.5");
}, { inFirefox: true });

check("a suggestion is taken by Alt and the arrow down, and Tab leads past it to the next number", async ({ page }) => {
  await show(page, german);
  await page.type("1.5");
  await page.press("Alt+ArrowDown");
  equal((await state(page)).value, "1.5");
  await show(page, german + german.replace("<number-field", "<number-field id=next"));
  await page.type("12.5");
  await page.press("Tab");
  await page.type("7");
  equal(await page.run(() => [field().text, document.querySelector("#next").text, field().suggestions]),
    ["12.5", "7", ["12,5"]]);
  const group = await page.run(() => {
    const { role, ariaLabel } = field().shadowRoot.querySelector("[part=suggestions]");
    return [role ?? "group", ariaLabel];
  });
  equal(group, ["group", "Did you mean 12,5?"]);
}, { inFirefox: true });

check("input and change are the browser's own, and a commit tells its outcome", async ({ page }) => {
  // Without a second field Tab would leave the page, and in Firefox never come back.
  await show(page, `<form>${german}<input></form>`);
  await page.type("12");
  equal(await heard(page), ["input", "input"]);
  await page.press("Tab");
  equal(await heard(page), ["number-commit:accepted", "change"]);
}, { inFirefox: true });

check("a number outside the bounds is refused with the bound in the sentence", async ({ page }) => {
  await show(page, `<number-field locale="de-DE" min="10" max="99.5"></number-field>`);
  await page.type("100");
  equal((await state(page)).status, "invalid");
  equal(await page.run(() => [field().validity.rangeOverflow, field().validationMessage.includes("99,5")]), [true, true]);
  equal(await page.run(() => field().checkValidity()), false);
});
