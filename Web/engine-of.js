// The engine for the options of a field.
import { beginEngine } from "./field.js";

/** The page's engine, or a larger one if the field reads more than plain numbers. */
export async function engineOf({ entries, engine }) {
  return entries ? (await import("./entries.js")).loadEntries(engine) : beginEngine(engine);
}
