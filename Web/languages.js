// All languages of the sentences, each loaded when a page speaks it. A bundle has English alone, unless it imports this.
import tags, { kin } from "./field-languages.js";
import english from "./messages/first.js";
import { registerLanguages } from "./messages.js";

// As MessageTable(for:) finds the table of a tag; a language that is not among them has English.
registerLanguages(async (language) => {
  let tag = language.toLowerCase().replaceAll("_", "-");
  while (tag !== "") {
    const other = kin[tag];
    const find = tags[tag] ?? tags[other];
    if (find) return (await find()).default;
    tag = other && !other.startsWith(tag) ? other : tag.slice(0, Math.max(0, tag.lastIndexOf("-")));
  }
  return english;
});
