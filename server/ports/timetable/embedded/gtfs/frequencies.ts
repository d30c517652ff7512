import type { FeedFrequency } from "./feed.types.ts";
import { readTable, type ReadContext } from "./rows.ts";
import { badTime, parseTime } from "./values.ts";

const file = "frequencies.txt";

/** Reads frequencies.txt. */
export async function readFrequencies(
  context: ReadContext,
  trips: ReadonlyMap<string, number>,
): Promise<FeedFrequency[]> {
  const frequencies: FeedFrequency[] = [];
  const { problems } = context.notes;
  await readTable(
    context,
    { file, required: ["trip_id", "start_time", "end_time", "headway_secs"], optional: ["exact_times"] },
    (row) => {
      const id = row.require("trip_id");
      const [start, end] = [row.require("start_time"), row.require("end_time")].map((text) => parseTime(text ?? ""));
      const headway = row.number("headway_secs", 0);
      if (id === null || headway === null) return;
      const trip = trips.get(id);
      if (trip === undefined) problems.add(file, row.line, "unknown_trip", `there is no trip ${id}`);
      if (start === badTime || end === badTime)
        problems.add(
          file,
          row.line,
          "bad_time",
          `${row.get("start_time")} to ${row.get("end_time")}: times are wanted`,
        );
      if (headway < 1 || headway > 65_535 || !Number.isInteger(headway))
        problems.add(file, row.line, "bad_number", `headway_secs is ${headway}: 1 to 65535 seconds are wanted`);
      if (trip === undefined || start! < 0 || end! < 0 || headway < 1 || headway > 65_535) return;
      frequencies.push({ trip, start: start!, end: end!, headway, isExact: row.get("exact_times") === "1" });
    },
  );
  return frequencies;
}
