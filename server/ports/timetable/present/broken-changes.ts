import type { Leg, ServiceTime, Situation } from "../../../../sdk/contracts/transport.ts";
import { withValues } from "../../../../sdk/contracts/with-values.ts";
import { msOf } from "../../../clock.ts";
import type { words } from "../timetable.words.ts";
import { msOfDuration } from "./duration.ts";

/** A message for each change that delays leave too little time for. */
export function brokenChanges(legs: readonly Leg[], { brokenChange }: typeof words): Situation[] {
  return legs.flatMap(({ transferLeg }, nth) => {
    const [before, after] = [legs[nth - 1]?.timedLeg, legs[nth + 1]?.timedLeg];
    if (!transferLeg || !before || !after) return [];
    const time = expected(after.start.serviceDeparture) - expected(before.end.serviceArrival);
    if (time >= (msOfDuration(transferLeg.duration) ?? 0)) return [];
    return [{ summary: withValues(brokenChange, { stop: transferLeg.startName }), description: null }];
  });
}

const expected = ({ timetabledTime, estimatedTime }: ServiceTime): number => msOf(estimatedTime ?? timetabledTime);
