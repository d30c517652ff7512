/**
 * A second way to the same answers, as plain as possible: every trip of every day is written out, and each round goes
 * through all of them. It shares no code with the router, the timetable's file or the reading of feeds.
 */
import type { FeedFiles } from "../feed.fixture.ts";

export type Random = () => number;

/** Numbers from 0 to 1, the same ones for a seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface ModelStop {
  readonly id: string;
  readonly station: string;
  /** Metres from a corner of the map. */
  readonly north: number;
  readonly east: number;
}
export interface ModelCall {
  readonly stop: number;
  readonly arrival: number;
  readonly departure: number;
  readonly pickup: number;
  readonly dropOff: number;
}
export interface ModelTrip {
  readonly id: string;
  readonly route: number;
  readonly service: number;
  readonly calls: readonly ModelCall[];
  readonly frequencies: readonly { start: number; end: number; headway: number; isExact: boolean }[];
}
export interface ModelTransfer {
  readonly from: string;
  readonly to: string;
  readonly type: number;
  readonly seconds: number | null;
}
export interface Model {
  readonly stops: readonly ModelStop[];
  /** GTFS's types of the routes. */
  readonly routes: readonly number[];
  /** By service: the dates on which it runs. */
  readonly services: readonly (readonly string[])[];
  readonly trips: readonly ModelTrip[];
  readonly transfers: readonly ModelTransfer[];
}

export const modelDates = ["2027-03-25", "2027-03-26", "2027-03-27", "2027-03-28", "2027-03-29"];

