import { fromCallback, fromPromise } from "xstate";
import type { LeftBy } from "../../contracts/list-entry.ts";
import { getListingPage } from "../../contracts/calls/listing.ts";
import { isPicking } from "../../machines/listing/listing.rules.ts";
import {
  drawers,
  type DrawerId,
  type ListingContext,
  type ListingEvent,
  type ListingGiven,
} from "../../machines/listing/listing.types.ts";
import type { Services } from "../_kit/record.ts";
import { isOnlyListing } from "../../parts/discovery/address-owner.ts";
import { followDiscovery } from "./follow-discovery.ts";
import { ownerOf } from "./listing.input.ts";
import {
  changeListEntry,
  drawerOwner,
  drawerParameter,
  enterDrawer,
  isEntryOf,
  leaveDrawer,
  moreParameter,
  writeParameters,
} from "../../parts/discovery/list-history.ts";

/** The listing's actors and actions, bound to a page's services. */
export function implementListing(services: Services) {
  const { client, locale, address } = services;
  /**
   * Forward opens the drawer of this listing only, not of every listing of the page. Where the page has overwritten the
   * entry's state, it belongs to the listing if that is the only one.
   */
  let hasEntered = false;
  const isOwn = (drawer: DrawerId, given: ListingGiven) => {
    const owner = drawerOwner();
    return owner === undefined ? hasEntered || (isOnlyListing() && isEntryOf(drawer)) : owner === ownerOf(given);
  };
  return {
    actors: {
      loadPage: fromPromise(({ input, signal }: { input: { kind: string; id: string }; signal: AbortSignal }) =>
        client.send(getListingPage, { params: { locale, ...input } }, { signal }),
      ),
      discovery: followDiscovery(services),
      watchDrawer: fromCallback<ListingEvent, { given: ListingGiven }>(({ input: { given }, sendBack }) => {
        const follow = () => {
          const drawer = drawers.find((id) => id === address.query(drawerParameter)) ?? null;
          if (drawer === null || isOwn(drawer, given)) sendBack({ type: "address.drawer", drawer });
        };
        // The visitor may have gone back or forward since the server has read the address.
        follow();
        return address.watch(follow);
      }),
    },
    actions: {
      enterDrawer: (_: unknown, { drawer, given }: { drawer: DrawerId; given: ListingGiven }) => {
        hasEntered = true;
        enterDrawer(address, drawer, ownerOf(given));
      },
      leaveDrawer: () => leaveDrawer(address),
      writeExtra: (_: unknown, { extra, query }: Pick<ListingContext, "query" | "extra">) => {
        if (!isOnlyListing()) return;
        // The entry knows it from now on.
        if (query.extra > 0) address.forget(moreParameter);
        changeListEntry(address, { extra: extra > 0 ? extra : undefined });
      },
      writePicked: (_: unknown, context: ListingContext) => {
        if (!isOnlyListing() || !isPicking(context)) return;
        const isSaid = context.given.isPicker || address.query("affiliate");
        // Where nothing else says that cards are picked, the empty parameter does.
        writeParameters(address, { affiliateProducts: context.picked.join() || (isSaid ? null : "") });
      },
      writeCard: (_: unknown, card: LeftBy) => {
        if (isOnlyListing()) changeListEntry(address, { card });
      },
    },
  };
}
