import type { BookingContext } from "./booking.types.ts";

/** What the slots of the chosen date are loaded by. */
export function slotsInput({ activity, date, role }: Pick<BookingContext, "activity" | "date" | "role">): {
  mappedId: number;
  date: string;
  distributorId: string | null;
} {
  return { mappedId: activity?.mappedId ?? 0, date: date ?? "", distributorId: role.distributorId };
}
