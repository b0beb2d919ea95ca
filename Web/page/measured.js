// What other engines made of the suite's texts: suite/results.jsonl, which Fixtures/suite/ask.sh writes.

const lines = async (name) => (await (await fetch(new URL(`suite/${name}.jsonl`, document.baseURI))).text())
  .trim().split("\n").map((line) => JSON.parse(line));

// Of each library one call; those of the browser are on the page themselves.
const shown = /^(icu-lenient-prefix|foundation-formatter|jdk-prefix|qt|gtk|react-aria|react-number-format|base-ui)$/;

/** For a locale and a text the names of engines by the number that they read, "none" among them; a map of maps. */
export async function measured() {
  const [rows, engines] = await Promise.all(["rows", "results"].map(lines));
  const found = new Map();
  const keys = new Map(rows.filter(({ style }) => style === "decimal").map(({ id, locale, text }) => [id, `${locale} ${text}`]));
  for (const { id, name, answers } of engines.filter(({ id }) => shown.test(id))) {
    for (const [answer, ids] of Object.entries(answers)) {
      const number = answer.startsWith("number ") ? answer.slice(7) : null;
      for (const key of ids.split(" ").map((id) => keys.get(id)).filter(Boolean)) {
        if (!found.has(key)) found.set(key, new Map());
        const value = number === null || !Number.isFinite(Number(number)) ? null : Number(number);
        found.get(key).set(value, [...(found.get(key).get(value) ?? []), name.replaceAll("`", "").split(",")[0]]);
      }
    }
  }
  return found;
}
