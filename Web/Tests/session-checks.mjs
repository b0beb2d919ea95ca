// A session is a file: what a browser has recorded is played by `numfield replay`, with the states that the page had, and
// what random tests have printed is played in a page.
import { check, checkWithCommand, equal, ok } from "./harness.mjs";
import { randomSessions, replayed } from "./sessions.mjs";


for (const [what, html, run] of [
  ["keys, commits and undo", `<number-field locale="de-DE" type="currency" currency="EUR" value="1234.5"></number-field>`, async (page) => {
    await page.press("End");
    await page.pressAll(["ArrowLeft", "ArrowLeft", "Backspace", "7", "Enter"]);
    await page.undo();
    await page.redo();
    await page.press("Control+a", { commands: ["selectAll"] });
    await page.type("1.5");
    await page.press("Enter");
    await page.press("Escape");
  }],
  ["steps, the sign and bounds", `<number-field locale="en-US" step="0.5" min="-10" max="10" value="9"></number-field>`, async (page) => {
    await page.pressAll(["ArrowUp", "PageUp", "ArrowDown"]);
    await page.run(() => { field().press("toggleSign"); field().stepDown(3); field().max = "5"; });
    await page.press("7");
  }],
  ["echoes, commands and another locale", `<number-field locale="de-DE"></number-field>`, async (page) => {
    await page.run(() => { field().addEventListener("input", () => { field().value = field().value; }); });
    await page.type("12,5");
    await page.run(() => { field().value = "7000.25"; });
    await page.press("End");
    await page.type("5x");
    await page.run(() => { field().value = "8"; field().locale = "en-US"; field().value = null; });
    await page.type("1,234.5");
    await page.press("Enter");
  }],
  ["a text filled in, and sums", `<number-field locale="en-US" entries="arithmetic"></number-field>`, async (page) => {
    await page.type("2*3");
    await page.press("Enter");
    await page.run(() => { inner().value = "77.5"; inner().dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertReplacementText" })); });
  }],
]) {
  checkWithCommand(`what a browser has recorded is played by numfield, and again in the page: ${what}`, async ({ page, root }) => {
    await page.run((html) => show(html), html);
    await page.run(() => { field().focus(); });
    equal(await page.run(() => field().session), "", "nothing is recorded unless asked");
    await page.run(() => field().record());
    await run(page);
    const [session, last] = await page.run(() => [field().session, [field().text, field().status, field().value]]);
    const states = replayed(root, session);
    const { text, status, value } = states.at(-1);
    equal([text, status, status === "acceptable" ? value : ""], last, session);
    equal(states.length, session.split("\n").length);
    equal(await page.run((session) => field().play(session), session), states, session);
    equal(await page.run(() => [inner().value, field().text]), [text, text]);
  }, { inFirefox: true });
}

check("an input method's word and a value that waited for its end are recorded", async ({ page, root }) => {
  await page.run(() => show(`<number-field locale="ja-JP"></number-field>`));
  await page.run(async () => { field().focus(); await field().record(); });
  await page.compose("１２");
  await page.run(() => { field().value = "99"; });
  await page.compose("１２３");
  await page.insert("１２３");
  const session = await page.run(() => field().session);
  const states = replayed(root, session);
  equal(states.at(-1).text, "99", session);
  equal(states.map(({ text }) => text).includes("１２３"), true, session);
  equal(await page.run((session) => field().play(session), session), states, session);
});

checkWithCommand("sessions that random tests have printed are played in a page as by numfield", async ({ page, root }) => {
  const found = randomSessions(root, /"(en|de|fr|ja|es|it)(-[A-Z]{2})?"/);
  for (const { type, session, states } of found) {
    await page.run((type) => show(`<number-field value-type="${type}"></number-field>`), type);
    equal(await page.run((session) => field().play(session), session), states, session);
  }
  ok(found.length > 9, `${found.length} sessions`);
  console.log(`    ${found.length} sessions of random tests`);
}, { inFirefox: true });

check("a file that a page cannot play is refused with what it lacks, and so is an option that no file has", async ({ page }) => {
  await page.run(() => show(`<number-field locale="de-DE" sign-display="always"></number-field>`));
  const told = (run) => page.run(`(async () => { try { await (${run})(); } catch (error) { return error.message; } })()`);
  ok((await told(`() => field().record()`)).includes("signDisplay"), "an option");
  ok((await told(`() => field().play('{"locale":"de-DE","format":{"decimalSeparator":"."}}')`)).includes("decimalSeparator"), "a key");
  ok((await told(`() => field().play('{"locale":"de-DE"}\\n{"reopen":"de-DE"}')`)).includes("reopen"), "an act");
  ok((await told(`() => field().play('{"locale":"de-DE","type":"int8"}')`)).includes("int8"), "a type");
});
