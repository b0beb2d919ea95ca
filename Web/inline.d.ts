/** Loads the engine from the script itself, for tools that copy no files beside scripts: import it first. */
export {};
