import { withValues } from "../../../sdk/contracts/with-values.ts";
import type { HeadInput } from "./input.ts";
import { oneLine } from "./one-line.ts";
import { headWords } from "./head.words.ts";

/** Search engines show about so many characters. */
const longest = 60;

/**
 * The title of a page: what it is and where, as far as there is room, and the shop's name where it still fits. A name
 * is never cut.
 */
export function titleOf(input: Pick<HeadInput, "kind" | "locale" | "shopName" | "title" | "activity">): string {
  const suffix = ` · ${input.shopName}`;
  const name = oneLine(input.title);
  const title = [titleWithContext(input, name), name].find((each) => lengthOf(each + suffix) <= longest) ?? name;
  return title.includes(input.shopName) || lengthOf(title + suffix) > longest ? title : title + suffix;
}

function titleWithContext(
  { kind, locale, activity }: Pick<HeadInput, "kind" | "locale" | "activity">,
  name: string,
): string {
  const words = headWords(locale);
  switch (kind) {
    case "activity": {
      const place = activity?.location.title ?? "";
      return place === "" || name.includes(place) ? name : `${name} – ${place}`;
    }
    case "type":
      return withValues(words.type, { title: name });
    case "location":
      return withValues(words.place, { title: name });
    case "point_of_interest":
      return withValues(words.pointOfInterest, { title: name });
    case "attribute":
      return withValues(words.item, { title: name });
    default:
      return name;
  }
}

function lengthOf(text: string): number {
  return [...text].length;
}
