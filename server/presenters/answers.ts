import type { AdminBooking } from "../../sdk/contracts/admin/bookings.ts";
import type { PersonalizedValue } from "../../sdk/contracts/personalized-value.ts";
import type { FrozenReservation } from "../domain/frozen.ts";

/** What a buyer has answered about a reservation and its guests, in their language; what is empty is left out. */
export function presentAnswers({
  lines,
  fields,
  personalization,
}: Pick<FrozenReservation, "lines" | "fields" | "personalization">): Pick<
  AdminBooking["items"][number],
  "answers" | "guests"
> {
  const answersOf = (given: readonly PersonalizedValue[]) =>
    given
      .map(({ key, value }) => ({
        label: fields.find((field) => field.key === key)?.label ?? key,
        value: String(value),
      }))
      .filter(({ value }) => value.trim() !== "");
  return {
    answers: answersOf(personalization),
    guests: lines
      .flatMap(({ label, guests }) => guests.map((given) => ({ label, answers: answersOf(given) })))
      .filter(({ answers }) => answers.length > 0),
  };
}
