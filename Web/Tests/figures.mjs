// What the field and others cost, side by side in one page and one run. Prints Markdown.
import { fileURLToPath } from "node:url";
import { Browser, find, serve } from "./driver.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const program = find("chromium", "chromium-browser", "google-chrome");
if (!program) {
  console.log("There is no Chromium: no figures.");
  process.exit();
}
const server = await serve({ "/web/": `${root}/.build/web`, "/tests/": `${root}/Web/Tests`, "/": `${root}/Web/page` });
const browser = await Browser.launch(program);
const page = await browser.page(`${server.address}/tests/page.html`);
await page.run("isReady");
const { product } = await browser.send("Browser.getVersion");

const speed = await page.run(async () => {
  const { stripSeparators, numberInput } = await import("/readers.js");
  const engine = await library.loadEngine();
  document.body.innerHTML = `<number-field locale="de-DE"><input id="ours"></number-field><input id="recipe"><input id="number" type="number">`;
  const [ours, recipe, number] = document.querySelectorAll("input");
  const element = await document.querySelector("number-field").ready;
  let sink = 0;
  recipe.addEventListener("input", () => { sink += stripSeparators(recipe.value, "de-DE") ?? 0; });
  number.addEventListener("input", () => { sink += number.valueAsNumber || 0; });
  element.addEventListener("input", () => { sink += element.valueAsNumber || 0; });
  const { plainField } = await import("/tests/plain-field.mjs");
  const { lineOf } = await import("/web/field.js");
  const field = plainField(engine, lineOf, "de-DE");
  const text = "1234567,5";
  const plain = "1234567.5";
  /**
   * Microseconds of each of some actions, taken in turn: the best round, which nothing
   * disturbed.
   */
  const compare = (actions, count, rounds = 40) => {
    const times = Object.fromEntries(Object.keys(actions).map((name) => [name, []]));
    for (let round = 0; round < rounds; round++) {
      for (const [name, act] of Object.entries(actions)) {
        const start = performance.now();
        for (let index = 0; index < count; index++) act(index);
        times[name].push((performance.now() - start) * 1000 / count);
      }
    }
    return Object.fromEntries(Object.entries(times).map(([name, list]) => [name, Math.min(...list)]));
  };
  const parse = compare({
    ours: () => { field.follow(""); field.follow(text); sink += Number(field.value); },
    recipe: () => { sink += stripSeparators(text, "de-DE"); },
    number: () => { sink += numberInput(plain); },
  }, 500);
  const engineKey = compare({
    ours: (index) => { field.follow(index % 9 === 0 ? "1" : text.slice(0, index % 9 + 1)); sink += field.status.length; },
  }, 900).ours;
  const key = (input, characters) => (index) => {
    if (document.activeElement !== input) input.focus();
    if (index % 9 === 0) input.select();
    document.execCommand("insertText", false, characters[index % 9]);
  };
  const keys = compare({ ours: key(ours, text), recipe: key(recipe, text), number: key(number, plain) }, 90);
  return { parse, engineKey, keys, sink: sink > 0 };
});

// 500 fields beside 500 plain inputs, in turn, and what the module needs to start.
const many = await page.run(async () => {
  const html = (name) => Array.from({ length: 500 }, (_, index) => `<${name} value="${index}.5">${name === "input" ? "" : `</${name}>`}`).join("");
  const shown = async (name) => {
    document.body.innerHTML = "";
    await new Promise((done) => setTimeout(done, 20));
    const start = performance.now();
    document.body.innerHTML = html(name);
    if (name !== "input") await Promise.all([...document.querySelectorAll(name)].map((each) => each.ready));
    document.body.offsetHeight;
    return performance.now() - start;
  };
  const started = async () => {
    const start = performance.now();
    await library.Engine.load(await fetch("/web/engine.wasm"));
    return performance.now() - start;
  };
  const times = { input: [], "number-field": [], start: [] };
  for (let round = 0; round < 15; round++) {
    for (const name of ["input", "number-field"]) times[name].push(await shown(name));
    times.start.push(await started());
  }
  return Object.fromEntries(Object.entries(times).map(([name, list]) => [name, list.sort((left, right) => left - right)[7]]));
});

// The first field on a line of 1.6 and of 9 Mbit/s, with DevTools' latencies of "Slow 4G" and "Fast 4G", and files as a
// server sends them.
const lines = [[1.6, 562.5], [9, 165]];
const far = await serve({ "/web/": `${root}/.build/web`, "/": `${root}/Web/Tests` }, { compresses: true });
const slow = await browser.page("about:blank");
await slow.send("Network.enable");
await slow.send("Network.setCacheDisabled", { cacheDisabled: true });
const usable = [];
for (const [megabits, latency] of lines) {
  const throughput = megabits * 125_000;
  await slow.send("Network.emulateNetworkConditions", { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput });
  const found = [];
  for (let round = 0; round < 5; round++) {
    await slow.open(`${far.address}/slow.html?${megabits}-${round}`);
    found.push(await slow.run("usable"));
  }
  usable.push([megabits, found.sort((left, right) => left - right)[2]]);
}
far.close();

await browser.close();
server.close();
const us = (number) => `${number.toFixed(number < 10 ? 2 : 0)} µs`;
console.log(`With ${product}:\n`);
console.log("| | this field | separators stripped | `<input type=number>` |");
console.log("|---|---|---|---|");
console.log(`| a text of nine characters is read | ${us(speed.parse.ours)} | ${us(speed.parse.recipe)} | ${us(speed.parse.number)} |`);
console.log(`| a key through the engine alone | ${us(speed.engineKey)} | | |`);
console.log(`| a key in the page, with the browser's own work | ${us(speed.keys.ours)} | ${us(speed.keys.recipe)} | ${us(speed.keys.number)} |`);
const ms = (number) => `${number.toFixed(number < 10 ? 1 : 0)} ms`;
console.log(`\n| | |\n|---|---|`);
console.log(`| 500 plain inputs shown | ${ms(many.input)} |`);
console.log(`| 500 fields ready | ${ms(many["number-field"])} |`);
console.log(`| the module started | ${ms(many.start)} |`);
for (const [megabits, time] of usable) console.log(`| the first field usable on a line of ${megabits} Mbit/s, with preloads | ${ms(time)} |`);
