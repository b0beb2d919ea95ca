// The engines of a page: the one that all fields share, and those that can more.
import { Engine } from "./engine.js";

let loading;
let loaded;
let place;
/** Loads the engine, once for a page; the first call may say where it is. After a failure the next call tries again. */
export function loadEngine(source) {
  place = source ?? place;
  return loading ??= Engine.load(place).then((engine) => loaded = engine, (error) => {
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

let larger;
/** Loads an engine that reads more than plain numbers, once for a page. */
export function loadLarger(source) {
  return larger ??= Engine.load(source).catch((error) => {
    larger = undefined;
    throw error;
  });
}
