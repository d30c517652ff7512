import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Written } from "../../host-site/article.ts";
import { languageTag, translatedLocales, type TranslatedLocale } from "../../sdk/contracts/locale.ts";
import { readBlocks } from "./blocks.ts";
import { ContentError } from "./content-error.ts";
import { Common, FrontMatter, parseYaml } from "./front-matter.ts";

/** A text by translated locale. A language that it lacks is answered in English. */
export type InTranslatedLocales = Readonly<Record<TranslatedLocale, Written>>;

/** The language that stands for one that is missing. */
const fallback: TranslatedLocale = "en_CH";

/** Reads a text: `text.yaml` and a file for each language. Throws a `ContentError`. */
export function readText(root: string, kind: string, slug: string): InTranslatedLocales {
  const folder = join(root, kind, slug);
  const commonFile = join(folder, "text.yaml");
  const common = parseYaml(Common, read(commonFile), commonFile, 1);
  const fileOf = (locale: TranslatedLocale) => join(folder, `${locale.slice(0, 2)}.md`);
  const inEnglish = readLanguage(fileOf(fallback), fallback, slug, common);
  const inLocale = (locale: TranslatedLocale) => {
    const file = fileOf(locale);
    return locale !== fallback && existsSync(file) ? readLanguage(file, locale, slug, common) : inEnglish;
  };
  return Object.fromEntries(translatedLocales.map((locale) => [locale, inLocale(locale)])) as InTranslatedLocales;
}

function readLanguage(
  file: string,
  locale: TranslatedLocale,
  slug: string,
  { changed, picture, activityIds }: { changed: string; picture?: string | undefined; activityIds: readonly number[] },
): Written {
  const [, yaml, markdown] = /^---\n(.*?\n)---\n(.*)$/s.exec(read(file)) ?? [];
  if (yaml === undefined || markdown === undefined)
    throw new ContentError(file, 1, "a text begins with --- and its front matter");
  const { title, lead, alternativeText, ways } = parseYaml(FrontMatter, yaml, file, 2);
  if (picture && !alternativeText) throw new ContentError(file, 2, "alternativeText: the text has a picture");
  const blocks = readBlocks(markdown, file, yaml.split("\n").length + 2);
  return {
    slug,
    lang: languageTag(locale),
    title,
    lead,
    picture: picture ? { file: picture, alternativeText: alternativeText! } : null,
    blocks,
    changed,
    activityIds: [...activityIds, ...blocks.flatMap((block) => (block.kind === "stage" ? block.activityIds : []))],
    ways,
  };
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8").replaceAll("\r\n", "\n");
  } catch {
    throw new ContentError(file, 1, "the file is missing");
  }
}
