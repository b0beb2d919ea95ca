// The public members of the package are those of its declarations: what a page can reach is compared with what
// TypeScript reads of the .d.ts.
import { createRequire } from "node:module";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { check, equal } from "./harness.mjs";

const compiler = "/usr/share/nodejs/typescript";

/** What a declaration file exports, and the members of its classes and interfaces that are not HTML's own. */
function declared(web, file) {
  const ts = createRequire(import.meta.url)(compiler);
  const path = join(web, file);
  const program = ts.createProgram([path], {
    target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16,
    lib: ["lib.es2022.d.ts", "lib.dom.d.ts"], types: [], skipLibCheck: true,
  });
  const checker = program.getTypeChecker();
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(path)));
  const resolved = (symbol) => symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  // A mapped type's members have no declaration of their own.
  const isOwn = ({ declarations = [], name }) => name !== "prototype"
    && (declarations.length === 0 || declarations.some((each) => each.getSourceFile().fileName.startsWith(web)));
  const names = (type) => checker.getPropertiesOfType(type).filter(isOwn).map(({ name }) => name).sort();
  const all = exported.map(resolved);
  return {
    values: all.filter(({ flags }) => flags & ts.SymbolFlags.Value).map(({ name }) => name).sort(),
    members: Object.fromEntries(all.filter(({ flags }) => flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface))
      .map((symbol) => [symbol.name, names(checker.getDeclaredTypeOfSymbol(symbol))])),
    statics: Object.fromEntries(all.filter(({ flags }) => flags & ts.SymbolFlags.Class)
      .map((symbol) => [symbol.name, names(checker.getTypeOfSymbol(symbol))])),
  };
}

/** Compares names: those that are not declared, and those that are not there. */
const compare = (found, names, what) =>
  equal([found.filter((each) => !names.includes(each)), names.filter((each) => !found.includes(each))], [[], []], `${what}: undeclared and missing`);

if (!existsSync(compiler)) console.log("There is no TypeScript (apt-get install node-typescript): members were not compared.");
else {
  check("each entry of the package has the names that its declarations have, and no others", async ({ page, root }) => {
    const { exports } = JSON.parse(readFileSync(`${root}/Web/package.json`, "utf8"));
    for (const [entry, { types, default: script }] of Object.entries(exports)) {
      // React's names are compared where React is.
      if (!script || !types || entry === "./react") continue;
      compare(await page.run(async (script) => Object.keys(await import(`/web/${script}`)).sort(), script),
        declared(join(root, ".build/web"), types).values, entry);
    }
  });

  check("classes, and what they give, have the members that their declarations name, and no others", async ({ page, root }) => {
    const found = await page.run(async () => {
      const [{ loadEngine, Engine, Field }, { NumberField }] = await Promise.all(["headless", "number-field"].map((name) => import(`/web/${name}.js`)));
      const engine = await loadEngine();
      const field = engine.open({ locale: "en" });
      const ends = [null, HTMLElement.prototype, Object.prototype];
      const membersOf = (object) => {
        const names = new Set();
        for (let each = object; !ends.includes(each); each = Object.getPrototypeOf(each)) for (const name of Reflect.ownKeys(each)) names.add(String(name));
        return [...names].filter((name) => name !== "constructor" && !name.endsWith("Callback")).sort();
      };
      const staticsOf = (type) => Reflect.ownKeys(type).map(String)
        .filter((name) => !["length", "name", "prototype", "formAssociated", "observedAttributes"].includes(name)).sort();
      const samples = {
        engine: { Engine: engine, Field: field },
        "number-field": { NumberField: new NumberField() },
      };
      const types = { engine: { Engine, Field }, "number-field": { NumberField } };
      const map = (all, change) => Object.fromEntries(Object.entries(all).map(([file, each]) =>
        [file, Object.fromEntries(Object.entries(each).map(([name, value]) => [name, change(value)]))]));
      return { members: map(samples, membersOf), statics: map(types, staticsOf) };
    });
    for (const file of Object.keys(found.members)) {
      const { members, statics } = declared(join(root, ".build/web"), `${file}.d.ts`);
      for (const [name, each] of Object.entries(found.members[file])) compare(each, members[name], name);
      for (const [name, each] of Object.entries(found.statics[file])) compare(each, statics[name], `${name}, static`);
    }
  });
}

check("Web/Guide.md and Web/Options.md tell every attribute, each beside HTML's own in one of two tables", async ({ page, root }) => {
  const observed = await page.run(async () => (await import("/web/number-field.js")).NumberField.observedAttributes);
  const [, chapter] = readFileSync(`${root}/Web/Guide.md`, "utf8").split("These are the attributes beside HTML's own");
  const [, seldom] = readFileSync(`${root}/Web/Options.md`, "utf8").split("| attribute | meaning |");
  const [table, html] = chapter.split(/\n\n(?=`name`)/);
  const named = (text) => [...text.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name);
  const told = [...(table + seldom.split("\n\n")[0]).matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, names]) => named(names)).filter((name) => name !== "lang");
  const own = named(html.split("\n\n")[0]);
  const others = observed.filter((name) => !told.includes(name));
  equal(others.filter((name) => name !== "lang" && !name.startsWith("aria-") && !own.includes(name)), [], "not told");
  equal(told.filter((name) => !observed.includes(name)), [], "not there");
  equal(told.length, 19);
});

check("Web/Guide.md tells the members of an issue, fractions of a percent, value and entry, and the nearest names as they are", async ({ page, root }) => {
  const guide = readFileSync(`${root}/Web/Guide.md`, "utf8");
  const [, members] = guide.match(/^\| `issue` \| .*`\{ ([a-z, ]*) \}`/m);
  const found = await page.run(async () => {
    await show(`<number-field locale="de-DE"></number-field>`);
    field().take("12x");
    const issue = Object.keys(field().issue);
    await show(`<number-field locale="en-US" type="percent" max="1" step="0.01" value="0.25"></number-field>`);
    const percent = [field().text, field().valueAsNumber];
    field().stepUp();
    percent.push(field().value, field().text);
    field().take("101");
    percent.push(field().issue.maximum);
    const engine = await library.loadEngine();
    const open = engine.open({ locale: "en-US" });
    const states = [open.act({ follow: "12" }), open.act({ follow: "12x" })].map(({ value, entry }) => [value, entry]);
    const { error } = open.act({ setOptions: { style: "precent" } });
    try {
      engine.open({ locale: "de-DE", policies: { clampsToBound: true } });
    } catch (refused) {
      return { issue, percent, states, refused: [refused.name, refused.message, refused.place, refused.nearest], nearest: error.nearest };
    }
  });
  equal(found, {
    issue: members.split(", "), percent: ["25%", 0.25, "0.26", "26%", "100%"], states: [["12", "12"], ["12", null]],
    refused: ["RangeError", "policies.clampsToBound: there is no policy “clampsToBound”", "policies.clampsToBound", ["clampsToBounds"]],
    nearest: ["percent"],
  });
  const [, told] = guide.match(/^\/\/ (RangeError: .*); its nearest is/m);
  equal(told, `RangeError: ${found.refused[1]}`);
});
