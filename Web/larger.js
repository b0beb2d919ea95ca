// The engines that can more than those of number fields alone.
import { loadEngine } from "./number-input.js";
import { Engine } from "./engine.js";

const own = new Map();
/**
 * Loads the engine that has a function, once for a page. If no engine is there yet, all fields have this one.
 * @param {string} name The function.
 * @param {EngineSource} place Where the engine is.
 */
export async function loadLarger(name, place) {
  const engine = await loadEngine(place);
  if (engine.exports[name]) return engine;
  if (!own.has(name)) {
    own.set(name, Engine.load(place).catch((error) => {
      own.delete(name);
      throw error;
    }));
  }
  return own.get(name);
}
