// What other fields made of texts that were typed into them: the tables of Documentation/Web.md, measured by keys.

/** A locale, a text, and the numbers of React Aria and of react-number-format; null where it was not measured. */
export const measured = [
  ["de-DE", "1.5", "15", "1.5"],
  ["de-DE", "0.5", "5", "0.5"],
  ["de-DE", "1,234.50", "1.2345", "1.23450"],
  ["en-US", "1,5", "15", "15"],
  ["en-US", "1,23", "123", "123"],
  ["en-US", "1.234,5", "1.2345", "1.2345"],
  ["fr-FR", "1.5", "15", "1.5"],
  ["en-US", "1e3", "13", "13"],
  ["en-US", "12abc", "12", "12"],
  ["en-US", "5-", "5", "-5"],
  ["en-US", "(5)", "5", "5"],
  ["en-US", "0.1.2", "0.12", "0.12"],
  ["en-US", "123456789012345678.25", "123456789012345680", "123456789012345678.25"],
  ["de-DE", "1.234,5", "1234.5", "1.2345"],
  ["hi-IN", "12,34,567", "1234567", "1234567"],
  ["ar-EG", "١٫٥", "1.5", "."],
  ["de-DE", "1.234", null, "1.234"],
  ["en-US", "−5", null, "5"],
];
export const peers = ["React Aria", "react-number-format"];

/** What a peer made of a text; undefined if that was not measured. */
export function measuredBy(peer, locale, text) {
  const row = measured.find(([tag, each]) => tag === locale && each === text);
  return row?.[2 + peers.indexOf(peer)] ?? undefined;
}
