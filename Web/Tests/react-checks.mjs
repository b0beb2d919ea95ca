// Parents in React: what is typed stays, whatever they render.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { find } from "./driver.mjs";
import { equal, ok, until } from "./harness.mjs";
import { generator } from "./random.mjs";
import { checkReact, seen, show, wait } from "./react-page.mjs";
import { plainField } from "./plain-field.mjs";
import { Typed } from "./typed.mjs";

const editing = [
  ..."00112233445566778899", ..."..,,-", "x", "Backspace", "Backspace", "Delete", "ArrowLeft", "ArrowLeft",
  "ArrowRight", "Home", "End",
];
// The parents that render the typed value in the end; any other parent's value counts after a
// commit.
const faithful = ["atOnce", "late", "debounced", "transition", "repeated"];

for (const kind of [...faithful, "rounded", "reordered", "deaf"]) {
  checkReact(`random keys under a parent that is ${kind}`, async ({ page, root, isFull }) => {
    const { Engine, lineOf } = await import(`${root}/.build/web/field.js`);
    const engine = await Engine.load(readFileSync(`${root}/.build/web/engine.wasm`));
    for (let script = 0; script < (isFull ? 125 : 5); script++) {
      const seed = Number(process.env.FORMATTING_FIELD_SEED ?? 20_261_121) + script;
      const random = generator(seed);
      const locale = ["en-US", "de-DE", "fr-FR"][random(3)];
      const typed = new Typed(plainField(engine, lineOf, locale));
      const keys = faithful.includes(kind) ? [...editing, "Enter", "Escape"] : editing;
      const presses = [];
      while (presses.length < 24) {
        if (faithful.includes(kind) && random(24) === 0) presses.push("Tab", "Shift+Tab");
        else presses.push(keys[random(keys.length)]);
      }
      await show(page, kind, { locale }, seed);
      await page.run(() => {
        window.texts = [];
        document.onkeyup = ({ key }) => { if (key !== "Shift") texts.push(input().value); };
      });
      await page.pressAll(presses);
      const expected = presses.map((key) => {
        typed.press(key);
        return typed.text;
      });
      const where = `seed ${seed}, ${locale}, keys ${presses.join(" ")}:`;
      equal(await page.run(() => texts), expected, where);
      if (kind !== "atOnce") await wait(80);
      const value = typed.field.status === "acceptable" && typed.text !== "" ? Number(typed.field.value) : null;
      const [text, parents] = await seen(page);
      equal(text, typed.text, where);
      if (faithful.includes(kind)) equal(parents, value, where);
      typed.field.release();
    }
  });
}

checkReact("a value of the parent's own is taken at once where nobody types, and after the commit else", async ({ page }) => {
  await show(page, "atOnce", { locale: "de-DE", value: 1234.5 });
  equal(await seen(page), ["1.234,5", 1234.5]);
  await page.run(() => setValue(7));
  equal((await seen(page))[0], "7");
  await page.press("End");
  await page.type("8");
  await seen(page);
  await page.run(() => setValue(99));
  equal((await seen(page))[0], "78");
  await page.press("Enter");
  await until(page, `input().value === "99"`);
  await page.run(() => setValue(null));
  equal((await seen(page))[0], "");
});

checkReact("a parent that empties the field on each commit empties it", async ({ page }) => {
  await show(page, "atOnce", { locale: "en-US" });
  await page.type("1,234");
  equal(await seen(page), ["1,234", 1234]);
  await page.run(() => { field().addEventListener("number-commit", () => setValue(null)); });
  await page.press("Enter");
  // It might be an echo, for half a second.
  await until(page, `input().value === ""`);
  equal(await seen(page), ["", null]);
});

checkReact("a parent that answers after five seconds has its value shown until then, and is followed then", async ({ page }) => {
  await show(page, "slow", { locale: "de-DE" });
  await page.type("1234,5");
  await page.press("Enter");
  equal(await seen(page), ["1.234,5", null]);
  await until(page, `input().value === ""`);
  equal(await page.run(() => heard.filter((each) => !Array.isArray(each)).at(-1)), 1234.5, "what is on its way is not taken back");
  await until(page, `value === 1234.5`);
  await until(page, `input().value === "1.234,5"`);
  await page.run(() => setValue(7));
  await until(page, `input().value === "7"`);
});

checkReact("a parent that keeps 0 for no number takes no text away, whether it is refused or emptied", async ({ page }) => {
  await show(page, "numbered", { locale: "de-DE" });
  await page.type("12,5");
  equal(await seen(page), ["12,5", 12.5]);
  await page.type("x");
  equal(await seen(page), ["12,5x", 0]);
  await page.press("Enter");
  equal(await seen(page), ["12,5x", 0], "refused");
  await page.press("Tab");
  equal(await seen(page), ["12,5x", 0], "left");
  await page.run(() => { input().focus(); });
  await page.press("Control+a", { commands: ["selectAll"] });
  await page.press("Backspace");
  equal(await seen(page), ["", 0]);
  await page.type("1,5");
  equal(await seen(page), ["1,5", 1.5]);
  await page.press("Enter");
  equal(await seen(page), ["1,5", 1.5]);
});

checkReact("a parent that renders what was typed before, and all of it twice, changes nothing in the end", async ({ page }) => {
  await show(page, "outdated", { locale: "de-DE" });
  for (const key of ["1", "2", ",", "5"]) await page.press(key);
  equal(await page.run(() => input().value), "12,5");
  await wait(100);
  equal(await seen(page), ["12,5", 12.5]);
  await page.press("Enter");
  await wait(100);
  equal(await seen(page), ["12,5", 12.5]);
});

