// Reads the site of the documentation that Scripts/docs.sh has built: no link is dead, and no page is empty.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Browser, find, serve } from "./driver.mjs";

const site = process.argv[2] ?? fileURLToPath(new URL("../../.build/documentation", import.meta.url));
const pages = new Map(readdirSync(join(site, "data"), { recursive: true })
  .filter((name) => name.endsWith(".json"))
  .map((name) => [`/${name.slice(0, -5)}`, JSON.parse(readFileSync(join(site, "data", name)))]));
const problems = [];

let links = 0;
for (const [path, page] of pages) {
  if (!existsSync(join(site, path, "index.html"))) problems.push(`${path} has no file`);
  for (const { url } of Object.values(page.references ?? {})) {
    if (!url?.startsWith("/")) continue;
    links += 1;
    const [target, anchor] = url.split("#");
    const theirs = pages.get(target.toLowerCase());
    if (!theirs) problems.push(`${path} links to ${url}, which is not there`);
    else if (anchor && !JSON.stringify(theirs).includes(`"anchor":${JSON.stringify(decodeURIComponent(anchor))}`)) {
      problems.push(`${path} links to ${url}, which has no such heading`);
    }
  }
}
console.log(`${pages.size} pages, ${links} links`);

/** What a person comes by first, and some of the other pages. */
const read = [...pages].filter(([path, { metadata }], index) =>
  path.split("/").length <= 3 || metadata?.role === "article" || index % 200 === 0)
  .map(([path]) => path);
const chromium = find("chromium", "chromium-browser", "google-chrome");
if (chromium) {
  const server = await serve({ "/": `${site}/` });
  const browser = await Browser.launch(chromium);
  const page = await browser.page(`${server.address}${read[0]}`);
  for (const path of read) {
    await page.open(`${server.address}${path}`);
    const found = await page.run(async () => {
      for (let tries = 0; tries < 200 && !document.querySelector("main h1"); tries += 1) {
        await new Promise((done) => setTimeout(done, 20));
      }
      await new Promise((done) => setTimeout(done, 50));
      return [document.querySelector("main h1")?.textContent.trim(), document.querySelector("main")?.innerText.length];
    });
    const title = pages.get(path).metadata.title;
    if (!found[0] || !found[0].replace(/\s/g, "").includes(title.replace(/\s/g, ""))) {
      problems.push(`${path} shows ${JSON.stringify(found[0])} and not ${JSON.stringify(title)}`);
    } else if (found[1] < title.length + 20) {
      problems.push(`${path} is empty but for its title`);
    }
  }
  problems.push(...page.errors.map((error) => `an error in a page: ${error}`));
  await browser.close();
  server.close();
  console.log(`${read.length} pages read in Chromium`);
} else {
  console.log("There is no Chromium: no page was read in it.");
}
for (const problem of problems.slice(0, 20)) console.error(problem);
if (problems.length > 0) {
  console.error(`${problems.length} problems`);
  process.exit(1);
}
