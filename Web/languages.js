// All languages of the sentences, each loaded when a page speaks it. A bundle has English alone, unless it imports this.
import { registerLanguages } from "./field.js";
import ofFields from "./field-languages.js";
import ofForms from "./form-languages.js";

/** The loader of a language among some, English for one that is not among them. */
const among = (tags) => async (language) => {
  const { language: short, script } = new Intl.Locale(language).maximize();
  const find = tags[{ pt: "pt-BR", zh: `zh-${script}` }[short] ?? short] ?? tags.en;
  return (await find()).default;
};
registerLanguages({ ofFields: among(ofFields), ofForms: among(ofForms) });
