import { searchAttributes } from "../../contracts/elements/search.ts";
import { searchMachine } from "../../machines/search/search.machine.ts";
import { defineRecord } from "../_kit/record.ts";
import { connectSearch } from "./search.connect.ts";
import { searchDocs } from "./search.docs.ts";
import { implementSearch } from "./search.implement.ts";
import { SearchView } from "./search.tsx";
import { inputOf } from "./search.input.ts";

/**
 * `<gipfel-search>`: place or activity, day, people. A dropdown below its field, or the full screen behind a bar; with
 * a `group` it narrows the list of the page.
 */
export const record = defineRecord({
  tag: "gipfel-search",
  docs: import.meta.env.SSR ? searchDocs : undefined,
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
