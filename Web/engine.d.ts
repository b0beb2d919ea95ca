export { Engine, Field, messagesFor } from "./index.js";
export type { EngineSource, Issue, Messages, State, Status } from "./index.js";
