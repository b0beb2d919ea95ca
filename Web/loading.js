// The engines of a page: the one that all fields share, and those that can more.
import { Engine, moduleOf } from "./engine.js";
import { Module } from "./module.js";
import { withSentences } from "./sentences.js";

let loading;
let loaded;
let place;
/** Loads the engine and all English sentences; the first call may say where the engine is. */
export function loadEngine(source) { return withSentences(beginEngine(source)); }
/** Loads the engine, once for a page. After a failure the next call tries again. */
export function beginEngine(source) {
  place = source ?? place;
  return loading ??= Module.load(place).then((module) => loaded = new Engine(module), (error) => {
    loading = undefined;
    throw error;
  });
}
/** The engine, once it is loaded. */
export function loadedEngine() { return loaded; }

/**
 * Resolves when a page wants the engine for an element: at once; with "idle" when the page has nothing else to do; with
 * "focus" when a person comes to the element. A loaded engine is wanted at once.
 */
export function whenWanted(loading, element) {
  return new Promise((done) => {
    if (loading === "focus" && !loaded && !element.matches(":focus")) {
      for (const type of ["pointerover", "focusin", "input", "invalid"]) element.addEventListener(type, () => done(), { once: true });
    } else if (loading === "idle" && !loaded) (globalThis.requestIdleCallback ?? setTimeout)(() => done());
    else done();
  });
}

const larger = new Map();
/**
 * Loads the engine that has a function, once for a page. If no engine is there yet, all fields have this one.
 * @param {string} name The function.
 * @param {EngineSource} source Where the engine is.
 */
export async function loadLarger(name, source) {
  const engine = await loadEngine(source);
  if (moduleOf(engine).exports[name]) return engine;
  if (!larger.has(name)) {
    larger.set(name, Engine.load(source).catch((error) => {
      larger.delete(name);
      throw error;
    }));
  }
  return larger.get(name);
}
