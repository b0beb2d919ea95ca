// The engine without an input: in node and in workers too.
export { Engine, Field, loadEngine, loadEntries } from "./engine.js";
export { messagesFor } from "./messages.js";
