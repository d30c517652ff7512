import type { AdminActivity } from "../../sdk/contracts/admin/activities.ts";
import { fill } from "../shell/fill.ts";
import type { AdminWords } from "./words.ts";

/** The offers whose tickets a step can name; none outside an activity's page. */
export type NamedOffers = AdminActivity["offers"];

/** What the team may write of an activity, by its name in the history, as the form calls it. */
const textNames = {
  title: "name",
  teaser: "teaser",
  highlights: "highlights",
  importantInformation: "important",
  benefits: "benefits",
} as const;

/**
 * A field's name in the history, in the team's language: `texts.de_CH.title` is "Title (Deutsch)", `prices.21.netPrice`
 * the net price of that ticket. An unknown field, or one of an earlier version, gets a general name.
 */
export function fieldName(field: string, words: AdminWords, offers: NamedOffers = []): string {
  const own = named(words.fields.own, field);
  if (own) return own;
  const [kind, key = "", name = ""] = field.split(".");
  if (kind === "texts") {
    const text = named(textNames, name);
    const language = named(words.activities.languages, key);
    if (text && language) return fill(words.fields.text, { name: words.activities[text], language });
  }
  if (kind === "prices") {
    const price = named(words.fields.prices, name);
    if (price) return fill(price, { ticket: ticketOf(key, offers) ?? words.fields.goneTicket });
  }
  return words.fields.other;
}

function ticketOf(id: string, offers: NamedOffers): string | undefined {
  for (const offer of offers) {
    const category = offer.ticketCategories.find((each) => String(each.id) === id);
    if (category) return [offer.label, category.label, category.discountLabel].filter(Boolean).join(", ");
  }
  return undefined;
}

/** An own entry of a table: what is called `constructor` is none. */
function named<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
