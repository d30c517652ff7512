import * as v from "valibot";
import { list } from "../sdk/contracts/pages/list.ts";
import type { PageKey } from "../sdk/contracts/pages/keys.ts";
import { PagePicture } from "./page-picture.ts";

/** A piece of an article or legal text. Text is text: neither markup nor links are written in it. */
export const Block = v.variant("kind", [
  v.object({ kind: v.literal("heading"), text: v.string(), id: v.string() }),
  v.object({ kind: v.literal("paragraph"), text: v.string() }),
  v.object({ kind: v.literal("list"), items: list(v.string()) }),
  /** Terms and what they say, as a description list. */
  v.object({ kind: v.literal("details"), rows: list(v.object({ term: v.string(), text: v.string() })) }),
  /** Other pages, each with a line about it. */
  v.object({
    kind: v.literal("links"),
    links: list(v.object({ title: v.string(), url: v.string(), text: v.string() })),
  }),
  /** Markup to copy, shown as it is; `https://SHOP` stands for the shop's origin. */
  v.object({ kind: v.literal("code"), text: v.string() }),
  /** One day or stage of an itinerary. */
  v.object({ kind: v.literal("stage"), title: v.string(), text: v.string(), activityIds: list(v.number()) }),
]);
export type Block = v.InferOutput<typeof Block>;

/** A text in one language: an article of the travel guide, an itinerary, a legal page. */
export const Article = v.object({
  /** The last part of its address, the same in all languages. */
  slug: v.string(),
  /** The tag of its language: English in a language that it is not translated to. */
  lang: v.string(),
  title: v.string(),
  lead: v.string(),
  picture: v.nullable(PagePicture),
  blocks: list(Block),
  /** ISO date of the last change. */
  changed: v.string(),
});
export type Article = v.InferOutput<typeof Article>;

/** An article as overviews show it. */
export const ArticleSummary = v.object({
  title: v.string(),
  lead: v.string(),
  path: v.string(),
  picture: v.nullable(PagePicture),
});
export type ArticleSummary = v.InferOutput<typeof ArticleSummary>;

/**
 * A way forward below a text: one of the shop's pages, the search where affiliates choose what they show, what has
 * changed for partners, the pages for developers, or the shop of vouchers elsewhere.
 */
export interface Way {
  readonly title: string;
  readonly to: PageKey | "affiliate-products" | "affiliate-account" | "changes" | "developers" | "voucher-shop";
}

/**
 * A text as it stands in `content/`. The server gives its picture an address, and shows of its activities those that
 * the catalogue has.
 */
export interface Written extends Omit<Article, "picture"> {
  /** A file of the catalogue's pictures. */
  readonly picture: { readonly file: string; readonly alternativeText: string } | null;
  /** Content ids of the activities that it names; those of an itinerary's stages are among them. */
  readonly activityIds: readonly number[];
  readonly ways: readonly Way[];
}
