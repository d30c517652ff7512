import { searchTrips } from "../../contracts/calls/transport.ts";
import type { WayHomeRequest } from "../../machines/transport/search.rules.ts";
import type { WayHome } from "../../machines/transport/transport.types.ts";
import { hasLaterWayHome, lastBefore, lastWayHomeArrival } from "../../machines/transport/way-home.rules.ts";
import { remembered } from "../../parts/remembered.ts";
import type { Services } from "../_kit/record.ts";

/**
 * The last connection back, where it leaves before the activity ends; null where there is a later one. Asked for once
 * for the same places and time.
 */
export async function lastWayHome(
  { client, locale }: Pick<Services, "client" | "locale">,
  request: WayHomeRequest,
): Promise<WayHome | null> {
  const { after, ...ends } = request;
  const search = (time: { departureTime: string } | { arrivalTime: string }) =>
    remembered(client, `way home ${JSON.stringify([ends, time, locale])}`, () =>
      client.send(searchTrips, { body: { ...ends, ...time, locale } }),
    );
  const { trips, walk } = await search({ departureTime: after });
  if (walk || hasLaterWayHome(trips, after)) return null;
  const before = await search({ arrivalTime: lastWayHomeArrival(after) });
  return { leavesAt: lastBefore(before.trips, after)?.startTime ?? null };
}
