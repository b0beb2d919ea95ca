// The query: `engine` says where the engine is, `html` is the content of the page.
import { loadEngine } from "/web/headless.js";

const query = new URLSearchParams(location.search);
window.loadEngine = loadEngine;
window.errors = [];
addEventListener("error", (event) => {
  errors.push(event.message);
  event.preventDefault();
});
addEventListener("unhandledrejection", (event) => { errors.push(`unhandled: ${event.reason}`); });
loadEngine(query.get("engine") ?? undefined).catch(() => {});
document.body.innerHTML = query.get("html");
await import("/web/number-field.js");
window.field = () => document.querySelector("number-field");
window.inner = () => field().querySelector("input");
window.message = () => field().shadowRoot.querySelector("[part=message]")?.textContent ?? "";
window.seen = () => [inner().value, field().value, field().validity.valid, message(),
  ...(field().form ? [new FormData(field().form).get("n")] : [])];
window.isHere = true;
