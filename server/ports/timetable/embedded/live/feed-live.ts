import type { Router } from "../router/router.ts";
import { Alerts } from "./alerts.ts";
import { readFeedMessage } from "./feed-message.ts";
import type { Live } from "./live.types.ts";
import { BadMessage } from "./protobuf.ts";
import { TripUpdates } from "./trip-updates.ts";

/** What one GTFS-Realtime feed says of the trips of a timetable. */
export interface FeedLive extends Live {
  readonly router: Router;
  /** When the feed was made, an instant (s); 0 where it doesn't say. */
  readonly timestamp: number;
  /** Updates that were passed over, by reason. */
  readonly ignored: TripUpdates["ignored"];
}

/** After so many entities other work of the thread comes in between. */
const entitiesAtOnce = 500;

/** Reads a feed. Throws `BadMessage` where it is none, or only says what has changed since an earlier one. */
export async function readFeedLive(bytes: Uint8Array, router: Router, now: number): Promise<FeedLive> {
  const updates = new TripUpdates(router, now);
  const alerts = new Alerts(router.timetable);
  let [timestamp, read] = [0, 0];
  for (const { header, entity } of readFeedMessage(bytes)) {
    if (header?.isDifferential) throw new BadMessage("the feed is differential, a full dataset is wanted");
    if (header) timestamp = header.timestamp;
    if (entity?.tripUpdate) updates.add(entity.tripUpdate);
    if (entity?.vehicle) updates.addOccupancy(entity.vehicle);
    if (entity?.alert) alerts.add(entity.alert);
    if (++read % entitiesAtOnce === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return {
    router,
    timestamp,
    ignored: updates.ignored,
    rideOf: (ride) => updates.rideOf(ride),
    situationsOf: (journey, locale) => alerts.situationsOf(journey, locale),
  };
}
