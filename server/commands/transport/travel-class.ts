import type { Locale } from "../../../sdk/contracts/locale.ts";
import { isTraveller } from "../../../sdk/contracts/companions.ts";
import { inLocale } from "../../domain/in-locale.ts";
import type { FrozenLine } from "../../domain/frozen.ts";
import type { FareCategory, FareOffer } from "../../ports/fares/fares.ts";
import { transportWords } from "./transport.words.ts";

type ClassKey = FareCategory["categoryTypeKey"];

/** A product and its tickets by name. */
interface NamedTickets {
  readonly label: string;
  readonly lines: readonly FrozenLine[];
}

/**
 * A reservation's product and tickets with the class that persons travel in, in the buyer's language: tickets, mails
 * and pages all show these two names. Tickets of both classes have it on each line. Products of one class, and dogs
 * and bikes alone, have none.
 */
export function nameTravelClass(
  { product, categories }: FareOffer,
  lines: readonly FrozenLine[],
  locale: Locale,
): NamedTickets {
  const label = inLocale(product.title, locale);
  const sold = new Set(categories.map(({ categoryTypeKey }) => categoryTypeKey));
  const classOf = ({ ticketCategoryId }: FrozenLine): ClassKey | undefined => {
    const category = categories.find(({ id }) => id === ticketCategoryId);
    return category && isTraveller(category.discountType) ? category.categoryTypeKey : undefined;
  };
  const [key, ...others] = new Set(lines.flatMap((line) => classOf(line) ?? []));
  if (sold.size < 2 || !key) return { label, lines };
  const { classes } = transportWords(locale);
  if (others.length === 0) return { label: `${label}, ${classes[key]}`, lines };
  const withClass = (line: FrozenLine) => {
    const own = classOf(line);
    return own ? { ...line, label: `${line.label}, ${classes[own]}` } : line;
  };
  return { label, lines: lines.map(withClass) };
}
