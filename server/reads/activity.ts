import type { getActivity } from "../../sdk/contracts/calls/activity.ts";
import type { Activity } from "../../sdk/contracts/activity.ts";
import type { ParsedInput } from "../../sdk/contracts/call.ts";
import { parseLocale } from "../../sdk/contracts/locale.ts";
import { instantAt } from "../clock.ts";
import { findActivityParts } from "../db/queries/activity-parts.ts";
import { listAvailableDates } from "../db/queries/slot.ts";
import { placeOf } from "../discovery/catalogue-index.ts";
import { readId } from "../domain/read-id.ts";
import { dateInZurich } from "../domain/wall-time.ts";
import { notFound } from "../errors.ts";
import { presentActivity } from "../presenters/activity.ts";
import type { Services } from "../services.ts";

/** Reads the dates on which an activity can be booked. */
type DatesReader = (services: Pick<Services, "db" | "clock" | "discovery">, id: number) => Promise<readonly string[]>;

/** `GET /activity/{id}-{locale}/`. Throws 404 `activity_not_found`. */
export async function answerActivity(
  services: Pick<Services, "db" | "clock" | "discovery" | "env">,
  params: ParsedInput<typeof getActivity>["params"],
  readDates: DatesReader,
): Promise<Activity> {
  const id = readId(params.id, "activity_not_found");
  const locale = parseLocale(params.locale);
  const parts = locale && (await findActivityParts(services.db, id, locale));
  if (!parts) throw notFound("activity_not_found");
  return presentActivity(parts, await readDates(services, id), locale, services.env.PUBLIC_ORIGIN);
}

/** The dates as they are now: a call of the API reads them from the slots. */
export const datesOfSlots: DatesReader = ({ db, clock }, id) => listAvailableDates(db, id, instantAt(clock.now()));

/**
 * The dates as lists have them in memory: reading thousands of slots would be a third of a page's work. Seats that are
 * sold are known within five seconds, a cut-off that has passed within five minutes; the booking widget asks anew. From
 * the database where the lists don't have the activity yet.
 */
export const datesOfLists: DatesReader = async (services, id) => {
  const { index, seats } = await services.discovery.current();
  const place = placeOf(index, id);
  return place < 0
    ? datesOfSlots(services, id)
    : seats.datesOf(place, dateInZurich(services.clock.now()), Number.POSITIVE_INFINITY);
};
