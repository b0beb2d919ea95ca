// A session is what was sent: `numfield replay` plays it, with the states that the page had.
import { checkWithCommand, equal } from "./harness.mjs";
import { replayed } from "./sessions.mjs";

for (const [what, html, run] of [
  ["keys, commits and undo", `<number-field locale="de-DE" type="currency" currency="EUR" value="1234.5" records></number-field>`, async (page) => {
    await page.press("End");
    await page.pressAll(["ArrowLeft", "ArrowLeft", "Backspace", "7", "Enter"]);
    await page.undo();
    await page.redo();
    await page.press("Control+a", { commands: ["selectAll"] });
    await page.type("1.5");
    await page.press("Enter");
    await page.press("Escape");
  }],
  ["steps, the sign and bounds", `<number-field locale="en-US" step="0.5" min="-10" max="10" value="9" records></number-field>`, async (page) => {
    await page.pressAll(["ArrowUp", "PageUp", "ArrowDown"]);
    await page.run(() => { field().press("toggleSign"); field().stepDown(3); field().max = "5"; });
    await page.press("7");
  }],
  ["echoes, commands and another locale", `<number-field locale="de-DE" records></number-field>`, async (page) => {
    await page.run(() => { field().addEventListener("input", () => { field().value = field().value; }); });
    await page.type("12,5");
    await page.run(() => { field().value = "7000.25"; });
    await page.press("End");
    await page.type("5x");
    await page.run(() => { field().value = "8"; field().locale = "en-US"; field().value = null; });
    await page.type("1,234.5");
    await page.press("Enter");
  }],
  ["a text filled in, and sums", `<number-field locale="en-US" entries="arithmetic" records></number-field>`, async (page) => {
    await page.type("2*3");
    await page.press("Enter");
    await page.run(() => { inner().value = "77.5"; inner().dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertReplacementText" })); });
  }],
]) {
  checkWithCommand(`what a page has sent is played by numfield: ${what}`, async ({ page, root }) => {
    await page.run((html) => show(html), html);
    await page.run(() => { field().focus(); });
    await run(page);
    const [session, last] = await page.run(() => [field().session, [field().text, field().status, field().value]]);
    const states = replayed(root, session);
    const { text, status, entry } = states.at(-1);
    equal([text, status, entry ?? ""], last, session);
    equal(states.length, session.split("\n").length);
  });
}