const pick = <Item>(random: Random, items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
const between = (random: Random, low: number, high: number) => low + Math.floor(random() * (high - low + 1));

/** A small feed with everything that makes routing hard. */
export function randomModel(random: Random): Model {
  const stops: ModelStop[] = [];
  for (let station = 0, count = between(random, 5, 9); station < count; station++) {
    // Some stations are within a walk of each other, most are not.
    const [north, east] = [between(random, 0, 8) * 260, between(random, 0, 8) * 260];
    const platforms = between(random, 1, 3);
    for (let nth = 0; nth < platforms; nth++)
      stops.push({
        id: `S${station}:${nth}`,
        station: platforms === 1 && random() < 0.5 ? "" : `S${station}`,
        north: north + 40 * nth,
        east,
      });
  }
  const routes = Array.from({ length: between(random, 3, 6) }, () => pick(random, [2, 3, 3, 106, 700, 7, 1300]));
  const services = [modelDates, ...Array.from({ length: 3 }, () => modelDates.filter(() => random() < 0.6))];
  return {
    stops,
    routes,
    services,
    trips: routes.flatMap((_, route) => randomTrips(random, stops.length, route, services.length)),
    transfers: randomTransfers(random, stops),
  };
}

function randomTrips(random: Random, stops: number, route: number, services: number): ModelTrip[] {
  const length = between(random, 2, 6);
  const line = Array.from({ length }, () => between(random, 0, stops - 1)).filter(
    (stop, at, all) => stop !== all[at - 1],
  );
  if (line.length < 2) return [];
  const rules = line.map(() => [random() < 0.12 ? 1 : pick(random, [0, 0, 0, 2, 3]), random() < 0.12 ? 1 : 0]);
  return Array.from({ length: between(random, 3, 9) }, (_, nth) => {
    // Some run late and slowly, so that a trip of the next day overtakes them.
    const isSlow = random() < 0.15;
    let time = isSlow ? between(random, 22 * 12, 26 * 12) * 300 : between(random, 0, 27 * 12) * 300;
    const calls = line.map((stop, at): ModelCall => {
      const arrival = (time += at === 0 ? 0 : between(random, 1, 12) * (isSlow ? 600 : 60));
      time += random() < 0.5 ? 0 : between(random, 0, 4) * 60;
      return { stop, arrival, departure: time, pickup: rules[at]![0]!, dropOff: rules[at]![1]! };
    });
    const start = between(random, 6, 20) * 3600;
    const frequencies =
      random() < 0.12
        ? [
            {
              start,
              end: start + between(random, 1, 9) * 900,
              headway: between(random, 5, 25) * 60,
              isExact: random() < 0.5,
            },
          ]
        : [];
    return { id: `T${route}:${nth}`, route, service: between(random, 0, services - 1), calls, frequencies };
  });
}

function randomTransfers(random: Random, stops: readonly ModelStop[]): ModelTransfer[] {
  const rows = new Map<string, ModelTransfer>();
  const ids = stops.flatMap(({ id, station }) => (station ? [id, station] : [id]));
  for (let nth = 0; nth < stops.length; nth++) {
    const from = pick(random, ids);
    const near = ids.filter((id) => id.startsWith(from.slice(0, 2)));
    const to = random() < 0.7 ? pick(random, near) : pick(random, ids);
    const type = pick(random, [0, 1, 2, 2, 2, 3]);
    const seconds = type === 2 || (type < 2 && random() < 0.5) ? between(random, 0, 8) * 60 : null;
    rows.set(`${from} ${to}`, { from, to, type, seconds });
  }
  return [...rows.values()];
}

const [originLat, originLng, metresPerDegree] = [46.5, 8, 111_195];
const latOf = ({ north }: ModelStop) => originLat + north / metresPerDegree;
const lngOf = ({ east }: ModelStop) => originLng + east / (metresPerDegree * Math.cos((originLat * Math.PI) / 180));

/** The model as a feed; what is an array here is a file there. */
export function feedOfModel({ stops, routes, services, trips, transfers }: Model): FeedFiles {
  const clock = (time: number) =>
    [Math.floor(time / 3600), Math.floor(time / 60) % 60, time % 60]
      .map((part) => `${part}`.padStart(2, "0"))
      .join(":");
  const stations = new Map(stops.filter(({ station }) => station !== "").map((stop) => [stop.station, stop]));
  return {
    calendar: null,
    calendar_dates: [
      "service_id,date,exception_type",
      ...services.flatMap((dates, service) => dates.map((date) => `V${service},${date.replaceAll("-", "")},1`)),
      // Every service is in a calendar, even one that never runs.
      ...services.map((_, service) => `V${service},20270325,${services[service]!.includes("2027-03-25") ? 1 : 2}`),
    ],
    stops: [
      "stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station",
      ...[...stations].map(([id, stop]) => `${id},${id},${latOf(stop)},${lngOf(stop)},1,`),
      ...stops.map((stop) => `${stop.id},${stop.id},${latOf(stop)},${lngOf(stop)},0,${stop.station}`),
    ],
    routes: ["route_id,agency_id,route_short_name,route_type", ...routes.map((type, at) => `R${at},A,${at},${type}`)],
    trips: ["route_id,service_id,trip_id", ...trips.map(({ id, route, service }) => `R${route},V${service},${id}`)],
    stop_times: [
      "trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type",
      ...trips.flatMap(({ id, calls }) =>
        calls.map(
          ({ stop, arrival, departure, pickup, dropOff }, at) =>
            `${id},${clock(arrival)},${clock(departure)},${stops[stop]!.id},${at},${pickup},${dropOff}`,
        ),
      ),
    ],
    frequencies: [
      "trip_id,start_time,end_time,headway_secs,exact_times",
      ...trips.flatMap(({ id, frequencies }) =>
        frequencies.map(
          ({ start, end, headway, isExact }) => `${id},${clock(start)},${clock(end)},${headway},${Number(isExact)}`,
        ),
      ),
    ],
    transfers: [
      "from_stop_id,to_stop_id,transfer_type,min_transfer_time",
      ...transfers.map(({ from, to, type, seconds }) => `${from},${to},${type},${seconds ?? ""}`),
    ],
  };
}

/** A journey as far as it is compared: instants in seconds. */
export interface Option {
  readonly departure: number;
  readonly arrival: number;
  readonly rides: number;
}

/** Metres between two stops, where they are on a flat map. */
export type Distance = (one: ModelStop, other: ModelStop) => number;
const flat: Distance = (one, other) => Math.hypot(one.north - other.north, one.east - other.east);

export class Oracle {
  readonly #model: Model;
  /** Seconds from stop to stop, Infinity where there is no way; on the diagonal, a change. */
  readonly ways: readonly (readonly number[])[];
  readonly #runs: readonly (readonly ModelCall[])[];
  /** The calls of all runs, four numbers each: stop, arrival, departure, `noPickup | noDropOff << 1`. */
  readonly #calls: Int32Array;
  /** Where each run's calls begin. */
  readonly #callAt: Int32Array;
  /** The same ways without those that there are not. */
  readonly #walks: readonly (readonly (readonly [number, number])[])[];

  constructor(model: Model, distance = flat) {
    this.#model = model;
    this.#runs = model.trips
      .flatMap((trip) => model.services[trip.service]!.flatMap((date) => runsOf(trip, startOf(date))))
      .sort((one, other) => one[0]!.departure - other[0]!.departure);
    this.#calls = Int32Array.from(
      this.#runs.flatMap((calls) =>
        calls.flatMap(({ stop, arrival, departure, pickup, dropOff }) => [
          stop,
          arrival,
          departure,
          Number(pickup === 1) | (Number(dropOff === 1) << 1),
        ]),
      ),
    );
    let end = 0;
    this.#callAt = Int32Array.from([0, ...this.#runs.map((calls) => (end += 4 * calls.length))]);
    const map: WayMap = {
      model,
      distance,
      climbs: climbsOf(model),
      rules: Map.groupBy(model.transfers, ({ from }) => from),
    };
    this.ways = model.stops.map((_, from) => model.stops.map((_, to) => wayBetween(map, from, to)));
    this.#walks = this.ways.map((row) => [...row.entries()].filter(([, seconds]) => seconds < Infinity));
  }

  stopsOf(id: string): number[] {
    return [...this.#model.stops.keys()].filter(
      (stop) => this.#model.stops[stop]!.id === id || this.#model.stops[stop]!.station === id,
    );
  }

  /**
   * By rides: the earliest arrival of who leaves at `time`, Infinity where there is none. What arrives after `until` or
   * later than with fewer rides may be left out.
   */
  earliest(
    from: readonly number[],
    to: readonly number[],
    time: number,
    mostRides: number,
    until = Infinity,
  ): number[] {
    const all = [...this.#model.stops.keys()];
    let ready = this.#onFootAll(from, (origin, stop) => this.#onFoot(origin, stop)).map((seconds) => time + seconds);
    const onFoot = this.#onFootAll(to, (end, stop) => this.#onFoot(stop, end));
    const best = [Infinity];
    const [calls, callAt] = [this.#calls, this.#callAt];
    const soonest = all.map(() => Infinity);
    for (let rides = 1; rides <= mostRides; rides++) {
      const arrived = all.map(() => Infinity);
      const [first, bound] = [Math.min(...ready), Math.min(until, ...best)];
      for (let run = 0; run < callAt.length - 1; run++) {
        const start = callAt[run]!;
        const end = callAt[run + 1]!;
        if (calls[start + 2]! > bound) break;
        // It is over before anybody is at a stop.
        if (calls[end - 3]! < first) continue;
        let isOn = false;
        for (let call = start; call < end; call += 4) {
          const stop = calls[call]!;
          const rules = calls[call + 3]!;
          const arrival = calls[call + 1]!;
          if (isOn && rules < 2 && arrival <= bound && arrival < arrived[stop]!) arrived[stop] = arrival;
          if ((rules & 1) === 0 && ready[stop]! <= calls[call + 2]!) isOn = true;
        }
      }
      best.push(arrived.reduce((least, arrival, stop) => Math.min(least, arrival + onFoot[stop]!), Infinity));
      // A ride more that gets nowhere sooner is followed by none that does.
      const sooner = all.filter((stop) => arrived[stop]! < soonest[stop]!);
      if (sooner.length === 0) break;
      ready = all.map(() => Infinity);
      for (const stop of sooner) {
        const arrival = (soonest[stop] = arrived[stop]!);
        for (const [next, seconds] of this.#walks[stop]!) ready[next] = Math.min(ready[next]!, arrival + seconds);
      }
    }
    return best;
  }

  #onFootAll(places: readonly number[], way: (place: number, stop: number) => number): number[] {
    return this.#model.stops.map((_, stop) => {
      let least = Infinity;
      for (const place of places) least = Math.min(least, way(place, stop));
      return least;
    });
  }

  /** The way to or from a place: who is at the stop does not change there. */
  #onFoot(from: number, to: number): number {
    return from === to ? 0 : this.ways[from]![to]!;
  }

  /** All journeys that none dominates, of those that leave from `first` to before `last`. */
  options(from: readonly number[], to: readonly number[], first: number, last: number, mostRides: number): Option[] {
    const times = new Set<number>();
    for (const calls of this.#runs)
      for (const { stop, departure } of calls)
        for (const origin of from) {
          const time = departure - this.#onFoot(origin, stop);
          if (time >= first && time < last) times.add(time);
        }
    const found = [...times].flatMap((departure) =>
      this.earliest(from, to, departure, mostRides).flatMap((arrival, rides) =>
        arrival < Infinity ? [{ departure, arrival, rides }] : [],
      ),
    );
    return undominated(found);
  }
}

