// Copies the JavaScript into the package and prints its compressed size: node pack-web.mjs FROM
// TO [--without-limits]
//
// The code stays readable, without comments and indentation. Fails if the limits are exceeded.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

const [from, folder, option] = process.argv.slice(2);
const scripts = readdirSync(from).filter((name) => name.endsWith(".js")).sort();
for (const name of scripts) {
  const text = readFileSync(`${from}/${name}`, "utf8").replace(/^ *\/\*\*.*?\*\/$/gms, "");
  const lines = text.split("\n").map((line) => line.trimStart());
  const isCode = (line) => line !== "" && !line.startsWith("//");
  writeFileSync(`${folder}/${name}`, `${lines.filter(isCode).join("\n")}\n`);
}

// The sentences of each language are a module of their own, made of the tables in Swift, and
// from the page's own in sentences.json. A page loads the language that it needs. Of a form's
// sentences only the word for an empty text is included.
const tables = ["Sources/Core/FieldEditing/Messages/MessageTable+English.swift", ...readdirSync("Sources/Core/NumberMessages")
  .filter((name) => name.endsWith(".swift")).sort().map((name) => `Sources/Core/NumberMessages/${name}`)];
mkdirSync(`${folder}/messages`, { recursive: true });
const ofPage = JSON.parse(readFileSync(`${from}/sentences.json`, "utf8"));
for (const file of tables) {
  const source = readFileSync(file, "utf8");
  const tag = source.match(/= MessageTable\("([\w-]+)", template: words\)/)?.[1];
  if (!tag) continue;
  const sentences = { language: tag, direction: "ltr", ...ofPage[tag] };
  let isOfForm = false;
  for (const [, key, text] of source.matchAll(/case \.(\w+):\s*"((?:[^"\\]|\\.)*)"/g)) {
    isOfForm ||= key === "field";
    if (isOfForm && key !== "emptyWord") continue;
    sentences[key] = text.replace(/\\u\{(\w+)\}/g, (_, code) => String.fromCodePoint(parseInt(code, 16)));
  }
  // Hebrew and Arabic letters.
  if (/[\u0590-\u06ff]/.test(sentences.empty)) sentences.direction = "rtl";
  writeFileSync(`${folder}/messages/${tag}.js`, `export default ${JSON.stringify(sentences, null, 0)};\n`);
}
// Named one by one, so that every bundler finds them.
const tags = readdirSync(`${folder}/messages`).map((name) => name.slice(0, -3)).filter((tag) => tag !== "en" && tag !== "index");
writeFileSync(`${folder}/messages/index.js`,
  `export default {\n${tags.map((tag) => `"${tag}": () => import("./${tag}.js"),\n`).join("")}};\n`);

// The module as text, for tools that do not copy other files beside scripts.
const bytes = readFileSync(`${folder}/engine.wasm`).toString("base64");
writeFileSync(`${folder}/inline.js`, `import { loadEngine } from "./attach.js";
loadEngine(Uint8Array.from(atob("${bytes}"), (byte) => byte.charCodeAt(0)));
`);
const goods = [
  { name: "engine.wasm", files: ["engine.wasm"], limit: 150_000 },
  { name: "React's", files: ["react.js"], limit: 4_000 },
  { name: "other entries", files: ["entries.js"], limit: 1_000 },
  { name: "JavaScript", files: [...scripts.filter((name) => !["react.js", "entries.js"].includes(name)), "messages/en.js", "messages/index.js"], limit: 17_200 },
];
for (const { name, files, limit } of goods) {
  const sums = { raw: 0, gzip: 0, brotli: 0 };
  for (const file of files) {
    const bytes = readFileSync(`${folder}/${file}`);
    sums.raw += bytes.length;
    sums.gzip += gzipSync(bytes, { level: 9 }).length;
    sums.brotli += brotliCompressSync(bytes).length;
  }
  console.log(`${name}: ${sums.raw} bytes, ${sums.gzip} by gzip, ${sums.brotli} by brotli`);
  if (sums.brotli > limit && option !== "--without-limits") {
    console.error(`${name} is over its ${limit} bytes by brotli`);
    process.exitCode = 1;
  }
}
