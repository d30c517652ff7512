import { existsSync, readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { fold } from "../../../domain/fold.ts";
import { dateInZurich } from "../../../domain/wall-time.ts";
import { hour, msOf } from "../../../clock.ts";

/** An answer in the place of the fixtures: what a service sends that is broken, busy or hostile. */
export interface ReplayAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Milliseconds before it. */
  readonly delay?: number;
  /** Closes the connection after the body's first half. */
  readonly cutOff?: boolean;
}

export interface OjpReplay {
  /** For `OJP_URL`; any token opens it but `refused`. */
  readonly url: string;
  /** The requests' documents, in their order. */
  readonly requests: string[];
  /** Answers all requests with this; null for the fixtures. */
  answerWith(answer: ReplayAnswer | null): void;
  /** What is changed in the text of a fixture's trips before they are sent. */
  changeTrips(change: ((trip: string) => string) | null): void;
  close(): Promise<void>;
}

const fixture = (name: string): string | null => {
  const file = new URL(`./fixtures/${name}.xml`, import.meta.url);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
};

/**
 * Stands in for a service of OJP 2.0 on this machine. Places are those of `fixtures/places.xml`; trips are those of
 * `fixtures/trips-<from>-<to>.xml`, of the hour from 9 to 10 on 1 December 2026 in Zurich, and leave in each hour of
 * each day. `lastDate` is the end of its timetable.
 */
export async function startOjpReplay({ port = 0, lastDate = "2027-12-11" } = {}): Promise<OjpReplay> {
  const requests: string[] = [];
  let instead: ReplayAnswer | null = null;
  let change: ((trip: string) => string) | null = null;

  const server = createServer(async (request, response) => {
    let document = "";
    for await (const part of request.setEncoding("utf8")) document += String(part);
    requests.push(document);
    if (request.headers.authorization === "Bearer refused") return void response.writeHead(401).end();
    if (instead) return send(response, instead);
    const body = document.includes("<OJPTripRequest>") ? trips(document, lastDate, change) : places(document);
    await send(response, { body });
  });
  await new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/ojp20`,
    requests,
    answerWith: (answer) => void (instead = answer),
    changeTrips: (next) => void (change = next),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function send(response: ServerResponse, { status = 200, headers, body = "", delay, cutOff }: ReplayAnswer) {
  if (delay) await wait(delay, undefined, { ref: false });
  response.writeHead(status, { "content-type": "application/xml; charset=utf-8", ...headers });
  if (!cutOff) return void response.end(body);
  response.write(body.slice(0, body.length / 2), () => response.destroy());
}

const textIn = (document: string, pattern: RegExp): string => pattern.exec(document)?.[1] ?? "";
const partsOf = (document: string, name: string): readonly string[] =>
  document.match(new RegExp(`<((?:\\w+:)?)${name}>[^]*?</\\1${name}>`, "g")) ?? [];

/** Those whose names have the text, or those around a position: the nearer half of a degree. */
function places(document: string): string {
  const all = fixture("places")!;
  const wanted = fold(textIn(document, /<Name>([^<]*)</).replaceAll("&amp;", "&"));
  const [longitude, latitude] = [/<siri:Longitude>([^<]*)</, /<siri:Latitude>([^<]*)</].map((one) =>
    Number(textIn(document, one)),
  );
  const isNear = (text: string, value: number | undefined) => Math.abs(Number(text) - value!) < 0.1;
  const found = partsOf(all, "PlaceResult").filter((place) =>
    wanted === ""
      ? isNear(textIn(place, /Longitude>([^<]*)</), longitude) && isNear(textIn(place, /Latitude>([^<]*)</), latitude)
      : fold(textIn(place, /<Text[^>]*>([^<]*)</).replaceAll("&amp;", "&")).includes(wanted),
  );
  return found.length === 0 ? fixture("error-no-place")! : withParts(all, "PlaceResult", found);
}

function trips(document: string, lastDate: string, change: ((trip: string) => string) | null): string {
  const [from, to] = [...document.matchAll(/<StopPlaceRef>([^<]*)</g)].map(([, id]) => id!) as [string, string];
  const known = fixture("places")!;
  if (!known.includes(`>${from}<`)) return fixture("error-origin-unknown")!;
  if (!known.includes(`>${to}<`)) return fixture("error-destination-unknown")!;
  const at = msOf(textIn(document, /<DepArrTime>([^<]*)</));
  if (dateInZurich(at) > lastDate) return fixture("error-date-out-of-range")!;
  const hourly = fixture(`trips-${from}-${to}`);
  if (hourly === null) return fixture("error-no-trip")!;
  const results = Number(textIn(document, /<NumberOfResults>([^<]*)</));
  const isArrival = document.indexOf("<DepArrTime>") > document.indexOf("<Destination>");
  const found = inEachHour(partsOf(hourly, "TripResult"), at).filter(({ departure, arrival }) =>
    isArrival ? arrival <= at : departure >= at,
  );
  const chosen = isArrival ? found.slice(-results) : found.slice(0, results);
  return withParts(
    hourly,
    "TripResult",
    chosen.map(({ text }) => change?.(text) ?? text),
  );
}

/** The trips of the hours around an instant, in the order of their departures by the timetable. */
function inEachHour(hourly: readonly string[], at: number) {
  const base = msOf("2026-12-01T08:00:00Z");
  const first = Math.floor((at - base) / hour) - 12;
  return Array.from({ length: 24 }, (_, nth) => (first + nth) * hour)
    .flatMap((by) => hourly.map((text) => shifted(text, by)))
    .toSorted((one, other) => one.departure - other.departure);
}

function shifted(trip: string, by: number) {
  const text = trip
    .replace(
      /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/g,
      (instant) => `${new Date(msOf(instant) + by).toISOString().slice(0, 19)}Z`,
    )
    .replace(/(OperatingDayRef>)(\d{4}-\d\d-\d\d)</g, (_, tag, date) => {
      return `${tag}${dateInZurich(msOf(`${date}T08:00:00Z`) + by)}<`;
    });
  const planned = [...text.matchAll(/TimetabledTime>(\d[^<]*)</g)].map(([, time]) => msOf(time!));
  const [start, end] = [/StartTime>([^<]*)</, /EndTime>([^<]*)</].map((one) => msOf(textIn(text, one)));
  return { text, departure: Math.min(start!, ...planned), arrival: planned.at(-1) ?? end! };
}

/** The document with these in the place of all elements of the name. */
function withParts(document: string, name: string, parts: readonly string[]): string {
  const all = partsOf(document, name);
  const [start, end] = [document.indexOf(all[0]!), document.lastIndexOf(all.at(-1)!) + all.at(-1)!.length];
  return document.slice(0, start) + parts.join("\n") + document.slice(end);
}
