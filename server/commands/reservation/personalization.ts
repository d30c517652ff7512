import type { PersonalizedValue } from "../../../sdk/contracts/personalized-value.ts";
import type { ErrorFields } from "../../../sdk/contracts/errors.ts";
import type { PersonalizationField } from "../../../sdk/contracts/offer.ts";
import { ageOn, problemOfAnswer, readBirthDate, type AnswerContext } from "../../../sdk/contracts/personalization.ts";
import { unwantedCharacter, unwantedMessage } from "../../../sdk/contracts/plain-text.ts";
import { AppError } from "../../errors.ts";

/** The guests of one category, and the ages that it is for. */
interface GuestsToCheck {
  readonly label: string;
  readonly minAge: number | null;
  readonly maxAge: number | null;
  readonly persons: number;
  readonly guests: readonly (readonly PersonalizedValue[])[];
}

export interface PersonalizationToCheck {
  readonly fields: readonly PersonalizationField[];
  readonly reservation: readonly PersonalizedValue[];
  readonly groups: readonly GuestsToCheck[];
  /** The slot's date in Zurich: ages count on it. */
  readonly date: string;
  /** Today in Zurich. */
  readonly today: string;
  /** Resellers see every field, and what is visible is required (RULES 16). */
  readonly seesAll: boolean;
}

/**
 * Checks the answers again on the server (RULES 16, purchase spec §5 "Personalization"). Required is what is visible:
 * strict fields, for resellers all; whatever is answered must be right. 422 `personalization_invalid`, with fields.
 */
export function checkPersonalization({
  fields,
  reservation,
  groups,
  date,
  today,
  seesAll,
}: PersonalizationToCheck): void {
  const problems: ErrorFields = {};
  // Of two answers to a field the first counts.
  const answers = Object.fromEntries(reservation.toReversed().map(({ key, value }) => [key, String(value)]));
  const context = { reservation: answers, ages: null, date, today };
  const required = (field: PersonalizationField) => seesAll || field.isStrict;
  for (const field of fields.filter((each) => each.scope === "reservation")) {
    const problem = problemOf(field, answerOf(reservation, field.key), required(field), context, null);
    if (problem) problems[field.key] = problem;
  }
  const guestFields = fields.filter((field) => field.scope === "guest");
  for (const [group, category] of groups.entries()) {
    for (let guest = 0; guest < category.persons; guest++) {
      for (const field of guestFields) {
        const problem = problemOf(
          field,
          answerOf(category.guests[guest] ?? [], field.key),
          required(field),
          context,
          category,
        );
        if (problem) problems[`selection.${group}.guests.${guest}.${field.key}`] = problem;
      }
    }
  }
  if (Object.keys(problems).length > 0)
    throw new AppError("personalization_invalid", "Some answers are missing or wrong.", problems);
}

function answerOf(answers: readonly PersonalizedValue[], key: string): string | number | undefined {
  const value = answers.find((answer) => answer.key === key)?.value;
  return typeof value === "string" && value.trim() === "" ? undefined : value;
}

function problemOf(
  field: PersonalizationField,
  answer: string | number | undefined,
  required: boolean,
  context: AnswerContext,
  group: GuestsToCheck | null,
): string | null {
  const problem = problemOfAnswer(field, answer, { ...context, ages: group });
  switch (problem) {
    case null:
      return null;
    case "required":
      return required ? "required" : null;
    case "hidden":
      return "not offered with the other answers";
    case "number":
      return "a number from 0";
    case "option":
      return "not one of the options";
    case "characters":
      return unwantedMessage(unwantedCharacter(String(answer))!);
    case "general.wrongDate":
      return "a date of birth as DD.MM.YYYY";
    case "general.wrongDateParticipant":
      return `${group?.label}: the age on ${context.date} is ${ageOn(readBirthDate(String(answer).trim())!, context.date)}`;
  }
}
