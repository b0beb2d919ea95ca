// What an input of the browser's does, and a field does as well: Return, a form's button, events, a dialog, another document.
import { check, equal, ok, until } from "./harness.mjs";

const inBoth = { inFirefox: true };
const show = (page, html) => page.run((html) => show(html), html);

check("Return does one thing: a button that gets the focus meanwhile is not pressed, and a dialog closes once", async ({ page }) => {
  const pages = [
    ["<number-field value=5></number-field>", "field"], ["<input value=5>", "a native input"],
  ];
  for (const [control, name] of pages) {
    await show(page, `<form onsubmit="event.preventDefault(); pay.focus()">${control}<button>Next</button></form>
      <button id=pay onclick="this.textContent = 'PAID'">Pay</button>`);
    await page.run(() => document.querySelector("input").focus());
    await page.press("Enter");
    equal(await page.run(() => [document.activeElement.id, document.querySelector("#pay").textContent]), ["pay", "Pay"], name);
    // The button that has opened the dialog gets the focus back.
    await show(page, `<button id=open onclick="window.times += 1; d.showModal()">Open</button>
      <dialog id=d><form method=dialog>${control}<button>OK</button></form></dialog>`);
    await page.run(() => {
      window.times = 0;
      document.querySelector("#open").focus();
    });
    await page.press("Enter");
    await page.run(() => document.querySelector("input").focus());
    await page.press("Enter");
    equal(await page.run(() => [document.querySelector("#d").open, times]), [false, 1], name);
  }
}, inBoth);

check("Return submits a form as HTML says, beside any control and button", async ({ page }) => {
  const others = [
    "", "<input type=hidden name=h>", "<input type=checkbox>", "<input type=radio>", "<select></select>", "<input>", "<input type=tel>",
    "<button>OK</button>", "<button disabled>OK</button>", "<button type=button>No</button>", "<input type=image alt=OK>",
    "<input type=hidden><input type=submit>", "<input><input type=image alt=OK>", "<input><button disabled>OK</button><button>Other</button>",
  ];
  const sent = async (control, other) => {
    await show(page, `<form id=f onsubmit="event.preventDefault(); window.times += 1">${control}${other}</form>`);
    await page.run(() => {
      window.times = 0;
      document.querySelector("number-field, input").focus();
    });
    await page.press("Enter");
    return page.run(() => times);
  };
  for (const other of others) equal(await sent("<number-field></number-field>", other), await sent("<input>", other), other || "alone");
  equal(await sent("<number-field></number-field>", "<number-field></number-field>"), await sent("<input>", "<input>"), "two");
  equal(await sent("<number-field></number-field>", "</form><input type=image form=f alt=OK><form>"), 1, "a button outside of the form");
}, inBoth);

check("a listener hears the exact number whenever it was added, and each change once", async ({ page, server }) => {
  const listen = () => {
    window.told = [];
    for (const [name, target] of [["element", field()], ["form", document.forms[0]], ["document", document]]) {
      for (const type of ["input", "change"]) {
        target.addEventListener(type, (event) => { told.push(`${name} ${type} ${event.target.localName} ${event.target.value}`); });
      }
    }
  };
  const heard = async () => {
    await page.run(() => field().focus());
    await page.pressAll([..."1,5", "Tab"]);
    const found = await page.run(() => told);
    const expected = ["1", "1", "1.5"].flatMap((value) => ["element", "form", "document"].map((name) => `${name} input number-field ${value}`));
    // Between "1" and "1,5" the text is no number yet.
    equal(found.map((each) => each.replace(/ $/, " 1")), [...expected, ...["element", "form", "document"].map((name) => `${name} change number-field 1.5`)]);
  };
  const html = `<form><number-field locale="de-DE" oninput="window.own = event.target.value"></number-field><button type=button>Next</button></form>`;
  await show(page, html);
  await page.run(listen);
  await heard();
  equal(await page.run(() => own), "1.5");
  // Before the element is defined.
  await page.open(`${server.address}/tests/undefined.html`);
  try {
    await page.run((html) => {
      document.body.innerHTML = html;
      window.field = () => document.querySelector("number-field");
    }, html);
    await page.run(listen);
    await page.run(async () => {
      await import("/web/number-field.js");
      await field().ready;
    });
    await heard();
    equal(await page.run(() => own), "1.5");
  } finally {
    await page.open(`${server.address}/tests/page.html`);
    await page.run("isReady");
  }
}, inBoth);

