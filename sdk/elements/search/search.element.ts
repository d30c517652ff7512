import { searchAttributes, type SearchAttributes } from "../../contracts/elements/search.ts";
import { longestSearch } from "../../contracts/discovery.ts";
import { mainLocales } from "../../contracts/locale.ts";
import { participantsIn } from "../../contracts/participants.ts";
import { dateInShop } from "../../contracts/time.ts";
import { searchMachine } from "../../machines/search/search.machine.ts";
import type { SearchInput } from "../../machines/search/search.types.ts";
import { defineRecord, type Services } from "../_kit/record.ts";
import { connectSearch } from "./search.connect.ts";
import { implementSearch } from "./search.implement.ts";
import { SearchView } from "./search.tsx";

/**
 * `<gipfel-search>`: place or activity, day, people. A dropdown below its field, or the full screen behind a bar; with
 * a `group` it narrows the list of the page.
 */
export const record = defineRecord({
  tag: "gipfel-search",
  description: "The search: what is found while typing, with a day and people.",
  attributes: searchAttributes,
  events: ["ready", "view", "select", "error", "analytics"],
  machine: searchMachine,
  implement: implementSearch,
  input: inputOf,
  changed: ({ placement, group }) => ({ type: "attributes.changed" as const, placement, group: group ?? null }),
  connect: connectSearch,
  endsOnRemoval: true,
  View: SearchView,
  catalogues: ["search"],
  isSettled: (snapshot) => snapshot.matches({ query: "idle" }),
});

function inputOf({ placement, group }: SearchAttributes, { locale, address, now }: Services): SearchInput {
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
