import { searchTrips } from "../../contracts/calls/transport.ts";
import type { LastWayBackRequest } from "../../machines/transport/search.rules.ts";
import type { LastWayBack } from "../../machines/transport/transport.types.ts";
import { hasLaterWayBack, lastBefore, lastArrivalBack } from "../../machines/transport/last-way-back.rules.ts";
import { remembered } from "../../parts/remembered.ts";
import type { Services } from "../_kit/record.ts";

/**
 * The last connection back, where it leaves before the activity ends; null where there is a later one. Asked for once
 * for the same places and time.
 */
export async function findLastWayBack(
  { client, locale }: Pick<Services, "client" | "locale">,
  request: LastWayBackRequest,
): Promise<LastWayBack | null> {
  const { after, ...ends } = request;
  const search = (time: { departureTime: string } | { arrivalTime: string }) =>
    remembered(client, `last way back ${JSON.stringify([ends, time, locale])}`, () =>
      client.send(searchTrips, { body: { ...ends, ...time, locale } }),
    );
  const { trips, walk } = await search({ departureTime: after });
  if (walk || hasLaterWayBack(trips, after)) return null;
  const before = await search({ arrivalTime: lastArrivalBack(after) });
  return { leavesAt: lastBefore(before.trips, after)?.startTime ?? null };
}