check("`autofocus` works in a dialog that opens", async ({ page }) => {
  await show(page, `<dialog id=d><button>Close</button><number-field autofocus></number-field></dialog>`);
  await page.run(() => document.querySelector("#d").showModal());
  ok(await page.run(() => document.activeElement === inner()), "the field has the focus");
}, inBoth);

check("in another document the field has its style, and reads, steps and sends by real keys", async ({ page }) => {
  for (const control of ["", "<input name=n value=2>"]) {
    await show(page, `<number-field locale="de-DE" name="n" value="2" buttons="step" step="0.5">${control}</number-field><iframe></iframe>`);
    const found = await page.run(() => {
      const one = window.moved = field();
      const place = document.querySelector("iframe").contentDocument;
      place.body.innerHTML = "<form></form><button id=next>Next</button>";
      place.forms[0].append(one);
      const button = one.shadowRoot.querySelector("button");
      return [one.value, place.defaultView.getComputedStyle(one).display, place.defaultView.getComputedStyle(button).minWidth !== "auto"];
    });
    equal(found, ["2", "inline-grid", true]);
    const sent = () => page.run(() => {
      const place = document.querySelector("iframe").contentDocument;
      const message = moved.shadowRoot.querySelector("[part=message]")?.textContent ?? "";
      return [moved.querySelector("input").value, new place.defaultView.FormData(place.forms[0]).get("n"), message !== ""];
    });
    const select = () => page.run(() => {
      moved.focus();
      moved.select();
    });
    await select();
    await page.pressAll([..."1234,5", "Tab"]);
    equal([...await sent(), await page.run(() => document.querySelector("iframe").contentDocument.activeElement.part.value || "next")],
      ["1.234,5", "1234.5", false, "next"], "typed");
    await select();
    await page.pressAll([..."1.5", "Tab"]);
    equal(await sent(), ["1.5", "", true], "refused");
    await select();
    await page.pressAll([..."1234", "ArrowUp", "Tab"]);
    equal(await sent(), ["1.234,5", "1234.5", false], "stepped");
  }
}, inBoth);

check("the buttons stand in the input's row, in either order, and not on paper", async ({ page }) => {
  for (const words of ["step sign", "sign step", "sign", "step"]) {
    await show(page, `<number-field step="1" value="5" buttons="${words}"><label>Count</label></number-field>`);
    const tops = await page.run(() => [inner(), ...field().shadowRoot.querySelectorAll("button")].map((each) => {
      const { top, height } = each.getBoundingClientRect();
      return Math.round(top + height / 2);
    }));
    ok(tops.every((top) => Math.abs(top - tops[0]) <= 2), `${words}: ${tops}`);
    const names = words.split(" ").flatMap((word) => word === "step" ? ["decrement", "increment"] : ["sign"]);
    equal(await page.run(() => [...field().shadowRoot.querySelectorAll("button")].sort((left, right) =>
      left.getBoundingClientRect().left - right.getBoundingClientRect().left).map(({ part }) => part.value)), names, words);
  }
}, inBoth);

check("nothing is pressed on paper: neither buttons nor suggestions are printed", async ({ page }) => {
  await show(page, `<number-field locale="de-DE" step="0.5" value="5" buttons="step sign"></number-field>`);
  await page.run(() => {
    field().focus();
    field().select();
  });
  await page.pressAll([..."1.5", "Tab"]);
  const seen = () => page.run(() => [...field().shadowRoot.querySelectorAll("button")].map((each) => getComputedStyle(each).display !== "none"));
  equal(await seen(), [true, true, true, true]);
  await page.print(true);
  try {
    equal(await seen(), [false, false, false, false]);
  } finally {
    await page.print(false);
  }
}, inBoth);

check("a label beside the field in a flex row stays where it is when a sentence comes", async ({ page }) => {
  await show(page, `<div style="display: flex; align-items: baseline"><label for=a>Count</label><number-field id=a locale="de-DE"></number-field></div>`);
  const top = () => page.run(() => document.querySelector("label").getBoundingClientRect().top);
  const before = await top();
  await page.run(() => field().focus());
  await page.pressAll([..."12abc", "Tab"]);
  await until(page, `field().shadowRoot.querySelector("[part=message]").textContent !== ""`);
  equal(await top(), before);
}, inBoth);
