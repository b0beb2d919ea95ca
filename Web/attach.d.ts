export { NumberInput, attach, loadEngine } from "./index.js";
export type { EngineSource, Issue, Options, Outcome, Status } from "./index.js";
