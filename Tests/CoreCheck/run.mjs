// Runs the core that was compiled to WebAssembly: node run.mjs core.wasm
import { readFileSync } from "node:fs";
import { randomFillSync } from "node:crypto";

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
let memory;
const env = {
  // Seeds the hashes of sets and dictionaries.
  arc4random_buf: (start, count) => randomFillSync(new Uint8Array(memory.buffer, start, count)),
  putchar: (byte) => process.stderr.write(String.fromCharCode(byte)) && byte,
};
const { exports } = new WebAssembly.Instance(module, { env });
memory = exports.memory;

const expected = {
  typedHundredths: 314,
  commitGroupsDigits: 1,
  refusesHalfGroup: 1,
  readsLargestIntegers: 1,
  tellsFormatFromTexts: 1,
};
for (const [name, value] of Object.entries(expected)) {
  const found = exports[name]();
  if (found !== value) {
    console.error(`${name} gives ${found}, not ${value}`);
    process.exitCode = 1;
  }
}
const imports = WebAssembly.Module.imports(module).map((each) => each.name).join(", ");
console.log(`typed 3.14, read ${exports.typedHundredths() / 100}; imports: ${imports || "none"}`);
