import type { Engine, EngineSource } from "./index.js";

/** Loads the engine that reads entries, once for a page; the first call may say from where. */
export function loadEntries(source?: EngineSource): Promise<Engine>;
