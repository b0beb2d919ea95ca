// Hosts as frameworks drive an element: what they are told comes back, soon, late, twice or not at all.

import { generator } from "./random.mjs";

/** How a host writes back what it was told, with a random number generator of its own. */
const ways = {
  // React with a store outside, Lit's `live`: the value is set while the event is still on its way.
  atOnce: (value, write) => write(value),
  // Vue, Lit, React 18: it is set when the present task is done.
  inMicrotask: (value, write) => queueMicrotask(() => write(value)),
  // A store behind a debounce, a worker or a network.
  late: (value, write) => setTimeout(() => write(value), 40),
  dropped: (value, write, random) => { if (random(2) === 0) setTimeout(() => write(value), random(50)); },
  repeated: (value, write) => {
    write(value);
    queueMicrotask(() => write(value));
    setTimeout(() => write(value), 40);
  },
  // A render that was begun before the key: of a text that is no more.
  outdated: (value, write, random, state) => {
    write(state.last);
    setTimeout(() => write(state.last), random(50));
    state.last = value;
  },
  // It looks first whether the element has another value than its state, which follows in a while.
  compared: (value, write, random, state) => {
    const render = () => write(state.last, true);
    render();
    setTimeout(() => {
      state.last = value;
      render();
    }, 10);
  },
};
export const kinds = Object.keys(ways);

const properties = {
  value: [(field) => field.value, (field, value) => { field.value = value; }],
  valueAsNumber: [(field) => field.valueAsNumber, (field, value) => { field.valueAsNumber = value; }],
  // "" is null in many a store.
  nullable: [(field) => field.value || null, (field, value) => { field.value = value; }],
};
export const accesses = Object.keys(properties);

/** Has a host drive a field; answers what stops it and what it has heard. */
export function drive(field, kind, access, seed) {
  const random = generator(seed);
  const [read, set] = properties[access];
  const state = { last: read(field) };
  const stop = new AbortController();
  const heard = { inputs: 0, errors: [] };
  const write = (value, isCompared = false) => {
    if (stop.signal.aborted || isCompared && Object.is(read(field), value)) return;
    try {
      set(field, value);
    } catch (error) {
      heard.errors.push(String(error));
    }
  };
  for (const type of ["input", "change", "number-commit"]) {
    field.addEventListener(type, () => {
      if (type === "input") heard.inputs += 1;
      ways[kind](read(field), write, random, state);
    }, { signal: stop.signal });
  }
  return { stop: () => stop.abort(), heard };
}
