// The page that a person tries, in a real browser; pictures of it are kept.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { find, serve } from "./driver.mjs";
import { check, checkWithCommand, equal, ok, until } from "./harness.mjs";

const open = async (page, server, query = "") => {
  await page.open(`${server.address}/${query}`);
  await until(page, `document.documentElement.dataset.ready === "true"`, "the page");
};
const text = (page, selector) => page.run((selector) => document.querySelector(selector).textContent, selector);

check("the page opens with a German field in which 1.5 was typed, and tells what is wrong with it", async ({ page, server }) => {
  await page.emulate({});
  await open(page, server);
  equal(await page.run(() => [document.querySelector("#number").locale, document.querySelector("#number").text]), ["de-DE", "1.5"]);
  equal([await text(page, "#status"), await text(page, "#text mark"), await text(page, "#sentence"), await text(page, "#value")],
    ["not yet a number", "1.5", "Digits are missing after a thousands separator. Did you mean “1,5”?", "none"]);
  equal(await page.run(() => [...document.querySelectorAll("#others tbody tr")].map((row) => [...row.cells].slice(1).map((each) => each.textContent))),
    [["15", "misread"], ["1", "misread"], ["0", "misread"], ["1.5", "guessed"], ["none", "refused"], ["none", "asks"]]);
  // The whole page fits on the screen.
  ok(await page.run(() => ["#sentence", "#preview", "#others tr:last-child"]
    .every((each) => document.querySelector(each).getBoundingClientRect().bottom <= innerHeight)), "below the fold");
});

check("what the page says that Return writes is what Return writes", async ({ page, server }) => {
  for (const [query, said, written] of [
    ["", "nothing: the text stays, to be mended", "1.5"],
    ["?text=1234,5", "1.234,5", "1.234,5"],
    ["?text=12x", "nothing: the text stays, to be mended", "12x"],
    ["?locale=en-US&text=1234.50", "1,234.5", "1,234.5"],
  ]) {
    await open(page, server, query);
    equal(await text(page, "#preview"), said, query);
    await page.run(() => { document.querySelector("#number").focus(); });
    await page.press("Enter");
    equal(await page.run(() => document.querySelector("#number").text), written, query);
  }
});

check("a suggestion on the page is taken by a click", async ({ page, server }) => {
  await open(page, server);
  await page.clickOn(`document.querySelector("#suggestions button")`);
  equal([await text(page, "#value"), await text(page, "#preview"), await text(page, "#sentence")], ["1.5", "1,5", ""]);
});

check("a language is chosen by typing its English name, and changes direction and digits", async ({ page, server }) => {
  await open(page, server, "?text=");
  await page.run(() => { document.querySelector("#language").focus(); });
  await page.type("Arab");
  await page.press("Enter");
  equal(await page.run(() => [document.querySelector("#number").locale, document.querySelector("#number").dir]), ["ar-EG", "rtl"]);
});

check("each of the twelve fields is what its code makes", async ({ page, server }) => {
  await open(page, server, "more.html");
  const [shown, made] = await page.run(async () => {
    const shown = [...document.querySelectorAll("#gallery number-field")].map((each) => each.text);
    const codes = [...document.querySelectorAll("#gallery .html code")].map((each) => each.textContent);
    document.body.innerHTML = codes.map((code) => code.slice(0, code.indexOf("</number-field>") + 15)).join("");
    const fields = [...document.querySelectorAll("number-field")];
    await Promise.all(fields.map((each) => each.ready));
    return [shown, fields.map((each) => each.text)];
  });
  equal([made.length, made], [12, shown]);
  equal(made.filter((each) => each === "").length, 1, "only what is required is empty");
});

check("each kind of entry can be tried", async ({ page, server }) => {
  await open(page, server, "more.html");
  const found = [];
  for (const [place, typed] of ["12,5*3", "1.5k", "125", "2 1/2", "500 g", "1,234.5"].entries()) {
    await page.run((index) => { document.querySelectorAll("#entries number-field")[index].focus(); }, place);
    await page.type(typed);
    found.push(await page.run((index) => document.querySelectorAll("#entries number-field")[index].value, place));
  }
  equal(found, ["37.5", "1500", "1.25", "2.5", "0.5", "1234.5"]);
});

// Debian's packages node-react, node-react-dom and esbuild.
const esbuild = find("esbuild");
if (!esbuild || !existsSync("/usr/share/nodejs/react-dom/umd")) console.log("There is no React or no esbuild: the code for React was not run.");
else check("the code for React makes the same twelve fields", async ({ page, server }) => {
  await open(page, server, "more.html");
  const [shown, codes] = await page.run(() => [
    [...document.querySelectorAll("#gallery number-field")].map((each) => [each.text, each.validity.customError]),
    [...document.querySelectorAll("#gallery .react code")].map((each) => each.textContent),
  ]);
  const { stdout } = spawnSync(esbuild, ["--loader=jsx"], { input: `fields = [${codes.join(", ")}];`, encoding: "utf8" });
  await page.open(`${server.address}/tests/react.html`);
  await until(page, "window.isReady === true");
  equal(await page.run(async (code) => {
    (0, eval)(`var fields; ${code}`);
    await mount(React.createElement("div", null, ...fields));
    const all = [...document.querySelectorAll("number-field")];
    await Promise.all(all.map((each) => each.ready));
    return all.map((each) => [each.text, each.validity.customError]);
  }, stdout), shown);
  await page.open(`${server.address}/tests/page.html`);
  await page.run("isReady");
});

