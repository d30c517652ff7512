import type { SearchAttributes } from "../../contracts/elements/search.ts";
import { longestSearch } from "../../contracts/discovery.ts";
import { mainLocales } from "../../contracts/locale.ts";
import { participantsIn } from "../../contracts/participants.ts";
import { dateInShop } from "../../contracts/time.ts";
import type { SearchInput } from "../../machines/search/search.types.ts";
import type { Services } from "../_kit/record.ts";

/** Input of the search's machine. */
export function inputOf({ placement, group }: SearchAttributes, { locale, address, now }: Services): SearchInput {
  const today = dateInShop(now());
  const date = address.query("date");
  return {
    isMainLocale: (mainLocales as readonly string[]).includes(locale),
    placement,
    group: group ?? null,
    text: (address.query("s") ?? "").slice(0, longestSearch),
    date: date && /^\d{4}-\d\d-\d\d$/.test(date) && date >= today ? date : null,
    participants: participantsIn(address.query),
    today,
  };
}
