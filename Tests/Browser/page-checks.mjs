// The page that a person opens, tried by hand through a real browser; its pictures are kept.
import { mkdirSync, writeFileSync } from "node:fs";
import { check, equal, ok } from "./harness.mjs";

const open = async (page, server, query = "") => {
  await page.open(`${server.address}/${query}`);
  for (let tries = 0; tries < 100; tries++) {
    if (await page.run(() => document.documentElement.dataset.ready === "true")) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error("the page did not become ready");
};
const text = (page, selector) => page.run((selector) => document.querySelector(selector).textContent, selector);

check("the page tells of a text what it is, what Return writes, and what others make of it", async ({ page, server }) => {
  await open(page, server);
  await page.clickOn(`document.querySelector("#number")`);
  await page.type("1.5");
  equal(await text(page, "#status"), "not yet a number");
  equal(await text(page, "#carets"), "1.5\n^^^ incompleteGroup");
  ok((await text(page, "#others")).includes("misread"), "others misread it");
  await page.press("Enter");
  await page.clickOn(`document.querySelector("#number").shadowRoot.querySelector("[part=suggestion]")`);
  equal([await text(page, "#value"), await text(page, "#preview")], ["1.5", "1,5"]);
});

check("a language is found by its name and chosen by click and key", async ({ page, server }) => {
  await open(page, server);
  await page.clickOn(`document.querySelector("#search")`);
  await page.type("arab");
  equal(await page.run(() => [...document.querySelectorAll("#locales li")].filter((each) => !each.hidden).length), 1);
  await page.press("ArrowDown");
  equal(await page.run(() => [document.querySelector("#number").locale, document.querySelector("#number").dir]), ["ar-EG", "rtl"]);
});

check("the order goes to what is wrong, to the server's error, and is sent", async ({ page, server }) => {
  await open(page, server);
  await page.clickOn(`document.querySelector("#order button")`);
  equal(await page.run(() => document.activeElement.id), "quantity");
  await page.type("20");
  await page.clickOn(`document.querySelector("#price")`);
  await page.type("1.234,5");
  await page.press("Enter");
  equal(await page.run(() => [document.activeElement.id, document.activeElement.validationMessage]),
    ["quantity", "The server says: only 12 are left."]);
  await page.press("Control+a", { commands: ["selectAll"] });
  await page.type("12");
  await page.press("Enter");
  equal(await text(page, "#sent"), `sent: {"quantity":"12","price":"1234.5","discount":""}`);
});

check("the page fits a phone", async ({ page, server }) => {
  await page.emulate({ width: 360, height: 740, mobile: true });
  await open(page, server, "?text=1.5");
  equal(await page.run(() => document.documentElement.scrollWidth <= innerWidth), true);
  await page.emulate({});
});

check("pictures in light, dark, Arabic and on a phone", async ({ page, server, root, picture }) => {
  const folder = `${root}/.build/web-pictures`;
  mkdirSync(folder, { recursive: true });
  const views = [
    ["light", "?text=1.5", { width: 960, height: 1500 }],
    ["dark", "?locale=fr-FR&text=1.234", { width: 1100, height: 1900, dark: true }],
    ["arabic", "?locale=ar-EG&text=%D9%A1%D9%A2%D9%A3%D9%A4%D9%A5x", { width: 1100, height: 1900 }],
    ["phone", "?locale=hi-IN&text=12%2C34%2C567", { width: 390, height: 2500, scale: 2, mobile: true }],
  ];
  for (const [name, query, view] of views) {
    await page.emulate(view);
    await open(page, server, query);
    await page.run(() => document.fonts.ready.then(() => true));
    writeFileSync(`${folder}/${name}.png`, await page.screenshot());
    if (!picture || name !== "light") continue;
    const clip = await page.run(() => {
      const [first, second] = [...document.querySelectorAll("section")].map((each) => each.getBoundingClientRect());
      return { x: first.x - 12, y: first.y - 12, width: first.width + 24, height: second.bottom - first.y + 24, scale: 1 };
    });
    writeFileSync(`${root}/Documentation/web.png`, await page.screenshot({ clip }));
  }
  await page.emulate({});
  await page.open(`${server.address}/tests/page.html`);
  await page.run("isReady");
});
