// One text, read in many languages.
import { made } from "./gallery.js";

// The languages with most readers, and languages that write numbers in other ways.
const tags = (
  "af am ar-AE ar-EG az be bg bn bs ca ckb cs cy da de de-AT de-CH dz el en en-IN en-ZA es es-MX et eu fa fi fil "
  + "fr fr-CA fr-CH ga gl gu ha he hi hr hu hy id ig is it it-CH ja ka kk km kn ko ky lo lt lv mk ml mn mr ms my "
  + "nb ne nl or pa pl ps pt pt-PT ro ru sd si sk sl so sq sr sv sw ta te th ti tk tr uk ur uz vi yo yue zh zh-TW zu"
).split(" ");
const names = new Intl.DisplayNames("en", { type: "language" });

export function nameOf(tag) { return names.of(tag); }

/** Shows in the rows of a table how a text is read, and in which languages. */
export function showReadings(engine, input, body) {
  const fields = Intl.NumberFormat.supportedLocalesOf(tags).map((tag) => ({ tag, field: engine.open({ locale: tag }) }));
  const show = () => {
    const groups = new Map();
    for (const { tag, field } of fields) {
      const { status, value, suggestions } = field.act({ follow: input.value.trim() });
      const reading = status === "acceptable" ? value ?? ""
        : suggestions.length > 0 ? "refused, and asked what is meant" : "refused";
      groups.set(reading, [...(groups.get(reading) ?? []), tag]);
    }
    const isRefusal = (reading) => reading.startsWith("refused");
    body.replaceChildren(...[...groups]
      .sort(([left, some], [right, others]) => isRefusal(left) - isRefusal(right) || others.length - some.length)
      .map(([reading, tags]) => made("tr", "",
        made("td", isRefusal(reading) ? "" : "number", reading),
        made("td", "", tags.length === fields.length ? `all ${tags.length} languages` : tags.map(nameOf).join(", ")))));
  };
  input.addEventListener("input", show);
  show();
}
