// Money as people write it (R11, R15, R19), by real keys: typed, pasted, and taken as a suggestion.
import { check, equal, late } from "./harness.mjs";

/** A text of money and its number; a text that is refused, and what is suggested for it. */
const rows = [
  { locale: "en-US", currency: "USD", text: "US$ 5", number: "5", refused: "US$ 5-" },
  { locale: "ja-JP", currency: "JPY", text: "5 円", number: "5", refused: "5- 円" },
  { locale: "nb-NO", currency: "NOK", text: "kr 5", number: "5", refused: "kr 5,-" },
  { locale: "en-IN", currency: "INR", text: "500/-", number: "500" },
  { locale: "en-KE", currency: "KES", text: "Ksh500/-", number: "500", refused: "Ksh.500/-" },
  { locale: "de-CH", currency: "CHF", text: "Fr. 5", number: "5", refused: "Fr. 5.-" },
];
const seen = (page) => page.run(() => [inner().value, field().value, field().status]);

for (const { locale, currency, text, number, refused } of rows) {
  const html = `<input id="source" value="${text}"><number-field locale="${locale}" type="currency" currency="${currency}"></number-field>`;
  check(`money as people write it, typed, pasted and suggested: ${text} in ${locale}`, (context) => late(context, { html }, async () => {
    const { page } = context;
    await page.run(async () => {
      await field().ready;
      field().focus();
    });
    await page.type(text);
    equal(await seen(page), [text, number, "acceptable"], "typed");
    if (refused) {
      await page.press("Control+a", { commands: ["selectAll"] });
      await page.type(refused);
      equal((await seen(page))[1], "", "refused");
      await page.press("Enter");
      await page.press("Alt+ArrowDown");
      equal(await seen(page), [text, number, "acceptable"], "taken as a suggestion");
    }
    await page.run(() => { document.querySelector("#source").focus(); });
    await page.press("Control+a", { commands: ["selectAll"] });
    await page.press("Control+c", { commands: ["copy"] });
    await page.run(() => { field().focus(); });
    await page.press("Control+a", { commands: ["selectAll"] });
    await page.press("Control+v", { commands: ["paste"] });
    equal(await seen(page), [text, number, "acceptable"], "pasted");
    equal(await page.run(() => errors), []);
  }));
}

check("a notation of another currency in the place is refused in a page as well", (context) =>
  late(context, { html: `<number-field locale="en-PK" type="currency" currency="INR"></number-field>` }, async () => {
    const { page } = context;
    await page.run(async () => {
      await field().ready;
      field().focus();
    });
    await page.type("Rs 500");
    equal((await seen(page)).slice(1), ["", "invalid"]);
  }));
