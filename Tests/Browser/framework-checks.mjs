// The recipes of Documentation/Web.md with the frameworks that this machine has.
import { existsSync, readFileSync } from "node:fs";
import { check, equal } from "./harness.mjs";

// Debian's package libjs-vue: Vue 2.
const vue = "/usr/share/javascript/vue/vue.js";
if (!existsSync(vue)) console.log("There is no Vue (libjs-vue): its recipe was not run.");
else check("the recipe for Vue: what is typed stands there, and the model has the number", async ({ page, root }) => {
  const recipe = readFileSync(`${root}/Documentation/Web.md`, "utf8").match(/```html\n<!-- Vue 2 -->\n([^]*?)```/)[1].trim();
  await page.run(`${readFileSync(vue, "utf8")}; true`);
  await page.run(async (recipe) => {
    document.body.innerHTML = `<div id="app"></div>`;
    Vue.config.ignoredElements = ["number-field"];
    Vue.config.productionTip = false;
    window.app = new Vue({ el: "#app", data: { price: "5", count: 0 },
      template: `<form @submit.prevent>${recipe}<output>{{ price }} {{ count }}</output></form>`,
      updated() { app.rendered = (app.rendered ?? 0) + 1; } });
    await field().ready;
    field().focus();
  }, recipe);
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
  equal(await page.run(() => field().text.replace("\u00a0", " ")), "7,50 €");
  await page.press("Control+a", { commands: ["selectAll"] });
  await page.type("1.5");
  equal(await page.run(() => [field().text, app.price, app.rendered > 3]), ["1.5", "", true]);
});
