import { GrowingInts } from "./growing-ints.ts";
import type { FeedTrips } from "./feed.types.ts";
import { readTable, type ReadContext, type Row } from "./rows.ts";

const file = "trips.txt";
const optional = ["trip_headsign", "trip_short_name", "wheelchair_accessible", "bikes_allowed"] as const;
type Column = "trip_id" | "route_id" | "service_id" | (typeof optional)[number];

/** Reads trips.txt. */
export async function readTrips(
  context: ReadContext,
  routes: ReadonlyMap<string, number>,
  services: ReadonlyMap<string, number>,
): Promise<FeedTrips> {
  const { problems } = context.notes;
  const ids: string[] = [];
  const index = new Map<string, number>();
  const [route, service, access] = [new GrowingInts(), new GrowingInts(), new GrowingInts()];
  const [headsign, shortName]: [string[], string[]] = [[], []];
  const texts = new Map<string, string>();
  await readTable<Column>(context, { file, required: ["trip_id", "route_id", "service_id"], optional }, (row) => {
    const [given, routeId, serviceId] = [row.require("trip_id"), row.require("route_id"), row.require("service_id")];
    if (given === null || routeId === null || serviceId === null) return;
    if (index.has(given)) {
      problems.add(file, row.line, "duplicate_id", `the trip ${given} is there more than once`);
      return;
    }
    const [ofRoute, ofService] = [routes.get(routeId), services.get(serviceId)];
    if (ofRoute === undefined) problems.add(file, row.line, "unknown_route", `there is no route ${routeId}`);
    if (ofService === undefined)
      problems.add(file, row.line, "unknown_service", `no calendar has service ${serviceId}`);
    const id = detached(given);
    index.set(id, ids.length);
    ids.push(id);
    route.push(ofRoute ?? 0);
    service.push(ofService ?? 0);
    headsign.push(shared(texts, row.get("trip_headsign")));
    shortName.push(shared(texts, row.get("trip_short_name")));
    access.push(yesOrNo(row, "wheelchair_accessible") | (yesOrNo(row, "bikes_allowed") << 2));
  });
  return { ids, index, route, service, headsign, shortName, access };
}

/** 1 yes, 2 no, 0 unknown: what is written otherwise is unknown too. */
function yesOrNo(row: Row<Column>, column: "wheelchair_accessible" | "bikes_allowed"): number {
  const text = row.get(column);
  return text === "1" ? 1 : text === "2" ? 2 : 0;
}

/** V8 keeps the whole block that a part of it was cut out of: a million ids would keep the file in memory. */
function detached(text: string): string {
  return Buffer.from(text).toString();
}

function shared(texts: Map<string, string>, text: string): string {
  const known = texts.get(text);
  if (known !== undefined) return known;
  const own = detached(text);
  texts.set(own, own);
  return own;
}
