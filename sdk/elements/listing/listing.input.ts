import { addedCardsIn } from "../../contracts/added-cards.ts";
import { idsOf } from "../../contracts/elements/ids.ts";
import type { ListingAttributes } from "../../contracts/elements/listing.ts";
import { hideableNamed } from "../../contracts/discovery.ts";
import { dateInShop } from "../../contracts/time.ts";
import { hasPassedDate, idsIn, isSet, placeIn } from "../../machines/discovery/address.rules.ts";
import { hiddenIn } from "../../machines/listing/listing.rules.ts";
import {
  drawers,
  type ListingQuery,
  type ListingGiven,
  type ListingInput,
} from "../../machines/listing/listing.types.ts";
import { isOnShop } from "../_kit/on-shop.ts";
import type { Services } from "../_kit/record.ts";
import { drawerOwner, drawerParameter, moreParameter } from "../../parts/discovery/list-history.ts";

/** What the attributes say. */
export function givenOf(attributes: ListingAttributes): ListingGiven {
  return {
    kind: attributes["page-kind"],
    pageId: attributes["page-id"] ?? null,
    locations: idsOf(attributes.locations),
    types: idsOf(attributes.types),
    activities: idsOf(attributes.activities),
    attributes: idsOf(attributes.attributes),
    sort: attributes.sort ?? null,
    search: attributes.search ?? null,
    hidden: (attributes.hide ?? []).flatMap((word) => hideableNamed(word) ?? []),
    isPicker: attributes.picker,
    theme: attributes.theme,
    brandColor: attributes["brand-color"],
    locale: attributes.locale,
    group: attributes.group ?? null,
  };
}

/** What the page's address says of the list (discovery spec §2); what is not understood is ignored. */
function queryOf({ address, shopOrigin, now }: Pick<Services, "address" | "shopOrigin" | "now">): ListingQuery {
  const { query } = address;
  const picked = idsIn(query("affiliateProducts"));
  return {
    activities: idsIn(query("activities")),
    pinned: idsIn(query("capi")),
    skipped: idsIn(query("capiHide")),
    nearby: placeIn(query),
    hidden: hiddenIn((parameter) => isSet(query(parameter))),
    picked,
    isPicker: isSet(query("affiliate")) || query("affiliateProducts") !== null,
    hasSort: query("sort") !== null,
    hasSearch: query("s") !== null,
    drawer: drawers.find((id) => id === query(drawerParameter)) ?? null,
    hasPassedDate: hasPassedDate(query, () => dateInShop(now())),
    // A partner's page may have a parameter of this name for something else.
    extra: isOnShop({ address, shopOrigin }) ? addedCardsIn(query(moreParameter)) : 0,
  };
}

/** Input of the listing's machine. */
export function inputOf(attributes: ListingAttributes, services: Services): ListingInput {
  const [given, query] = [givenOf(attributes), queryOf(services)];
  // The drawer of the address may be that of another list of the page.
  const isOwn = (drawerOwner() ?? ownerOf(given)) === ownerOf(given);
  return { given, query: isOwn ? query : { ...query, drawer: null }, group: services.newKey() };
}

/** A listing among others, by what it is about: the same after a reload. */
export function ownerOf({
  group,
  kind,
  pageId,
  locations,
  types,
  activities,
  attributes,
  search,
}: ListingGiven): string {
  return JSON.stringify([group, kind, pageId, locations, types, activities, attributes, search]);
}