check("a text of one's own is read in all languages", async ({ page, server }) => {
  await open(page, server, "more.html");
  await page.run(() => { document.querySelector("#own").select(); document.querySelector("#own").focus(); });
  await page.type("1.500");
  const rows = await page.run(() => [...document.querySelectorAll("#readings tbody tr")].map((row) => row.cells[0].textContent
    + ": " + ["German", "English", "French", "Hindi"].filter((each) => row.cells[1].textContent.split(", ").includes(each))));
  equal(rows, ["1.5: English,Hindi", "1500: German", "refused, and asked what is meant: French"]);
});

check("the page has two screens on a phone, and no chip looks like the suggestion", async ({ page, server }) => {
  await page.emulate({ width: 390, height: 844, mobile: true });
  await open(page, server);
  const height = await page.run(() => document.documentElement.scrollHeight);
  ok(height <= 2 * 844, `${height} pixels`);
  const looks = await page.run(() => [".samples button", "#suggestions button"].map((each) => {
    const { borderStyle, borderRadius, color } = getComputedStyle(document.querySelector(each));
    return [borderStyle, borderRadius, color];
  }));
  ok(looks[0].every((each, index) => each !== looks[1][index]), `${looks}`);
  await page.emulate({});
});

check("the page tells the size as its server has sent it, of a call of each library a row, and no name twice", async ({ page, root }) => {
  const own = await serve({ "/web/": `${root}/.build/web`, "/suite/": `${root}/Fixtures/suite`, "/": `${root}/Web/page` }, { compresses: true });
  try {
    await open(page, own);
    const [, sent, whole] = (await text(page, "#size")).match(/^(\d+) kB as sent \((\d+) kB unpacked\)$/);
    const files = ["engine.wasm", "field.js", "number-field.js"].map((each) => readFileSync(`${root}/.build/web/${each}`));
    equal(Number(whole), Math.round(files.reduce((sum, { length }) => sum + length, 0) / 1000));
    ok(sent < whole / 2 && sent > whole / 5, `${sent} of ${whole} kB`);
    const names = await page.run(() => [...document.querySelectorAll("#others tbody tr")].flatMap((row) => row.cells[0].textContent.split(", ")));
    equal(names.length, new Set(names).size, `${names}`);
  } finally {
    own.close();
  }
});

check("nothing is cut on a screen of 320 pixels, in any language", async ({ page, server }) => {
  for (const query of ["", "more.html", "?locale=ar-EG&text=-1234567.5", "?locale=fa-IR&text=12abc", "?text=1.234.567.8901x"]) {
    await page.emulate({ width: 320, height: 640, mobile: true });
    await open(page, server, query);
    equal(await page.run(() => [...document.querySelectorAll("body, body *")].filter((each) =>
      !each.matches(".unseen, .try .row label, option") && (each.getBoundingClientRect().right > innerWidth || innerWidth > 320
        || getComputedStyle(each).overflowX !== "visible" && each.scrollWidth > each.clientWidth && !each.matches("select, input")))
      .map((each) => `${each.tagName} ${each.id}`)), [], query);
  }
  await page.emulate({});
});

check("pictures in light, dark, Arabic and on a phone", async ({ page, server, root, picture }) => {
  const folder = `${root}/.build/web-pictures`;
  mkdirSync(folder, { recursive: true });
  const views = [
    ["light", "", { width: 1100, height: 1500 }],
    ["dark", "?locale=fr-FR&text=1.234", { width: 1100, height: 1900, dark: true }],
    ["arabic", "?locale=ar-EG&text=%D9%A1%D9%A2%D9%A3%D9%A4%D9%A5x", { width: 1100, height: 1900 }],
    ["phone", "?locale=hi-IN&text=12%2C34%2C567", { width: 390, height: 1690, scale: 2, mobile: true }],
    ["more", "more.html", { width: 1100, height: 3000 }], ["forced", "", { width: 1100, height: 1500, forced: true }],
  ];
  for (const [name, query, view] of views) {
    await page.emulate(view);
    await open(page, server, query);
    await page.run(() => document.fonts.ready.then(() => true));
    writeFileSync(`${folder}/${name}.png`, await page.screenshot());
    if (!picture || name !== "light") continue;
    const clip = await page.run(() => {
      const { x, y, width, height } = document.querySelector("section").getBoundingClientRect();
      return { x: x - 12, y: y - 12, width: width + 24, height: height + 24, scale: 1 };
    });
    writeFileSync(`${root}/Web/page.png`, await page.screenshot({ clip }));
  }
  await page.emulate({});
  await page.open(`${server.address}/tests/page.html`);
  await page.run("isReady");
});
