// What waits for the engine, and what a person or the page does meanwhile.
import { check, equal, late, ok, until } from "./harness.mjs";

const inBoth = { inFirefox: true };
const held = "/web/engine.wasm?held";
const field = (attributes = "") => `<number-field locale="de-DE" ${attributes}><input id="i" name="a" value="7"></number-field>`;
const rest = (time) => new Promise((done) => setTimeout(done, time));

/** A page whose engine waits for the server; it has told of its events in `told`. */
const waiting = (context, html, run) => late(context, { html, engine: held }, async () => {
  const { page, server } = context;
  await page.run(() => {
    window.told = [];
    for (const type of ["input", "change", "number-commit", "submit", "close"]) document.addEventListener(type, (event) => {
      // The input's own events end there.
      if (event.target.localName === "input") return;
      if (type === "submit" && event.target.method !== "dialog") event.preventDefault();
      if (type === "submit") told.push(`submit ${event.submitter?.id ?? ""} ${new FormData(event.target).get("a")}`);
      else told.push(`${type} ${event.target.returnValue ?? field().value}`);
      // A submit that is held back does not come so far.
    }, type !== "submit");
    inner().focus();
    inner().select();
  });
  const comes = async () => {
    await server.release();
    await page.run(() => field().ready.then(() => true));
    await rest(50);
  };
  await run(page, comes);
});
const told = (page, pattern) => page.run((pattern) => window.told.filter((each) => new RegExp(pattern).test(each)), pattern);

/** What a person does while a Return waits, and what is sent when the text is read. */
const meanwhile = {
  nothing: [() => {}, ["submit ok 1234.5"]],
  Tab: [(page) => page.press("Tab"), ["submit ok 1234.5"]],
  "the caret": [(page) => page.press("ArrowLeft"), ["submit ok 1234.5"]],
  "Return again": [(page) => page.press("Enter"), ["submit ok 1234.5"]],
  Escape: [(page) => page.press("Escape"), []],
  "a digit": [(page) => page.type("9"), []],
  Backspace: [(page) => page.press("Backspace"), []],
  "Escape and a digit": [(page) => page.pressAll(["Escape", "9"]), []],
  "another submit button": [(page) => page.clickOn(`document.querySelector("#other")`), ["submit other 1234.5"]],
  "a button that is none": [(page) => page.clickOn(`document.querySelector("#none")`), []],
  "a reset": [(page) => page.clickOn(`document.querySelector("[type=reset]")`), []],
  "a script's reset": [(page) => page.run(() => document.forms[0].reset()), []],
  "a server's error": [(page) => page.run(() => field().setCustomValidity("No.")), []],
};
for (const attribute of ["", "novalidate"]) {
  check(`while a Return waits for the engine, what a person does next takes it back or leaves it${attribute && ", also with `novalidate`"}`, async (context) => {
    const html = `<form ${attribute}>${field()}<button id="ok">OK</button><button id="other">Other</button>
      <button type="button" id="none">None</button><button type="reset">Reset</button></form>`;
    for (const [name, [act, sent]] of Object.entries(meanwhile)) {
      await waiting(context, html, async (page, comes) => {
        await page.type("1,234.50");
        await page.press("Enter");
        await act(page);
        await comes();
        const isRefusal = name === "a server's error" && attribute !== "";
        equal(await told(page, "^submit"), isRefusal ? ["submit ok 1234.5"] : sent, name);
        if (name === "a server's error") equal(await page.run(() => field().validationMessage), "No.");
      });
    }
  }, inBoth);
}

check("in a dialog a Return that waits is taken back by Escape, by Cancel, which waits for nothing, and by the dialog's end", async (context) => {
  const html = `<dialog><form method="dialog">${field()}<button id="ok" value="ok">OK</button>
    <button id="cancel" value="cancel" formnovalidate>Cancel</button><button type="button" id="shut" onclick="this.closest('dialog').close('shut')">Shut</button></form></dialog>`;
  for (const [act, closed] of [
    [(page) => page.press("Escape"), []],
    [(page) => page.pressAll(["Escape", "Escape"]), ["close "]],
    [(page) => page.clickOn(`document.querySelector("#cancel")`), ["close cancel"]],
    [(page) => page.clickOn(`document.querySelector("#shut")`), ["close shut"]],
    [() => {}, ["close ok"]],
  ]) {
    await waiting(context, html, async (page, comes) => {
      await page.run(() => {
        document.querySelector("dialog").showModal();
        inner().focus();
        inner().select();
      });
      await page.type("1,234.50");
      await page.press("Enter");
      await act(page);
      if (closed.length > 0 && closed[0] !== "close ok") await until(page, `!document.querySelector("dialog").open`, "it closes before the engine");
      await comes();
      if (closed.length > 0) await until(page, `told.some((each) => each.startsWith("close"))`);
      equal(await told(page, "^close"), closed, String(act));
    });
  }
}, inBoth);

