// Parents of <NumberField>, and the values that they got.
import { loadEngine } from "/web/number-field.js";
import { NumberField } from "/web/react.js";
import { Order } from "./order.mjs";
import { generator } from "./random.mjs";

const { React, ReactDOM } = window;
const { createElement, useState } = React;

/** What a parent renders, and when, for a value that it gets. */
const parents = {
  atOnce: (value, set) => set(value),
  late: (value, set) => { setTimeout(() => set(value), 40); },
  // Of several values in a row, only the last is rendered.
  debounced: (value, set, random, state) => {
    clearTimeout(state.timer);
    state.timer = setTimeout(() => set(value), 30);
  },
  transition: (value, set) => React.startTransition(() => set(value)),
  repeated: (value, set, random, state, render) => {
    set(value);
    for (const delay of [0, 20, 40]) setTimeout(render, delay);
  },
  rounded: (value, set) => set(value === null ? null : Math.round(value * 10) / 10),
  // A server that answers late, after the person has gone on.
  slow: (value, set) => { setTimeout(() => set(value), 5000); },
  // A render that began before: first a text that is no more, then the value, then both again.
  outdated: (value, set, random, state) => {
    const { last = null } = state;
    state.last = value;
    for (const [index, each] of [last, value, last, value].entries()) setTimeout(() => set(each), 10 * index);
  },
  reordered: (value, set, random) => { setTimeout(() => set(value), random(50)); },
  // A parent whose state is a Number: 0 for no number.
  numbered: (value, set) => set(Number(value)),
  deaf: () => {},
};
export const kinds = Object.keys(parents);

// The query may say where the engine is.
const engine = new URLSearchParams(location.search).get("engine");
if (engine) loadEngine(engine).catch(() => {});

window.heard = [];
window.show = (kind, props, seed = 1) => {
  const random = generator(seed);
  const state = {};
  const Parent = () => {
    const [value, set] = useState(props.value ?? null);
    const [, render] = useState(0);
    window.setValue = set;
    window.value = value;
    return createElement(NumberField, {
      ...props, value, label: "Amount",
      onChange: (value) => {
        heard.push(value);
        parents[kind](value, set, random, state, () => render((count) => count + 1));
      },
      onCommit: (value, field, { outcome }) => { heard.push([outcome, value]); },
    });
  };
  return mount(createElement(Parent));
};
window.mount = async (element) => {
  mountNow(element);
  await ready();
};
/** Mounts an element, and waits for no engine. */
window.mountNow = (element) => {
  window.tree?.unmount();
  heard.length = 0;
  window.tree = ReactDOM.createRoot(document.querySelector("#root"));
  tree.render(createElement(React.StrictMode, null, element));
};
/** A field with properties of its own, which `setProps` changes; what it reports is in `reported`. */
window.reported = [];
window.showWith = (first) => {
  const { reportError } = window;
  window.reportError = (error) => { reported.push(error.message); };
  window.endReports = () => { window.reportError = reportError; };
  const Parent = () => {
    const [props, setProps] = useState(first);
    window.setProps = (changed) => setProps((old) => ({ ...old, ...changed }));
    return createElement(NumberField, { label: "Amount", ...props, onChange: (value) => heard.push(value) });
  };
  return mount(createElement(Parent));
};
window.Order = Order;
window.field = () => document.querySelector("#root number-field");
window.message = () => field().shadowRoot.querySelector("[part=message]")?.textContent ?? "";
window.ready = async () => {
  for (let tries = 0; tries < 200 && !field(); tries++) await new Promise((done) => setTimeout(done, 5));
  await field().ready;
};
window.input = () => document.querySelector("#root input");
window.NumberField = NumberField;
window.errors = [];
const { error } = console;
console.error = (...words) => {
  errors.push(words.join(" "));
  error(...words);
};
window.isReady = true;
