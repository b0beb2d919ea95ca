export { Engine, Field } from "./engine.js";
export { attach, loadEngine, NumberInput } from "./attach.js";
