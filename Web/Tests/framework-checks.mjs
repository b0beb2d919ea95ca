// The recipes of Web/Guide.md with the frameworks that this machine has.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { find, serve } from "./driver.mjs";
import { check, equal, until } from "./harness.mjs";

// Debian's package libjs-vue has Vue 2; PyPI's package trame-client has Vue 3 inside.
const begin = {
  "Vue 2": (page, recipe) => page.run((recipe) => {
    Vue.config.ignoredElements = ["number-field"];
    Vue.config.productionTip = false;
    window.app = new Vue({ el: "#app", data: { price: "5", count: 0 },
      template: `<form @submit.prevent>${recipe}<output>{{ price }} {{ count }}</output></form>`,
      updated() { app.rendered = (app.rendered ?? 0) + 1; } });
  }, recipe),
  "Vue 3": (page, recipe) => page.run((recipe) => {
    const made = Vue.createApp({ data: () => ({ price: "5", count: 0 }),
      template: `<form @submit.prevent>${recipe}<output>{{ price }} {{ count }}</output></form>`,
      updated() { app.rendered = (app.rendered ?? 0) + 1; } });
    made.config.compilerOptions.isCustomElement = (tag) => tag === "number-field";
    window.app = made.mount("#app");
    app.rendered = 0;
  }, recipe),
};
for (const [name, file] of [["Vue 2", "/usr/share/javascript/vue/vue.js"], ["Vue 3", process.env.VUE_3 ?? ""]]) {
  if (!existsSync(file)) {
    console.log(`There is no ${name}: its recipe was not run.`);
    continue;
  }
  check(`the recipe for ${name}: what is typed stands there, and the model has the number`, async ({ page, root, server }) => {
    const recipe = readFileSync(`${root}/Web/Guide.md`, "utf8")
      .match(new RegExp(`<!-- ${name}[^\\n]*\\n([^]*?)\\n(?:\\n|\`\`\`)`))[1].trim();
    // A page has one Vue at a time.
    await page.open(`${server.address}/tests/page.html`);
    await page.run("isReady");
    await page.run(`${readFileSync(file, "utf8")}; window.Vue = Vue; document.body.innerHTML = '<div id="app"></div>'; true`);
    await begin[name](page, recipe);
    await page.run(async () => {
      await field().ready;
      field().focus();
    });
    equal(await page.run(() => [field().text, field().value]), ["5,00\u00a0€", "5"]);
    await page.press("Control+a", { commands: ["selectAll"] });
    for (const key of "1.234,50") {
      await page.press(key);
      // Another render in between, which says again what the model has.
      await page.run(() => { app.count += 1; return app.$nextTick().then(() => true); });
    }
    equal(await page.run(() => [field().text, app.price]), ["1.234,50", "1234.5"]);
    await page.press("Enter");
    equal(await page.run(() => [field().text, app.price]), ["1.234,50\u00a0€", "1234.5"]);
    await page.run(() => { app.price = "7.5"; return app.$nextTick().then(() => true); });
    // It may be an answer to the commit, for a second.
    await until(page, `field().text.startsWith("7,50")`);
    await page.press("Control+a", { commands: ["selectAll"] });
    await page.type("1.5");
    equal(await page.run(() => [field().text, app.price, document.querySelector("output").textContent]), ["1.5", "", " 8"]);
  });
}

const esbuild = find("esbuild");
if (!esbuild) console.log("There is no esbuild: no bundle was tried.");
else check("a bundle by esbuild works with the module copied beside it", async ({ page, root, server }) => {
  const folder = `${root}/.build/web-bundle`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/app.js`, `import "../web/number-field.js"; import "../web/languages.js";`);
  writeFileSync(`${folder}/index.html`, `<!doctype html><html lang="de"><script type="module" src="out/app.js"></script>
    <number-field locale="de-DE" value="1.5"></number-field>`);
  const { status } = spawnSync(esbuild, ["app.js", "--bundle", "--splitting", "--format=esm", "--outdir=out", "--log-level=error"],
    { cwd: folder, stdio: "inherit" });
  equal(status, 0);
  cpSync(`${root}/.build/web/engine.wasm`, `${folder}/out/engine.wasm`);
  const bundled = await serve({ "/": folder });
  await page.open(`${bundled.address}/index.html`);
  equal(await page.run(async () => {
    const field = document.querySelector("number-field");
    await field.ready;
    const { text } = field;
    field.take("1x");
    field.commit();
    for (let tries = 0; tries < 500 && !field.validationMessage.startsWith("„"); tries++) await new Promise((done) => setTimeout(done, 5));
    return [text, field.validationMessage];
  }), ["1,5", "„x“ gehört nicht hierher. Geben Sie eine Zahl ein, zum Beispiel 1.234,5."]);
  bundled.close();
  await page.open(`${server.address}/tests/page.html`);
  await page.run("isReady");
});

if (esbuild) check("one classic script by esbuild, with the module inside, asks for nothing else", async ({ page, root, server }) => {
  const folder = mkdtempSync(join(tmpdir(), "inline-"));
  let own;
  try {
    writeFileSync(join(folder, "app.js"), ["inline", "languages", "number-field"].map((name) => `import "${root}/.build/web/${name}.js";`).join("\n"));
    const { status } = spawnSync(esbuild, ["app.js", "--bundle", "--minify", "--outfile=bundle.js", "--log-level=error"],
      { cwd: folder, stdio: "inherit" });
    equal(status, 0);
    writeFileSync(join(folder, "index.html"), `<!doctype html><html lang="fr"><meta charset="utf-8"><link rel="icon" href="data:,">
      <script src="bundle.js"></script><number-field value="1234.5" required></number-field>`);
    own = await serve({ "/": folder });
    await page.open(`${own.address}/`);
    equal(await page.run(async () => {
      const field = document.querySelector("number-field");
      await field.ready;
      const { text } = field;
      field.value = "";
      for (let tries = 0; tries < 100 && field.validationMessage === "Enter a number."; tries++) {
        await new Promise((done) => setTimeout(done, 5));
      }
      return [text, field.validationMessage, performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname)];
    }), ["1\u202f234,5", "Saisissez un nombre.", ["/bundle.js"]]);
  } finally {
    own?.close();
    rmSync(folder, { recursive: true });
    await page.open(`${server.address}/tests/page.html`);
    await page.run("isReady");
  }
});
