import AutoNumeric from "../autoNumeric/src/main.js";

export function show(place, count) {
  place.replaceChildren(...Array.from({ length: count }, () => document.createElement("input")));
  [...place.children].forEach((input, index) => new AutoNumeric(input, index + 0.5, { digitGroupSeparator: ".", decimalCharacter: "," }));
}
