import type { Departures, Service, ServiceStop } from "./lines.types.ts";

export interface DemoCall {
  readonly stop: string;
  /** Minutes of the day, beyond 24 hours after midnight. */
  readonly arrival: number;
  readonly departure: number;
}

export interface DemoTrip {
  /** The same one whenever the feed is made anew: a booking names it. */
  readonly id: string;
  readonly service: Service;
  readonly departures: Departures;
  /** 0 as the file has the stops, 1 the way back. */
  readonly direction: 0 | 1;
  readonly calls: readonly DemoCall[];
  /** The number that passengers know it by. */
  readonly number: string;
}

/** All trips of a service, each with its calls. `nth` is the service's place in the file. */
export function tripsOf(service: Service, nth: number): DemoTrip[] {
  const trips: DemoTrip[] = [];
  for (const departures of service.departures)
    for (const direction of [0, 1] as const) {
      const stops = direction === 0 ? service.stops : wayBack(service.stops);
      const first = direction === 0 ? departures.from : firstBack(departures, lengthOf(service.stops));
      // The way back has as many departures as the way there.
      const last = first + departures.until - departures.from;
      let count = 0;
      for (let time = first; time <= last; time += departures.every)
        trips.push({
          id: `${slugOf(service)}.${direction === 0 ? "a" : "b"}.${clock(time)}.${calendarOf(departures)}`,
          service,
          departures,
          direction,
          calls: callsOf(stops, time),
          number: `${(nth + 1) * 100 + 2 * count++ + direction}`,
        });
    }
  return trips;
}

/** The name of the calendar that a service's departures need. */
export const calendarOf = ({ season, days }: Departures): string => (season === null ? days : `${season}-${days}`);

/** `train-s-1-bodensee`. */
export function slugOf({ kind, name }: Service): string {
  const plain = name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replaceAll("ß", "ss");
  return `${kind}-${plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "")}`;
}

const clock = (time: number) => `${Math.floor(time / 60)}`.padStart(2, "0") + `${time % 60}`.padStart(2, "0");

const lengthOf = (stops: readonly ServiceStop[]) => stops.reduce((sum, { minutes, wait }) => sum + minutes + wait, 0);

/**
 * The first departure of the way back: where the way there arrives at minute 52, it leaves at minute 8, so that both
 * meet at the full hour, and connections are the same ones in both directions.
 */
function firstBack({ from, every }: Departures, length: number): number {
  const minute = (((-(from + length) % every) + every) % every) - (from % every);
  return from + (minute < 0 ? minute + every : minute);
}

function wayBack(stops: readonly ServiceStop[]): ServiceStop[] {
  return stops.toReversed().map(({ name, wait }, at, all) => {
    const minutes = at === 0 ? 0 : stops[stops.length - at]!.minutes;
    return { name, minutes, wait: at === all.length - 1 ? 0 : wait };
  });
}

function callsOf(stops: readonly ServiceStop[], start: number): DemoCall[] {
  let time = start;
  return stops.map(({ name, minutes, wait }) => {
    const arrival = (time += minutes);
    time += wait;
    return { stop: name, arrival, departure: time };
  });
}
