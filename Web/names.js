// What the engine calls by numbers, by its names: the place in a list, or the number beside it.

export const outcomes = [
  "unchanged", "accepted", "rounded", "clamped", "snapped", "cleared", "reverted", "keptInvalid",
  "evaluated",
];
export const statuses = ["acceptable", "intermediate", "invalid"];
export const intents = ["typed", "pasted", "deleted", "composed"];
/** Keys that type no text, in the order of the C interface. */
export const keys = [
  "deleteBackward", "deleteForward", "decimalKey", "toggleSign", "increment", "decrement", "largeIncrement",
  "largeDecrement", "setToMinimum", "setToMaximum", "revert", "commit", "endComposition", "selectAll",
];
export const types = "decimal double float int8 int16 int32 int64 uint8 uint16 uint32 uint64".split(" ");
// The policies that a host may set, with their numbers in the C interface.
export const policies = {
  commitPolicy: 0, clearsWhenEmpty: 1, clampsToBounds: 2, snapsToStep: 4, refusesOffStep: 9, refusesExtraDigits: 8,
  keepsTypedZeros: 7, keepsTypedDigits: 3,
};
export const commitPolicies = ["lastReading", "committedValue", "keepText"];
/**
 * How a page keeps values: it takes what the text says, and may have it as a `Number`. A component of a framework that
 * draws each value anew is obeyed when the typing is over.
 */
export const hosts = { page: 11, component: 15 };
