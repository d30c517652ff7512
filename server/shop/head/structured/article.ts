import { absoluteUrl } from "../addresses.ts";
import type { HeadInput } from "../input.ts";
import { oneLine } from "../one-line.ts";
import { picturesOf } from "../pictures.ts";
import { organization } from "./organization.ts";

/** An article of the travel guide; null for its overview. */
export function articleData(input: HeadInput): object | null {
  const { article, origin, path } = input;
  if (!article) return null;
  const image = picturesOf(origin, article.picture ?? input.picture);
  return {
    "@type": "Article",
    headline: oneLine(article.title),
    description: oneLine(article.lead) || oneLine(article.title),
    inLanguage: article.lang,
    mainEntityOfPage: absoluteUrl(origin, path),
    dateModified: article.changed,
    author: organization(input),
    publisher: organization(input),
    ...(image.length > 0 ? { image } : {}),
  };
}
