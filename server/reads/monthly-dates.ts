import type { MonthlyDates } from "../../sdk/contracts/activity.ts";
import type { ParsedInput } from "../../sdk/contracts/call.ts";
import type { monthlyDates } from "../../sdk/contracts/calls/offer.ts";
import { instantAt } from "../clock.ts";
import { listCategories, listOfferIds } from "../db/queries/offer.ts";
import { listOpenSlots } from "../db/queries/slot.ts";
import { monthRange } from "../domain/month.ts";
import { bestDates } from "../domain/monthly-dates.ts";
import { notFound } from "../errors.ts";
import type { Services } from "../services.ts";

/** The bookable dates of a month over the given offers (`bestDates`). Throws 404 `activity_not_found`. */
export async function answerMonthlyDates(
  { db, clock }: Pick<Services, "db" | "clock">,
  query: ParsedInput<typeof monthlyDates>["body"],
  net: boolean,
): Promise<MonthlyDates> {
  const onSale = await listOfferIds(db, query.activityId);
  if (onSale.length === 0) throw notFound("activity_not_found");
  const offerIds = onSale.filter((id) => !query.offerIds || query.offerIds.includes(id));
  if (offerIds.length === 0) return {};
  const { from, until } = monthRange(query.year, query.month);
  const slots = await listOpenSlots(db, offerIds, instantAt(clock.now()), { from, before: until });
  const quantities = query.ticketCategoryQuantities ?? [];
  return bestDates(slots, await listCategories(db, offerIds), { net, quantities });
}
