import { createHash } from "node:crypto";
import type * as v from "valibot";
import { isoWeekdayOf, weeksBetween } from "../domain/wall-time.ts";
import { memoize } from "./memoize.ts";
import type { Schedule } from "../domain/catalogue-schema.ts";

/** Most seats that a slot in demand has left. */
const fewSeats = 4;
const friday = 5;
/** The Monday that weeks are counted from. */
const firstMonday = "2024-01-01";
/** Sold-out days as a share of an offer's demand, and as many days again are nearly full. */
const soldOutShare = { weekday: 0.15, weekend: 0.7 };
/**
 * Multiples of it, less their whole part, lie evenly between 0 and 1: a share of any days in a row is close to that
 * share.
 */
const goldenRatio = (Math.sqrt(5) - 1) / 2;

/**
 * The seats that a demo shop still has to sell: some days are sold out or nearly full as a whole, chosen by offer and
 * date, and of the other days' slots some, chosen by their ids. Always the same; null is unlimited and never in demand.
 */
export function seatsLeft(
  slot: { readonly id: string; readonly offerId: number; readonly date: string },
  { capacity, demandShare }: Pick<v.InferOutput<typeof Schedule>, "capacity" | "demandShare">,
): number | null {
  if (capacity === null || demandShare === 0) return capacity;
  const digest = createHash("sha256").update(slot.id).digest();
  const few = Math.min(capacity, 1 + (digest[5]! % fewSeats));
  const day = demandOfDay(slot.offerId, slot.date, demandShare);
  if (day !== "usual") return day === "soldOut" ? 0 : few;
  if (digest.readUInt32BE(0) / 2 ** 32 >= demandShare) return capacity;
  return digest[4]! % 2 === 0 ? 0 : few;
}

/** Every slot of a day needs them again. */
const maxCachedDays = 2000;
const weekdayIn = memoize(maxCachedDays, isoWeekdayOf);
const weeksUntil = memoize(maxCachedDays, (date: string) => weeksBetween(firstMonday, date));

/** Weekdays and weekend days are counted apart, so that each kind has its share in every month. */
function demandOfDay(offerId: number, date: string, demandShare: number): "soldOut" | "nearlyFull" | "usual" {
  const weekday = weekdayIn(date);
  const isWeekend = weekday > friday;
  const place = weeksUntil(date) * (isWeekend ? 2 : friday) + weekday;
  const chance = ((place + offerId) * goldenRatio) % 1;
  const share = demandShare * (isWeekend ? soldOutShare.weekend : soldOutShare.weekday);
  return chance < share ? "soldOut" : chance < 2 * share ? "nearlyFull" : "usual";
}
