import type { Intermediate, TimedLeg } from "../../../../../sdk/contracts/transport.ts";
import { wireInstant } from "../../../../domain/wall-time.ts";
import { textOf } from "../file/texts.ts";
import type { LiveCall, LiveRide } from "../live/live.types.ts";
import type { Call, RideLeg } from "../router/journey.types.ts";
import { isoDuration } from "../../present/duration.ts";
import { placeRef, stopName } from "./place-ref.ts";
import { presentService } from "./service.ts";
import type { View } from "./view.ts";

/** GTFS's rules for boarding and leaving: 1 none, 2 by phone, 3 by arrangement with the driver. */
const [none, byPhone, byDriver] = [1, 2, 3];
const isOnRequest = (rule: number) => rule === byPhone || rule === byDriver;

/** A ride, with what is known of it by now. */
export function presentTimedLeg(view: View, ride: RideLeg, live: LiveRide | null): TimedLeg {
  const { calls } = ride;
  const last = calls.length - 1;
  const liveOf = (nth: number) => live?.calls?.[nth] ?? null;
  const [first, end] = [calls[0]!, calls[last]!];
  return {
    start: {
      ...stopCall(view, first, liveOf(0), isOnRequest(first.rules & 3) ? { requestStop: true } : {}),
      serviceDeparture: time(first.departure, liveOf(0)?.departure),
    },
    intermediates: calls.slice(1, last).map((call, nth) => intermediate(view, call, liveOf(nth + 1))),
    end: {
      ...stopCall(view, end, liveOf(last), isOnRequest(end.rules >>> 2) ? { requestStop: true } : {}),
      serviceArrival: time(end.arrival, liveOf(last)?.arrival),
    },
    duration: isoDuration(end.arrival - first.departure),
    service: presentService(view, ride, live?.isCancelled ?? false),
    ...(live?.occupancy && { occupancy: live.occupancy }),
  };
}

function intermediate(view: View, call: Call, live: LiveCall | null): Intermediate {
  const [pickup, dropOff] = [call.rules & 3, call.rules >>> 2];
  return {
    ...stopCall(view, call, live, {
      ...((isOnRequest(pickup) || isOnRequest(dropOff)) && { requestStop: true }),
      ...(pickup === none && { noBoardingAtStop: true }),
      ...(dropOff === none && { noAlightingAtStop: true }),
    }),
    serviceArrival: time(call.arrival, live?.arrival),
    serviceDeparture: time(call.departure, live?.departure),
  };
}

function stopCall(view: View, call: Call, live: LiveCall | null, rules: object) {
  const { timetable } = view;
  const platformOf = (stop: number) => textOf(timetable, timetable.stopPlatform[stop]!);
  const platform = platformOf(call.stop);
  const livePlatform = live?.stop == null ? "" : platformOf(live.stop);
  const status = { ...rules, ...(live?.isSkipped && { notServicedStop: true }) };
  return {
    stopPlaceRef: placeRef(timetable, call.stop),
    stopPlaceName: stopName(view, call.stop),
    ...(platform !== "" && { plannedStopPointName: platform }),
    ...(livePlatform !== "" && livePlatform !== platform && { estimatedStopPointName: livePlatform }),
    ...(Object.keys(status).length > 0 && { status }),
  };
}

function time(timetabled: number, estimated: number | null | undefined) {
  return {
    timetabledTime: wireInstant(timetabled),
    ...(estimated != null && { estimatedTime: wireInstant(estimated) }),
  };
}
