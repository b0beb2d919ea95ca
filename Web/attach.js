// A text input of a page as a number field: its name, its validity and its events are the input's own.
import { WaitingInput } from "./field.js";
import { engineOf } from "./engine-of.js";
import { PageInput } from "./page-input.js";

export { NumberInput, loadEngine } from "./field.js";

/** Makes an input a number field. Resolves to its `NumberInput`. */
export async function attach(input, options = {}) {
  const waiting = new WaitingInput(input, options);
  let engine;
  try {
    engine = await engineOf(options, input);
  } catch (error) {
    waiting.fail();
    throw error;
  }
  waiting.end();
  return new PageInput(engine, input, { ...options, shown: waiting.shown });
}