export function undominated(options: readonly Option[]): Option[] {
  return options.filter(
    (one, at) =>
      !options.some(
        (other, otherAt) =>
          other.departure >= one.departure &&
          other.arrival <= one.arrival &&
          other.rides <= one.rides &&
          (other.departure > one.departure || other.arrival < one.arrival || other.rides < one.rides || otherAt < at),
      ),
  );
}

/** Noon minus twelve hours in Zurich: its clocks go forward in the morning of 28 March 2027. */
function startOf(date: string): number {
  return Date.parse(`${date}T12:00:00${date >= "2027-03-28" ? "+02:00" : "+01:00"}`) / 1000 - 12 * 3600;
}

function runsOf({ calls, frequencies }: ModelTrip, start: number): ModelCall[][] {
  const moved = (seconds: number, late: number) =>
    calls.map((call) => ({ ...call, arrival: call.arrival + seconds + late, departure: call.departure + seconds }));
  if (frequencies.length === 0) return [moved(start, 0)];
  const first = calls[0]!.departure;
  return frequencies.flatMap(({ start: from, end, headway, isExact }) => {
    const runs: ModelCall[][] = [];
    for (let time = from; time < end; time += headway) runs.push(moved(start + time - first, isExact ? 0 : headway));
    return runs;
  });
}

