// The tables of texts in the last chapters of Web/Guide.md say what the field and a browser's own field read.
import { readFileSync } from "node:fs";
import { check, equal } from "./harness.mjs";

/** The rows of a chapter's table of texts: locale, text, how others read the text, how the field does. */
function rows(root, name) {
  const chapters = readFileSync(`${root}/Web/Guide.md`, "utf8").split(/^## /m);
  return chapters.find((chapter) => chapter.startsWith(`From ${name}`)).split("\n")
    .filter((line) => /^\| [a-z]{2}-[A-Z]{2} \|/.test(line))
    .map((line) => line.slice(2, -2).split(" | "))
    .map(([locale, text, ...results]) => ({ locale, text: text.slice(1, -1), others: results.slice(0, -1), here: results.at(-1) }));
}

for (const name of ["React Aria", "react-number-format", "`<input type=number>`"]) {
  check(`From ${name} says what the field makes of a text that is typed`, async ({ page, root }) => {
    const all = rows(root, name);
    equal(all.length >= 14, true, "rows");
    for (const { locale, text, here } of all) {
      await page.run((locale) => show(`<number-field locale="${locale}"></number-field>`), locale);
      await page.run(() => { field().focus(); });
      await page.type(text);
      const found = await page.run(() => {
        const spaced = (text) => text.replace(/[\u00a0\u202f]/g, " ");
        return field().status === "acceptable" ? field().value
          : field().suggestions.length > 0 ? `refused: \`${spaced(field().suggestions.join("` or `"))}\`?` : "refused";
      });
      equal(found, here, `${locale} ${text}`);
    }
  });
}

check("From `<input type=number>` says what a browser's own field makes of a text that is typed", async ({ page, root }) => {
  for (const { text, others: [theirs] } of rows(root, "`<input type=number>`")) {
    await page.run(() => { document.body.innerHTML = `<input type="number" step="any">`; document.querySelector("input").focus(); });
    await page.type(text);
    equal(await page.run(() => document.querySelector("input").value || "none"), theirs, text);
  }
});

check("the suite has what Web/Guide.md says of other fields", ({ root }) => {
  const lines = (name) => readFileSync(`${root}/Fixtures/suite/${name}.jsonl`, "utf8").trim().split("\n").map((line) => JSON.parse(line));
  const ids = new Map(lines("rows").filter(({ style }) => style === "decimal").map(({ id, locale, text }) => [`${locale} ${text}`, id]));
  const engines = new Map(lines("results").map(({ name, answers }) => [name, answers]));
  for (const [peer, engine] of [["React Aria", "React Aria `NumberParser`, key by key"], ["react-number-format", "react-number-format, key by key"]]) {
    for (const { locale, text, others: [typed] } of rows(root, peer)) {
      const id = ids.get(`${locale} ${text}`);
      const answer = Object.entries(engines.get(engine)).find(([, rows]) => rows.split(" ").includes(id))?.[0];
      const number = Number.isNaN(Number(typed)) ? "refused" : `number ${Number(typed)}`;
      equal(answer.replace(/^number (.*)$/, (_, each) => `number ${Number(each)}`), number, `${peer}, ${locale} ${text}`);
    }
  }
});
