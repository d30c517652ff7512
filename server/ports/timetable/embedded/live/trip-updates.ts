import { tripOf } from "../file/texts.ts";
import { parseDate, parseTime } from "../gtfs/values.ts";
import type { RideLeg } from "../router/journey.types.ts";
import type { Router } from "../router/router.ts";
import { serviceDayStart } from "../router/service-time.ts";
import { firstDeparture, patternOf } from "../trip-id/run-of-trip.ts";
import type { StopTimeEvent, TripDescriptor, TripUpdate, VehicleOccupancy } from "./feed-message.types.ts";
import { liveCalls, type KnownCall } from "./known-call.ts";
import type { LiveRide } from "./live.types.ts";
import { occupancyOf, occupancyRank } from "./occupancy.ts";
import { otherStop, positionOf } from "./stop-position.ts";

/** Values of `schedule_relationship`, of trips and of stops. */
const [scheduled, cancelled, deleted] = [0, 3, 7];
const [skipped, noData] = [1, 2];

/** An update without a date is about the day on which its trip runs within so long of the feed's time (s). */
const nearby = 12 * 3600;

interface KnownTrip {
  /** Null: of whichever day is near. */
  readonly day: number | null;
  /** Of a frequency: seconds of the day at which it leaves its first stop. */
  readonly start: number | null;
  readonly isCancelled: boolean;
  /** In the order of their positions. */
  readonly calls: readonly KnownCall[];
  readonly occupancy: number;
}

/** Why an update says nothing of this timetable's trips. */
export type IgnoredReason = "added_or_replaced" | "unknown_trip" | "bad_date" | "no_such_day" | "unknown_stop";

/** The trip updates of one feed, for one timetable. */
export class TripUpdates {
  /** Updates that were passed over, by reason. */
  readonly ignored: Partial<Record<IgnoredReason, number>> = {};
  readonly #router: Router;
  readonly #now: number;
  readonly #byTrip = new Map<number, KnownTrip[]>();

  /** `now`: the feed's time, an instant (s). */
  constructor(router: Router, now: number) {
    this.#router = router;
    this.#now = now;
  }

