// The ways to have a field in a page, each in a form whose host keeps the value: made alike, read alike. "React" is the
// component in React 18; "nineteen" the bare element in a React that sets properties and hears events as React 19 does, and
// "component in 19" the component there.
import "/web/number-field.js";

/** What a host does with a value that it hears of. */
const hosts = {
  faithful: (value, set) => set(value),
  late: (value, set) => { setTimeout(() => set(value), 600); },
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

/** An element of a form, whose host outside of React writes the value back. */
async function driven(form, html, options, answer) {
  form.innerHTML = html;
  const field = form.querySelector("number-field");
  Object.assign(field, options);
  await field.ready;
  drive(form, field, field, answer);
  return { input: field.querySelector("input"), read: () => field };
}

/** Shows a component of React's, whose parent keeps the value. */
async function rendered(form, answer, field) {
  const { createElement, useState, StrictMode } = React;
  const Order = () => {
    const [value, set] = useState(null);
    const submit = (event) => {
      event.preventDefault();
      sent.push([value ?? "", new FormData(event.target).get("n"), event.target.querySelector("input").value]);
    };
    return createElement("form", { onSubmit: submit, noValidate: true }, field(value, (value) => answer(value, set)));
  };
  const place = document.createElement("div");
  form.replaceWith(place);
  ReactDOM.createRoot(place).render(createElement(StrictMode, null, createElement(Order)));
  while (!place.querySelector("number-field")) await new Promise((done) => setTimeout(done, 5));
  const element = place.querySelector("number-field");
  await element.ready;
  return { input: element.querySelector("input"), read: () => element };
}

async function component(form, options, answer) {
  const { NumberField } = await import("/web/react.js");
  return rendered(form, answer, (value, set) => React.createElement(NumberField, {
    ...options, label: "Number", name: "n", value, onChange: (_, field) => set(field.value),
  }));
}

const surfaces = {
  element: (form, options, answer) => driven(form, `<number-field name="n"></number-field>`, options, answer),
  "input inside": (form, options, answer) => driven(form, `<number-field><input name="n"></number-field>`, options, answer),
  React: component,
  "component in 19": component,
  nineteen: (form, options, answer) => rendered(form, answer, (value, set) => React.createElement("number-field", {
    ...options, name: "n", value, onInput: (event) => set(event.target.value), onChange: (event) => set(event.target.value),
  })),
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
  if (surface === "element" || surface === "input inside") {
    for (const { name, value } of fields) {
      const field = document.createElement("number-field");
      Object.assign(field, options);
      if (surface === "element") Object.assign(field, { name, defaultValue: value });
      else {
        const input = field.appendChild(document.createElement("input"));
        Object.assign(input, { name, defaultValue: value });
      }
      set.append(field);
    }
  } else {
    const { NumberField } = await import("/web/react.js");
    ReactDOM.createRoot(set).render(fields.map(({ name, value }, key) =>
      React.createElement(surface === "nineteen" ? "number-field" : NumberField,
        { ...options, key, name, [surface === "nineteen" ? "value" : "defaultValue"]: value })));
  }
  while (set.querySelectorAll("number-field input").length < fields.length) await new Promise((done) => setTimeout(done, 5));
  const all = [...set.querySelectorAll("number-field")];
  // Who asks for a field that is ready wants the engine.
  if (!options.loading) await Promise.all(all.map((each) => each.ready));
  const inputs = all.map((each) => each.querySelector("input"));
  window.inputs = inputs;
  window.parts = () => [inputs.map(({ value }) => value.replace(/\s/gu, " ")), [...new FormData(form)].map(([, value]) => value)];
};
