// Runs the checks: node run.mjs [--full] [--only word] [--file name] [--picture] [--in node | chromium | firefox]
//
// Two Chromiums, each with half of the checks (--half 0 or 1), run beside node and then Firefox, each with a server of its own,
// since a browser waits more than it works. node:test runs and reports the checks.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Browser, find, serve } from "./driver.mjs";
import { Firefox } from "./firefox.mjs";
import { runChecks, takeChecks } from "./harness.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const options = process.argv.slice(2);
const isFull = options.includes("--full");
const picture = options.includes("--picture");
const word = options.includes("--only") ? options[options.indexOf("--only") + 1] : "";

// Debian's React 18 is made with what React 19 does for elements of a page; npm's React 18 has that switched off.
const react = "/usr/share/nodejs/react-dom/umd/react-dom.development.js";
if (existsSync(react)) {
  mkdirSync(`${root}/.build/web-react`, { recursive: true });
  writeFileSync(`${root}/.build/web-react/react-dom.js`, readFileSync(react, "utf8").replace("enableCustomElementPropertySupport = true", "enableCustomElementPropertySupport = false"));
}

const serveAll = () => serve({ "/react-eighteen/": `${root}/.build/web-react`, "/web/": `${root}/.build/web`, "/tests/": `${root}/Web/Tests`,
  "/fixtures/": `${root}/Fixtures`, "/morphing/": `${root}/.build/morphing`, "/jquery/": "/usr/share/javascript/jquery",
  "/react/": "/usr/share/nodejs/react/umd", "/react-dom/": "/usr/share/nodejs/react-dom/umd", "/suite/": `${root}/Fixtures/suite`, "/": `${root}/Web/page` });

async function inChromium() {
  const program = find("chromium", "chromium-browser", "google-chrome");
  if (!program) {
    console.log("There is no Chromium: the checks in it were skipped.");
    return;
  }
  const server = await serveAll();
  const browser = await Browser.launch(program);
  await browser.send("Browser.grantPermissions", {
    origin: server.address, permissions: ["clipboardReadWrite", "clipboardSanitizedWrite"],
  });
  const page = await browser.page(`${server.address}/tests/page.html`);
  await page.run("isReady");
  await runChecks(ofBrowsers.filter((_, place) => half === undefined || place % 2 === half), { page, browser, server, root, isFull, picture }, word);
  await browser.close();
  server.close();
}

async function inFirefox() {
  const program = find("firefox-esr", "firefox");
  if (!program) {
    console.log("There is no Firefox: the checks in it were skipped.");
    return;
  }
  const server = await serveAll();
  const page = await Firefox.launch(program);
  await page.open(`${server.address}/tests/page.html`);
  await page.run("isReady");
  const theirs = ofBrowsers.filter(({ inFirefox }) => inFirefox);
  await runChecks(theirs, { page, server, root, isFull }, word);
  await page.close();
  server.close();
}

/** Runs this program in places one after the other, each as a process of its own, whose work holds nobody else up. */
async function runIn(...places) {
  let failures = 0;
  for (const place of places) {
    const child = spawn(process.execPath, ["--test-reporter=spec", fileURLToPath(import.meta.url), ...options, "--in", ...place.split(" ")], { stdio: "inherit" });
    failures += await new Promise((done) => child.once("exit", done)) === 0 ? 0 : 1;
  }
  return failures;
}

const place = options.includes("--in") ? options[options.indexOf("--in") + 1] : undefined;
const half = options.includes("--half") ? Number(options[options.indexOf("--half") + 1]) : undefined;
if (place === undefined) {
  const failures = await Promise.all([runIn("chromium --half 0"), runIn("chromium --half 1"), runIn("node", "firefox")]);
  process.exit(failures.some((each) => each > 0) ? 1 : 0);
}
/** Takes the checks of some files, or of the one that was asked for. */
async function checksOf(names) {
  const file = options.includes("--file") ? options[options.indexOf("--file") + 1] : undefined;
  for (const name of names) if ((file ?? name) === name) await import(`./${name}-checks.mjs`);
  return takeChecks();
}
const ofNode = await checksOf(["engine", "package", "jsdom"]);
const ofBrowsers = await checksOf(["element", "entry", "money", "form", "native", "library", "plain", "morph", "host", "session", "lost", "silent", "light", "surface", "member", "border", "waiting", "handover", "react", "react-life", "parent", "order", "readme", "accessibility", "migration", "framework", "whole-text", "random", "memory", "page"]);
const places = { node: () => runChecks(ofNode, { root, isFull }, word), chromium: inChromium, firefox: inFirefox };
await places[place]();
