// Runs the checks: node run.mjs [--full] [--only word] [--picture]
import { fileURLToPath } from "node:url";
import { Browser, find, serve } from "./driver.mjs";
import { Firefox } from "./firefox.mjs";
import { runChecks, takeChecks } from "./harness.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const options = process.argv.slice(2);
const isFull = options.includes("--full");
const picture = options.includes("--picture");
const word = options.includes("--only") ? options[options.indexOf("--only") + 1] : "";

for (const name of ["engine", "package"]) await import(`./${name}-checks.mjs`);
let failures = await runChecks("node", takeChecks(), { root, isFull }, word);

for (const name of ["element", "form", "host", "border", "react", "accessibility", "migration", "framework", "number-form", "random",
  "page"]) {
  await import(`./${name}-checks.mjs`);
}
const checks = takeChecks();
const server = await serve({ "/web/": `${root}/.build/web`, "/tests/": `${root}/Tests/Browser`,
  "/fixtures/": `${root}/Fixtures`,
  "/react/": "/usr/share/nodejs/react/umd", "/react-dom/": "/usr/share/nodejs/react-dom/umd", "/": `${root}/Web/page` });

const chromium = find("chromium", "chromium-browser", "google-chrome");
if (chromium) {
  const browser = await Browser.launch(chromium);
  await browser.send("Browser.grantPermissions", {
    origin: server.address, permissions: ["clipboardReadWrite", "clipboardSanitizedWrite"],
  });
  const page = await browser.page(`${server.address}/tests/page.html`);
  await page.run("isReady");
  failures += await runChecks("Chromium", checks, { page, browser, server, root, isFull, picture }, word);
  await browser.close();
} else {
  console.log("There is no Chromium: the checks in it were skipped.");
}

const firefox = find("firefox-esr", "firefox");
if (firefox) {
  const page = await Firefox.launch(firefox);
  await page.open(`${server.address}/tests/page.html`);
  await page.run("isReady");
  const theirs = checks.filter(({ inFirefox }) => inFirefox);
  failures += await runChecks("Firefox", theirs, { page, server, root, isFull }, word);
  await page.close();
} else {
  console.log("There is no Firefox: the checks in it were skipped.");
}
server.close();
process.exitCode = failures > 0 ? 1 : 0;
