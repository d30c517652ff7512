import type { FeedStop } from "./feed.types.ts";
import { readTable, type ReadContext, type Row } from "./rows.ts";

const file = "stops.txt";
const optional = ["stop_lat", "stop_lon", "location_type", "parent_station", "platform_code", "stop_name"] as const;
type Column = "stop_id" | (typeof optional)[number];

/** GTFS's location types; entrances and nodes of pathways are no places where a vehicle stops. */
const [station, entrance, node] = [1, 2, 3];

export interface FeedStops {
  readonly stops: FeedStop[];
  readonly index: Map<string, number>;
}

/** Reads stops.txt without entrances and nodes. */
export async function readStops(context: ReadContext): Promise<FeedStops> {
  const stops: FeedStop[] = [];
  const index = new Map<string, number>();
  const { problems } = context.notes;
  await readTable<Column>(context, { file, required: ["stop_id"], optional }, (row) => {
    const id = row.require("stop_id");
    const type = row.number("location_type", 0);
    if (id === null || type === null || type === entrance || type === node) return;
    if (index.has(id)) {
      problems.add(file, row.line, "duplicate_id", `the stop ${id} is there more than once`);
      return;
    }
    index.set(id, stops.length);
    stops.push({
      id,
      name: row.get("stop_name"),
      platform: row.get("platform_code"),
      ...readCoordinates(context, row),
      parent: row.get("parent_station"),
      isStation: type === station,
    });
  });
  return { stops, index };
}

function readCoordinates({ notes }: ReadContext, row: Row<Column>): { lat: number; lng: number } {
  const nowhere = { lat: Number.NaN, lng: Number.NaN };
  const [lat, lng] = [row.number("stop_lat", Number.NaN), row.number("stop_lon", Number.NaN)];
  if (lat === null || lng === null) return nowhere;
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180) {
    notes.problems.add(file, row.line, "bad_coordinates", `${lat}, ${lng} is no place on earth`);
    return nowhere;
  }
  if (Number.isNaN(lat) || Number.isNaN(lng) || (lat === 0 && lng === 0)) {
    notes.warnings.add(file, row.line, "missing_coordinates", `${row.get("stop_id")} has no place: nobody walks there`);
    return nowhere;
  }
  return { lat, lng };
}
