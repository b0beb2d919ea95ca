// A text input of a page as a number field: its name, its validity and its events are the input's own.
import { WaitingInput } from "./field.js";
import { engineOf } from "./engine-of.js";
import { PageInput } from "./page-input.js";

export { NumberInput, loadEngine } from "./field.js";

/** Makes an input a number field. Resolves to its `NumberInput`. */
export async function attach(input, options = {}) {
  const waiting = new WaitingInput(input, options);
  const { shown } = waiting;
  let engine;
  try {
    engine = await engineOf(options, input);
    waiting.end();
    return new PageInput(engine, input, { ...options, shown });
  } catch (error) {
    new WaitingInput(input, { ...options, shown }).fail(engine !== undefined);
    throw error;
  }
}
