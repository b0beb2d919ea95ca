// Parents in React that do not take every number, in StrictMode: while a person types the text is the person's, and at the commit
// the parent's. So it is in a grid, whose cell is used for another row. (H1)
import { check, equal, ok, until } from "./harness.mjs";
import { checkReact } from "./react-page.mjs";

const inBoth = { inFirefox: true };

/** A form whose parent makes another value of each number; `parts()` tells the text, the parent's value and the form's data. */
const mountParent = (page, answer, props = {}) => page.run(async (answer, props) => {
  const { createElement, useState, useEffect } = React;
  const Parent = () => {
    const [own, setOwn] = useState(props.value ?? null);
    window.own = own;
    window.setOwn = setOwn;
    const set = new Function("value", "set", "own", `return (${answer})(value, set, own)`);
    const [, tick] = useState(0);
    useEffect(() => {
      if (!props.ticks) return;
      const timer = setInterval(() => tick((count) => count + 1), 16);
      return () => clearInterval(timer);
    }, []);
    useEffect(() => { if (props.least && own !== null && own < props.least) setOwn(props.least); });
    return createElement("form", { noValidate: true, onSubmit: (event) => { event.preventDefault(); window.sent = parts(); } },
      createElement(NumberField, { locale: "de-DE", label: "Amount", name: "n", value: own,
        onChange: (value) => { heard.push(value); set(value, setOwn, own); } }),
      createElement("button", null, "Send"), createElement("button", { type: "button", id: "clear", onClick: () => setOwn(null) }, "Clear"));
  };
  window.parts = () => [input().value, window.own, new FormData(document.forms[0]).get("n")];
  await mount(createElement(Parent));
  input().focus();
}, answer, props);
const parts = (page) => page.run(() => parts());
const typeOver = async (page, text) => {
  await page.run(() => input().select());
  await page.type(text);
};

const parents = {
  "refuses what is over 10": ["(value, set) => { if (value === null || value <= 10) set(value); }", "25", "2"],
  "refuses what is below 10": ["(value, set) => { if (value === null || value >= 10) set(value); }", "5", "20"],
  "refuses all": ["() => {}", "25", "20"],
  "clamps to 10": ["(value, set) => set(value === null ? null : Math.min(value, 10))", "25", "10"],
  "raises to 10": ["(value, set) => set(value === null ? null : Math.max(value, 10))", "5", "10"],
  "rounds to steps of 5": ["(value, set) => set(value === null ? null : Math.round(value / 5) * 5)", "22", "20"],
  "refuses late": ["(value, set) => { setTimeout(() => { if (value === null || value >= 10) set(value); }, 60); }", "5", "20"],
  "clamps late": ["(value, set) => { setTimeout(() => set(value === null ? null : Math.min(value, 10)), 60); }", "25", "10"],
  "raises in an effect": ["(value, set) => set(value)", "5", "10", { least: 10 }],
};
for (const [name, [answer, typed, expected, more = {}]] of Object.entries(parents)) {
  checkReact(`a parent that ${name} is obeyed after the commit, and no key before is lost`, async ({ page }) => {
    for (const end of ["Enter", "Tab"]) {
      await mountParent(page, answer, { value: 20, ...more });
      await typeOver(page, typed);
      await new Promise((done) => setTimeout(done, 200));
      equal((await parts(page))[0], typed, "typed");
      await page.press(end);
      await until(page, `input().value === "${expected}"`, `${end}: ${expected}`);
      equal(await parts(page), [expected, Number(expected), expected], end);
      ok((await page.run(() => message())).includes(expected), `a sentence: ${await page.run(() => message())}`);
      // What is shown then stays, and the parent is not asked again and again.
      const count = await page.run(() => heard.length);
      await new Promise((done) => setTimeout(done, 100));
      equal([await parts(page), await page.run(() => heard.length)], [[expected, Number(expected), expected], count], "it settles");
    }
  }, inBoth);
}

checkReact("numbers typed key by key over a minimum of the parent's arrive, each of them", async ({ page }) => {
  for (const answer of [parents["refuses what is below 10"][0], parents["raises to 10"][0]]) {
    await mountParent(page, answer, { value: 20 });
    for (const number of [15, 10, 205, 1995, 100, 34]) {
      await typeOver(page, String(number));
      await page.press("Enter");
      const text = number.toLocaleString("de-DE");
      await until(page, `own === ${number}`);
      await until(page, `input().value === "${text}"`);
      equal(await parts(page), [text, number, String(number)]);
    }
  }
}, inBoth);

checkReact("a parent that is drawn all the time has its refusal shown, and its command", async ({ page }) => {
  await mountParent(page, "() => {}", { value: 20, ticks: true });
  await typeOver(page, "25");
  await page.press("Enter");
  await until(page, `input().value === "20"`, "the refusal");
  await page.run(() => setOwn(7));
  await until(page, `input().value === "7"`, "the command");
}, inBoth);

