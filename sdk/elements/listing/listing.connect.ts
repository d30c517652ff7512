import type { SnapshotFrom } from "xstate";
import { nextAddedCards } from "../../contracts/added-cards.ts";
import { sorts } from "../../contracts/discovery.ts";
import { mainLocaleOf, translatedLanguageTag } from "../../contracts/locale.ts";
import { shopPath } from "../../contracts/paths.ts";
import { choicesIn, isNarrowed } from "../../machines/discovery/filters.rules.ts";
import type { DiscoveryEvent } from "../../machines/discovery/discovery.types.ts";
import type { listingMachine } from "../../machines/listing/listing.machine.ts";
import {
  isComplete,
  isHidden,
  isPicking,
  isSmall,
  pageSizeOf,
  scopeOf,
  shownOf,
  nextShown,
} from "../../machines/listing/listing.rules.ts";
import type { ListingContext, ListingEvent } from "../../machines/listing/listing.types.ts";
import type { Services } from "../_kit/record.ts";
import { loadFailureOf } from "../../parts/load-failure/load-failure.ts";
import { filtersOf, sortsOf } from "../../parts/discovery/connect/filters.ts";
import { linksOf } from "../../parts/discovery/connect/links.ts";
import { drawerParameter, moreParameter } from "../../parts/discovery/list-history.ts";
import { renderedCardsOf } from "./rendered-cards.ts";
import type { ListingProps, ListProps, ToolbarProps } from "./listing.props.ts";
import { wideFrom } from "./wide-from.ts";

type Send = (event: ListingEvent) => void;
type ListingSnapshot = SnapshotFrom<typeof listingMachine>;

export function connectListing(snapshot: ListingSnapshot, send: Send, services: Services): ListingProps {
  const { context } = snapshot;
  const { given, page } = context;
  const links = linksOf(services);
  const find = (event: DiscoveryEvent) => send({ type: "find", event });
  const drawer = snapshot.matches({ alive: { drawer: "filters" } })
    ? "activity-filter"
    : snapshot.matches({ alive: { drawer: "map" } })
      ? "map"
      : null;
  const heroState =
    (["none", "loading", "known", "missing", "failed"] as const).find((state) =>
      snapshot.matches({ alive: { page: state } }),
    ) ?? "none";
  const isHeroShown = !isHidden(context, "all");
  return {
    hero: page && isHeroShown ? { page, addressOf: links.toPath } : null,
    heroState: isHeroShown || heroState === "missing" ? heroState : "none",
    toolbar: toolbarOf(context, find, send),
    filters: filtersOf(
      {
        discovery: context.discovery,
        scope: scopeOf(given, context.query),
        unfolded: context.unfolded,
        hasQuickDates: !isHidden(context, "quick-filter"),
        find,
        unfold: (group) => send({ type: "group.unfolded", group }),
      },
      services,
    ),
    list: listOf(context, snapshot.matches({ alive: { reach: "unreachable" } }), find, send, services),
    drawer,
    closeDrawer: () => send({ type: "drawer.closed" }),
    mapAttributes: {
      group: given.group ?? context.group,
      locale: services.locale,
      "api-base": services.apiBase,
      "affiliate-id": services.affiliateId,
      "brand-color": given.brandColor,
      theme: given.theme,
      ...placeOnMap(context),
    },
    picker: isPicking(context)
      ? {
          count: context.picked.length,
          address: links.toWidget(context.picked),
          configure: () => send({ type: "configure.pressed" }),
        }
      : null,
    measured: (width) => {
      const isWide = width >= wideFrom;
      if (isWide !== context.isWide) send({ type: "width.changed", isWide });
    },
    isWide: context.isWide,
  };
}

/**
 * The map of a place begins there, as near as at a meeting point (discovery spec §9); around a position of the address
 * as "locate me" does.
 */
function placeOnMap({ page, query }: ListingContext): { readonly center?: string; readonly zoom?: string } {
  if (query.nearby) return { center: `${query.nearby.latitude},${query.nearby.longitude}`, zoom: "10" };
  return page?.latitude != null && page.longitude != null
    ? { center: `${page.latitude},${page.longitude}`, zoom: "12" }
    : {};
}

