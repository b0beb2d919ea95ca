// A draft goes from a page to Swift and back: Fixtures/draft.json has the schema, the draft that is saved here, and
// what Swift's encoder writes for the same form (DraftExchangeTests.swift).
import { readFileSync } from "node:fs";
import { Engine } from "../../.build/web/index.js";
import { Form, formMessagesFor } from "../../.build/web/form.js";
import { check, equal } from "./harness.mjs";

check("a draft is what Swift's encoder writes for the form, and is restored from that", async ({ root }) => {
  const { schema, page, swift } = JSON.parse(readFileSync(`${root}/Fixtures/draft.json`, "utf8"));
  const engine = await Engine.load(readFileSync(`${root}/.build/web/forms.wasm`));
  const messages = await formMessagesFor("en");
  const make = () => new Form(engine, schema, { locale: "de-DE", messages });
  const form = make();
  form.follow("/price", "1.5");
  form.follow("/fee", "1234,5");
  form.commit("/fee");
  form.follow("/fee", "1.234,55\u00a0\u20ac", 8);
  form.follow("/name", "\"Ada\" \u00e9/\\ \u{1F600}\t");
  form.follow("/secret", "nobody reads this");
  form.choose("/size", `"m"`);
  form.choose("/done", "true");
  form.follow("/day", "2030-1");
  form.insertRow("/lines", 0, "4");
  form.insertRow("/lines", 0, "a/b");
  form.follow("/lines/4/quantity", "12x");
  form.follow("/lines/a~1b/share", "12,5");
  form.commit("/lines/a~1b/share");
  form.focus("/lines/4/quantity");
  equal(form.save(), page);
  equal(sorted(JSON.parse(page)), sorted(JSON.parse(swift)));
  // Passwords are in no draft.
  const values = JSON.stringify({ ...JSON.parse(form.json), secret: undefined });
  for (const draft of [page, swift]) {
    const other = make();
    equal(other.restore(draft), []);
    equal([other.save(), other.json, other.focused], [page, values, "/lines/4/quantity"]);
    equal([other.field("/fee").text, other.field("/fee").selection, other.field("/fee").isEdited], ["1.234,55\u00a0\u20ac", [8, 8], true]);
    other.release();
  }
});

/** The same value with the members of objects in the order of their names. */
const sorted = (value) => JSON.stringify(value, (_, each) => each?.constructor === Object
  ? Object.fromEntries(Object.entries(each).sort(([left], [right]) => left < right ? -1 : 1)) : each);