  add(update: TripUpdate): void {
    const isCancelled = update.trip.relationship === cancelled || update.trip.relationship === deleted;
    if (update.trip.relationship !== scheduled && !isCancelled) return this.#ignore("added_or_replaced");
    this.#know(update.trip, (trip, run, day) => ({
      isCancelled,
      calls: isCancelled ? [] : this.#callsOf(update, trip, run, day),
      occupancy: 0,
    }));
  }

  addOccupancy({ trip, occupancy }: VehicleOccupancy): void {
    this.#know(trip, () => ({ isCancelled: false, calls: [], occupancy: occupancyRank(occupancy) }));
  }

  rideOf(ride: RideLeg): LiveRide | null {
    const known = (this.#byTrip.get(ride.trip) ?? []).filter((each) => this.#isAbout(each, ride));
    if (known.length === 0) return null;
    const update = known.find(({ calls, isCancelled }) => isCancelled || calls.length > 0);
    const isCancelled = update?.isCancelled ?? false;
    // Where no timetable is promised nothing can be late.
    const calls = isCancelled || !update || ride.headway !== null ? null : liveCalls(ride, update.calls);
    const within = update?.calls.filter(
      ({ position }) => position >= ride.boardPosition && position < ride.alightPosition,
    );
    const fullest = Math.max(0, ...(within ?? []).map(({ occupancy }) => occupancy));
    return { isCancelled, calls, occupancy: occupancyOf(fullest || Math.max(...known.map((each) => each.occupancy))) };
  }

  #ignore(reason: IgnoredReason): void {
    this.ignored[reason] = (this.ignored[reason] ?? 0) + 1;
  }

  #know(
    { tripId, startDate, startTime }: TripDescriptor,
    knownOf: (trip: number, run: number, day: number) => Omit<KnownTrip, "day" | "start">,
  ): void {
    const { timetable } = this.#router;
    const trip = tripId === "" ? null : tripOf(timetable, tripId);
    const day = startDate === "" ? null : parseDate(startDate);
    if (trip === null) return this.#ignore("unknown_trip");
    if (startDate !== "" && day === null) return this.#ignore("bad_date");
    const runs = timetable.tripRuns.subarray(timetable.tripRunAt[trip], timetable.tripRunAt[trip + 1]);
    const start = runs.length > 1 ? parseTime(startTime) : null;
    const run = start === null ? runs[0] : runs.find((each) => firstDeparture(timetable, each) === start);
    const onDay = run === undefined ? null : (day ?? this.#dayNear(run));
    if (run === undefined || onDay === null) return this.#ignore("no_such_day");
    const known = { day: onDay, start, ...knownOf(trip, run, onDay) };
    const others = this.#byTrip.get(trip);
    if (others) others.push(known);
    else this.#byTrip.set(trip, [known]);
  }

  /** The service day on which a run is under way nearest to the feed's time; null where none is near. */
  #dayNear(run: number): number | null {
    const { timetable } = this.#router;
    const { timeZone } = timetable.facts;
    const today = Math.floor(this.#now / 86_400);
    const distances = [today - 2, today - 1, today, today + 1].map((day) => ({
      day,
      seconds: Math.abs(serviceDayStart(day, timeZone) + firstDeparture(timetable, run) - this.#now),
    }));
    const nearest = distances.reduce((one, other) => (other.seconds < one.seconds ? other : one));
    return nearest.seconds <= nearby ? nearest.day : null;
  }

  #isAbout({ day, start }: KnownTrip, ride: RideLeg): boolean {
    return day === ride.serviceDay && (start === null || start === firstDeparture(this.#router.timetable, ride.run));
  }

  #callsOf(update: TripUpdate, trip: number, run: number, day: number): KnownCall[] {
    const { timetable, places } = this.#router;
    const pattern = patternOf(timetable, run);
    const dayStart = serviceDayStart(day, timetable.facts.timeZone) + timetable.runStart[run]!;
    const known: KnownCall[] = [];
    if (update.delay !== null && update.stops.length === 0)
      return [{ ...nothing, arrival: update.delay, departure: update.delay }];
    let from = 0;
    for (const stop of update.stops) {
      const named = stop.stopId === "" ? null : places.findStop(stop.stopId);
      const position = positionOf(timetable, { trip, pattern, from, stop: named }, stop);
      if (position === null) {
        this.#ignore("unknown_stop");
        continue;
      }
      from = position + 1;
      const place = timetable.runTimes[run]! + 2 * position;
      const lateBy = (event: StopTimeEvent | null, planned: number) =>
        event === null ? null : event.time === null ? event.delay : event.time - (dayStart + planned);
      const isKnown = stop.relationship !== noData && stop.relationship !== skipped;
      const arrival = isKnown ? lateBy(stop.arrival, timetable.times[place]!) : null;
      const departure = isKnown ? lateBy(stop.departure, timetable.times[place + 1]!) : null;
      // A skipped stop changes nothing for the ones after it.
      const before = stop.relationship === skipped ? (known.at(-1)?.departure ?? null) : null;
      known.push({
        position,
        arrival: arrival ?? departure ?? before,
        departure: departure ?? arrival ?? before,
        isSkipped: stop.relationship === skipped,
        stop: otherStop(
          timetable,
          timetable.patternStops[timetable.patternStopAt[pattern]! + position]!,
          stop.assignedStopId === "" ? null : places.findStop(stop.assignedStopId),
          named,
        ),
        occupancy: occupancyRank(stop.occupancy),
      });
    }
    return known;
  }
}

const nothing: KnownCall = {
  position: 0,
  arrival: null,
  departure: null,
  isSkipped: false,
  stop: null,
  occupancy: 0,
};
