// An order in React: rows of a quantity and a price, a total, and a server that answers late.
import { NumberField } from "/web/react.js";

const { createElement, useState } = window.React;
let ids = 0;
const row = () => ({ id: ++ids, quantity: null, price: null });
/** What the server was sent: the state as `onSubmit` has it, the form's data, and the texts on screen. */
window.sent = [];
/** The errors of a server, by the number of a row, for what it is sent next. */
window.refusals = {};

/** The rows, the total, and the buttons of an order. */
export function Order({ count = 2 }) {
  const [rows, setRows] = useState(() => Array.from({ length: count }, row));
  const [errors, setErrors] = useState({});
  const [renders, render] = useState(0);
  Object.assign(window, { rows, setRows, rerender: () => render(renders + 1) });
  const change = (id, name) => (value) => setRows((old) => old.map((each) => each.id === id ? { ...each, [name]: value } : each));
  const total = rows.reduce((sum, { quantity, price }) => sum + (quantity ?? 0) * (price ?? 0), 0);
  const submit = (event) => {
    event.preventDefault();
    const texts = [...event.target.querySelectorAll("input")].map(({ value }) => value);
    sent.push({ rows, data: [...new FormData(event.target)], texts });
    const answer = Object.fromEntries(Object.entries(refusals).map(([place, message]) => [rows[place]?.id, message]));
    setTimeout(() => setErrors(answer), 60);
  };
  const move = (place) => setRows((old) => [...old.slice(0, place - 1), old[place], old[place - 1], ...old.slice(place + 1)]);
  return createElement("form", { onSubmit: submit, noValidate: true },
    rows.map(({ id, quantity, price }, place) => createElement("fieldset", { key: id },
      createElement("legend", null, `Row ${place + 1}`),
      createElement(NumberField, {
        label: "Quantity", locale: "de-DE", type: "integer", min: 1, name: `quantity${id}`, value: quantity, onChange: change(id, "quantity"),
      }),
      createElement(NumberField, {
        label: "Price", locale: "de-DE", type: "currency", currency: "EUR", name: `price${id}`, value: price, onChange: change(id, "price"),
        error: errors[id],
      }),
      createElement("button", { type: "button", className: "up", disabled: place === 0, onClick: () => move(place) }, "Up"),
      createElement("button", {
        type: "button", className: "remove", onClick: () => setRows((old) => old.filter((each) => each.id !== id)),
      }, "Remove"))),
    createElement("button", { type: "button", id: "add", onClick: () => setRows((old) => [...old, row()]) }, "Add"),
    createElement("button", { id: "send" }, "Send"),
    createElement("output", null, String(total)));
}
