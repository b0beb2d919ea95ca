// What a field costs a page, beside a plain input and other projects' fields, in turn and in one run. Prints Markdown.
//
// usage: node figures.mjs [--before FOLDER] [--peers FOLDER] [--rounds COUNT] [--write]
//
//   --before  a package of an earlier commit: the folder .build/web that its Web/build-web.sh has written
//   --peers   bundles that peers/bundle.mjs has made of other projects' sources
//   --rounds  how often each is measured; the medians are printed
//   --write   puts the table into Web/Guide.md; the machine has to be quiet
//
// A key's time is all that the page's main thread does for a real key, drawing included; the plain input's is the browser's share.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { Browser, find, serve } from "./driver.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const option = (name) => process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined;
const [before, peers, rounds] = [option("--before"), option("--peers"), Number(option("--rounds") ?? 9)];
const program = find("chromium", "chromium-browser", "google-chrome");
if (!program) {
  console.log("There is no Chromium: no figures.");
  process.exit();
}

/** The page of a subject: the files that are fetched at once, and what defines `show(place, count)`. */
const pageOf = ({ preloads, script }) => `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<title>Fields</title>
<link rel="icon" href="data:,">
${preloads.map((each) => each.endsWith(".wasm") ? `<link rel="preload" href="${each}" as="fetch" type="application/wasm" crossorigin>`
    : `<link rel="modulepreload" href="${each}">`).join("\n")}
<main></main>
<script type="module">
  ${script}
  window.show = show;
  window.usable = Promise.resolve(show(document.querySelector("main"), 1)).then(() => performance.now());
</script>`;

const inHTML = (tag, isReady = "each.ready") => `
  async function show(place, count) {
    place.innerHTML = Array.from({ length: count }, (_, index) => \`<${tag} value="\${index}.5"></${tag}>\`).join("");
    await Promise.all([...place.children].map((each) => ${isReady}));
  }`;
const scripts = ["field.js", "number-field.js"];
const ours = (folder) => ({
  preloads: ["engine.wasm", ...scripts].map((each) => `/${folder}/${each}`), script: `import "/${folder}/number-field.js";${inHTML("number-field")}`,
});
/** Plain numbers alone, which the first reader reads. */
const plainly = {
  preloads: scripts.map((each) => `/web/${each}`),
  script: `import "/web/number-field.js";${inHTML("number-field", `each.querySelector("input").value !== "" || Promise.reject(new Error("nothing is shown"))`)}`,
};
const library = (file) => ({ preloads: [`/peers/${file}.js`], script: `import { show } from "/peers/${file}.js";` });
const subjects = [
  { name: "`<input>`", id: "input", preloads: [], script: inHTML("input"), files: [] },
  { name: "this field", id: "ours", ...ours("web"), files: ["engine.wasm", ...scripts].map((each) => `${root}.build/web/${each}`) },
  { name: "this field before the first doubt", id: "plain", ...plainly, files: scripts.map((each) => `${root}.build/web/${each}`) },
  ...before ? [{ name: "this field before", id: "before", ...ours("before"), files: ["engine.wasm", ...scripts].map((each) => `${before}/${each}`) }] : [],
  ...["react-number-format", "base-ui", "react-aria", "autonumeric"].filter((each) => peers && existsSync(`${peers}/${each}.js`))
    .map((each) => ({ name: `\`${each}\``, id: each, ...library(each), files: [`${peers}/${each}.own.js`], app: `${peers}/${each}.js` })),
];

const pages = `${root}.build/web-figures`;
rmSync(pages, { recursive: true, force: true });
mkdirSync(pages, { recursive: true });
for (const each of subjects) writeFileSync(`${pages}/${each.id}.html`, pageOf(each));
const folders = { "/web/": `${root}.build/web`, ...before ? { "/before/": before } : {}, ...peers ? { "/peers/": peers } : {}, "/tests/": `${root}Web/Tests`, "/": pages };
const server = await serve(folders, { compresses: true });
const browser = await Browser.launch(program);
const { product } = await browser.send("Browser.getVersion");

const median = (numbers) => numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)];
const sent = (files) => files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0);
const add = (subject, what, value) => ((subject.found ??= {})[what] ??= []).push(value);

// The first field that reads numbers, on lines of 1.6 and of 9 Mbit/s with DevTools' latencies of "Slow 4G" and "Fast 4G".
const slow = await browser.page("about:blank");
await slow.send("Network.enable");
await slow.send("Network.setCacheDisabled", { cacheDisabled: true });
for (const [megabits, latency] of [[1.6, 562.5], [9, 165]]) {
  const throughput = megabits * 125_000;
  await slow.send("Network.emulateNetworkConditions", { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput });
  for (let round = 0; round < Math.min(rounds, 5); round++) {
    for (const each of subjects) {
      await slow.open(`${server.address}/${each.id}.html?${megabits}-${round}`);
      add(each, megabits, await slow.run("usable"));
    }
  }
}
await slow.send("Page.close");

