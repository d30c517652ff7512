import type * as v from "valibot";
import type { MonthlyDates } from "../../../sdk/contracts/activity.ts";
import { money } from "../../../sdk/contracts/money.ts";
import type { monthlyDates, TicketCategoryQuantity } from "../../../sdk/contracts/offer.ts";
import { instantAt } from "../../clock.ts";
import { mostTickets } from "../../commands/selection.ts";
import { categoriesOf, type CategoryRow } from "../../db/queries/offers.ts";
import { openSlots } from "../../db/queries/slots.ts";
import { notFound } from "../../errors.ts";
import { capacityOf, fromPrice, soldAt } from "../../presenters/offer.ts";
import type { Services } from "../../services.ts";
import { monthOf } from "../month.ts";

type Asked = v.InferOutput<NonNullable<typeof monthlyDates.body>>;

/**
 * For each date of a month, over the offers' unsold slots before their cut-off: the least from-price, and the best single slot's seats
 * (RULES 14). The quantities filter dates; the price stays per adult. 404 `activity_not_found`.
 */
export async function bestDates({ db, clock }: Pick<Services, "db" | "clock">, asked: Asked): Promise<MonthlyDates> {
  const offers = await db.selectFrom("offer").select("id").where("activity_id", "=", asked.activityId).execute();
  if (offers.length === 0) throw notFound("activity_not_found");
  const offerIds = offers.map((offer) => offer.id).filter((id) => !asked.offerIds || asked.offerIds.includes(id));
  if (offerIds.length === 0) return {};
  const { from, until } = monthOf(asked.year, asked.month);
  const slots = await openSlots(db, offerIds, instantAt(clock.now())).where("local_date", ">=", from).where("local_date", "<", until).execute();
  const categories = await categoriesOf(db, offerIds);
  const wanted = (asked.ticketCategoryQuantities ?? []).filter(({ quantity }) => quantity > 0);

  const best = new Map<string, { amount: number; capacity: number | null }>();
  for (const slot of slots) {
    const capacity = capacityOf(slot);
    const sold = soldAt(categories.get(slot.offer_id) ?? [], slot);
    const amount = fromPrice(sold);
    if (capacity === "none" || amount === null || !hasRoomFor(wanted, sold, capacity)) continue;
    const before = best.get(slot.local_date);
    best.set(slot.local_date, before ? { amount: Math.min(before.amount, amount), capacity: larger(before.capacity, capacity) } : { amount, capacity });
  }
  return Object.fromEntries([...best].map(([date, { amount, capacity }]) => [date, { price: money(amount).formatted, capacity }]));
}

/** The better of two slots' seats; null is unlimited. */
function larger(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : Math.max(one, other);
}

function hasRoomFor(wanted: readonly TicketCategoryQuantity[], sold: readonly CategoryRow[], capacity: number | null): boolean {
  const persons = wanted.reduce((sum, { quantity }) => sum + quantity, 0);
  if (capacity !== null && persons > capacity) return false;
  return wanted.every(({ audience, quantity, discountType, categoryType }) =>
    sold.some(
      (category) =>
        category.audience === audience &&
        (discountType === undefined || category.discount_type === discountType) &&
        (categoryType === undefined || category.category_type === categoryType) &&
        quantity <= (category.max_occupancy ?? mostTickets),
    ),
  );
}
