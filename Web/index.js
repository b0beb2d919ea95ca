export { Engine, Field, messagesFor } from "./field.js";
export { attach, loadEngine, NumberInput } from "./attach.js";
