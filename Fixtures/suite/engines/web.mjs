// What web pages read numbers with: web.mjs parseFloat | Number | Intl (in node); web.mjs chromium | firefox, whose
// <input type=number> gets texts as its value, and keys as a person types them.
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { readers } from "../../../Web/page/readers.js";

const mode = process.argv[2];
const reader = readers.find(({ name }) => name.startsWith(mode));
const page = reader ? null : await open();
const said = (number) => (number === null ? "refused" : `number ${number}`);

async function open() {
  const { Browser, find, serve } = await import("../../../Web/Tests/driver.mjs");
  const { Firefox } = await import("../../../Web/Tests/firefox.mjs");
  const server = await serve({ "/": fileURLToPath(new URL("../../../Web/Tests", import.meta.url)) });
  const isFirefox = mode === "firefox";
  const browser = isFirefox ? await Firefox.launch(find("firefox-esr", "firefox"))
    : await Browser.launch(find("chromium", "chromium-browser", "google-chrome"));
  // A browser does not outlive an error of this program.
  process.once("exit", () => browser.process.kill());
  const page = isFirefox ? browser : await browser.page();
  await page.open(`${server.address}/undefined.html`);
  await page.run("document.body.innerHTML = '<input type=number step=any>', true");
  return { run: (code) => page.run(code), press: (key) => page.press(key), type: (text) => page.type(text),
    close: () => { server.close(); return browser.close(); } };
}


async function type(start, acts) {
  await page.run(`(() => { const input = document.querySelector("input");
    input.value = ${JSON.stringify(start)}; input.focus(); input.select(); return true; })()`);
  for (const act of acts) {
    const [name, told] = [act.slice(0, act.indexOf(" ")), act.slice(act.indexOf(" ") + 1)];
    if (name === "type") await page.type(told);
    else if (name === "paste") await page.run(`document.execCommand("insertText", false, ${JSON.stringify(told)})`);
    else if (name === "commit") await page.press("Enter");
    else if (name === "deleteBackward") for (let count = Number(told); count > 0; count--) await page.press("Backspace");
    else return "cannot";
  }
  const number = await page.run("document.querySelector('input').value");
  return `${number === "" ? "refused" : `number ${Number(number)}`}\t`;
}

for await (const line of createInterface({ input: process.stdin })) {
  const [kind, locale, style, text, ...acts] = line.split("\t");
  let answer = "cannot";
  if (kind === "about") {
    answer = page ? (await page.run("navigator.userAgent")).match(/(Chrome|Firefox)\/\S+/)[0].replace("/", " ") : `node ${process.version}, ICU ${process.versions.icu}`;
  } else if (style === "decimal" && kind === "read") {
    answer = reader ? said(reader.read(text, locale))
      : said(await page.run(`(() => { const input = document.querySelector("input"); input.value = ${JSON.stringify(text)};
          return input.value === "" ? null : Number(input.value); })()`));
  } else if (style === "decimal" && kind === "keys" && page) {
    answer = await type(text, acts);
  }
  console.log(answer);
}
await page?.close();
process.exit();
