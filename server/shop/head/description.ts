import type { HeadInput } from "./input.ts";
import { oneLine } from "./one-line.ts";
import { headWords } from "./words.ts";

/** Search engines show about so many characters. */
const longest = 160;
const namedActivities = 3;

/** What a page is about, in at most 160 characters: its own words, and what a visitor wants to know next where there is room. */
export function descriptionOf({ locale, title, description, activity, listing }: HeadInput): string {
  const words = headWords(locale);
  const said = oneLine(description);
  if (activity) {
    const price = activity.summary?.minAdultPrice ?? activity.summary?.startingPrice;
    const isBookable = activity.availableDates.length > 0 && price && price.amount > 0;
    return fitted(said || oneLine(title), isBookable ? [words.from(price.formatted), words.bookable] : []);
  }
  if (!listing) return fitted(said || oneLine(title), []);
  const names = listing.activities.slice(0, namedActivities).map(({ info }) => oneLine(info.title));
  return fitted(said || (names.length > 0 ? words.listed(oneLine(title), names.join(", ")) : oneLine(title)), names.length > 0 ? [words.bookable] : []);
}

/** The text and as much of what may follow as there is room for. */
function fitted(text: string, more: readonly string[]): string {
  let whole = text;
  for (const each of more) if (`${whole} ${each}`.length <= longest) whole = `${sentence(whole)} ${each}`;
  return cut(whole);
}

function sentence(text: string): string {
  return /[.!?…。？！]$/u.test(text) ? text : `${text}.`;
}

/** Cut behind a word. */
function cut(text: string): string {
  const characters = [...text];
  if (characters.length <= longest) return text;
  const kept = characters.slice(0, longest - 1).join("");
  const lastWord = characters[longest - 1] === " " ? kept.length : kept.lastIndexOf(" ");
  return `${kept.slice(0, lastWord > 0 ? lastWord : kept.length).replace(/[\s,;:–-]+$/u, "")}…`;
}
