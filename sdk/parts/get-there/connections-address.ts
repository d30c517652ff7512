import { prefixOf } from "../../contracts/locale.ts";
import type { Services } from "../../elements/_kit/record.ts";
import { linkToShop } from "../../elements/_kit/link-to-shop.ts";

interface WantedTime {
  readonly arriveBy: string | null;
  readonly departAfter?: string | null;
  /** The day, where no time is known. */
  readonly date?: string | null;
}

/**
 * The shop's page with connections to an activity by public transport: those that are there by an instant with Zurich's
 * offset, or leave there after one, where one is given.
 */
export function connectionsAddress(
  activityId: number | string,
  { arriveBy, departAfter = null, date = null }: WantedTime,
  services: Services,
): string {
  const wallTime = (instant: string) => instant.slice(0, "2026-12-01T10:30".length);
  const wanted = new URLSearchParams({
    activity: String(activityId),
    ...(arriveBy !== null && { "arrive-by": wallTime(arriveBy) }),
    ...(date !== null && { date }),
    ...(departAfter !== null && { "depart-after": wallTime(departAfter) }),
  });
  return linkToShop(`${services.shopOrigin}${prefixOf(services.locale)}/transport?${wanted}`, services);
}