checkReact("a server's sentence that is the same again is shown after each submit, and is gone while somebody types", async ({ page }) => {
  await page.run(async () => {
    const { createElement, useState } = React;
    const Parent = () => {
      const [value, set] = useState(7);
      const [error, setError] = useState("");
      return createElement("form", { onSubmit: (event) => { event.preventDefault(); window.count = (window.count ?? 0) + 1; setError("Too much"); } },
        createElement(NumberField, { label: "Amount", name: "n", value, onChange: set, error }), createElement("button", null, "Send"));
    };
    window.count = 0;
    await mount(createElement(Parent));
    input().focus();
  });
  for (const [digit, count] of [["5", 1], ["6", 2], ["8", 3]]) {
    await typeOver(page, digit);
    equal(await page.run(() => [message(), field().validity.valid]), ["", true], `${digit} typed`);
    await page.press("Enter");
    await until(page, `message() === "Too much" && count === ${count}`, `${digit} sent`);
  }
}, inBoth);

checkReact("an error that a page sets by the element when it is sent stays, with a parent that has none", async ({ page }) => {
  await page.run(async () => {
    const { createElement, useState } = React;
    const Parent = () => {
      const [value, set] = useState(7);
      const [count, add] = useState(0);
      window.count = count;
      return createElement("form", { onSubmit: (event) => { event.preventDefault(); add(count + 1); field().setCustomValidity("No."); } },
        createElement(NumberField, { label: "Amount", name: "n", value, onChange: set }), createElement("button", null, "Send"));
    };
    await mount(createElement(Parent));
    input().focus();
  });
  await typeOver(page, "5");
  await page.press("Enter");
  await until(page, "count === 1");
  await new Promise((done) => setTimeout(done, 100));
  equal(await page.run(() => [message(), field().validity.valid]), ["No.", false]);
}, inBoth);

checkReact("what is submitted is what the screen shows, and the parent has it", async ({ page }) => {
  for (const name of ["clamps to 10", "raises to 10", "rounds to steps of 5", "refuses what is over 10"]) {
    const [answer, typed, expected] = parents[name];
    await mountParent(page, answer, { value: 20 });
    await typeOver(page, typed);
    await page.press("Enter");
    equal(await page.run(() => sent), [expected, Number(expected), expected], name);
  }
}, inBoth);

checkReact("a button that clears the parent's value clears a number; a refused text, of which the parent has null, is cleared by name", async ({ page }) => {
  await mountParent(page, "(value, set) => set(value)", { value: 20 });
  for (const [text, clear] of [["12", "setOwn(null)"], ["12abc", "setOwn(null); field().clear()"]]) {
    await page.run((clear) => { document.querySelector("#clear").addEventListener("click", new Function(clear), { once: true }); }, clear);
    await page.run(() => input().focus());
    await typeOver(page, text);
    await page.clickOn(`document.querySelector("#clear")`);
    await until(page, `input().value === ""`, text);
    equal(await parts(page), ["", null, ""], text);
  }
}, inBoth);

const show = (page, html) => page.run((html) => show(html), html);
const settled = () => new Promise((done) => setTimeout(done, 1200));

check("a cell of a grid that is used for another row shows that row, and writes nothing there", async ({ page }) => {
  // The 1 was typed on the way to 12: it may be a late answer, and waits for the commit. (H1)
  for (const [text, value, shown] of [["12", "1", "12"], ["12", "7", "7"], ["12x", "7", "7"], ["12x", "", ""]]) {
    await show(page, `<form><number-field value=5></number-field></form>`);
    await page.run(() => {
      window.rows = { A: "5", B: "" };
      window.row = "A";
      field().addEventListener("input", () => { rows[row] = field().value; });
      field().addEventListener("change", () => { rows[row] = field().value; });
      field().focus();
      inner().select();
    });
    await page.type(text);
    await settled();
    // The wheel: nothing leaves the field.
    await page.run((value) => {
      rows.B = value;
      window.row = "B";
      field().value = value;
    }, value);
    equal(await page.run(() => inner().value), text === "12x" && value === "" ? text : shown, `${text}, then ${value}`);
    await page.press("Tab");
    await settled();
    equal(await page.run(() => [rows.A, rows.B]), [text === "12x" ? "" : "12", value], `${text}, then ${value}: rows`);
  }
}, inBoth);

check("a button that clears is obeyed, over a refused text too, with any word for nothing", async ({ page }) => {
  for (const nothing of [`""`, "null", "undefined", "NaN"]) {
    for (const text of ["12", "12abc"]) {
      for (const isTyping of [true, false]) {
        await show(page, `<form><number-field value=5></number-field><button type=button id=clear>Clear</button></form>`);
        await page.run((nothing) => {
          document.querySelector("#clear").onclick = new Function(`field().value = ${nothing}`);
          // With a focus that stays, the text is still typed.
          field().focus();
          inner().select();
        }, nothing);
        if (isTyping) await page.run(() => { document.querySelector("#clear").onmousedown = (event) => event.preventDefault(); });
        await page.type(text);
        if (!isTyping) await page.press("Tab");
        await page.clickOn(`document.querySelector("#clear")`);
        equal(await page.run(() => [inner().value, field().value, field().validity.valid]), ["", "", true], `${nothing} over ${text}`);
      }
    }
  }
}, inBoth);
