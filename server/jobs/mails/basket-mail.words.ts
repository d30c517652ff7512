import { inEachLanguage } from "../../words/in-each-language.ts";

/** `{title}` is the first item's; `{price}` and `{before}` are amounts with their currency. */
export interface BasketMailWords {
  readonly subject: string;
  /** The same of several items. */
  readonly subjectSeveral: string;
  readonly greeting: string;
  readonly lead: string;
  /** Where nothing of it can be booked any more. */
  readonly leadGone: string;
  /** Of an item: its price now, the same where it was another, and why it can't be booked. */
  readonly price: string;
  readonly priceChanged: string;
  /** Of all that can be booked, as the basket shows it. */
  readonly total: string;
  readonly soldOut: string;
  readonly closed: string;
  readonly allDay: string;
  readonly back: string;
  readonly once: string;
  readonly forget: string;
  readonly closing: string;
}

/** The words of the one mail about a basket that was left. */
export const words: BasketMailWords = {
  subject: "Still interested? {title}",
  subjectSeveral: "Still interested? {title} and more",
  greeting: "Hello",
  lead: "You did not finish your booking. Your seats are not held any more, so others can book them. This is what your basket has, at the prices of now.",
  leadGone:
    "You did not finish your booking, and your seats are not held any more. Nothing in your basket can be booked as it was. In the basket you find the way to other times.",
  price: "Available now: {price}",
  priceChanged: "Available now: {price}, before {before}",
  total: "Total of your basket now, with fees and rebates: {total}",
  soldOut: "Sold out by now",
  closed: "Can no longer be booked",
  allDay: "all day",
  back: "Back to my basket",
  once: "You asked for this mail in the check-out. We write about this basket only once, and your address for it is deleted with this mail.",
  forget: "Forget my address",
  closing: "Kind regards. Your {shop} team",
};

export const basketMailWords = inEachLanguage("server/basket-mail", words);
