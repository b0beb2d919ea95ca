export { Engine, Field, messagesFor } from "./index.js";
export type { EngineSource, Format, FormatOptions, Issue, Key, Limits, Messages, Outcome, Policies, Status, ValueType } from "./index.js";