/** Written anew from what the documents say; see `file/transfers.ts` for how the importer does it. */
function wayBetween({ model, distance, climbs, rules }: WayMap, from: number, to: number): number {
  const [one, other] = [model.stops[from]!, model.stops[to]!];
  const metres = distance(one, other);
  const onFoot = Math.max(120, Math.round((metres * 1.3) / 1.2));
  const usual = from === to ? 60 : onFoot;
  const ranked = [one.id, ...(one.station === "" ? [] : [one.station])]
    .flatMap((id) => rules.get(id) ?? [])
    .filter((row) => row.to === other.id || row.to === other.station)
    // Of two that are as exact, the first one in the file.
    .sort((a, b) => model.transfers.indexOf(a) - model.transfers.indexOf(b))
    .sort((a, b) => exactness(b, one, other) - exactness(a, one, other));
  const rule = ranked[0];
  if (rule) return rule.type === 3 ? Infinity : (rule.seconds ?? (rule.type === 1 ? 0 : usual));
  if (from === to) return usual;
  if (one.station !== "" && one.station === other.station)
    return climbs.some((stops) => stops.includes(from) && stops.includes(to)) ? Infinity : onFoot;
  if (metres > 400) return Infinity;
  return climbs.some((stops) => isAlong({ model, distance }, stops, from, to)) ? Infinity : onFoot;
}

interface WayMap {
  readonly model: Model;
  readonly distance: Distance;
  /** The stops of each funicular and cable car. */
  readonly climbs: readonly (readonly number[])[];
  readonly rules: ReadonlyMap<string, readonly ModelTransfer[]>;
}

function climbsOf({ trips, routes }: Model): number[][] {
  const climbs = trips
    .filter(({ route }) => [7, 1300, 1400].includes(routes[route]!))
    .map(({ calls }) => [...new Set(calls.map(({ stop }) => stop))]);
  return [...new Map(climbs.map((stops) => [stops.join(), stops])).values()];
}

const exactness = (row: ModelTransfer, from: ModelStop, to: ModelStop) =>
  Number(row.from === from.id) + Number(row.to === to.id);

function isAlong(
  { model: { stops }, distance }: Pick<WayMap, "model" | "distance">,
  climb: readonly number[],
  from: number,
  to: number,
): boolean {
  const isNear = (stop: number, end: number) => {
    const [one, other] = [stops[stop]!, stops[end]!];
    const isSibling = one.station !== "" && one.station === other.station;
    return isSibling || distance(one, other) <= 100;
  };
  return climb.some((foot) => climb.some((top) => foot !== top && isNear(from, foot) && isNear(to, top)));
}
