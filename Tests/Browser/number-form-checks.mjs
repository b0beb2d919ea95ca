// <number-form>: the controls of a JSON Schema, by real keys.
import { readFileSync } from "node:fs";
import { check, equal, ok, until } from "./harness.mjs";

const schema = {
  type: "object", required: ["name", "lines"], properties: {
    name: { type: "string", title: "Name", minLength: 2 },
    secret: { type: "string", format: "password" },
    color: { title: "Colour", enum: ["red", "green"] },
    sizes: { title: "Sizes", type: "array", uniqueItems: true, items: { enum: ["s", "m"] } },
    express: { type: "boolean", title: "Express" },
    day: { type: "string", format: "date", title: "Day" },
    address: { type: "object", title: "Address", properties: { city: { type: "string", title: "City" } } },
    lines: { type: "array", title: "Lines", minItems: 1, items: { type: "object", required: ["quantity"], properties: {
      quantity: { type: "integer", title: "Quantity", minimum: 1, maximum: 99 },
      price: { type: "number", title: "Price", "x-currency": "EUR", minimum: 0 },
    } } },
    tags: { type: "array", title: "Tags", items: { type: "string" } },
  },
};

/** Puts a form into the page and waits for it. */
const open = (page, options = {}) => page.run(async (schema, { json, html = "<number-form></number-form>" }) => {
  await import("/web/forms.js");
  document.body.innerHTML = html;
  window.form = document.querySelector("number-form");
  form.setAttribute("locale", "de-DE");
  form.schema = schema;
  await form.ready;
  if (json) form.json = json;
  window.at = (path) => form.shadowRoot.querySelector(`[data-path="${path}"]`);
  window.shown = (path) => [at(path).value, at(path).closest("[part~=field]").querySelector("[part=message]")?.textContent ?? ""];
  window.focused = () => form.shadowRoot.activeElement?.dataset.path ?? null;
  return true;
}, schema, options);

check("a form of a schema shows a control for each kind of value, in the order of the schema, with labels", async ({ page }) => {
  await open(page, { json: `{"name":"Ada","color":"green","sizes":["m"],"express":true,"day":"2030-12-31","lines":[{"quantity":3,"price":1234.5}],"tags":["new"]}` });
  equal(await page.run(() => [...form.shadowRoot.querySelectorAll("[data-path]")].map((each) =>
    [each.dataset.path, each.type ?? each.role, each.type === "checkbox" ? each.checked : each.value ?? null])), [
    ["/name", "text", "Ada"], ["/secret", "password", ""], ["/color", "select-one", `"green"`], ["/sizes", "group", null],
    ["/express", "checkbox", true], ["/day", "date", "2030-12-31"], ["/address/city", "text", ""],
    ["/lines/0/quantity", "text", "3"], ["/lines/0/price", "text", "1.234,50\u00a0\u20ac"], ["/tags/0", "text", "new"],
  ]);
  equal(await page.run(() => [...at("/sizes").querySelectorAll("input")].map((each) => each.checked)), [false, true]);
  equal([await page.nameOf(`at("/lines/0/price")`), await page.nameOf(`at("/tags/0")`)], ["Price", "Tags"]);
  equal(await page.run(() => form.json), `{"name":"Ada","color":"green","sizes":["m"],"express":true,"day":"2030-12-31","lines":[{"quantity":3,"price":1234.5}],"tags":["new"]}`);
});

check("keys in a form: a number is read or refused, a choice is made, rows come and go, and one undo takes all of it back", async ({ page }) => {
  await open(page, { json: `{"name":"Ada","lines":[{"quantity":3}]}` });
  await page.run(() => { at("/lines/0/price").focus(); });
  await page.type("1.5");
  await page.press("Tab");
  equal(await page.run(() => shown("/lines/0/price")), ["1.5", "Price: A group of digits is too short. Did you mean “1,5”?"]);
  await page.clickOn(`form.shadowRoot.querySelector("[part=suggestion]")`);
  await page.press("Enter");
  equal(await page.run(() => shown("/lines/0/price")), ["1,50\u00a0\u20ac", ""]);
  await page.run(() => { at("/color").focus(); });
  await page.type("gr");
  await page.run(() => { at("/express").focus(); });
  await page.press(" ");
  await page.clickOn(`form.shadowRoot.querySelector("[part=add]")`);
  equal(await page.run(() => focused()), "/lines/1/quantity");
  await page.type("7");
  await page.press("Tab");
  equal(await page.run(() => form.json), `{"name":"Ada","color":"green","express":true,"lines":[{"quantity":3,"price":1.5},{"quantity":7}]}`);
  await page.clickOn(`form.shadowRoot.querySelector("[part=remove]")`);
  equal(await page.run(() => [form.json, focused()]), [`{"name":"Ada","color":"green","express":true,"lines":[{"quantity":7}]}`, "/lines/1/quantity"]);
  const expected = [
    `{"name":"Ada","color":"green","express":true,"lines":[{"quantity":3,"price":1.5},{"quantity":7}]}`,
    `{"name":"Ada","color":"green","express":true,"lines":[{"quantity":3,"price":1.5},{}]}`,
    `{"name":"Ada","color":"green","express":true,"lines":[{"quantity":3,"price":1.5}]}`,
    `{"name":"Ada","color":"green","lines":[{"quantity":3,"price":1.5}]}`,
    `{"name":"Ada","lines":[{"quantity":3,"price":1.5}]}`,
  ];
  for (const json of expected) {
    await page.undo();
    equal(await page.run(() => form.json), json);
  }
  equal(await page.run(() => [at("/express").checked, at("/color").value, at("/lines/1/quantity")]), [false, "null", null]);
  for (const json of expected.slice(0, 4).reverse()) {
    await page.redo();
    equal(await page.run(() => form.json), json);
  }
});

