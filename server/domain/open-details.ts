import { guestName, openLabel } from "../../sdk/contracts/guest-name.ts";
import { problemOfAnswer } from "../../sdk/contracts/personalization.ts";
import type { PersonalizedValue } from "../../sdk/contracts/personalized-value.ts";
import { fromJson } from "../json.ts";
import { whyNotCorrectable, type ItemToCorrect } from "./correct-rule.ts";
import type { FrozenReservation } from "./frozen.ts";

/**
 * The labels of details that may be given and are not: fields that are not strict, offered with the other answers, and
 * empty for the reservation or for any guest. Where other guests have given theirs, whose is open stands behind the
 * label: "Allergies (Adult 2)".
 */
export function openDetails({ fields, personalization, lines, slot }: FrozenReservation): readonly string[] {
  const reservation = Object.fromEntries(personalization.map(({ key, value }) => [key, String(value)]));
  const context = { reservation, ages: null, date: slot.localDate, today: slot.localDate };
  const guests = lines.flatMap(({ label, guests: ofLine }) =>
    ofLine.map((answers, index) => ({ name: guestName(label, index, ofLine.length), answers })),
  );
  return fields
    .filter((field) => !field.isStrict)
    .flatMap((field) => {
      const asked = field.scope === "reservation" ? [{ name: "", answers: personalization }] : guests;
      const open = asked.filter(
        ({ answers }) => problemOfAnswer(field, answerTo(answers, field.key), context) === "required",
      );
      if (open.length === 0) return [];
      return [
        open.length === asked.length
          ? field.label
          : openLabel(
              field.label,
              open.map(({ name }) => name),
            ),
      ];
    });
}

/** `openDetails` of an item of a booking; none once they can't be given any more. `at`: an instant of the database. */
export function openDetailsOf(booked: ItemToCorrect, at: string): readonly string[] {
  return whyNotCorrectable(booked, at) === null
    ? openDetails(fromJson<FrozenReservation>(booked.reservation.frozen))
    : [];
}

function answerTo(answers: readonly PersonalizedValue[], key: string): string | number | undefined {
  return answers.find((answer) => answer.key === key)?.value;
}
