import type { SnapshotFrom } from "xstate";
import { mapDefaults } from "../../contracts/elements/map.ts";
import type { Filters } from "../../contracts/finding.ts";
import { languageTag, mainLocaleOf } from "../../contracts/locale.ts";
import type { Facets, MapActivity } from "../../contracts/listing.ts";
import type { mapMachine } from "../../machines/map/map.machine.ts";
import { listed, placeOf, sorted } from "../../machines/map/map.rules.ts";
import type { Aim, Bounds, ChosenCluster, MapEvent, MapSort, Place } from "../../machines/map/map.types.ts";
import type { Services } from "../_kit/record.ts";

type Snapshot = SnapshotFrom<typeof mapMachine>;

/** A card of the list beside the map. */
export interface MapCard {
  readonly activity: MapActivity;
  /** Its page on the shop. */
  readonly address: string;
}

export interface MapProps {
  readonly languageTag: string;
  readonly canvas: "drawing" | "drawn" | "unavailable";
  readonly points: readonly MapActivity[];
  readonly state: "loading" | "loaded" | "failed";
  readonly isSlow: boolean;
  readonly start: { readonly center: Place; readonly zoom: number; readonly fitsCountry: boolean };
  readonly aim: Aim | null;
  readonly position: Place | null;
  readonly locating: "idle" | "asking" | "found" | "failed";
  readonly chosen: ChosenCluster | null;
  /** The place that gives the chosen cluster its name. */
  readonly chosenPlace: string;
  readonly cards: readonly MapCard[];
  /** How many the list has, shown or not. */
  readonly count: number;
  readonly sort: MapSort;
  readonly filters: Filters;
  readonly facets: Facets | null;
  readonly styleOf: (theme: "light" | "dark") => string;
  readonly placeOf: (ids: readonly number[]) => string;
  readonly choose: (cluster: ChosenCluster, aim: Aim | null) => void;
  readonly close: () => void;
  readonly open: (activityId: number) => void;
  readonly more: () => void;
  readonly setSort: (sort: MapSort) => void;
  readonly setFilters: (filters: Partial<Filters>) => void;
  readonly locate: () => void;
  readonly again: () => void;
  readonly moved: (bounds: Bounds) => void;
  readonly drawn: () => void;
  readonly failed: () => void;
}

/** From the map's snapshot to its view: facts, no words. */
export function connectMap(snapshot: Snapshot, send: (event: MapEvent) => void, services: Services): MapProps {
  const { context } = snapshot;
  const all = listed(context);
  const main = mainLocaleOf(services.locale);
  const byId = new Map(context.points.map((point) => [point.id, point]));
  const pointsOf = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
  return {
    languageTag: languageTag(main),
    canvas: snapshot.matches({ canvas: "drawn" }) ? "drawn" : snapshot.matches({ canvas: "unavailable" }) ? "unavailable" : "drawing",
    points: context.points,
    state: snapshot.matches({ points: "loading" }) ? "loading" : snapshot.matches({ points: "failed" }) ? "failed" : "loaded",
    isSlow: snapshot.matches({ points: { loading: "slow" } }),
    start: startOf(context),
    aim: context.aim,
    position: context.position,
    locating: (["asking", "found", "failed"] as const).find((state) => snapshot.matches({ locating: state })) ?? "idle",
    chosen: context.chosen,
    chosenPlace: context.chosen ? placeOf(all) : "",
    cards: sorted(all, context.sort)
      .slice(0, context.cards)
      .map((activity) => ({ activity, address: `${services.shopOrigin}${addressOf(activity, main, services)}` })),
    count: all.length,
    sort: context.sort,
    filters: context.finding.filters,
    facets: context.finding.facets,
    styleOf: (theme) => `${services.apiBase}/basemap/style.json?theme=${theme}`,
    placeOf: (ids) => placeOf(pointsOf(ids)),
    choose: (cluster, aim) => send({ type: "cluster.choose", cluster, aim }),
    close: () => send({ type: "cluster.close" }),
    open: (activityId) => send({ type: "card.open", activityId }),
    more: () => send({ type: "cards.more" }),
    setSort: (sort) => send({ type: "sort.set", sort }),
    setFilters: (filters) => send({ type: "filters.set", filters }),
    locate: () => send({ type: "locate" }),
    again: () => send({ type: "again" }),
    moved: (bounds) => send({ type: "map.moved", bounds }),
    drawn: () => send({ type: "canvas.drawn" }),
    failed: () => send({ type: "canvas.failed" }),
  };
}

function startOf({ center, zoom }: Snapshot["context"]): MapProps["start"] {
  return {
    center: center ?? mapDefaults.center,
    zoom: zoom ?? mapDefaults.zoom,
    fitsCountry: center === null && zoom === null,
  };
}

/** The page of an activity in the language of the element; the affiliate rides along. */
function addressOf({ urls, id }: MapActivity, main: string, { affiliateId }: Services): string {
  const path = urls[main] ?? Object.values(urls)[0] ?? `/activity/${id}`;
  return affiliateId ? `${path}?affiliateId=${encodeURIComponent(affiliateId)}` : path;
}
