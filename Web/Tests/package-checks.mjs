// The package as an application finds it in its node_modules: used by node, esbuild and
// TypeScript.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { find } from "./driver.mjs";
import { check, equal, ok } from "./harness.mjs";

/** A folder with the unpacked package, and React if this machine has it. */
function inProject(run) {
  return async (context) => {
    const folder = mkdtempSync(join(tmpdir(), "package-"));
    try {
      const modules = join(folder, "node_modules");
      mkdirSync(join(modules, "@types"), { recursive: true });
      execFileSync("tar", ["-xzf", `${context.root}/.build/formatting-field.tgz`, "-C", modules]);
      execFileSync("mv", [join(modules, "package"), join(modules, "formatting-field")]);
      for (const name of ["react", "react-dom", "scheduler", "@types/react"]) {
        if (existsSync(`/usr/share/nodejs/${name}`)) cpSync(`/usr/share/nodejs/${name}`, join(modules, name), { recursive: true });
      }
      writeFileSync(join(folder, "package.json"), `{ "type": "module" }`);
      const execute = (program, ...words) => {
        try {
          return execFileSync(program, words, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
        } catch (error) {
          throw new Error(`${program} ${words.join(" ")}: ${error.stdout}${error.stderr}`);
        }
      };
      await run({ ...context, folder, execute, write: (name, text) => writeFileSync(join(folder, name), text) });
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
}
const hasReact = existsSync("/usr/share/nodejs/react");
const without = (what) => console.log(`    There is no ${what}: that part was skipped.`);

check("every entry of the package is there, and imports in node, without a document", inProject(({ folder, write, execute }) => {
  const { exports, files } = JSON.parse(readFileSync(join(folder, "node_modules/formatting-field/package.json")));
  ok(files.includes("*.wasm") && exports["./react"], "exports");
  for (const entry of Object.values(exports)) {
    for (const file of typeof entry === "string" ? [entry] : Object.values(entry)) {
      ok(existsSync(join(folder, "node_modules/formatting-field", file)), file);
    }
  }
  const names = ["", "/engine", "/inline", "/languages", ...hasReact ? ["/react"] : []];
  write("all.js", `${names.map((name) => `import "formatting-field${name}";`).join("\n")}
    import { Engine, loadEngine } from "formatting-field/engine";
    const read = (engine) => { return engine.open({ locale: "de-DE" }).act({ paste: "1.234,5" }).value; };
    console.log(read(await Engine.load()), read(await loadEngine()));`);
  equal(execute("node", "all.js"), "1234.5 1234.5\n");
}));

check("esbuild bundles it for a page, with the module in the bundle or beside it, and for a server", inProject(({ folder, write, execute }) => {
  const esbuild = find("esbuild");
  if (!esbuild) return without("esbuild");
  write("page.js", `import "formatting-field/inline"; import { NumberField } from "formatting-field"; console.log(NumberField);`);
  write("split.js", `import { loadEntries } from "formatting-field"; console.log(loadEntries);`);
  execute(esbuild, "page.js", "--bundle", "--format=esm", "--minify", "--outfile=page.min.js", "--log-level=warning", "--log-override:empty-import-meta=silent");
  ok(readFileSync(join(folder, "page.min.js"), "utf8").length > 400_000, "the module is in the bundle");
  execute(esbuild, "split.js", "--bundle", "--format=esm", "--splitting", "--outdir=out", "--log-level=warning");
  ok(existsSync(join(folder, "out/split.js")), "split");
  // One language, unless a bundle asks for all.
  const languagesOf = (name) => {
    execute(esbuild, name, "--bundle", "--format=esm", "--minify", "--outfile=one.js", "--log-level=warning");
    const text = readFileSync(join(folder, "one.js"), "utf8");
    return [text.includes("is not a number") || text.includes("Enter a number"), text.includes("Geben Sie eine Zahl ein")];
  };
  write("one-language.js", `import "formatting-field";`);
  write("all-languages.js", `import "formatting-field"; import "formatting-field/languages";`);
  equal([languagesOf("one-language.js"), languagesOf("all-languages.js")], [[true, false], [true, true]]);
  if (!hasReact) return without("React");
  write("server.jsx", `import * as React from "react"; import { renderToString } from "react-dom/server"; import { NumberField } from "formatting-field/react";
    console.log(renderToString(<NumberField locale="en-IN" type="currency" currency="INR" defaultValue="1234567.5" label="Price" />));`);
  execute(esbuild, "server.jsx", "--bundle", "--platform=node", "--format=cjs", "--outfile=server.cjs",
    "--preserve-symlinks", "--log-level=error");
  // As npm's React 18 is made: Debian's leaves out what is inside of a page's element.
  write("server.cjs", readFileSync(join(folder, "server.cjs"), "utf8").replaceAll(/typeof propValue === .function. \|\| typeof propValue === .object./g, "false"));
  ok(execute("node", "server.cjs").includes(`value="₹12,34,567.50"`), "the server writes the text");
}));

check("the bytes that Web/Guide.md tells are those of the package", ({ root }) => {
  const files = { engine: ["engine.wasm"], JavaScript: ["field.js", "number-field.js"], entries: ["entries.wasm"], React: ["react.js"] };
  const [, chapter] = readFileSync(`${root}/Web/Guide.md`, "utf8").split("\n## What it costs\n");
  const rows = [...chapter.split("\n\n")[0].matchAll(/^\| (.*) \| ([\d,]+) \| ([\d,]+) \|$/gm)];
  const names = rows.map(([, what]) => Object.keys(files).find((name) => what.includes(name)));
  equal([...names].sort(), Object.keys(files).sort());
  rows.forEach(([, what, ...told], index) => {
    const all = files[names[index]];
    // The checks of a day take modules as they were linked.
    if (process.env.UNOPTIMIZED && all[0].endsWith(".wasm") || !find("wasm-opt", "esbuild")) return;
    const bytes = all.map((file) => readFileSync(`${root}/.build/web/${file}`));
    const found = [bytes, bytes.map((each) => brotliCompressSync(each))].map((each) => each.reduce((sum, { length }) => sum + length, 0));
    found.forEach((count, place) => {
      const said = Number(told[place].replaceAll(",", ""));
      ok(Math.abs(count / said - 1) < 0.03, `${what}: ${count} bytes, not ${said}`);
    });
  });
});

check("a bundle with English alone says so once, to a page in another language", inProject(({ write, execute }) => {
  const esbuild = find("esbuild");
  if (!esbuild) return without("esbuild");
  for (const [languages, count] of [["", 1], [`import "formatting-field/languages";`, 0]]) {
    write("speaks.js", `import { messagesFor } from "formatting-field/engine"; ${languages}
      let count = 0;
      console.warn = (text) => { count += text.includes("formatting-field/languages") ? 1 : 100; };
      for (const language of ["en-GB", "de-DE", "fr", "de-DE"]) await messagesFor(language);
      console.log(count);`);
    execute(esbuild, "speaks.js", "--bundle", "--format=esm", "--platform=node", "--outfile=spoken.mjs", "--log-level=error");
    equal(Number(execute("node", "spoken.mjs")), count, languages);
  }
}));

check("the recipes in TypeScript for frameworks that are not run here fit the package's types", inProject(({ root, write, execute }) => {
  const tsc = find("tsc");
  if (!tsc) return without("TypeScript (node-typescript)");
  const listings = [...readFileSync(`${root}/Web/Guide.md`, "utf8").matchAll(/```ts\n([^]*?)```/g)].map(([, code]) => code);
  equal(listings.map((code) => code.split("\n")[0].slice(0, 10)), ["// Lit", "// Angular"]);
  listings.forEach((code, index) => write(`recipe${index}.ts`, code));
  // The frameworks' own names, as far as the recipes use them.
  write("frameworks.d.ts", `
    declare module "lit" {
      export class LitElement extends HTMLElement { render(): unknown; }
      export function html(strings: TemplateStringsArray, ...values: unknown[]): unknown;
    }
    declare module "@angular/core" {
      export class ElementRef<T> { nativeElement: T; }
      export function Directive(options: { selector: string; providers?: unknown[] }): ClassDecorator;
      export function HostListener(name: string, words?: string[]): PropertyDecorator & MethodDecorator;
      export function forwardRef(find: () => unknown): unknown;
    }
    declare module "@angular/forms" {
      export const NG_VALUE_ACCESSOR: unknown;
      export interface ControlValueAccessor {
        writeValue(value: any): void;
        registerOnChange(change: any): void;
        registerOnTouched(touched: any): void;
        setDisabledState?(isDisabled: boolean): void;
      }
    }`);
  write("recipes.json", JSON.stringify({
    compilerOptions: { strict: true, noEmit: true, module: "node16", moduleResolution: "node16", target: "es2022",
      lib: ["es2022", "dom"], types: [], experimentalDecorators: true },
    files: ["frameworks.d.ts", "recipe0.ts", "recipe1.ts"],
  }));
  execute(tsc, "-p", "recipes.json");
}));

check("TypeScript takes what is right, JSX too, and refuses what is wrong", inProject(({ write, execute }) => {
  const tsc = find("tsc");
  if (!tsc || !existsSync("/usr/share/nodejs/@types/react")) return without("TypeScript (node-typescript), or no types of React");
  write("tsconfig.json", JSON.stringify({
    compilerOptions: { strict: true, noEmit: true, module: "node16", moduleResolution: "node16", target: "es2022",
      lib: ["es2022", "dom"], jsx: "react", skipLibCheck: true, types: ["react"] },
    files: ["sample.tsx"],
  }));
  write("sample.tsx", `
    import * as React from "react";
    import { NumberField as Element, type Settings } from "formatting-field";
    import { NumberField, type NumberFieldProps } from "formatting-field/react";
    import { Engine, loadEngine, messagesFor, type FieldOptions } from "formatting-field/engine";
    import "formatting-field/inline";
    import "formatting-field/languages";
    /** An application's own field: a part of the properties is its own business. */
    export function Money({ hint, ...props }: Omit<NumberFieldProps, "type" | "currency"> & { hint: string }) {
      return <div title={hint}><NumberField {...props} type="currency" currency="EUR" format={{ signDisplay: "never" }} /></div>;
    }
    export const money = <Money hint="Net" value={1} onChange={(value) => console.log(value?.toFixed(2))} data-row="7" tabIndex={0} />;
    const settings: Settings = { locale: "de-DE", type: "currency", currency: "EUR", min: 0 };
    const options: FieldOptions = { locale: "de-DE", style: "currency:EUR", bounds: [null, { excluding: "100" }], value: 5 };
    export async function use(field: Element): Promise<string> {
      Object.assign(field, settings);
      field.value = null;
      field.min = 3;
      [field.max, field.step] = [null, "0.5"];
      field.format = { minimumFractionDigits: 2 };
      const engine: Engine = await loadEngine();
      const { outcome, text } = engine.open(options).act({ follow: { text: "5" }, commit: true });
      return field.value + text + outcome?.code + (await messagesFor("de")).language;
    }
    export const element: Element | null = document.querySelector("number-field");
    export function Form({ reference }: { reference: React.Ref<Element> }) {
      const [price, setPrice] = React.useState<number | null>(1.5);
      const [exact, setExact] = React.useState("");
      return <form>
        <NumberField label="Price" value={price} onChange={setPrice} ref={reference} name="price" min={0} autoFocus
          onCommit={(value, field, { outcome }) => console.log(value?.toFixed(2), field.text, outcome)} />
        <NumberField value={exact} onChange={(_, { value }) => setExact(value)} type="percent" />
        <number-field type="currency" currency="EUR" policies="refusesExtraDigits=false" min="0" required aria-label="Price"></number-field>
        <number-field tabIndex={-1} role="textbox" class="wide"><input name="a" /></number-field>
        {/* @ts-expect-error: there is no such type of number */}
        <number-field type="money"></number-field>
        {/* @ts-expect-error: the policy is another one's */}
        <NumberField policies={7} />
      </form>;
    }
  `);
  execute(tsc, "-p", ".");
  // Tools that know no "exports": every entry has types by its name.
  write("classic.ts", `
    import { NumberField } from "formatting-field";
    import { Engine, loadEntries } from "formatting-field/engine";
    export const all = [NumberField, Engine, loadEntries];
    export const value: string = new NumberField().value;`);
  write("classic.json", JSON.stringify({
    compilerOptions: { strict: true, noEmit: true, module: "es2022", moduleResolution: "node", target: "es2022",
      lib: ["es2022", "dom"], types: [] },
    files: ["classic.ts"],
  }));
  execute(tsc, "-p", "classic.json");
  // React 19's types have JSX in React's own namespace, as this stand-in has it.
  write("nineteen.d.ts", `declare module "react" { namespace JSX { interface IntrinsicElements { p: { children?: unknown } } }
    function createElement(...all: unknown[]): unknown; }`);
  write("nineteen.tsx", `/// <reference types="formatting-field/jsx" />
    import * as React from "react";
    export const both = <p><number-field type="currency" currency="EUR"></number-field></p>;
    // @ts-expect-error: there is no such type of number
    export const wrong = <number-field type="money"></number-field>;`);
  write("nineteen.json", JSON.stringify({
    compilerOptions: { strict: true, noEmit: true, module: "node16", moduleResolution: "node16", target: "es2022",
      lib: ["es2022", "dom"], jsx: "react", skipLibCheck: true, types: [], paths: { react: ["./nineteen.d.ts"] } },
    files: ["nineteen.d.ts", "nineteen.tsx"],
  }));
  execute(tsc, "-p", "nineteen.json");
  // Checks the package's own declarations: those of React need types that are not installed
  // here.
  write("declarations.json", JSON.stringify({
    compilerOptions: { strict: true, noEmit: true, target: "es2022", lib: ["es2022", "dom"], types: [] },
    files: ["number-field", "engine", "lines", "inline", "languages"].map((name) => `node_modules/formatting-field/${name}.d.ts`),
  }));
  execute(tsc, "-p", "declarations.json");
}));
