import type { Failure } from "../../machines/cart/failure.rules.ts";
import { optionsOf } from "../../machines/transport/search.rules.ts";
import type { Side, TransportContext } from "../../machines/transport/transport.types.ts";
import { loadFailureOf } from "../../parts/load-failure/load-failure.ts";
import type { PlaceFieldProps, ResultsProps, SearchFailure } from "./transport.props.ts";
import type { Connecting } from "./connecting.ts";

export function placeField({ context, at, send }: Connecting, side: Side): PlaceFieldProps {
  const field = context[side];
  const isIn = (part: string | object) => at({ [side]: part } as never);
  const isSearching =
    isIn({ open: "searching" }) || isIn({ open: "awaiting" }) || isIn("resolving") || isIn({ open: "typing" });
  const hasFailed = isIn({ open: "failed" }) || isIn("unresolved");
  const options = optionsOf(field);
  return {
    text: isIn("resolving") && field.wanted && "text" in field.wanted ? field.wanted.text : field.text,
    kind: field.place?.kind ?? null,
    isOpen: isIn("open"),
    state: isIn("locating")
      ? "locating"
      : isSearching
        ? "searching"
        : hasFailed
          ? "failed"
          : field.answered !== null && field.place === null
            ? "found"
            : "idle",
    isSlow: isIn({ open: { searching: "slow" } }),
    hits: field.hits,
    active: field.active,
    problem: field.problem,
    failure: hasFailed ? failureKind(field.failure) : null,
    open: () => send({ type: "place.opened", side }),
    close: () => send({ type: "place.closed", side }),
    leave: () => send({ type: "place.left", side }),
    type: (text) => send({ type: "place.typed", side, text }),
    move: (by) => {
      const here = field.active === null ? (by === 1 ? -1 : 0) : options.indexOf(field.active);
      send({ type: "place.moved", side, to: options[(here + by + options.length) % options.length] ?? null });
    },
    choose: (place) => send({ type: "place.chosen", side, place }),
    submit: () => send({ type: "place.submitted", side }),
    retry: () => send({ type: "place.retried", side }),
    locate: () => send({ type: "location.chosen", side }),
  };
}

function failureKind(failure: Failure | null): SearchFailure["kind"] {
  if (failure?.status === 429) return "rateLimited";
  if (failure?.code === "outside_timetable") return "outsideTimetable";
  if (failure?.code === "place_not_found")
    return failure.fields["destinationId"] === undefined ? "unknownOrigin" : "unknownDestination";
  return loadFailureOf(failure);
}

function failureOf({ failure, timetable, date, today }: TransportContext): SearchFailure | null {
  if (!failure) return null;
  const named = (name: "firstDate" | "lastDate") => String(failure.fields[name] ?? timetable?.[name] ?? "");
  const lastDate = named("lastDate");
  const isOver = lastDate < today;
  const begins = named("firstDate");
  // Of a timetable that is in force the days that have passed are of no use.
  const firstDate = !isOver && begins < today ? today : begins;
  const nextDate = isOver ? "" : date < firstDate ? firstDate : lastDate;
  return { kind: failureKind(failure), firstDate, lastDate, nextDate };
}

export function results({ context, at, send }: Connecting, now: number): ResultsProps {
  const { trips, trip, added, timetable, walk, isLinkBroken, replaced, date, time, isArrival } = context;
  const { lastWayBack, returnTime } = context;
  const leavesAt = lastWayBack?.leavesAt ?? null;
  const states = ["incomplete", "samePlace", "typing", "shown", "failed"] as const;
  return {
    state: states.find((state) => at({ trips: state })) ?? "loading",
    isSlow: at({ trips: { searching: "slow" } }),
    failure: failureOf(context),
    trips,
    openTripId: trip?.id ?? null,
    loadingMore: at({ trips: { shown: "earlier" } }) ? "earlier" : at({ trips: { shown: "later" } }) ? "later" : null,
    added,
    timetable,
    walk,
    isLinkBroken,
    hasLinkFailed: at({ linked: "failed" }),
    replaced,
    now,
    lastWayBack: lastWayBack &&
      returnTime && { ...returnTime, leavesAt: leavesAt !== null && Date.parse(leavesAt) < now ? null : leavesAt },
    date,
    time,
    isArrival,
    earlier: () => send({ type: "trips.earlier" }),
    later: () => send({ type: "trips.later" }),
    retry: () => send({ type: "trips.retried" }),
    retryLink: () => send({ type: "link.retried" }),
    setDate: (chosen) => send({ type: "date.set", date: chosen }),
    toggle: (tripId) => send({ type: "trip.toggled", tripId }),
    book: (tripId) => send({ type: "trip.booked", tripId }),
  };
}
