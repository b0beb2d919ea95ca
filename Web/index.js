export { Engine, Field, loadEngine, messagesFor } from "./field.js";
export { attach, NumberInput } from "./attach.js";
