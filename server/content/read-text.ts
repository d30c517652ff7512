import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Written } from "../../host-site/article.ts";
import { mainLocales, type MainLocale } from "../../sdk/contracts/locale.ts";
import { readBlocks } from "./blocks.ts";
import { ContentError } from "./content-error.ts";
import { Common, FrontMatter, parseYaml } from "./front-matter.ts";

/** A text by main locale. A language that it lacks is answered in English. */
export type InMainLocales = Readonly<Record<MainLocale, Written>>;

/** The language that stands for one that is missing. */
const fallback: MainLocale = "en_CH";
const fileOf = (locale: MainLocale) => `${locale.slice(0, 2)}.md`;

/** Reads a text: `text.yaml` and a file for each language. Throws a `ContentError`. */
export function readText(root: string, kind: string, slug: string): InMainLocales {
  const folder = join(root, kind, slug);
  const commonFile = join(folder, "text.yaml");
  const common = parseYaml(Common, read(commonFile), commonFile, 1);
  const inEnglish = readLanguage(join(folder, fileOf(fallback)), slug, common);
  const inLocale = (locale: MainLocale) => {
    const file = join(folder, fileOf(locale));
    return locale !== fallback && existsSync(file) ? readLanguage(file, slug, common) : inEnglish;
  };
  return Object.fromEntries(mainLocales.map((locale) => [locale, inLocale(locale)])) as InMainLocales;
}

function readLanguage(
  file: string,
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
