import type { PagePicture } from "./page-picture.ts";
import type { PageKey } from "../sdk/contracts/pages/keys.ts";

/** A piece of an article or legal text. Text is text: neither markup nor links are written in it. */
export type Block =
  | { readonly kind: "heading"; readonly text: string; readonly id: string }
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  /** Terms and what they say, as a description list. */
  | { readonly kind: "details"; readonly rows: readonly { readonly term: string; readonly text: string }[] }
  /** Markup to copy, shown as it is; `https://SHOP` stands for the shop's origin. */
  | { readonly kind: "code"; readonly text: string }
  /** One day or stage of an itinerary. */
  | { readonly kind: "stage"; readonly title: string; readonly text: string; readonly activityIds: readonly number[] };

/** A text in one language: an article of the travel guide, an itinerary, a legal page. */
export interface Article {
  /** The last part of its address, the same in all languages. */
  readonly slug: string;
  /** The tag of its language: English in a language that it is not translated to. */
  readonly lang: string;
  readonly title: string;
  readonly lead: string;
  readonly picture: PagePicture | null;
  readonly blocks: readonly Block[];
  /** ISO date of the last change. */
  readonly changed: string;
}

/**
 * A way forward below a text: one of the shop's pages, the search where affiliates choose what they show, or the shop
 * of vouchers elsewhere.
 */
export interface Way {
  readonly title: string;
  readonly to: PageKey | "affiliate-products" | "voucher-shop";
}

/**
 * A text as it stands in `content/`. The server gives its picture an address, and shows of its activities those that the
 * catalogue has.
 */
export interface Written extends Omit<Article, "picture"> {
  /** A file of the catalogue's pictures. */
  readonly picture: { readonly file: string; readonly alternativeText: string } | null;
  /** Content ids of the activities that it names; those of an itinerary's stages are among them. */
  readonly activityIds: readonly number[];
  readonly ways: readonly Way[];
}

/** An article as overviews show it. */
export interface ArticleSummary {
  readonly title: string;
  readonly lead: string;
  readonly path: string;
  readonly picture: PagePicture | null;
}
