// Calls the C interface that was compiled to WebAssembly, with formats of Intl's: node facade.mjs core.wasm
import { readFileSync } from "node:fs";
import { randomFillSync } from "node:crypto";

const writers = [];
const decoder = new TextDecoder();
const encoder = new TextEncoder();
const bytes = (start, count) => new Uint8Array(exports.memory.buffer, start, count);
const word = (start) => new DataView(exports.memory.buffer).getUint32(start, true);

const env = {
  arc4random_buf: (start, count) => randomFillSync(bytes(start, count)),
  putchar: (byte) => process.stderr.write(String.fromCharCode(byte)) && byte,
  writeNumber: (context, number, length, buffer, capacity) => {
    const text = encoder.encode(writers[context].format(decoder.decode(bytes(number, length))));
    if (text.length <= capacity) bytes(buffer, capacity).set(text);
    return text.length;
  },
};
const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const { exports } = new WebAssembly.Instance(module, { env });

function expect(found, expected, what) {
  if (found === expected) return;
  console.error(`${what} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`);
  process.exitCode = 1;
}

const answer = exports.host_allocate(64);
const room = exports.host_allocate(1024);
const capacity = 512;

function utf8(text) {
  const found = encoder.encode(text);
  bytes(room, capacity).set(found);
  return [room, found.length];
}

function makeFormat(locale, options) {
  const context = writers.length;
  writers.push(new Intl.NumberFormat(locale, options));
  const separated = { ...options, useGrouping: "always", minimumFractionDigits: 1 };
  writers.push(new Intl.NumberFormat(locale, separated));
  expect(exports.format_from_host(context, 0, answer, 0), 0, `the format of ${locale}`);
  return word(answer);
}

function text(field) {
  expect(exports.ff_field_text(field, room, capacity, answer), 0, "the call for a text");
  return decoder.decode(bytes(room, word(answer)));
}

function value(field) {
  const status = exports.ff_field_value(field, room, capacity, answer);
  return status === 10 ? null : decoder.decode(bytes(room, word(answer)));
}

const unit = { utf16: 1 };
const double = 1;
const rows = [
  ["de-DE", {}, "1234,5", "1.234,5", "1234.5"],
  ["en-IN", {}, "1234567", "12,34,567", "1234567"],
  ["ar-EG", {}, "\u0661\u0662\u066B\u0665", "\u0661\u0662\u066B\u0665", "12.5"],
  ["fr-FR", { style: "currency", currency: "EUR" }, "5", "5,00\u00A0\u20AC", "5"],
  ["en-US", { style: "percent" }, "25", "25%", "0.25"],
];
for (const [locale, options, typed, written, number] of rows) {
  const format = makeFormat(locale, options);
  expect(exports.ff_field_make(format, double, answer), 0, "the call for a field");
  const field = word(answer);
  exports.ff_format_free(format);
  for (const [place, key] of [...typed].entries()) {
    const status = exports.ff_field_apply(field, unit.utf16, place, place, ...utf8(key), 0, 0);
    expect(status, 0, `the status of ${key} in ${locale}`);
  }
  expect(text(field), typed, "what was typed");
  expect(value(field), number, `the value of ${typed} in ${locale}`);
  expect(exports.ff_field_commit(field, answer, 0), 0, "the call to commit");
  expect(word(answer), 1, `the outcome of ${typed} in ${locale}`);
  expect(text(field), written, `what ${typed} became in ${locale}`);
  exports.ff_field_free(field);
  expect(exports.ff_field_commit(field, 0, 0), 20, "a commit in a field that is gone");
}
console.log(`${rows.length} fields through the C interface with formats of Intl's`);
