// Which module has the sentences of a language.
import languages from "./languages.js";

/** Loads the sentences of a language, or English ones if there are none in it. */
export default async function load(language) {
  const { language: short, script } = new Intl.Locale(language).maximize();
  const find = languages[{ pt: "pt-BR", zh: `zh-${script}` }[short] ?? short] ?? languages.en;
  return (await find()).default;
}
