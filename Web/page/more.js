// More fields: twelve with their code, what else can be typed, and a text in all languages.
import { loadEngine } from "./web/number-field.js";
import { entries, fields, showGallery } from "./gallery.js";
import { showReadings } from "./readings.js";

const find = (name) => document.querySelector(name);
const ready = (list) => Promise.all([...list.querySelectorAll("number-field")].map((each) => each.ready));

/**
 * Resolves when the module with entries is there: Web/serve.sh serves the page before that, and answers
 * 202 until then.
 */
async function entriesBuilt() {
  for (;;) {
    const answer = await fetch("web/entries.wasm", { method: "HEAD" });
    find("#building").hidden = answer.status !== 202;
    if (answer.status !== 202) return;
    await new Promise((done) => setTimeout(done, 1000 * answer.headers.get("retry-after")));
  }
}

showGallery(find("#gallery"), fields);
showReadings(await loadEngine(), find("#own"), find("#readings tbody"));
await ready(find("#gallery"));
await entriesBuilt();
showGallery(find("#entries"), entries);
await ready(find("#entries"));
document.documentElement.dataset.ready = "true";
