// Where the bytes of a module go: node bytes.mjs MODULE.wasm, of a module that was linked without --strip-all. Prints Markdown.
import { readFileSync } from "node:fs";

const bytes = readFileSync(process.argv[2]);
let at = 8;
const number = () => {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) return value;
  }
};
const text = () => {
  const length = number();
  return bytes.subarray(at, at += length).toString();
};
const sizes = [];
const names = new Map();
let imported = 0;
let data = 0;
while (at < bytes.length) {
  const [kind, length] = [bytes[at++], number()];
  const end = at + length;
  if (kind === 2) {
    for (let count = number(); count > 0; count--) {
      text();
      text();
      if (bytes[at++] === 0) imported += 1;
      number();
    }
  } else if (kind === 10) {
    for (let count = number(); count > 0; count--) {
      const size = number();
      sizes.push(size);
      at += size;
    }
  } else if (kind === 11) data = length;
  else if (kind === 0 && text() === "name") {
    while (at < end) {
      const [part, partLength] = [bytes[at++], number()];
      const partEnd = at + partLength;
      if (part === 1) for (let count = number(); count > 0; count--) names.set(number(), text());
      at = partEnd;
    }
  }
  at = end;
}

// Swift's mangled names begin with their module; what a module has specialized of the standard library is the library's.
const modules = ["NumberText", "FieldEditing", "FieldMessages", "FormattingFieldJSON", "FormattingFieldC"];
const groups = new Map();
sizes.forEach((size, index) => {
  const name = names.get(index + imported) ?? "";
  const module = modules.find((each) => name.startsWith(`$e${each.length}${each}`) || name.startsWith(`$s${each.length}${each}`))
    ?? (/^\$[es]/.test(name) ? "Swift's standard library" : "C and the linker");
  groups.set(module, (groups.get(module) ?? 0) + size);
});
groups.set("tables and texts", data);
const sum = [...groups.values()].reduce((left, right) => left + right, 0);
console.log("| what | bytes | share |\n|---|---|---|");
for (const [name, size] of [...groups].sort(([, left], [, right]) => right - left)) console.log(`| ${name} | ${size} | ${(100 * size / sum).toFixed(0)} % |`);
