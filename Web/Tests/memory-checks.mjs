// What a page's memory has after many fields, bounds and keys: as much as after some.
import { check, equal, ok } from "./harness.mjs";

/** The listeners, nodes and bytes that scripts hold, and the bytes of the engine. */
async function held(page) {
  for (let times = 0; times < 3; times++) await page.send("HeapProfiler.collectGarbage");
  const { jsEventListeners, nodes } = await page.send("Memory.getDOMCounters");
  const { usedSize } = await page.send("Runtime.getHeapUsage");
  const engine = await page.run(async () => (await library.loadEngine()).memorySize);
  return { jsEventListeners, nodes, usedSize, engine };
}

/** Does something with numbers from one to another, in parts: after the first nothing may grow by more than a limit. */
async function boundedBy(limits, page, run, [first, second, end]) {
  await page.run(() => show("<p></p>"));
  await run(first, second);
  const before = await held(page);
  let after = before;
  for (let from = second; from < end; from += second - first) {
    await run(from, Math.min(end, from + second - first));
    after = await held(page);
  }
  for (const name in limits) ok(after[name] - before[name] <= limits[name], `${name}: ${JSON.stringify(before)} became ${JSON.stringify(after)}`);
}
// The engine takes memory by pages, and how many fields wait at once depends on the machine.
const nothing = { jsEventListeners: 60, nodes: 60, usedSize: 500_000, engine: 1_048_576 };

check("fields of a thousand and more different bounds, each typed into, leave nothing behind", ({ page, isFull }) => boundedBy(nothing, page, (from, to) => page.run(async (from, to) => {
  for (let max = from; max < to; max++) {
    document.body.innerHTML = `<number-field type="currency" currency="EUR" value="5" max="${max}"></number-field>`;
    await field().ready;
    field().focus();
    inner().value = `${max - 1}`;
    inner().dispatchEvent(new InputEvent("input", { inputType: "insertText" }));
    field().commit();
    if (field().value !== String(max - 1)) throw new Error(field().value);
    if (max % 50 === 0) await new Promise(requestAnimationFrame);
  }
  document.body.innerHTML = "";
  // A field waits a second for its page's answer.
  await new Promise((done) => { setTimeout(done, 1100); });
}, from, to), [1000, 1600, isFull ? 4600 : 2200]));

check("one field whose bounds change 3,000 times keeps the last", ({ page }) => boundedBy(nothing, page, (from, to) => page.run(async (from, to) => {
  document.body.innerHTML = `<number-field type="currency" currency="EUR" value="5"></number-field>`;
  await field().ready;
  field().focus();
  for (let max = from; max < to; max++) field().max = max;
  document.body.innerHTML = "";
}, from, to), [1000, 2000, 5000]));

check("20,000 fields that nobody touches come and go and leave nothing behind", ({ page }) => boundedBy(nothing, page, (from, to) => page.run(async (from, to) => {
  for (; from < to; from += 1000) {
    document.body.innerHTML = Array.from({ length: 1000 }, (_, index) => `<number-field locale="de-DE" value="${from + index}" min="0"></number-field>`).join("");
    if (document.body.lastChild.querySelector("input").value === "") throw new Error("nothing is shown");
    document.body.innerHTML = "";
    await new Promise(requestAnimationFrame);
  }
}, from, to), [0, 5000, 25_000]));

check("a thousand fields that were used come and go and leave nothing behind", ({ page }) => boundedBy(nothing, page, (from, to) => page.run(async (from, to) => {
  for (; from < to; from++) {
    const field = document.createElement("number-field");
    field.locale = "de-DE";
    document.body.append(field);
    await field.ready;
    field.focus();
    field.value = from;
    field.remove();
  }
}, from, to), [0, 250, 1250]));

check("keys through the whole element take no memory that is not given back", async ({ page, isFull }) => {
  await page.run(() => show(`<number-field locale="de-DE"></number-field>`));
  const keys = isFull ? 1_000_000 : 20_000;
  const [before, after] = await page.run(async (keys) => {
    const engine = await library.loadEngine();
    const type = (count) => {
      const input = inner();
      for (let key = 0; key < count; key++) {
        input.value = input.value.length > 12 ? "" : input.value + "1234567,89"[key % 10];
        input.dispatchEvent(new InputEvent("input", { inputType: "insertText" }));
        if (key % 10 === 9) field().commit();
      }
    };
    type(20_000);
    const before = engine.memorySize;
    type(keys);
    return [before, engine.memorySize];
  }, keys);
  equal(after, before, "bytes of memory");
});
