import type { FeedTransfer } from "./feed.types.ts";
import { readTable, type ReadContext } from "./rows.ts";

const file = "transfers.txt";

/** GTFS's types of a transfer: 4 and 5 are about trips whose passengers stay in their seats. */
const lastTypeOfStops = 3;

/** Reads the rules between stops and stations in transfers.txt. Those of single routes and trips are left out. */
export async function readTransfers(context: ReadContext, stops: ReadonlyMap<string, number>): Promise<FeedTransfer[]> {
  const transfers: FeedTransfer[] = [];
  const { problems, warnings } = context.notes;
  await readTable(
    context,
    {
      file,
      required: [],
      optional: [
        "from_stop_id",
        "to_stop_id",
        "transfer_type",
        "min_transfer_time",
        "from_route_id",
        "to_route_id",
        "from_trip_id",
        "to_trip_id",
      ],
    },
    (row) => {
      const type = row.number("transfer_type", 0);
      const seconds = row.number("min_transfer_time", Number.NaN);
      if (type === null || seconds === null) return;
      const ofTrips = (["from_route_id", "to_route_id", "from_trip_id", "to_trip_id"] as const).some(
        (column) => row.get(column) !== "",
      );
      if (ofTrips || type > lastTypeOfStops) {
        warnings.add(file, row.line, "transfer_of_trips", "a rule of single routes or trips is left out");
        return;
      }
      const [fromId, toId] = [row.require("from_stop_id"), row.require("to_stop_id")];
      if (fromId === null || toId === null) return;
      const [from, to] = [stops.get(fromId), stops.get(toId)];
      if (from === undefined) problems.add(file, row.line, "unknown_stop", `there is no stop ${fromId}`);
      if (to === undefined) problems.add(file, row.line, "unknown_stop", `there is no stop ${toId}`);
      if (seconds < 0) problems.add(file, row.line, "bad_number", `min_transfer_time is ${seconds}`);
      if (from === undefined || to === undefined || seconds < 0) return;
      transfers.push({ from, to, type, seconds: Number.isNaN(seconds) ? null : Math.round(seconds) });
    },
  );
  return transfers;
}
