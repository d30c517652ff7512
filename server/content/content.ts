import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Written } from "../../host-site/article.ts";
import { pageKeys, type PageKey } from "../../sdk/contracts/pages/keys.ts";
import { translatedLocaleOf, type Locale } from "../../sdk/contracts/locale.ts";
import { ContentError } from "./content-error.ts";
import { readText, type InTranslatedLocales } from "./read-text.ts";

/** Collections of articles: each has an overview of its own, a text. */
export const articleKinds = ["travel-guide", "travel-routes"] as const satisfies readonly PageKey[];
export type ArticleKind = (typeof articleKinds)[number];

/** A page that is a text, or the head of an overview; `404` has no address of its own. */
export type TextKey = PageKey | "404";

export interface Content {
  /** Articles by kind, the newest first. */
  readonly articles: Readonly<Record<ArticleKind, readonly InTranslatedLocales[]>>;
  readonly texts: ReadonlyMap<string, InTranslatedLocales>;
  /** Guides for developers, by the last part of their address. */
  readonly guides: ReadonlyMap<string, Written>;
}

/** Reads all texts below a folder. Throws a `ContentError` for the first that can't be read. */
export function readContent(root: string): Content {
  const slugsOf = (kind: string) => readdirSync(join(root, kind)).toSorted();
  const articlesOf = (kind: ArticleKind) =>
    slugsOf(kind)
      .map((slug) => readText(root, kind, slug))
      .toSorted((one, other) => other.en_CH.changed.localeCompare(one.en_CH.changed));
  const keys = slugsOf("texts");
  const stray = keys.find((key) => key !== "404" && !pageKeys.some((known) => known === key));
  if (stray) throw new ContentError(join(root, "texts", stray), 1, "no page of the shop has this key");
  return {
    articles: { "travel-guide": articlesOf("travel-guide"), "travel-routes": articlesOf("travel-routes") },
    texts: new Map(keys.map((key) => [key, readText(root, "texts", key)])),
    guides: new Map(slugsOf("developers").map((slug) => [slug, readText(root, "developers", slug).en_CH])),
  };
}

const folder = join(import.meta.dirname, "../../content");
let read: Content | undefined;

/**
 * The texts of the shop, read once: the start does so, and ends for one that can't be read. Throws a `ContentError`.
 */
export function shopContent(): Content {
  return (read ??= readContent(folder));
}

/** All articles of a kind in the language of a locale; English where it has none. */
export function articlesOf(kind: ArticleKind, locale: Locale): readonly Written[] {
  return shopContent().articles[kind].map((article) => article[translatedLocaleOf(locale)]);
}

/** One article by its slug; null where there is none. */
export function articleAt(kind: ArticleKind, slug: string, locale: Locale): Written | null {
  return articlesOf(kind, locale).find((article) => article.slug === slug) ?? null;
}

/** Whether a page is one of the texts. */
export function isTextKey(key: string): key is TextKey {
  return shopContent().texts.has(key);
}

/** A page's text in the language of a locale; English where it has none. Throws for a page that is no text. */
export function textOf(key: TextKey, locale: Locale): Written {
  const text = shopContent().texts.get(key);
  if (!text) throw new Error(`${key} is no text`);
  return text[translatedLocaleOf(locale)];
}

/** The guides for developers by the last part of their address; in English. */
export function guides(): ReadonlyMap<string, Written> {
  return shopContent().guides;
}
