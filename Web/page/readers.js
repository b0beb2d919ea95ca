// How other fields read a text: those that a browser has, and a common recipe from the web.

const recipes = new Map();

/** The separators of a locale, as the common recipe asks Intl for them. */
function marksOf(locale) {
  if (!recipes.has(locale)) {
    const parts = new Intl.NumberFormat(locale).formatToParts(1234567.8);
    const mark = (type) => parts.find((each) => each.type === type)?.value ?? "";
    const digits = [...new Intl.NumberFormat(locale, { useGrouping: false }).format(9876543210)].reverse();
    recipes.set(locale, {
      group: new RegExp(`[${escaped(mark("group"))}\\s]`, "gu"), decimal: mark("decimal") || ".",
      digit: new RegExp(`[${digits.join("")}]`, "gu"), values: new Map(digits.map((digit, value) => [digit, value])),
    });
  }
  return recipes.get(locale);
}
const escaped = (mark) => mark.replace(/[\\\]^-]/g, "\\$&");

/** The common recipe: drop the locale's grouping separators, and let Number read the rest. */
export function stripSeparators(text, locale) {
  const { group, decimal, digit, values } = marksOf(locale);
  const plain = text.replace(group, "").replace(decimal, ".").replace(digit, (each) => values.get(each))
    .replace(/[^\d.eE+-]/g, "");
  return plain === "" ? null : finite(Number(plain));
}

const input = globalThis.document?.createElement("input");
if (input) input.type = "number";

/** The value of an input of type number after a text was put into it. */
export function numberInput(text) {
  input.value = text;
  return input.value === "" ? null : Number(input.value);
}

const finite = (number) => (Number.isFinite(number) ? number : null);

export const readers = [
  { name: "parseFloat", read: (text) => finite(parseFloat(text)) },
  { name: "Number", read: (text) => (text.trim() === "" ? null : finite(Number(text))) },
  { name: "Intl's separators stripped, then Number", read: stripSeparators },
  { name: "<input type=number>", read: numberInput },
];
