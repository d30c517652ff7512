import type { PagePicture } from "../body.ts";

/** A piece of an article or legal text. Text is text: `**strong**` and links are not written in it; a paragraph that links is a `links` block. */
export type Block =
  | { readonly kind: "heading"; readonly text: string; readonly id: string }
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "facts"; readonly rows: readonly { readonly term: string; readonly text: string }[] }
  /** One day or stage of an itinerary. */
  | { readonly kind: "stage"; readonly title: string; readonly text: string; readonly activityIds: readonly number[] };

/** A text in one language: an article of the travel guide, an itinerary, a legal page. */
export interface Article {
  /** The last part of its address, the same in all languages. */
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  readonly picture: PagePicture | null;
  readonly blocks: readonly Block[];
  /** ISO date of the last change. */
  readonly changed: string;
}

/** An article as overviews show it. */
export interface ArticleSummary {
  readonly title: string;
  readonly lead: string;
  readonly path: string;
  readonly picture: PagePicture | null;
}
