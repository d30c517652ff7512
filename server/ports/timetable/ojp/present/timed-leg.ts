import type { Intermediate, ServiceTime, TimedLeg } from "../../../../../sdk/contracts/transport.ts";
import { msOf } from "../../../../clock.ts";
import { wireInstant } from "../../../../domain/wall-time.ts";
import { isoDuration } from "../../present/duration.ts";
import { childAt, childrenOf, inLanguage, isTrueAt, textAt, type XmlElement } from "../xml/xml-element.ts";
import { occupancyOf } from "./occupancy.ts";
import { presentService } from "./service.ts";
import { stopIdOf, stopPlaceRef } from "./stops.ts";
import type { OjpView } from "./view.ts";

/** A ride; null where times or stops are missing. */
export function presentTimedLeg(view: OjpView, leg: XmlElement, isCancelled: boolean): TimedLeg | null {
  const [board, alight] = [childAt(leg, "LegBoard"), childAt(leg, "LegAlight")];
  const intermediates = childrenOf(leg, "LegIntermediate");
  const departure = timeOf(board, "ServiceDeparture");
  const arrival = timeOf(alight, "ServiceArrival");
  if (!board || !alight || !departure || !arrival || [board, alight].some((call) => stopIdOf(call) === "")) return null;
  return {
    start: { ...stopCall(view, board), serviceDeparture: departure },
    intermediates: intermediates.flatMap((call) => intermediateOf(view, call) ?? []),
    end: { ...stopCall(view, alight), serviceArrival: arrival },
    duration: isoDuration(msOf(arrival.timetabledTime) - msOf(departure.timetabledTime)),
    service: presentService(view, leg, isCancelled),
    ...occupancyOf([board, ...intermediates]),
  };
}

function intermediateOf(view: OjpView, call: XmlElement): Intermediate | null {
  const [arrival, departure] = [timeOf(call, "ServiceArrival"), timeOf(call, "ServiceDeparture")];
  const [first, last] = [arrival ?? departure, departure ?? arrival];
  if (!first || !last || stopIdOf(call) === "") return null;
  return { ...stopCall(view, call), serviceArrival: first, serviceDeparture: last };
}

const statuses = {
  RequestStop: "requestStop",
  NotServicedStop: "notServicedStop",
  NoBoardingAtStop: "noBoardingAtStop",
  NoAlightingAtStop: "noAlightingAtStop",
} as const;

function stopCall({ language }: OjpView, call: XmlElement) {
  const id = stopIdOf(call);
  const named = (name: string) => inLanguage(childrenOf(childAt(call, name), "Text"), language);
  const estimated = named("EstimatedQuay");
  const planned = named("PlannedQuay") || estimated;
  const status = Object.fromEntries(
    Object.entries(statuses).flatMap(([name, key]) => (isTrueAt(call, name) ? [[key, true]] : [])),
  );
  return {
    stopPlaceRef: stopPlaceRef(id),
    stopPlaceName: named("StopPointName") || id,
    ...(planned !== "" && { plannedStopPointName: planned }),
    ...(estimated !== "" && estimated !== planned && { estimatedStopPointName: estimated }),
    ...(Object.keys(status).length > 0 && { status }),
  };
}

/** When a ride begins and ends by the timetable (ms); null where that is an estimate alone. */
export interface PlannedTimes {
  readonly departure: number | null;
  readonly arrival: number | null;
  /** Of the first of its calls that has one. */
  readonly first: number | null;
}

export function plannedTimesOf(leg: XmlElement): PlannedTimes {
  const planned = (call: XmlElement | undefined, name: string) => {
    const time = wireTime(textAt(call, name, "TimetabledTime"));
    return time === null ? null : msOf(time);
  };
  const departure = planned(childAt(leg, "LegBoard"), "ServiceDeparture");
  const arrival = planned(childAt(leg, "LegAlight"), "ServiceArrival");
  const between = childrenOf(leg, "LegIntermediate").map((call) => planned(call, "ServiceArrival"));
  return { departure, arrival, first: [departure, ...between, arrival].find((time) => time !== null) ?? null };
}

/** A stop that isn't in the timetable has an estimated time alone. */
function timeOf(call: XmlElement | undefined, name: string): ServiceTime | null {
  const [planned, estimated] = ["TimetabledTime", "EstimatedTime"].map((time) => wireTime(textAt(call, name, time)));
  const timetabledTime = planned ?? estimated;
  return timetabledTime ? { timetabledTime, ...(estimated && { estimatedTime: estimated }) } : null;
}

/** Null where a text is no instant; one without an offset would be read as the server's own time. */
function wireTime(text: string): string | null {
  return /^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(msOf(text)) ? wireInstant(text) : null;
}
