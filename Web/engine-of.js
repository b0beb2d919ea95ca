// The engine for the options of a field.
import { loadEngine, whenWanted } from "./field.js";

/** The page's engine, or a larger one if the field reads more than plain numbers, once it is wanted for an element. */
export async function engineOf({ entries, engine, loading }, element) {
  await whenWanted(loading, element);
  return entries ? (await import("./entries.js")).loadEntries(engine) : loadEngine(engine);
}