check("a locale that changes while somebody types before the engine changes no number (S7)", async (context) => {
  for (const [typed, more, end, possible] of [
    ["1,5", "00", undefined, ["1.5"]], ["1,5", "00", "Tab", ["1.5"]], ["1,5", "", "Tab", ["1.5"]], ["12", "", "Tab", ["12"]], ["12", "3", "Tab", ["123"]],
    // It was typed as 1.500 of a German field, and is then shown as 1,500.
    ["1.5", "00", undefined, ["1500"]], ["1.5", "00", "Tab", ["1500"]],
  ]) {
    for (const isHeld of [true, false]) {
      await late(context, { html: `<form>${field(`type="currency" currency="EUR"`)}<button>OK</button></form>`, ...(isHeld && { engine: held }) }, async () => {
        const { page, server } = context;
        if (!isHeld) await page.run(() => field().ready.then(() => true));
        await page.run(() => {
          inner().focus();
          inner().select();
        });
        await page.type(typed);
        await page.run(() => field().setAttribute("locale", "en-US"));
        await page.type(more);
        if (end) await page.press(end);
        if (isHeld) await server.release();
        await page.run(() => field().ready.then(() => true));
        await rest(20);
        const [text, value, status] = await page.run(() => [inner().value, field().value, field().status]);
        const what = `${typed} ${more} ${end} ${isHeld}: ${[text, value, status]}`;
        ok(["", ...possible].includes(value), what);
        if (more === "") equal(value, possible[0], what);
        // In English now.
        if (status === "acceptable") equal(Number(text.replace(/[^\d.]/g, "")), Number(value), what);
      });
    }
  }
}, inBoth);

check("what listens to `input`, `change` and `number-commit` has what the screen shows, also when the engine comes late", async (context) => {
  const last = (page) => page.run(() => told.findLast((each) => /^(input|change|number-commit)/.test(each)));
  const form = `<form>${field(`step="1"`)}<button id="ok">OK</button></form>`;
  await waiting(context, form, async (page, comes) => {
    await page.type("42");
    await page.pressAll(["ArrowUp", "Tab"]);
    await comes();
    equal([await last(page), await page.run(() => inner().value)], ["change 43", "43"], "a step, and Tab");
  });
  await waiting(context, form.replace(`step="1"`, ""), async (page, comes) => {
    await page.type("1,234.50");
    await page.press("Enter");
    await comes();
    equal(await told(page, "^(change|number-commit)").then((all) => all.filter((each) => each.endsWith("1234.5"))), ["number-commit 1234.5", "change 1234.5"], "Return");
  });
  await waiting(context, form.replace(`step="1"`, ""), async (page, comes) => {
    await page.type("1,234.50");
    await comes();
    equal([await last(page), await page.run(() => field().value)], ["input 1234.5", "1234.5"], "nothing");
  });
  await waiting(context, form, async (page, comes) => {
    await page.type("50");
    await page.press("ArrowUp");
    await page.undo();
    await comes();
    equal(await page.run(() => [inner().value, field().value]), ["50", "50"], "an undo of the step alone");
  });
  await waiting(context, form, async (page, comes) => {
    await page.type("1.5");
    await page.press("Tab");
    await comes();
    equal(await told(page, "^change"), ["change "], "refused");
    await page.run(() => inner().focus());
    await page.type("x");
    await page.press("Escape");
    equal([await last(page), await page.run(() => inner().value)], ["change 7", "7"], "Escape");
  });
  await waiting(context, form, async (page, comes) => {
    await page.type("12");
    await rest(1500);
    await page.run(() => {
      told.splice(0);
      field().value = "5";
    });
    await comes();
    equal(await page.run(() => [inner().value, told.filter((each) => each.startsWith("input"))]), ["5", []], "a script's value fires no input");
  });
}, inBoth);
