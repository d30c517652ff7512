import { prefixOf } from "../../contracts/locale.ts";
import type { Services } from "../../elements/_kit/record.ts";
import { linkToShop } from "../../elements/_kit/link-to-shop.ts";

/**
 * The shop's page with connections to an activity by public transport: those that are there by an instant with Zurich's
 * offset, or leave there after one, where one is given.
 */
export function connectionsAddress(
  activityId: number | string,
  { arriveBy, departAfter = null }: { readonly arriveBy: string | null; readonly departAfter?: string | null },
  services: Services,
): string {
  const wallTime = (instant: string) => instant.slice(0, "2026-12-01T10:30".length);
  const wanted = new URLSearchParams({
    activity: String(activityId),
    ...(arriveBy !== null && { "arrive-by": wallTime(arriveBy) }),
    ...(departAfter !== null && { "depart-after": wallTime(departAfter) }),
  });
  return linkToShop(`${services.shopOrigin}${prefixOf(services.locale)}/transport?${wanted}`, services);
}
