import type { MonthlyDate, MonthlyDates } from "../../sdk/contracts/activity.ts";
import { money } from "../../sdk/contracts/money.ts";
import type { Availability } from "../../sdk/contracts/offer.ts";
import type { TicketCategoryQuantity } from "../../sdk/contracts/requests/offer.ts";
import type { SlotRecord, TicketCategoryRecord } from "./records.ts";
import { capacityOf, categoriesSoldAt, fromPriceOf, mostTickets, pricedFor } from "./ticket-category.ts";

/** A slot before its cut-off that sells something, as a visitor finds it. */
interface Sellable {
  readonly date: string;
  /** The from-price of what it sells (Rappen). */
  readonly amount: number;
  readonly capacity: Availability["capacity"];
  /** Whether there are seats and a category for all requested tickets. */
  readonly hasSeats: boolean;
}

/** Whose prices are shown, and the tickets that a date needs seats for. */
interface DatesQuery {
  /** At the contract's prices. */
  readonly net: boolean;
  readonly quantities: readonly TicketCategoryQuantity[];
}

/**
 * For each date, over slots before their cut-off: the least from-price, and the best single slot's seats (RULES 14).
 * Where every slot is sold out, the least of their prices and `"none"`. The quantities filter dates that have seats;
 * the price stays per adult. `categories` by offer.
 */
export function bestDates(
  slots: readonly SlotRecord[],
  categories: ReadonlyMap<number, readonly TicketCategoryRecord[]>,
  { net, quantities }: DatesQuery,
): MonthlyDates {
  const wanted = quantities.filter(({ quantity }) => quantity > 0);
  const sellable = slots.flatMap((slot): Sellable[] => {
    const capacity = capacityOf(slot);
    const sold = categoriesSoldAt(categories.get(slot.offer_id) ?? [], slot);
    const amount = fromPriceOf(pricedFor(sold, net));
    const hasSeats = capacity !== "none" && hasSeatsFor(wanted, sold, capacity);
    return amount === null ? [] : [{ date: slot.local_date, amount, capacity, hasSeats }];
  });
  const days = Map.groupBy(sellable, ({ date }) => date);
  return Object.fromEntries([...days].flatMap(([date, ofDay]) => bestOf(ofDay).map((best) => [date, best])));
}

/** One entry for a date's slots, or none if its free seats are fewer than requested. */
function bestOf(slots: readonly Sellable[]): MonthlyDate[] {
  const isSoldOut = slots.every(({ capacity }) => capacity === "none");
  const counted = isSoldOut ? slots : slots.filter(({ hasSeats }) => hasSeats);
  if (counted.length === 0) return [];
  const price = money(Math.min(...counted.map(({ amount }) => amount))).formatted;
  return [{ price, capacity: counted.map(({ capacity }) => capacity).reduce(better) }];
}

/** The better of two slots' seats; null is unlimited. */
function better(one: Availability["capacity"], other: Availability["capacity"]): Availability["capacity"] {
  if (one === null || other === "none") return one;
  if (other === null || one === "none") return other;
  return Math.max(one, other);
}

function hasSeatsFor(
  wanted: readonly TicketCategoryQuantity[],
  sold: readonly TicketCategoryRecord[],
  capacity: number | null,
): boolean {
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
