export { Engine, Field, messagesFor } from "./engine.js";
export { attach, loadEngine, NumberInput } from "./attach.js";
