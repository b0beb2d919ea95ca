// What React does to a field while somebody uses it: it hides it, mounts it twice, gives it other options, and answers late.
import { equal, ok, until } from "./harness.mjs";
import { generator } from "./random.mjs";
import { checkReact, wait } from "./react-page.mjs";

/**
 * A form with a field under a Suspense boundary. `hide()` suspends it, `reveal()` shows it again, `setProps` gives the
 * field other properties, and `parts()` tells the text, the parent's value, the form's data and whether it is valid.
 */
const mountHidden = (page, props) => page.run(async (props) => {
  const { createElement, useState, Suspense } = React;
  let waiting, end;
  const Waiting = () => {
    if (waiting) throw waiting;
    return null;
  };
  const Parent = () => {
    const [own, setOwn] = useState({ value: null, ...props });
    const [, render] = useState(0);
    window.own = own;
    window.setProps = (changed) => setOwn((old) => ({ ...old, ...changed }));
    window.hide = () => { waiting = new Promise((done) => { end = done; }); render((count) => count + 1); };
    window.isHidden = () => input().getClientRects().length === 0;
    window.reveal = () => { waiting = undefined; end(); render((count) => count + 1); };
    const { key, isGone, isExact, ...given } = own;
    return createElement("form", { noValidate: true, onSubmit: (event) => { event.preventDefault(); window.submitted?.(); } },
      isGone ? null : createElement(Suspense, { fallback: "wait" },
        createElement(NumberField, { key, label: "Amount", name: "n", ...given, onChange: (number, { value: exact }) => { const value = isExact ? exact || null : number; heard.push(value); setProps({ value }); } }),
        createElement(Waiting)),
      createElement("button", null, "Send"));
  };
  await mount(createElement(Parent));
  window.parts = () => [input().value.replace(/\s/gu, " "), own.value, new FormData(document.forms[0]).get("n"), field().validity.valid];
}, props);
/** Hides the field, or shows it again, and waits until React has done so. */
const hide = async (page, isHidden = true) => {
  await page.run((isHidden) => { isHidden ? hide() : reveal(); }, isHidden);
  await until(page, `isHidden() === ${isHidden}`);
};
const parts = async (page) => {
  await wait(30);
  return page.run(() => parts());
};

checkReact("a field that Suspense hides sends its number meanwhile, and comes back as it was, half typed as well", async ({ page }) => {
  await mountHidden(page, { locale: "de-DE", type: "currency", currency: "EUR", isExact: true, value: "1234.504" });
  const hideAndReveal = async (expected) => {
    await page.run(() => { heard.length = 0; });
    await hide(page);
    equal(await parts(page), expected, "hidden");
    await hide(page, false);
    equal([await parts(page), await page.run(() => heard)], [expected, []], "shown again");
  };
  await hideAndReveal(["1.234,50 €", "1234.504", "1234.504", true]);
  await page.run(() => { input().focus(); });
  await page.press("Control+a", { commands: ["selectAll"] });
  await page.type("12.5");
  await hideAndReveal(["12.5", null, "", false]);
  await page.run(() => { input().focus(); });
  await page.press("End");
  await page.pressAll(["Backspace", "Backspace", ",", "5", "Enter"]);
  equal(await parts(page), ["12,50 €", "12.5", "12.5", true]);
  // What the parent changes meanwhile is shown then.
  await hide(page);
  await page.run(() => { setProps({ value: "7", locale: "en-US" }); });
  await hide(page, false);
  equal(await parts(page), ["€7.00", "7", "7", true]);
});

checkReact("a parent that changes the locale hears what that makes of a half typed text, and keeps the value that it gives with it", async ({ page }) => {
  await mountHidden(page, { locale: "de-DE" });
  await page.run(() => { input().focus(); });
  // A German refuses what an American reads.
  await page.type("1.5");
  equal(await parts(page), ["1.5", null, "", false]);
  await page.run(() => setProps({ locale: "en-US" }));
  equal(await parts(page), ["1.5", 1.5, "1.5", true]);
  await page.run(() => setProps({ locale: "de-DE" }));
  equal(await parts(page), ["1,5", 1.5, "1.5", true]);
  await page.press("Enter");
  await page.run(() => setProps({ locale: "en-US", value: 7.5 }));
  // It may be an answer to the commit, for a second.
  await until(page, `input().value === "7.5"`);
  equal(await parts(page), ["7.5", 7.5, "7.5", true]);
});

