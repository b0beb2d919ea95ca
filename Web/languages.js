// All languages of the sentences, each loaded when a page speaks it. A bundle has English alone, unless it imports this.
import { english, registerLanguages } from "./field.js";
import tags from "./field-languages.js";

registerLanguages(async (language) => {
  const { language: short, script } = new Intl.Locale(language).maximize();
  // A language that is not among them has English.
  const find = tags[{ pt: "pt-BR", zh: `zh-${script}` }[short] ?? short];
  return find ? (await find()).default : english;
});
