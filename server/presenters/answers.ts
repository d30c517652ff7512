import { guestName } from "../../sdk/contracts/guest-name.ts";
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
      .map(({ key, value }) => {
        const field = fields.find((each) => each.key === key);
        const chosen = field?.options?.find((option) => option.key === value);
        return { label: field?.label ?? key, value: chosen?.label ?? String(value) };
      })
      .filter(({ value }) => value.trim() !== "");
  return {
    answers: answersOf(personalization),
    guests: lines
      .flatMap(({ label, guests }) =>
        guests.map((given, index) => ({ label: guestName(label, index, guests.length), answers: answersOf(given) })),
      )
      .filter(({ answers }) => answers.length > 0),
  };
}

/**
 * The same as lines of a text, for the buyer, a ticket and who expects the guests: "Adult: Name: Elena, Weight: 60".
 */
export function answerLines(frozen: Pick<FrozenReservation, "lines" | "fields" | "personalization">): string[] {
  const { answers, guests } = presentAnswers(frozen);
  const inWords = ({ label, value }: (typeof answers)[number]) => `${label}: ${value}`;
  return [
    ...answers.map(inWords),
    ...guests.map(({ label, answers: ofGuest }) => `${label}: ${ofGuest.map(inWords).join(", ")}`),
  ];
}
