import type { PersonalizedValue } from "../../../sdk/contracts/given.ts";
import type { ErrorFields } from "../../../sdk/contracts/errors.ts";
import type { PersonalizationField } from "../../../sdk/contracts/offer.ts";
import { AppError } from "../../errors.ts";
import { yearsBetween } from "../../domain/wall-time.ts";

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
  const context = { reservation, date, today };
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

interface Context {
  readonly reservation: readonly PersonalizedValue[];
  readonly date: string;
  readonly today: string;
}

function problemOf(
  field: PersonalizationField,
  answer: string | number | undefined,
  required: boolean,
  context: Context,
  group: GuestsToCheck | null,
): string | null {
  if (field.type === "option") {
    const allowed = field.options
      .filter((option) => holds(option.condition, context.reservation))
      .map((option) => option.key);
    if (allowed.length === 0) return answer === undefined ? null : "not offered with the other answers";
    if (answer === undefined) return required ? "required" : null;
    return allowed.includes(String(answer)) ? null : "not one of the options";
  }
  if (answer === undefined) return required ? "required" : null;
  switch (field.type) {
    case "number": {
      const number =
        typeof answer === "number" ? answer : /^\d+(\.\d+)?$/.test(answer.trim()) ? Number(answer) : Number.NaN;
      return number >= 0 && Number.isFinite(number) ? null : "a number from 0";
    }
    case "date":
      return problemOfBirth(String(answer), context, group);
    case "text":
      return null;
  }
}

function holds(
  condition: { readonly key: string; readonly in: readonly string[] } | null,
  answers: readonly PersonalizedValue[],
): boolean {
  return condition === null || condition.in.includes(String(answerOf(answers, condition.key)));
}

/** Births must be after this date (purchase spec §5). */
const birthsAfter = "1900-01-01";

function problemOfBirth(text: string, { date, today }: Context, group: GuestsToCheck | null): string | null {
  const born = readDate(text);
  if (!born || born <= birthsAfter || born >= today) return "a date of birth as DD.MM.YYYY";
  const age = yearsBetween(born, date);
  const tooYoung = group?.minAge != null && age < group.minAge;
  const tooOld = group?.maxAge != null && group.maxAge > 0 && age > group.maxAge;
  return tooYoung || tooOld ? `${group.label}: the age on ${date} is ${age}` : null;
}

/** `24.12.1990`, `24/12/1990` or `1990-12-24` as an ISO date; null where there is no such day. */
function readDate(text: string): string | null {
  const swiss = /^(\d\d)[./](\d\d)[./](\d{4})$/.exec(text);
  const iso = swiss ? `${swiss[3]}-${swiss[2]}-${swiss[1]}` : text;
  if (!/^\d{4}-\d\d-\d\d$/.test(iso)) return null;
  const day = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso) ? iso : null;
}
