import { demoPublisher } from "../../ports/timetable/embedded/gtfs/demo-publisher.ts";
import { isoDate, weekday } from "../../ports/timetable/embedded/gtfs/values.ts";
import type { ZippedFile } from "../../ports/timetable/embedded/gtfs/write-zip.ts";
import { placeNames } from "../../ports/timetable/embedded/places-search/aliases.ts";
import { runsOn, type Span } from "./calendar.ts";
import type { Departures, Lines } from "./lines.types.ts";
import { placesOf, stationId, type Places } from "./platforms.ts";
import type { DemoStop } from "./read-stops.ts";
import { bikesOf, colorOf, productOf, routeTypeOf, textColorOn, wheelchairOf } from "./routes.ts";
import { calendarOf, slugOf, tripsOf, type DemoTrip } from "./trips.ts";

export interface DemoFeed {
  readonly lines: Lines;
  readonly stops: ReadonlyMap<string, DemoStop>;
  readonly span: Span;
  /** Of the files that it is made of. */
  readonly version: string;
}

type Row = readonly (string | number)[];

/** The files of the demo's feed. The same lines, stops and days make the same bytes. */
export function feedFiles({ lines, stops, span, version }: DemoFeed): ZippedFile[] {
  const places = placesOf(lines, stops);
  const trips = lines.services.flatMap(tripsOf);
  const calendars = new Map(trips.map(({ departures }) => [calendarOf(departures), departures]));
  const dates = [dateOf(span.first), dateOf(span.last)];
  return [
    table("feed_info", [
      ["feed_publisher_name", "feed_publisher_url", "feed_lang", "feed_start_date", "feed_end_date", "feed_version"],
      [demoPublisher, "https://www.gipfel.example", "mul", ...dates, version],
    ]),
    table("attributions", [
      ["attribution_id", "organization_name", "is_producer", "attribution_url"],
      ["times", "Gipfel: lines and times of a demo", 1, "https://www.gipfel.example"],
      ["stops", "DB InfraGO (CC BY 4.0), OpenStreetMap Contributors (ODbL 1.0)", 1, stationsPage],
    ]),
    table("agency", [
      ["agency_id", "agency_name", "agency_url", "agency_timezone", "agency_lang"],
      ...lines.operators.map(({ id, name, url }) => [id, name, url, "Europe/Zurich", "de"]),
    ]),
    table("stops", stopRows(places)),
    table("routes", routeRows(lines)),
    table("calendar", calendarRows(calendars, dates)),
    table("calendar_dates", exceptionRows(lines, calendars, span)),
    table("trips", tripRows(trips)),
    table("stop_times", stopTimeRows(trips, places)),
    table("transfers", transferRows(lines, places)),
    table("translations", translationRows(places)),
  ];
}

const stationsPage = "https://github.com/derhuerst/db-hafas-stations";

function stopRows({ list, stations }: Places): Row[] {
  const place = ({ latitude, longitude }: DemoStop) => [latitude.toFixed(6), longitude.toFixed(6)];
  return [
    ["stop_id", "stop_name", "stop_lat", "stop_lon", "location_type", "parent_station", "platform_code"],
    ...stations.map((stop) => [stationId(stop), stop.name, ...place(stop), 1, "", ""]),
    ...list.map(({ id, stop, station, platform }) => [id, stop.name, ...place(stop), 0, station, platform]),
  ];
}

function routeRows({ services, operators }: Lines): Row[] {
  const byId = new Map(operators.map((operator) => [operator.id, operator]));
  return [
    [
      "route_id",
      "agency_id",
      "route_short_name",
      "route_long_name",
      "route_desc",
      "route_type",
      "route_color",
      "route_text_color",
    ],
    ...services.map((service) => {
      const color = colorOf(service, byId.get(service.operator)!);
      const ends = `${service.stops[0]!.name} – ${service.stops.at(-1)!.name}`;
      const type = routeTypeOf(service);
      return [
        slugOf(service),
        service.operator,
        service.shortName,
        ends,
        productOf(service),
        type,
        color,
        textColorOn(color),
      ];
    }),
  ];
}

/** Weekdays of a calendar without holidays and seasons, which are exceptions. */
function plainDays({ days }: Departures): (on: number) => boolean {
  if (days === "daily") return () => true;
  return days === "mo-fr" ? (on) => on < 5 : days === "sa-su" ? (on) => on >= 5 : (on) => on === 6;
}

