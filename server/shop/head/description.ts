import { withValues } from "../../../sdk/contracts/with-values.ts";
import type { HeadInput } from "./input.ts";
import { oneLine } from "./one-line.ts";
import { headWords } from "./head.words.ts";
import { shownPrice } from "../../../sdk/contracts/from-price.ts";

/** Search engines show about so many characters. */
const longest = 160;
const namedActivities = 3;

/**
 * What a page is about, in at most 160 characters: its own words, and what a visitor wants to know next where there is
 * room.
 */
export function descriptionOf({ locale, title, description, activity, listing }: HeadInput): string {
  const words = headWords(locale);
  const name = oneLine(title);
  const ownText = oneLine(description);
  if (activity) {
    const price = shownPrice(activity.summary);
    const isBookable = activity.availableDates.length > 0 && price && price.amount > 0;
    return fitted(
      ownText || name,
      isBookable ? [[withValues(words.from, { price: price.formatted })], [words.bookable]] : [],
    );
  }
  if (!listing || listing.activities.length === 0) return fitted(ownText || name, []);
  const first = listing.activities.slice(0, namedActivities).map(({ info }) => oneLine(info.title));
  const listed = first.map((_, index) =>
    withValues(words.listed, { title: name, activities: first.slice(0, first.length - index).join(", ") }),
  );
  return ownText ? fitted(ownText, [listed, [words.bookable]]) : fitted(listed.find(fits) ?? name, [[words.bookable]]);
}

/** The text and as much of what may follow as there is room for: of each part the first way of saying it that fits. */
function fitted(text: string, more: readonly (readonly string[])[]): string {
  let full = text;
  for (const ways of more) full = ways.map((way) => `${sentence(full)} ${way}`).find(fits) ?? full;
  return cut(full);
}

function fits(text: string): boolean {
  return [...text].length <= longest;
}

function sentence(text: string): string {
  return /[.!?…。？！]$/u.test(text) ? text : `${text}.`;
}

/** Cut behind a word. */
function cut(text: string): string {
  if (fits(text)) return text;
  const characters = [...text];
  const beginning = characters.slice(0, longest - 1).join("");
  const lastWord = characters[longest - 1] === " " ? beginning.length : beginning.lastIndexOf(" ");
  return `${beginning.slice(0, lastWord > 0 ? lastWord : beginning.length).replace(/[\s,;:–-]+$/u, "")}…`;
}
