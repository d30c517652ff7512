import { listingAttributes } from "../../contracts/elements/listing.ts";
import { listingMachine } from "../../machines/listing/listing.machine.ts";
import { isReturning } from "../../machines/listing/listing.rules.ts";
import { defineRecord } from "../_kit/record.ts";
import { connectListing } from "./listing.connect.ts";
import styles from "./listing.css?inline";
import { implementListing } from "./listing.implement.ts";
import { givenOf, inputOf } from "./listing.input.ts";
import { ListingView } from "./listing.tsx";

/**
 * `<gipfel-listing>`: cards of activities with filters, sort, view more and the map drawer; with `page-kind` and
 * `page-id` a whole listing page. Part `hero`. Elements of one `group` (search, map) show and change the same list.
 */
export const record = defineRecord({
  tag: "gipfel-listing",
  description: "A list of activities: cards, filters, sort, view more, map drawer; or a whole listing page.",
  attributes: listingAttributes,
  needs: ({ "page-kind": kind, "page-id": id }, read) => {
    if (kind !== "listing" && !id) return "page-id";
    // Another kind of page may have the same id.
    return id && read("page-kind") !== null && read("page-kind")!.trim() !== kind ? "page-kind" : undefined;
  },
  events: ["ready", "view", "select", "unavailable", "error", "analytics"],
  // Beside the words, not after them; without it the element says that the list can't be reached.
  ready: () => import("./start-discovery.ts").catch(() => {}),
  machine: listingMachine,
  implement: implementListing as never,
  input: inputOf,
  changed: (attributes) => ({ type: "attributes.changed" as const, given: givenOf(attributes) }),
  connect: connectListing,
  endsOnRemoval: true,
  View: ListingView,
  styles,
  catalogues: ["listing"],
  isSettled: ({ context, value }) =>
    context.discovery !== null && context.discovery.status !== "waiting" && !isReturning(context) && !isLoading(value),
  isAtRest: ({ context, value }) =>
    context.discovery !== null && !["waiting", "busy"].includes(context.discovery.status) && !isLoading(value),
});

/** The page's head is on its way. */
function isLoading(value: unknown): boolean {
  return JSON.stringify(value).includes(`"page":"loading"`);
}
