import { problemOfAnswer } from "../../sdk/contracts/personalization.ts";
import type { PersonalizedValue } from "../../sdk/contracts/personalized-value.ts";
import type { FrozenReservation } from "./frozen.ts";

/**
 * The labels of details that may be given and are not: fields that are not strict, offered with the other answers, and
 * empty for the reservation or for any guest.
 */
export function openDetails({ fields, personalization, lines, slot }: FrozenReservation): readonly string[] {
  const reservation = Object.fromEntries(personalization.map(({ key, value }) => [key, String(value)]));
  const context = { reservation, ages: null, date: slot.localDate, today: slot.localDate };
  const guests = lines.flatMap((line) => line.guests);
  return fields
    .filter((field) => !field.isStrict)
    .filter((field) => {
      const asked = field.scope === "reservation" ? [personalization] : guests;
      return asked.some((answers) => problemOfAnswer(field, answerTo(answers, field.key), context) === "required");
    })
    .map(({ label }) => label);
}

function answerTo(answers: readonly PersonalizedValue[], key: string): string | number | undefined {
  return answers.find((answer) => answer.key === key)?.value;
}