for (const each of subjects) {
  each.page = await browser.page(`${server.address}/${each.id}.html`);
  await each.page.run("usable.then(() => true)");
  await each.page.send("Performance.enable");
}
/** Seconds that the page's main thread has worked, and of these in scripts. */
async function worked(page) {
  const { metrics } = await page.send("Performance.getMetrics");
  const of = (wanted) => metrics.find(({ name }) => name === wanted).value;
  return [of("TaskDuration"), of("ScriptDuration")];
}
/** Megabytes that a page's scripts, elements and modules hold. */
async function memory(page) {
  for (let times = 0; times < 2; times++) await page.send("HeapProfiler.collectGarbage");
  const { usedSize, embedderHeapUsedSize = 0 } = await page.send("Runtime.getHeapUsage");
  const engine = await page.run(async () => globalThis.customElements.get("number-field") && performance.getEntriesByName(new URL("/web/engine.wasm", location).href).length > 0
    ? (await (await import("/web/headless.js")).loadEngine()).memorySize : 0);
  return (usedSize + embedderHeapUsedSize + engine) / 1e6;
}
const keys = "1234567,5";
for (let round = 0; round < rounds; round++) {
  for (const each of subjects) {
    const { page } = each;
    await page.send("Page.bringToFront");
    for (const count of [500, 2000]) {
      add(each, count, await page.run(async (count) => {
        const place = document.querySelector("main");
        await show(place, 0);
        await new Promise((done) => setTimeout(done, 50));
        const start = performance.now();
        await show(place, count);
        document.body.offsetHeight;
        return performance.now() - start;
      }, count));
    }
    if (round === 0) add(each, "memory", await memory(page));
    await page.run(async () => {
      const place = document.querySelector("main");
      await show(place, 1);
      const first = place.querySelector("input, number-field");
      first.focus();
      const input = document.activeElement.shadowRoot?.activeElement ?? document.activeElement;
      input.select();
    });
    // The first key touches the field.
    await page.type("1");
    for (let times = 0; times < 5; times++) {
      const start = await worked(page);
      await page.type(keys);
      const end = await worked(page);
      end.forEach((seconds, index) => add(each, ["key", "script"][index], (seconds - start[index]) * 1e6 / keys.length));
      await page.press("Control+a", { commands: ["selectAll"] });
      await page.press("Backspace");
    }
  }
}
await browser.close();
server.close();

const value = (subject, what) => median(subject.found[what]);
const [plain, own] = subjects;
const ratio = (subject, what) => subject === own || subject === plain ? "" : ` (${(value(subject, what) / value(own, what)).toFixed(2)})`;
const cell = (subject, what, unit) => `${value(subject, what).toFixed(0)} ${unit}${ratio(subject, what)}`;
const [app] = subjects.filter(({ app }) => app?.includes("react"));
const table = [
  "| | bytes as sent (brotli) | reads at 1.6 Mbit/s after | at 9 Mbit/s | a key | of these scripts | 500 fields read after | 2,000 | memory of 2,000 |",
  "|---|---|---|---|---|---|---|---|---|",
  ...subjects.map((each) => `| ${each.name} | ${sent(each.files).toLocaleString("en")} | ${cell(each, 1.6, "ms")} | ${cell(each, 9, "ms")} | ${cell(each, "key", "µs")} | ${cell(each, "script", "µs")} | ${cell(each, 500, "ms")} | ${cell(each, 2000, "ms")} | ${value(each, "memory").toFixed(1)} MB |`),
  "",
  `Medians of ${rounds} rounds with ${product}; in parentheses beside this field's. A key is all that the page's main thread does for a real`,
  `key, drawing included: ${(100 * value(plain, "key") / value(own, "key")).toFixed(0)} % of this field's is the browser's own, the plain input's.${app
    ? ` React (${(sent([app.app]) - sent(app.files)).toLocaleString("en")} bytes),` : ""}`,
  ...app ? ["where a field needs it, is inside of the pages, and not of the bytes."] : [],
].join("\n");
console.log(table);
if (process.argv.includes("--write")) {
  const guide = `${root}Web/Guide.md`;
  const [start, end] = ["<!-- costs -->\n", "\n<!-- end of costs -->"];
  const text = readFileSync(guide, "utf8");
  writeFileSync(guide, text.slice(0, text.indexOf(start) + start.length) + table + text.slice(text.indexOf(end)));
}
