import type { AdminBooking } from "../../sdk/contracts/admin/bookings.ts";
import type { FrozenReservation } from "../domain/frozen.ts";

/** Who travels, by the answers that a personal ticket asks for, in the buyer's language; without answers nobody. */
export function presentTravellers({
  lines,
  fields,
}: Pick<FrozenReservation, "lines" | "fields">): AdminBooking["items"][number]["travellers"] {
  return lines
    .flatMap(({ label, guests }) => guests.map((given) => ({ label, given })))
    .filter(({ given }) => given.length > 0)
    .map(({ label, given }) => ({
      label,
      answers: given.map(({ key, value }) => ({
        label: fields.find((field) => field.key === key)?.label ?? key,
        value: String(value),
      })),
    }));
}