function toolbarOf(context: ListingContext, find: (event: DiscoveryEvent) => void, send: Send): ToolbarProps {
  const { discovery } = context;
  const shows = (part: Parameters<typeof isHidden>[1]) => !isHidden(context, part);
  return {
    shows: {
      size: shows("size"),
      sort: shows("sort"),
      map: shows("map"),
      filter: shows("filter"),
      search: shows("search"),
      bar: shows("filterbar"),
    },
    sorts: sortsOf(discovery, sorts),
    sort: discovery?.isLocating ? "distance" : (discovery?.sort ?? "relevance"),
    isLocating: discovery?.isLocating ?? false,
    setSort: (sort) => find({ type: "sort.set", sort }),
    search: discovery?.search ?? "",
    setSearch: (text) => find({ type: "search.set", text }),
    choices: discovery ? choicesIn(discovery.filters) : 0,
    open: (drawer) => send({ type: "drawer.opened", drawer }),
  };
}

/** The same list about twice as long, for visitors without scripts: a list of hundreds ends after a few presses. */
function moreAddressOf(extra: number, { address }: Services): string | null {
  const next = nextAddedCards(extra);
  return next === null ? null : address.with({ [drawerParameter]: null, [moreParameter]: String(next) });
}

function listOf(
  context: ListingContext,
  isUnreachable: boolean,
  find: (event: DiscoveryEvent) => void,
  send: Send,
  services: Services,
): ListProps {
  const { discovery } = context;
  const links = linksOf(services);
  const activities = shownOf(context);
  const total = discovery?.total ?? null;
  const known = total ?? discovery?.results.length ?? 0;
  const isPicked = isPicking(context);
  return {
    status: isUnreachable ? "failed" : (discovery?.status ?? "waiting"),
    activities,
    rendered: renderedCardsOf(services),
    total,
    step: Math.max(0, Math.min(nextShown(context), known - activities.length)),
    moreAddress: moreAddressOf(context.extra, services),
    pageSize: pageSizeOf(context),
    renderedAtOnce: pageSizeOf(context) + context.returnedExtra,
    isCounted: !isHidden(context, "size"),
    isSmall: isSmall(context),
    hasSidebar: !isHidden(context, "filter"),
    shownIfNarrow: context.isWide === null ? pageSizeOf({ ...context, isWide: false }) + context.extra : null,
    hasPassedDate: context.query.hasPassedDate && !discovery?.filters.date,
    isNearby: context.query.nearby !== null,
    isNarrowed: discovery !== null && isNarrowed(discovery.filters, discovery.search),
    search: discovery?.search.trim() && choicesIn(discovery.filters) === 0 ? discovery.search.trim() : null,
    suggestions: discovery?.suggestions
      ? {
          isInstead: discovery.suggestions.text === "",
          similar: discovery.suggestions.similar.map(({ title, path }) => ({ title, address: links.toPath(path) })),
          activities: discovery.suggestions.activities,
        }
      : null,
    hasOffers: (discovery?.initial.length ?? 0) > 0 || (discovery?.options?.total ?? 0) > 0,
    failure: isUnreachable && !navigator.onLine ? "offline" : loadFailureOf(discovery?.failure),
    isLocationUnknown: discovery?.locationError ?? false,
    mainLocale: mainLocaleOf(services.locale),
    languageTag: translatedLanguageTag(services.locale),
    allAddress: links.toPath(shopPath("activities", services.locale)),
    cardAddress: (path) => links.toActivity(path, discovery),
    press: (activityId, top) => send({ type: "card.pressed", activityId, top }),
    returnTo: isComplete(context) ? context.returnTo : null,
    returned: () => send({ type: "card.returned" }),
    more: () => send({ type: "more.pressed" }),
    restart: () => {
      find({ type: "filters.clear" });
      find({ type: "search.set", text: "" });
    },
    retry: () => find({ type: "retried" }),
    picked: isPicked ? context.picked : null,
    pick: (activityId) => send({ type: "card.picked", activityId }),
  };
}