function calendarRows(calendars: ReadonlyMap<string, Departures>, dates: readonly string[]): Row[] {
  const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
  return [
    ["service_id", ...weekdays, "start_date", "end_date"],
    ...[...calendars].map(([id, departures]) => {
      const isOn = plainDays(departures);
      return [id, ...weekdays.map((_, on) => Number(isOn(on))), ...dates];
    }),
  ];
}

function exceptionRows({ seasons }: Lines, calendars: ReadonlyMap<string, Departures>, { first, last }: Span): Row[] {
  const rows: Row[] = [["service_id", "date", "exception_type"]];
  for (const [id, departures] of calendars) {
    const season = seasons.find(({ name }) => name === departures.season) ?? null;
    const isOn = plainDays(departures);
    for (let day = first; day <= last; day++) {
      const runs = runsOn(day, departures.days, season);
      if (runs !== isOn(weekday(day))) rows.push([id, dateOf(day), runs ? 1 : 2]);
    }
  }
  return rows;
}

function* tripRows(trips: readonly DemoTrip[]): Generator<Row> {
  yield [
    "route_id",
    "service_id",
    "trip_id",
    "trip_headsign",
    "trip_short_name",
    "direction_id",
    "wheelchair_accessible",
    "bikes_allowed",
  ];
  for (const { id, service, departures, direction, calls, number } of trips)
    yield [
      slugOf(service),
      calendarOf(departures),
      id,
      calls.at(-1)!.stop,
      number,
      direction,
      wheelchairOf[service.kind],
      bikesOf[service.kind],
    ];
}

function* stopTimeRows(trips: readonly DemoTrip[], places: Places): Generator<Row> {
  yield ["trip_id", "arrival_time", "departure_time", "stop_id", "stop_sequence"];
  for (const { id, service, direction, calls } of trips)
    for (const [nth, { stop, arrival, departure }] of calls.entries())
      yield [id, timeOf(arrival), timeOf(departure), places.of(service, direction, stop).id, nth + 1];
}

function transferRows({ changes, walks }: Lines, { stations, list }: Places): Row[] {
  const ids = new Map([
    ...list.map(({ id, stop }) => [stop.name, id] as const),
    ...stations.map((stop) => [stop.name, stationId(stop)] as const),
  ]);
  const rule = (from: string, to: string, minutes: number): Row => [ids.get(from)!, ids.get(to)!, 2, minutes * 60];
  return [
    ["from_stop_id", "to_stop_id", "transfer_type", "min_transfer_time"],
    ...[...changes].map(([name, minutes]) => rule(name, name, minutes)),
    ...walks.flatMap(({ from, to, minutes }) => [rule(from, to, minutes), rule(to, from, minutes)]),
  ];
}

/** The names of stations and stops in other languages, as far as they have some. */
function translationRows({ list, stations }: Places): Row[] {
  const names = placeNames();
  const tops = [
    ...stations.map((stop) => ({ id: stationId(stop), uic: stop.id })),
    ...list.filter(({ station }) => station === "").map(({ id }) => ({ id, uic: id })),
  ];
  return [
    ["table_name", "field_name", "language", "translation", "record_id"],
    ...tops.flatMap(({ id, uic }) =>
      Object.entries(names.get(Number(uic))?.byLanguage ?? {}).map(([language, name]) => [
        "stops",
        "stop_name",
        language,
        name,
        id,
      ]),
    ),
  ];
}

const dateOf = (day: number) => isoDate(day).replaceAll("-", "");

const twoDigits = (number: number) => `${number}`.padStart(2, "0");
const timeOf = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}:00`;

/** Rows written in larger parts: a part each would be a call each. */
function table(name: string, rows: Iterable<Row>): ZippedFile {
  return { name: `${name}.txt`, parts: partsOf(rows) };
}

const rowsOfPart = 2000;

function* partsOf(rows: Iterable<Row>): Generator<string> {
  let part: string[] = [];
  for (const row of rows) {
    part.push(row.map(quoted).join(","));
    if (part.length < rowsOfPart) continue;
    yield `${part.join("\n")}\n`;
    part = [];
  }
  if (part.length > 0) yield `${part.join("\n")}\n`;
}

function quoted(value: string | number): string {
  const text = `${value}`;
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
