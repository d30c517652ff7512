import type { HeldReason } from "../../commands/feed/held-feed.ts";
import { inEachLanguage } from "../../words/in-each-language.ts";

interface FeedMailWords {
  readonly subject: string;
  readonly leads: Record<HeldReason, string>;
  readonly stays: string;
  readonly accept: string;
}

/** The words of the mail to the team about a product feed that is held back. */
export const words: FeedMailWords = {
  subject: "The product feed is held back",
  leads: {
    empty: "No activity can be booked, so the new product feed would be empty. The last one had {before} products.",
    dropped: "The new product feed has {products} products. The last one had {before}.",
  },
  stays:
    "The last feed stays in place: a smaller one would delete products at Google. Please check the catalogue and the last import.",
  accept: "If the number is right, this command lets the smaller feed out: {command}",
};

export const feedMailWords = inEachLanguage("server/feed-mail", words);
