// Hosts that drive an element as frameworks do: the value that they got comes back soon, late,
// twice or not at all.

import { generator } from "./random.mjs";

/** How a host writes a value back, with a random number generator of its own. */
const ways = {
  // React with a store outside, Lit's `live`: the value is set during the event.
  atOnce: (value, write) => write(value),
  // Vue, Lit, React 18: the value is set when the present task is done.
  inMicrotask: (value, write) => queueMicrotask(() => write(value)),
  // A store behind a debounce, a worker or a network.
  late: (value, write) => setTimeout(() => write(value), 40),
  dropped: (value, write, random) => { if (random(2) === 0) setTimeout(() => write(value), random(50)); },
  repeated: (value, write) => {
    write(value);
    queueMicrotask(() => write(value));
    setTimeout(() => write(value), 40);
  },
  // A render that began before the key: it sets an outdated value.
  outdated: (value, write, random, state) => {
    write(state.last);
    setTimeout(() => write(state.last), random(50));
    state.last = value;
  },
  // A server.
  slow: (value, write) => setTimeout(() => write(value), 600),
  // The host first compares the element's value with its state, which is late.
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
  // A host whose state is a Number: 0 for no number.
  asNumber: [(field) => Number(field.value), (field, value) => { field.value = value; }],
  // Many a store has null for "".
  nullable: [(field) => field.value || null, (field, value) => { field.value = value; }],
};
export const accesses = Object.keys(properties);

/**
 * Lets a host drive a field; gives a function that ends it, and what the host has heard. When its form is submitted, the
 * host sends its own state: it is noted beside the form's data.
 */
export function drive(field, kind, access, seed) {
  const random = generator(seed);
  const [read, set] = properties[access];
  const state = { last: read(field) };
  const stop = new AbortController();
  const heard = { inputs: 0, errors: [], sent: [] };
  let own = state.last;
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
      own = read(field);
      ways[kind](own, write, random, state);
    }, { signal: stop.signal });
  }
  field.closest("form").addEventListener("submit", (event) => {
    event.preventDefault();
    heard.sent.push([Number(own) || 0, Number(new FormData(event.target).get("n"))]);
  }, { signal: stop.signal });
  return { stop: () => stop.abort(), heard };
}
