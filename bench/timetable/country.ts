import type { ZippedFile } from "../../server/ports/timetable/embedded/gtfs/write-zip.ts";
import { numbers } from "../search/words.ts";

/** Trips of a line, in both directions and of all services: every half hour for 18 hours. */
const [departures, directions] = [36, 2];
const stopsOfLine = 14;

/** Days on which services run, as calendar.txt has them; a country's trips mostly run on a part of the days. */
const calendars = ["1,1,1,1,1,0,0", "0,0,0,0,0,1,0", "0,0,0,0,0,0,1", "1,1,1,1,0,0,0"] as const;

/** Lines by kind: how far apart their stops are on the grid, minutes between them, GTFS's type, share of all lines. */
const kinds = [
  { step: 1, minutes: 2, type: 3, share: 0.85 },
  { step: 5, minutes: 6, type: 106, share: 0.11 },
  { step: 20, minutes: 18, type: 102, share: 0.04 },
] as const;

interface Line {
  readonly kind: (typeof kinds)[number];
  readonly stations: readonly number[];
  readonly minute: number;
}

/** A feed of about as many stop times: a grid of stations 600 m apart, with buses, regional trains and expresses. */
export function country(stopTimes: number, seed = 1): readonly ZippedFile[] {
  const random = numbers(seed);
  const lines = Math.max(8, Math.round(stopTimes / (stopsOfLine * departures * directions * calendars.length)));
  const width = Math.max(24, Math.ceil(Math.sqrt(lines * 6)));
  const all = Array.from({ length: lines }, (_, nth) => lineOf(kindOf(nth / lines), width, random));
  return [
    { name: "agency.txt", parts: ["agency_id,agency_name,agency_timezone\nA,Agency,Europe/Zurich\n"] },
    { name: "calendar.txt", parts: [calendarText()] },
    { name: "stops.txt", parts: stopRows(width) },
    { name: "routes.txt", parts: routeRows(all) },
    { name: "trips.txt", parts: tripRows(all) },
    { name: "stop_times.txt", parts: stopTimeRows(all) },
  ];
}

function kindOf(place: number): Line["kind"] {
  let sum = 0;
  return kinds.find(({ share }) => place < (sum += share)) ?? kinds[0];
}

/** A walk over the grid that mostly goes on in its direction; trains stop where their steps lead, so that they meet. */
function lineOf(kind: Line["kind"], width: number, random: () => number): Line {
  const { step } = kind;
  const cells = Math.floor(width / step);
  let [row, column] = [Math.floor(random() * cells), Math.floor(random() * cells)];
  let [down, right] = random() < 0.5 ? [random() < 0.5 ? 1 : -1, 0] : [0, random() < 0.5 ? 1 : -1];
  const stations: number[] = [];
  while (stations.length < stopsOfLine) {
    stations.push(row * step * width + column * step);
    if (random() < 0.2) [down, right] = [right, down];
    if (row + down < 0 || row + down >= cells) down = -down;
    if (column + right < 0 || column + right >= cells) right = -right;
    row = Math.min(cells - 1, Math.max(0, row + down));
    column = Math.min(cells - 1, Math.max(0, column + right));
    if (cells === 1) break;
  }
  return { kind, stations, minute: Math.floor(random() * 30) };
}

function calendarText(): string {
  const rows = calendars.map((days, at) => `V${at},${days},20261213,20271211\n`);
  return `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\n${rows.join("")}`;
}

/** Every station has two platforms, one for each direction. */
function* stopRows(width: number): Generator<string> {
  yield "stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station,platform_code\n";
  for (let station = 0; station < width * width; station++) {
    const id = `85${String(station).padStart(5, "0")}`;
    const place = `${(45.8 + Math.floor(station / width) * 0.0054).toFixed(5)},${(6 + (station % width) * 0.0078).toFixed(5)}`;
    yield `Parent${id},Station ${station},${place},1,,\n`;
    for (const platform of [1, 2]) yield `${id}:0:${platform},Station ${station},${place},0,Parent${id},${platform}\n`;
  }
}

function* routeRows(lines: readonly Line[]): Generator<string> {
  yield "route_id,agency_id,route_short_name,route_type\n";
  for (const [at, { kind }] of lines.entries()) yield `R${at},A,${at},${kind.type}\n`;
}

const tripId = (line: number, service: number, direction: number, nth: number) =>
  `${nth}.T${service}.91-${line}-Y-j27-1.${direction}.R`;

function* tripRows(lines: readonly Line[]): Generator<string> {
  yield "route_id,service_id,trip_id,trip_headsign\n";
  for (const [line, { stations }] of lines.entries()) {
    let text = "";
    for (let service = 0; service < calendars.length; service++)
      for (let direction = 0; direction < directions; direction++)
        for (let nth = 0; nth < departures; nth++)
          text += `R${line},V${service},${tripId(line, service, direction, nth)},Station ${stations.at(direction - 1)}\n`;
    yield text;
  }
}

function* stopTimeRows(lines: readonly Line[]): Generator<string> {
  yield "trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type\n";
  for (const [line, { kind, stations, minute }] of lines.entries())
    for (let service = 0; service < calendars.length; service++)
      for (let direction = 0; direction < directions; direction++) {
        const stops = direction === 0 ? stations : stations.toReversed();
        let text = "";
        for (let nth = 0; nth < departures; nth++) {
          const id = tripId(line, service, direction, nth);
          // Slower at the peaks, and not the same for every service.
          const isPeak = nth >= 4 && nth < 8;
          let time = (5 * 60 + 30 * nth + minute) * 60;
          for (const [at, stop] of stops.entries()) {
            const arrival = clock(time);
            time += at % 3 === 1 ? 60 : 30;
            text += `${id},${arrival},${clock(time)},85${String(stop).padStart(5, "0")}:0:${direction + 1},${at + 1},0,0\n`;
            time += kind.minutes * 60 + (isPeak ? 20 : 0) + 10 * service;
          }
        }
        yield text;
      }
}

const two = (value: number) => (value < 10 ? `0${value}` : `${value}`);
const clock = (time: number) => `${two(Math.floor(time / 3600))}:${two(Math.floor(time / 60) % 60)}:${two(time % 60)}`;