checkReact("a field in a tree that is not in the page yet, mounted twice by StrictMode, is a field when the tree comes", async ({ page }) => {
  await page.run(async () => {
    const place = document.createElement("div");
    const { createElement, StrictMode } = React;
    ReactDOM.createRoot(place).render(createElement(StrictMode, null, createElement("form", { onSubmit: (event) => event.preventDefault() },
      createElement(NumberField, { locale: "de-DE", label: "Amount", name: "n", defaultValue: 1234.5 }))));
    while (!place.querySelector("number-field")) await new Promise((done) => setTimeout(done, 5));
    await new Promise((done) => setTimeout(done, 20));
    document.querySelector("#root").replaceChildren(place);
    await field().ready;
    input().focus();
  });
  await page.press("End");
  await page.pressAll(["6", "Enter"]);
  equal(await page.run(() => [input().value, new FormData(document.forms[0]).get("n"), field().status]), ["1.234,56", "1234.56", "acceptable"]);
});

checkReact("a field that is gone while it was hidden sends nothing more", async ({ page }) => {
  await mountHidden(page, { locale: "de-DE", value: 5 });
  await hide(page);
  await page.run(() => { setProps({ key: "another", name: "other", value: 6 }); });
  await hide(page, false);
  await until(page, `document.querySelector("number-field")?.status === "acceptable"`, "the other field");
  equal(await page.run(() => [...new FormData(document.forms[0])]), [["other", "6"]]);
});

checkReact("a server's error that comes again after another submit is shown again", async ({ page }) => {
  await mountHidden(page, { locale: "de-DE", value: 200 });
  const sentence = () => page.run(() => [message(), field().validationMessage]);
  for (const key of ["5", "6"]) {
    await page.run(() => { window.submitted = () => setTimeout(() => setProps({ error: "Too dear." }), 40); });
    await page.run(() => { input().focus(); });
    await page.press("Enter");
    await wait(120);
    equal(await sentence(), ["Too dear.", "Too dear."], key);
    await page.press("End");
    await page.press(key);
    await wait(30);
    equal(await sentence(), ["", ""], "edited");
    // A parent that renders the same error says nothing new.
    await page.run(() => setProps({ placeholder: "0" }));
    await hide(page);
    await hide(page, false);
    await wait(30);
    equal(await sentence(), ["", ""], "rendered again");
  }
  // An error that nobody has mended, of a form that is sent all the same, is gone when the parent takes it back.
  for (const [error, shown] of [["Too dear.", "Too dear."], ["", ""]]) {
    await page.run((error) => { window.submitted = () => setTimeout(() => setProps({ error }), 40); }, error);
    await page.run(() => { input().focus(); });
    await page.press("Enter");
    await wait(120);
    equal(await sentence(), [shown, shown], `${error}, at last`);
  }
  // With a value of the server's own.
  await page.run(() => setProps({ value: 12, error: "Only 12 are left." }));
  await wait(30);
  equal([await page.run(() => input().value), ...await sentence()], ["12", "Only 12 are left.", "Only 12 are left."]);
});

checkReact("nothing that can be a property throws: objects without a text, symbols, dates", async ({ page }) => {
  for (const value of ["Object.create(null)", "Symbol('n')", "() => 1", "new Date(NaN)", "{ toString() { throw new Error('no'); } }", "1e400", "'1e999999999'"]) {
    for (const name of ["value", "min", "step", "locale", "currency", "error", "entries", "format"]) {
      await page.run(`window.strange = ${value}; true`);
      await page.run((name) => showWith({ locale: "de-DE", value: 7, [name]: strange }), name)
        .catch(({ message }) => { throw new Error(`${name}=${value}: ${message}`); });
      await page.run((name) => setProps({ [name]: undefined, value: 8 }), name);
      await page.run((name) => setProps({ [name]: strange }), name);
      await wait(5);
      ok(await page.run(() => input() !== null), `${name}=${value}`);
      await page.run(() => { endReports(); });
    }
  }
});

/** The number of a text in a locale, by its digits and its minus, wherever that stands. */
const numberIn = (text, locale) => {
  const digits = text.normalize("NFKC").replace(locale === "de-DE" ? /[.-]/g : /[,-]/g, "").replace(",", ".");
  return Number(digits) * (text.includes("-") ? -1 : 1);
};