check("an input method composes in a form's number and in its text", async ({ page }) => {
  await open(page);
  await page.run(() => { at("/name").focus(); });
  await page.compose("アダ");
  await page.insert("アダ");
  await page.clickOn(`form.shadowRoot.querySelector("[part=add]")`);
  await page.compose("１２");
  await page.insert("１２");
  await page.press("Enter");
  equal(await page.run(() => form.json), `{"name":"アダ","lines":[{"quantity":12}]}`);
});

check("a submit goes to what is wrong, then to the server's answer, which went with its row", async ({ page }) => {
  await open(page, { json: `{"lines":[{"quantity":1},{"quantity":200}]}` });
  const submit = (answers) => page.run(async (answers) => {
    window.sent = undefined;
    return [await form.submit(async (json) => {
      window.sent = json;
      if (answers[0]?.moves) form.model.moveRow("/lines", "1", 0);
      return answers;
    }), focused(), window.sent ?? null];
  }, answers);
  equal(await submit([]), ["invalid", "/name", null]);
  await page.type("Ada");
  equal(await submit([]), ["invalid", "/lines/1/quantity", null]);
  equal(await page.run(() => shown("/lines/1/quantity")[1]), "Quantity: The number must be 99 or less.");
  await page.press("Control+a", { commands: ["selectAll"] });
  await page.type("9");
  equal(await submit([{ name: "/lines/1/quantity", message: "Only 7 are left.", moves: true }]),
    ["answered", "/lines/1/quantity", `{"name":"Ada","lines":[{"quantity":1},{"quantity":9}]}`]);
  equal(await page.run(() => [shown("/lines/1/quantity")[1], form.model.text("/lines/1/quantity", "pointer")]),
    ["Quantity: Only 7 are left.", "/lines/0/quantity"]);
  await page.press("Control+a", { commands: ["selectAll"] });
  await page.type("7");
  equal(await submit([]), ["accepted", "/lines/1/quantity", `{"name":"Ada","lines":[{"quantity":7},{"quantity":1}]}`]);
  equal(await page.run(() => form.shadowRoot.querySelector("[part=announcement]").textContent), "The form was sent.");
});

check("a page's form sends the values by the element's name, and does not while they are wrong", async ({ page }) => {
  await open(page, { json: `{"name":"Ada","lines":[{}]}`, html: `<form><number-form name="order"></number-form><button>Send</button></form>` });
  await page.run(() => {
    window.sent = [];
    document.querySelector("form").addEventListener("submit", (event) => {
      event.preventDefault();
      sent.push(Object.fromEntries(new FormData(event.target)));
    });
  });
  await page.clickOn(`document.querySelector("form > button")`);
  await until(page, () => focused() === "/lines/0/quantity", "the focus on the first field that is wrong");
  equal(await page.run(() => sent), []);
  await page.type("4");
  await page.press("Enter");
  equal(await page.run(() => sent), [{ order: `{"name":"Ada","lines":[{"quantity":4}]}` }]);
});

check("another language reads on: what is half typed is kept, numbers are written anew", async ({ page }) => {
  await open(page, { json: `{"name":"Ada","lines":[{"quantity":3,"price":1234.5}]}` });
  await page.run(async () => {
    form.setAttribute("locale", "en-IN");
    await form.ready;
  });
  equal(await page.run(() => shown("/lines/0/price")[0]), "\u20ac1,234.50");
  // A draft of a form with other rows, in another language.
  equal(await page.run(async () => {
    form.model.follow("/lines/0/quantity", "5x");
    const draft = form.save();
    form.json = `{"name":"B"}`;
    const losses = form.restore(draft);
    return [losses, shown("/lines/0/quantity")[0], shown("/lines/0/price")[0]];
  }), [[], "5x", "\u20ac1,234.50"]);
});

