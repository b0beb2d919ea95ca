// The engine without an input: in node and in workers too.
export { Engine, Field, loadEngine, loadEntries, messagesFor } from "./field.js";
