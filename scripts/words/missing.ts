/**
 * Lists what is not translated, and translations whose English text has changed since, by language and file; ends with
 * 1 if a main language lacks something. Of another language it says only how much, until `--language es` lists that
 * one.
 */
import { parseArgs } from "node:util";
import { mainLocales, translatedLocales, type TranslatedLocale } from "../../sdk/contracts/locale.ts";
import { findGaps } from "./gaps.ts";

const languageOf = (locale: TranslatedLocale) => locale.slice(0, 2);
const languages = translatedLocales.map(languageOf).filter((language) => language !== "en");
const mainLanguages = mainLocales.map(languageOf);
const { values } = parseArgs({ options: { language: { type: "string" } } });
if (values.language !== undefined && !languages.includes(values.language)) {
  console.error(`There are no catalogues of "${values.language}"; one of ${languages.join(", ")} is wanted`);
  process.exit(1);
}

for (const language of values.language === undefined ? languages : [values.language]) {
  const gaps = findGaps(language);
  if (gaps.length === 0) console.log(`${language}: everything is translated`);
  else if (language !== values.language && !mainLanguages.includes(language)) {
    const [missing, outdated] = [gaps.flatMap((gap) => gap.missing), gaps.flatMap((gap) => gap.outdated)];
    console.log(
      `${language}: ${missing.length} missing, ${outdated.length} outdated, which --language ${language} lists`,
    );
    continue;
  } else process.exitCode = 1;
  for (const { file, missing, outdated } of gaps) {
    console.log(`${language}: ${file}: ${missing.length} missing, ${outdated.length} outdated`);
    for (const [id, english] of missing) console.log(`  missing   ${labelOf(id, english)}`);
    for (const [id, english] of outdated) console.log(`  outdated  ${labelOf(id, english)}`);
  }
}

/** An id that is the English text is not repeated. */
function labelOf(id: string, english: string): string {
  return id === english ? id : `${id}: ${english}`;
}