check("a change of language is no end of undo, and what is being typed goes on", async ({ page }) => {
  await open(page, { json: `{"name":"Ada","lines":[{"quantity":3,"price":1234.5}]}` });
  await page.run(() => { at("/lines/0/price").focus(); });
  await page.press("End");
  await page.press("Backspace");
  await page.press("Backspace");
  await page.press("6");
  equal((await page.run(() => shown("/lines/0/price")))[0], "1.234,506");
  await page.run(() => {
    window.before = form.model;
    form.setAttribute("locale", "en-IN");
    return form.ready.then(() => true);
  });
  equal(await page.run(() => [before === form.model, focused(), shown("/lines/0/price")[0], form.model.locale]), [true, "/lines/0/price", "1,234.506", "en-IN"]);
  await page.type("7");
  equal((await page.run(() => shown("/lines/0/price")))[0], "1,234.5067");
  await page.press("Escape");
  equal((await page.run(() => shown("/lines/0/price")))[0], "\u20ac1,234.50");
  await page.run(() => { at("/lines/0/quantity").focus(); });
  await page.press("End");
  await page.type("0");
  await page.press("Enter");
  await page.run(() => form.model.setLocale("fr-FR"));
  await page.run(() => {
    form.undo();
    while (form.model.state.canUndo) form.undo();
  });
  equal(await page.run(() => [form.json, form.model.messages.language]), [`{"name":"Ada","lines":[{"quantity":3,"price":1234.5}]}`, "fr"]);
  equal(await page.run(() => form.model.text("/lines/0/price", "text").replace(/\s/gu, " ")), "1 234,50 €");
  while (await page.run(() => form.redo()));
  equal(await page.run(() => form.json), `{"name":"Ada","lines":[{"quantity":30,"price":1234.5}]}`);
}, { inFirefox: true });

check("a schema that no form shows says so, and a schema by address or id is read", async ({ page }) => {
  equal(await page.run(async () => {
    await import("/web/forms.js");
    document.body.innerHTML = `<script type="application/json" id="own">{"type":"object","properties":{"a":{"type":"integer"}}}</script>
      <number-form schema="#own"></number-form><number-form schema='{"type":"object","anyOf":[]}'></number-form>`;
    const [good, bad] = document.querySelectorAll("number-form");
    const wrong = await bad.ready.catch((error) => error.message);
    await good.ready;
    return [good.model.members(), wrong, bad.shadowRoot.textContent];
  }), [[{ name: "a", path: "/a", kind: "field" }], "/anyOf: a form does not read “anyOf” of an object", "/anyOf: a form does not read “anyOf” of an object"]);
  ok(page.errors.splice(0).some((each) => each.includes("anyOf")), "the page is told");
});

if (process.env.AXE_CORE) check("axe finds nothing in a form: as it opens, with rows, with what is wrong, disabled", async ({ page }) => {
  await open(page, { html: `<main><h1>Order</h1><number-form></number-form></main>` });
  await page.run(`${readFileSync(process.env.AXE_CORE, "utf8")}; true`);
  const found = () => page.run(async () => {
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
  equal(await found(), [], "opened");
  await page.run(() => { form.json = `{"lines":[{"quantity":200},{"quantity":2,"price":1}],"tags":["a"]}`; return form.submit(() => []); });
  await page.run(() => { at("/lines/1/price").focus(); });
  await page.type("1.5");
  await page.press("Enter");
  equal(await found(), [], "wrong");
  await page.run(() => form.setAttribute("disabled", ""));
  equal(await found(), [], "disabled");
});

check("boxes stay where they are when rows further down come into view", async ({ page }) => {
  await open(page, { html: `<p style="block-size: 1000vh">Above</p><number-form></number-form>`, json: `{"lines":[{},{}]}` });
  const widths = () => page.run(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    return [...form.shadowRoot.querySelectorAll("fieldset")].map((each) => [each.offsetLeft, each.offsetWidth]);
  });
  const before = await widths();
  await page.run(() => form.scrollIntoView());
  equal(await widths(), before);
});

check("2,000 rows are shown, typed into, and undone", async ({ page, isFull }) => {
  const count = isFull ? 5000 : 2000;
  await open(page);
  const times = await page.run((count) => {
    const lines = Array.from({ length: count }, (_, index) => ({ quantity: index % 99 + 1, price: index + 0.5 }));
    const before = performance.now();
    form.json = JSON.stringify({ name: "Ada", lines });
    const shownAt = performance.now();
    form.getBoundingClientRect();
    return [Math.round(shownAt - before), Math.round(performance.now() - shownAt)];
  }, count);
  const last = `/lines/${count - 1}/quantity`;
  await page.run((last) => { at(last).focus(); }, last);
  await page.press("Control+a", { commands: ["selectAll"] });
  await page.type("5");
  const key = await page.run((last) => {
    const before = performance.now();
    for (let index = 0; index < 50; index++) form.model.follow(last, String(index % 9 + 1));
    return (performance.now() - before) / 50;
  }, last);
  await page.press("Enter");
  equal(await page.run((last) => [form.shadowRoot.querySelectorAll("[part~=row]").length, shown(last)[0], JSON.parse(form.json).lines.length], last),
    [count, "5", count]);
  const undo = await page.run(() => {
    const before = performance.now();
    form.undo();
    return performance.now() - before;
  });
  ok(await page.run(() => form.model.state.canRedo), "undone");
  console.log(`    ${count} rows: values ${times[0]} ms, layout ${times[1]} ms, a key ${key.toFixed(2)} ms, an undo ${undo.toFixed(0)} ms`);
});
