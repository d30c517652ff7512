import type { SnapshotFrom } from "xstate";
import { mapDefaults } from "../../contracts/elements/map.ts";
import { translatedLanguageTag } from "../../contracts/locale.ts";
import { choicesIn } from "../../machines/discovery/filters.rules.ts";
import { fullScope } from "../../machines/discovery/discovery.types.ts";
import type { mapMachine } from "../../machines/map/map.machine.ts";
import { listed, mapSorts, placeOf, sortedPoints } from "../../machines/map/map.rules.ts";
import type { MapEvent } from "../../machines/map/map.types.ts";
import type { Services } from "../_kit/record.ts";
import { filtersOf, sortsOf } from "../../parts/discovery/connect/filters.ts";
import { linksOf } from "../../parts/discovery/connect/links.ts";
import { loadFailureOf } from "../../parts/load-failure/load-failure.ts";
import type { MapProps } from "./map.props.ts";

type Snapshot = SnapshotFrom<typeof mapMachine>;

/** From the map's snapshot to its view's props: data, no words. */
export function connectMap(snapshot: Snapshot, send: (event: MapEvent) => void, services: Services): MapProps {
  const { context } = snapshot;
  const all = listed(context);
  const byId = new Map(context.points.map((point) => [point.id, point]));
  const links = linksOf(services);
  const sorts = sortsOf(context.sought?.discovery ?? null, mapSorts);
  const sort = sorts.includes(context.sort) ? context.sort : sorts[0]!;
  const pointsOf = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
  return {
    languageTag: translatedLanguageTag(services.locale),
    canvas: snapshot.matches({ canvas: "drawn" })
      ? "drawn"
      : snapshot.matches({ canvas: "unavailable" })
        ? "unavailable"
        : "drawing",
    points: context.points,
    state:
      snapshot.matches({ points: "loading" }) || snapshot.matches({ points: "waiting" })
        ? "loading"
        : snapshot.matches({ points: "failed" })
          ? "failed"
          : "loaded",
    failure: loadFailureOf(context.failure),
    isSlow: snapshot.matches({ points: { loading: "slow" } }),
    start: startOf(context),
    aim: context.aim,
    position: context.position,
    locating:
      (["requesting", "found", "failed"] as const).find((state) => snapshot.matches({ locating: state })) ?? "idle",
    chosen: context.chosen,
    chosenPlace: context.chosen ? placeOf(all) : "",
    cards: sortedPoints(all, sort)
      .slice(0, context.cards)
      .map((activity) => ({
        activity,
        address: links.toActivity(
          activity.urls[services.locale] ?? `/activity/${activity.id}`,
          context.sought?.discovery ?? null,
        ),
      })),
    count: all.length,
    sort,
    sorts,
    locale: services.locale,
    filters: filtersOf(
      {
        discovery: context.sought?.discovery ?? null,
        scope: context.sought?.scope ?? fullScope,
        unfolded: context.unfolded,
        hasQuickDates: true,
        find: (event) => send({ type: "find", event }),
        unfold: (group) => send({ type: "group.unfold", group }),
      },
      services,
    ),
    choices: context.sought ? choicesIn(context.sought.discovery.filters) : 0,
    isFiltering: snapshot.matches({ filters: "open" }),
    styleOf: (theme) => `${services.apiBase}/basemap/style.json?theme=${theme}`,
    placeOf: (ids) => placeOf(pointsOf(ids)),
    choose: (cluster, aim) => send({ type: "cluster.choose", cluster, aim }),
    close: () => send({ type: "cluster.close" }),
    open: (activityId) => send({ type: "card.open", activityId }),
    more: () => send({ type: "cards.more" }),
    setSort: (sort) => send({ type: "sort.set", sort }),
    openFilters: () => send({ type: "filters.open" }),
    closeFilters: () => send({ type: "filters.close" }),
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
