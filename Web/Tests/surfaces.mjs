// The three ways to have a field in a page, each in a form whose host keeps the value: made alike, read alike.
import { attach } from "/web/attach.js";
import "/web/number-field.js";

/** What a host does with a value that it hears of. */
const hosts = {
  faithful: (value, set) => set(value),
  late: (value, set) => { setTimeout(() => set(value), 1200); },
  numbered: (value, set) => set(Number(value)),
};

/** A host outside of React: it hears of events, writes the value back, and sends its own state. */
function drive(form, target, field, answer) {
  let own = field.value;
  const heard = () => {
    own = field.value;
    answer(own, (value) => { field.value = value; });
  };
  for (const type of ["input", "change", "number-commit"]) target.addEventListener(type, heard);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    sent.push([own, new FormData(form).get("n"), field.text]);
  });
}

const surfaces = {
  async element(form, options, answer) {
    form.innerHTML = `<number-field name="n"></number-field>`;
    const [field] = form.children;
    Object.assign(field, options);
    await field.ready;
    drive(form, field, field, answer);
    return { input: field.shadowRoot.querySelector("input"), read: () => field };
  },
  async attach(form, options, answer) {
    form.innerHTML = `<input name="n">`;
    const [input] = form.children;
    const number = await attach(input, options);
    drive(form, input, number, answer);
    return { input, read: () => number };
  },
  async React(form, options, answer) {
    const { NumberField } = await import("/web/react.js");
    const { createElement, useState, StrictMode } = React;
    const last = { text: "", exact: "", status: "intermediate", suggestions: [] };
    const Order = () => {
      const [value, set] = useState(null);
      const submit = (event) => {
        event.preventDefault();
        sent.push([value ?? "", new FormData(event.target).get("n"), event.target.elements.n.value]);
      };
      const change = (value, details) => {
        Object.assign(last, details);
        answer(value ?? "", set);
      };
      return createElement("form", { onSubmit: submit, noValidate: true },
        createElement(NumberField, { ...options, label: "Number", name: "n", exact: true, value, onChange: change }));
    };
    const place = document.createElement("div");
    form.replaceWith(place);
    ReactDOM.createRoot(place).render(createElement(StrictMode, null, createElement(Order)));
    while (!/^(acceptable|intermediate)$/.test(place.querySelector(".number-field")?.dataset.status)) await new Promise((done) => setTimeout(done, 5));
    return { input: place.querySelector("input"), read: () => ({ ...last, value: last.exact }) };
  },
};

/** Shows a field that a host drives, and gives it the focus. */
window.showSurface = async (surface, options, host) => {
  window.sent = [];
  document.body.innerHTML = `<form novalidate></form><input id="next">`;
  const { input, read } = await surfaces[surface](document.forms[0], options, hosts[host]);
  window.seen = () => {
    const { text, value, status } = read();
    return [input.value, text, value, status];
  };
  window.suggested = () => read().suggestions;
  input.focus();
};

/**
 * Shows a form with fields of their own values: a name and a value each, and options. `parts()` tells what each shows and
 * what the form's data has.
 */
window.showForm = async (surface, fields, options) => {
  document.body.innerHTML = `<form novalidate><fieldset></fieldset><button type="reset">Reset</button></form><input id="next">`;
  const [form] = document.forms;
  form.addEventListener("submit", (event) => event.preventDefault());
  const [set] = form.children;
  const made = [];
  let inputs;
  if (surface === "element") {
    for (const { name, value } of fields) {
      const field = document.createElement("number-field");
      Object.assign(field, { name, ...options, defaultValue: value });
      set.append(field);
      // Who asks for a field that is ready wants the engine.
      if (!options.loading) made.push(field.ready);
    }
    inputs = [...set.children].map((each) => each.shadowRoot.querySelector("input"));
  } else if (surface === "attach") {
    for (const { name, value } of fields) {
      const input = document.createElement("input");
      input.name = name;
      set.append(input);
      made.push(attach(input, { ...options, value }));
    }
    inputs = [...set.children];
  } else {
    const { NumberField } = await import("/web/react.js");
    const { createElement } = React;
    ReactDOM.createRoot(set).render(fields.map(({ name, value }, key) =>
      createElement(NumberField, { ...options, key, name, label: name, defaultValue: value })));
    const isThere = options.loading ? "[data-status=loading]" : "[data-status=acceptable]";
    while (set.querySelectorAll(`.number-field${isThere}`).length < fields.length) await new Promise((done) => setTimeout(done, 5));
    inputs = [...set.querySelectorAll("input")];
  }
  if (!options.loading) await Promise.all(made);
  window.inputs = inputs;
  window.parts = () => [inputs.map(({ value }) => value.replace(/\s/gu, " ")), [...new FormData(form)].map(([, value]) => value)];
};