checkReact("random lives of a field: the screen, the parent and the form's data say one number", async ({ page, isFull }) => {
  for (let script = 0; script < (isFull ? 100 : 4); script++) {
    const seed = Number(process.env.FORMATTING_FIELD_SEED ?? 20_261_121) + script;
    const random = generator(seed);
    const pick = (list) => list[random(list.length)];
    await mountHidden(page, { locale: "de-DE" });
    await page.run(() => { input().focus(); });
    let isHidden = false;
    const set = (props) => page.run((props) => setProps(props), props);
    const acts = {
      type: [24, () => page.press(pick([..."0123456789,.-x"]))],
      back: [4, () => page.press("Backspace")],
      enter: [5, () => page.press("Enter")],
      escape: [2, () => page.press("Escape")],
      undo: [4, () => page.undo()],
      redo: [2, () => page.redo()],
      tab: [3, async () => { await page.press("Tab"); await page.run(() => { input().focus(); }); }],
      hide: [3, async () => {
        isHidden = !isHidden;
        await hide(page, isHidden);
        if (!isHidden) await page.run(() => { input().focus(); });
      }],
      locale: [3, () => set({ locale: pick(["de-DE", "en-US"]) })],
      disabled: [1, async () => { await set({ disabled: true }); await set({ disabled: false }); await page.run(() => { input().focus(); }); }],
      readOnly: [1, async () => { await set({ readOnly: true }); await page.press("5"); await set({ readOnly: false }); }],
      // A value of the parent's own waits for the commit.
      value: [2, async () => {
        await page.press("Enter");
        // What comes earlier may be an answer to the commit.
        await wait(1100);
        await set({ value: pick([4, 12.5, -3, 1234567.25]) });
      }],
      error: [1, () => set({ error: pick(["No.", ""]) })],
      reset: [1, () => page.run(() => { document.forms[0].reset(); })],
      key: [1, async () => {
        await set({ key: String(random(1000)) });
        await until(page, `/acceptable|intermediate/.test(field().status)`, "the new field");
        await page.run(() => { input().focus(); });
      }],
      compose: [page.compose ? 3 : 0, async () => {
        await page.compose(pick(["１", "１２"]));
        if (random(2) === 0) await set({ locale: pick(["de-DE", "en-US"]) });
        if (random(4) === 0) await set({ readOnly: true });
        await page.insert(pick(["12", "", "3"]));
        await set({ readOnly: false });
      }],
    };
    const names = Object.entries(acts).flatMap(([name, [weight]]) => Array(weight).fill(name));
    const log = [];
    for (let step = 0; step < 40; step++) {
      const name = pick(names);
      if (isHidden && !["hide", "error"].includes(name)) continue;
      log.push(name);
      await acts[name][1]();
      const [text, value, sent, isValid] = await parts(page);
      const locale = await page.run(() => own.locale);
      const where = `seed ${seed}, ${log.join(" ")}: "${text}", the parent has ${value}, "${sent}" is sent`;
      equal(sent === "" ? null : Number(sent), value, where);
      ok(value === null ? text === "" || !isValid : value === numberIn(text, locale), where);
    }
  }
});

checkReact("two roots wait for one engine: the one that is gone meanwhile does no harm, the other has what was typed", async ({ page, server }) => {
  await page.run(async () => {
    const { createElement, StrictMode } = React;
    document.querySelector("#root").innerHTML = "<form></form><form></form>";
    window.roots = [...document.forms].map((form, place) => {
      const root = ReactDOM.createRoot(form);
      root.render(createElement(StrictMode, null, createElement(NumberField, {
        locale: "de-DE", label: "Amount", name: "n", defaultValue: 5, onChange: (value) => heard.push([place, value]),
      })));
      return root;
    });
    while (document.querySelectorAll("#root input").length < 2) await new Promise((done) => setTimeout(done, 5));
    document.querySelectorAll("#root input")[1].focus();
  });
  await page.press("End");
  await page.type("6");
  await page.run(() => { roots[0].unmount(); });
  equal(await page.run(() => [[...new FormData(document.forms[0])], new FormData(document.forms[1]).get("n"), field().validity.valid]), [[], "56", true]);
  await page.run(() => { void field().ready; });
  await server.release();
  await page.run(() => field().ready.then(() => true));
  equal(await page.run(() => [input().value, field().validity.valid, heard]), ["56", true, [[1, 56]]]);
}, { engine: "/web/engine.wasm?held" });
