import { listingAttributes } from "../../contracts/elements/listing.ts";
import { listingMachine } from "../../machines/listing/listing.machine.ts";
import { isPageLoading, isReturning } from "../../machines/listing/listing.rules.ts";
import { defineRecord } from "../_kit/record.ts";
import { connectListing } from "./listing.connect.ts";
import { listingDocs } from "./listing.docs.ts";
import styles from "./listing.css?inline";
import { implementListing } from "./listing.implement.ts";
import { givenOf, inputOf } from "./listing.input.ts";
import { ListingView } from "./listing.tsx";
import { withRenderedCards } from "./rendered-cards.ts";
import { loadFirstParts } from "./first-parts.ts";
import { compactList } from "./list-snapshot.ts";

/**
 * `<gipfel-listing>`: cards of activities with filters, sort, view more and the map drawer; with `page-kind` and
 * `page-id` a whole listing page. Elements of one `group` (search, map) show and change the same list.
 */
export const record = withRenderedCards(
  defineRecord({
    tag: "gipfel-listing",
    docs: import.meta.env.SSR ? listingDocs : undefined,
    attributes: listingAttributes,
    needs: ({ "page-kind": kind, "page-id": id }, read) => {
      if (kind !== "listing" && !id) return "page-id";
      // Another kind of page may have the same id.
      return id && read("page-kind") !== null && read("page-kind")!.trim() !== kind ? "page-kind" : undefined;
    },
    events: ["ready", "view", "select", "unavailable", "error", "analytics"],
    ready: ({ "page-id": pageId }, _services, root) => loadFirstParts(pageId !== undefined, root),
    machine: listingMachine,
    implement: implementListing,
    input: inputOf,
    changed: (attributes) => ({ type: "attributes.changed" as const, given: givenOf(attributes) }),
    connect: connectListing,
    endsOnRemoval: true,
    View: ListingView,
    styles,
    catalogues: ["listing"],
    rendersOnServer: true,
    compact: import.meta.env.SSR ? compactList : undefined,
    isSettled: ({ context, value }) =>
      context.discovery !== null &&
      context.discovery.status !== "waiting" &&
      !isReturning(context) &&
      !isPageLoading(value),
    isAtRest: ({ context, value }) =>
      context.discovery !== null &&
      !["waiting", "busy"].includes(context.discovery.status) &&
      !context.discovery.isSuggesting &&
      !isPageLoading(value),
  }),
);
