// Where the bytes of a module go: node bytes.mjs MODULE.wasm [PATTERN…], of a module that `Web/build-web.sh --bytes` has linked
// with its relocations, before wasm-opt. Prints Markdown: the functions by module, and for each pattern of Swift's names how many
// bytes would go if nothing called the functions that it matches.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const bytes = readFileSync(process.argv[2]);
const patterns = process.argv.slice(3);
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
const list = (read) => Array.from({ length: number() }, read);
/** Reads parts, each after its kind and length, up to an end. */
const parts = (end, read) => {
  while (at < end) {
    const [kind, length] = [bytes[at++], number()];
    const next = at + length;
    read(kind, next);
    at = next;
  }
};

// The WebAssembly tool conventions for linking name the symbols, and what of code and data refers to each.
let imported = 0;
let exported = [];
const functions = [];
const segments = [];
let symbols = [];
const names = new Map();
const references = { CODE: [], DATA: [] };
parts(bytes.length, (kind, end) => {
  const start = at;
  if (kind === 2) {
    list(() => {
      text();
      text();
      if (bytes[at++] === 0) imported += 1;
      number();
    });
  } else if (kind === 7) exported = list(() => { text(); return [bytes[at++], number()]; });
  else if (kind === 10) {
    list(() => {
      const size = number();
      functions.push({ start: at - start, size });
      at += size;
    });
  } else if (kind === 11) {
    list(() => {
      // One memory, at a constant address.
      at = bytes.indexOf(0x0B, at) + 1;
      const size = number();
      segments.push(at - start);
      at += size;
    });
  } else if (kind === 0) {
    const name = text();
    if (name === "name") parts(end, (part) => { if (part === 1) list(() => names.set(number(), text())); });
    else if (name === "linking") {
      number();
      parts(end, (part) => {
        if (part !== 8) return;
        symbols = list(() => {
          const [kind, flags] = [bytes[at++], number()];
          const isDefined = !(flags & 0x10);
          if (kind === 3) return number() && undefined;
          if (kind === 1) {
            const name = text();
            return isDefined ? { name, segment: number(), offset: number(), size: number() } : undefined;
          }
          const index = number();
          if (isDefined || flags & 0x40) text();
          return kind === 0 && index >= imported ? { index: index - imported } : undefined;
        });
      });
    } else if (name.startsWith("reloc.")) {
      number();
      references[name.slice(6)] = list(() => {
        const [kind, offset, symbol] = [bytes[at++], number(), number()];
        // These have a number to add.
        if ([3, 4, 5, 8, 9, 11, 14, 15, 16, 17].includes(kind)) number();
        return { offset, symbol: kind === 6 || kind === 9 ? undefined : symbol };
      });
    }
  }
});

// What refers to what: functions, and pieces of data.
const nodes = functions.map(({ start, size }, index) => ({ name: names.get(index + imported) ?? "", start, size, next: new Set() }));
const pieces = new Map();
const nodeOf = (symbol) => {
  if (!symbol || symbol.size === 0) return undefined;
  if (symbol.index !== undefined) return nodes[symbol.index];
  const place = segments[symbol.segment] + symbol.offset;
  if (!pieces.has(place)) pieces.set(place, { name: "", start: place, size: symbol.size, isData: true, next: new Set() });
  return pieces.get(place);
};
symbols.forEach(nodeOf);
const owners = { CODE: nodes, DATA: [...pieces.values()].sort((left, right) => left.start - right.start) };
for (const section of ["CODE", "DATA"]) {
  for (const { offset, symbol } of references[section]) {
    const owner = owners[section].findLast(({ start }) => start <= offset);
    const target = nodeOf(symbols[symbol]);
    if (owner && target && offset < owner.start + owner.size) owner.next.add(target);
  }
}
const roots = exported.filter(([kind, index]) => kind === 0 && index >= imported).map(([, index]) => nodes[index - imported]);
/** All that the exports reach, without some functions. */
function reached(isGone = () => false) {
  const found = new Set(roots);
  for (const each of found) for (const next of each.next) if (!isGone(next)) found.add(next);
  return found;
}
const sum = (all) => [...all].reduce((total, { size }) => total + size, 0);

// Swift's mangled names begin with their module; what a module has specialized of the standard library is the library's.
const modules = ["NumberText", "FieldEditing", "FieldLines", "FormattingFieldJSON", "FormattingFieldC"];
const groupOf = ({ name, isData }) => isData ? "tables and texts"
  : modules.find((each) => name.startsWith(`$e${each.length}${each}`) || name.startsWith(`$s${each.length}${each}`))
    ?? (/^\$[es]/.test(name) ? "Swift's standard library" : "C and the linker");
const all = reached();
const groups = [...new Set([...all].map(groupOf))].map((name) => [name, sum([...all].filter((each) => groupOf(each) === name))]);
console.log("| what | bytes | share |\n|---|---|---|");
for (const [name, size] of groups.sort(([, left], [, right]) => right - left)) console.log(`| ${name} | ${size.toLocaleString("en")} | ${(100 * size / sum(all)).toFixed(0)} % |`);
if (patterns.length > 0) {
  // The compiler's demangler knows the prefix of all of Swift, not that of Embedded Swift.
  const { stdout } = spawnSync("swift", ["demangle", "--simplified"], { input: nodes.map(({ name }) => name.replace(/^\$e/, "$s").replace(/\.\d+$/, "")).join("\n"), maxBuffer: 2 ** 28 });
  stdout.toString().split("\n").forEach((name, index) => { if (nodes[index]) nodes[index].full = name; });
  console.log("\n| without | bytes |\n|---|---|");
  for (const pattern of patterns) {
    const gone = new RegExp(pattern);
    console.log(`| \`${pattern}\` | ${(sum(all) - sum(reached(({ full }) => full !== undefined && gone.test(full)))).toLocaleString("en")} |`);
  }
}
