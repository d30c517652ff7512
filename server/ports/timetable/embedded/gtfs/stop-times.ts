import { GrowingInts } from "./growing-ints.ts";
import type { FeedStopTimes } from "./feed.types.ts";
import { readTable, type ReadContext, type Row } from "./rows.ts";
import { badTime, parseTime } from "./values.ts";

const file = "stop_times.txt";
const optional = [
  "arrival_time",
  "departure_time",
  "stop_id",
  "pickup_type",
  "drop_off_type",
  "location_id",
  "location_group_id",
  "start_pickup_drop_off_window",
] as const;
type Column = "trip_id" | "stop_sequence" | (typeof optional)[number];

/** Reads stop_times.txt into columns; the order of its rows does not matter. */
export async function readStopTimes(
  context: ReadContext,
  trips: ReadonlyMap<string, number>,
  stops: ReadonlyMap<string, number>,
): Promise<FeedStopTimes> {
  const { problems, warnings } = context.notes;
  const names = ["trip", "stop", "sequence", "arrival", "departure", "rules"] as const;
  const columns = Object.fromEntries(names.map((name) => [name, new GrowingInts()])) as Record<
    (typeof names)[number],
    GrowingInts
  >;
  const lines = new LineNumbers();
  const visited = new Uint8Array(trips.size);
  let [isGrouped, lastId, lastTrip] = [true, "", -1];

  await readTable<Column>(context, { file, required: ["trip_id", "stop_sequence"], optional }, (row) => {
    const id = row.get("trip_id");
    if (id !== lastId || lastTrip < 0) {
      const trip = trips.get(id);
      if (trip === undefined) {
        problems.add(file, row.line, "unknown_trip", `there is no trip ${id}`);
        return;
      }
      if (trip !== lastTrip && visited[trip] === 1) isGrouped = false;
      visited[trip] = 1;
      [lastId, lastTrip] = [id, trip];
    }
    if (isFlexible(row)) {
      warnings.add(file, row.line, "flexible_stop", "a stop on demand without a time is left out");
      return;
    }
    const stopId = row.require("stop_id");
    const stop = stopId === null ? undefined : stops.get(stopId);
    if (stopId !== null && stop === undefined)
      problems.add(file, row.line, "unknown_stop", `there is no stop ${stopId}`);
    const sequence = row.require("stop_sequence") === null ? null : row.number("stop_sequence", 0);
    const arrival = timeOf(context, row, "arrival_time");
    const departure = timeOf(context, row, "departure_time");
    const rules = ruleOf(context, row, "pickup_type") | (ruleOf(context, row, "drop_off_type") << 2);
    if (stop === undefined || sequence === null) return;
    lines.set(columns.trip.length, row.line);
    columns.trip.push(lastTrip);
    columns.stop.push(stop);
    columns.sequence.push(sequence);
    columns.arrival.push(arrival);
    columns.departure.push(departure);
    columns.rules.push(rules);
  });
  return { ...columns, count: columns.trip.length, isGrouped, lineOf: (at) => lines.get(at) };
}

/** A call of GTFS-Flex: an area, or a window of time. It can't be planned by a timetable. */
function isFlexible(row: Row<Column>): boolean {
  return (
    row.get("start_pickup_drop_off_window") !== "" ||
    (row.get("stop_id") === "" && (row.get("location_id") !== "" || row.get("location_group_id") !== ""))
  );
}

function timeOf({ notes }: ReadContext, row: Row<Column>, column: "arrival_time" | "departure_time"): number {
  const time = parseTime(row.get(column));
  if (time === badTime)
    notes.problems.add(
      file,
      row.line,
      "bad_time",
      `${column} is ${row.get(column)}: a time such as 24:35:00 is wanted`,
    );
  return time;
}

function ruleOf({ notes }: ReadContext, row: Row<Column>, column: "pickup_type" | "drop_off_type"): number {
  const text = row.get(column);
  if (text === "" || text === "0") return 0;
  if (text === "1" || text === "2" || text === "3") return Number(text);
  notes.problems.add(file, row.line, "bad_number", `${column} is ${text}: 0, 1, 2 or 3 is wanted`);
  return 0;
}

/** The line of each row: remembered where the distance between the two changes, at a blank line or one left out. */
class LineNumbers {
  readonly #rows: number[] = [];
  readonly #distances: number[] = [];

  set(row: number, line: number): void {
    if (this.#distances.at(-1) === line - row) return;
    this.#rows.push(row);
    this.#distances.push(line - row);
  }

  get(row: number): number {
    let at = this.#rows.length - 1;
    while (at > 0 && this.#rows[at]! > row) at--;
    return row + this.#distances[at]!;
  }
}
