// The engine without an input: in node and in workers too.
export { Engine, Field, messagesFor } from "./field.js";