checkReact("undo, steps, suggestions and the sentence work as in the element, and the parent hears of them", async ({ page }) => {
  await show(page, "atOnce", { locale: "de-DE", step: 0.5 });
  await page.type("1.5");
  await page.press("Enter");
  equal(await seen(page), ["1.5", null]);
  // "Enter a number." stands there until the sentences that say why are loaded.
  await until(page, `message().includes("1,5")`, "the sentence");
  equal(await page.run(() => heard.at(-1)), ["keptInvalid", null]);
  await show(page, "atOnce", { locale: "de-DE", type: "currency", currency: "EUR" });
  await page.type("1234,5");
  await page.press("Enter");
  equal(await seen(page), ["1.234,50\u00a0€", 1234.5]);
  await page.undo();
  equal(await seen(page), ["1234,5", 1234.5]);
  await page.redo();
  equal(await seen(page), ["1.234,50\u00a0€", 1234.5]);
  await show(page, "atOnce", { locale: "de-DE" });
  await page.type("2.5");
  await page.press("Enter");
  equal(await seen(page), ["2.5", null]);
  await page.clickOn(`field().shadowRoot.querySelector("[part=suggestion]")`);
  equal(await seen(page), ["2,5", 2.5]);
});

checkReact("a screen reader hears of a commit, and of no key before it", async ({ page }) => {
  await show(page, "atOnce", { locale: "de-DE", type: "currency", currency: "EUR" });
  const told = () => page.run(async () => {
    await new Promise((done) => setTimeout(done, 20));
    return field().shadowRoot.querySelector("[role=status]").textContent;
  });
  for (const key of ["1", "2", "x"]) {
    await page.press(key);
    equal(await told(), "", key);
  }
  await page.pressAll(["Backspace", "Enter"]);
  equal(await told(), "12,00\u00a0€");
});

checkReact("an input method's word stays whole", async ({ page }) => {
  await show(page, "atOnce", { locale: "ja-JP" });
  await page.compose("１２");
  await page.compose("１２３");
  equal(await page.run(() => input().value), "１２３");
  await page.insert("１２３");
  equal(await seen(page), ["１２３", 123]);
});

checkReact("uncontrolled, exact digits, a ref, a name, a server's error, what goes to the input", async ({ page }) => {
  await page.run(() => mount(React.createElement("form", null, React.createElement(NumberField, {
    locale: "de-DE", defaultValue: "12345678901234567890.5", name: "n", ref: (each) => { window.given = each; }, label: "Amount", placeholder: "0",
    onChange: (value, { value: exact }) => heard.push(exact), onBlur: () => heard.push("blur"), error: "The server says no.",
  }))));
  equal(await page.run(() => [given === field(), input().value, new FormData(document.forms[0]).get("n"), field().validationMessage, message(),
    input().labels[0].textContent, input().placeholder, document.forms[0].elements.n === field()]),
  [true, "12.345.678.901.234.567.890,5", "12345678901234567890.5", "The server says no.", "The server says no.", "Amount", "0", true]);
  await page.run(() => { input().focus(); });
  await page.press("End");
  await page.type("5");
  equal(await page.run(() => [field().validationMessage, heard]), ["", ["12345678901234567890.55"]]);
  await page.press("Tab");
  equal(await page.run(() => heard.at(-1)), "blur");
});

checkReact("what a server has rendered is taken over, also what was typed before", async ({ page, root }) => {
  const esbuild = find("esbuild");
  if (!esbuild) {
    console.log("    There is no esbuild: skipped.");
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), "react-"));
  try {
    const program = `
      import { createElement } from "react";
      import { renderToString } from "react-dom/server";
      import { NumberField } from "${root}/.build/web/react.js";
      for (const min of [0, undefined, null, "", -1]) console.log(renderToString(createElement(NumberField, {
        locale: "de-DE", defaultValue: 1234.5, label: "Amount", min, style: { width: "8em" },
      })));
    `;
    execFileSync(esbuild, ["--bundle", "--platform=node", "--format=cjs", `--outfile=${folder}/server.cjs`, "--log-level=error"],
      { input: program, env: { ...process.env, NODE_PATH: "/usr/share/nodejs" } });
    // As npm's React 18 is made: Debian's leaves out what is inside of a page's element.
    const server = `${folder}/server.cjs`;
    writeFileSync(server, readFileSync(server, "utf8").replaceAll(/typeof propValue === .function. \|\| typeof propValue === .object./g, "false"));
    const [html, ...others] = execFileSync("node", [server], { encoding: "utf8" }).trim().split("\n");
    ok(html.includes("1.234,5"), html);
    // A phone shows the field's keys before any script runs, and afterwards those that the engine tells.
    ok(/inputmode="decimal"/i.test(html), html);
    equal(others.filter((each) => /inputmode/i.test(each)), []);
    await page.run((html) => { document.querySelector("#root").innerHTML = html; input().focus(); }, html);
    await page.press("End");
    await page.type("6");
    await page.run(async () => {
      ReactDOM.hydrateRoot(document.querySelector("#root"), React.createElement(NumberField, {
        locale: "de-DE", defaultValue: 1234.5, label: "Amount", min: 0, style: { width: "8em" },
        onChange: (value) => heard.push(value),
      }));
      await ready();
    });
    await until(page, `heard.at(-1) === 1234.56`);
    equal(await page.run(() => [input().value, heard.at(-1), document.activeElement === input()]), ["1.234,56", 1234.56, true]);
    equal(await page.run(() => [document.querySelector("number-field").getAttribute("inputmode"), input().inputMode]), [null, "decimal"]);
    await page.press("7");
    equal(await page.run(() => heard.at(-1)), 1234.567);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
