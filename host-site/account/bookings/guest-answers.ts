import { guestName, openLabel } from "../../../sdk/contracts/guest-name.ts";
import type { PersonalizedValue } from "../../../sdk/contracts/personalized-value.ts";
import type { PersonalizationField } from "../../../sdk/contracts/offer.ts";
import type { ShownItem } from "./shown-booking.ts";

/** A field of the form that corrects answers; its name is the one that the server refuses it by. */
export interface AnswerField {
  readonly name: string;
  readonly field: PersonalizationField;
  readonly value: string;
  /** The ticket category of a guest and the guest's index in it; null for the reservation as such. */
  readonly guest: { readonly ticketCategoryId: number; readonly index: number; readonly label: string } | null;
}

/** What can be corrected or added of an item: the answers of every guest, also those that are not given yet. */
export function answerFields({
  booked: { reservation },
  changes,
}: Pick<ShownItem, "booked" | "changes">): readonly AnswerField[] {
  const fields = changes?.fields ?? [];
  const valueOf = (answers: readonly PersonalizedValue[], key: string) =>
    String(answers.find((answer) => answer.key === key)?.value ?? "");
  const of = (scope: PersonalizationField["scope"], answers: readonly PersonalizedValue[]) =>
    fields.filter((field) => field.scope === scope).map((field) => ({ field, value: valueOf(answers, field.key) }));
  return [
    ...of("reservation", reservation.personalizationData).map((each) => ({
      ...each,
      name: each.field.key,
      guest: null,
    })),
    ...reservation.ticketReservations.flatMap(({ ticketCategory: { ticketCategoryId, label }, guests }, line) =>
      guests.flatMap(({ personalizationData }, index) =>
        of("guest", personalizationData).map((each) => ({
          ...each,
          name: `selection.${line}.guests.${index}.${each.field.key}`,
          guest: { ticketCategoryId, index, label: label.formatted },
        })),
      ),
    ),
  ];
}

/** The labels of details that may be given and are not, each once. The same as `openDetails` of the server. */
export function openLabels(fields: readonly AnswerField[]): readonly string[] {
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const isOpen = ({ field, value }: AnswerField) => !field.isStrict && value === "" && isApplicable(field, values);
  const open = new Map(fields.filter(isOpen).map(({ field }) => [field.key, field.label]));
  return [...open].map(([key, label]) => {
    const asked = fields.filter(({ field }) => field.key === key);
    const ofGuests = asked.filter(isOpen).flatMap(({ guest }) => guest ?? []);
    if (ofGuests.length === 0 || asked.every(isOpen)) return label;
    const countOf = (ticketCategoryId: number) =>
      asked.filter(({ guest }) => guest?.ticketCategoryId === ticketCategoryId).length;
    return openLabel(
      label,
      ofGuests.map((guest) => guestName(guest.label, guest.index, countOf(guest.ticketCategoryId))),
    );
  });
}

interface CorrectedAnswers {
  readonly personalizedData: PersonalizedValue[];
  readonly guests: Record<string, PersonalizedValue[][]>;
}

type Values = Readonly<Record<string, string>>;

/** The form's values; empty where an option no longer fits the answers about the reservation (RULES 16). */
export function offeredValues(fields: readonly AnswerField[], values: Values): Values {
  const lost = fields.filter(({ name, field }) => {
    const value = values[name] ?? "";
    return (
      field.type === "option" && value !== "" && !optionsFor(field, values).some((option) => option.value === value)
    );
  });
  // An option may depend on one that is cleared here.
  return lost.length === 0
    ? values
    : offeredValues(fields, { ...values, ...Object.fromEntries(lost.map(({ name }) => [name, ""])) });
}

/**
 * The form's values as the call wants them. The server keeps the answer to a field that is not sent: what is not
 * offered is sent empty.
 */
export function correctedAnswers(fields: readonly AnswerField[], typed: Values): CorrectedAnswers {
  const values = offeredValues(fields, typed);
  const personalizedData: PersonalizedValue[] = [];
  const guests: Record<string, PersonalizedValue[][]> = {};
  for (const { name, field, guest } of fields) {
    const answer = { key: field.key, value: (values[name] ?? "").trim() };
    if (guest === null) personalizedData.push(answer);
    else {
      const ofCategory = (guests[guest.ticketCategoryId] ??= []);
      // One list for each guest, also for those before who have no options.
      while (ofCategory.length <= guest.index) ofCategory.push([]);
      ofCategory[guest.index]!.push(answer);
    }
  }
  return { personalizedData, guests };
}

/** Options that fit the answers about the reservation (purchase spec §5). */
export function optionsFor(
  { options }: PersonalizationField,
  values: Values,
): readonly { value: string; label: string }[] {
  return options
    .filter(({ condition }) => condition === null || condition.in.includes(values[condition.key] ?? ""))
    .map(({ key, label }) => ({ value: key, label }));
}

/** Whether a field is shown: a choice without an option that fits the other answers is not. */
export function isApplicable(field: PersonalizationField, values: Values): boolean {
  return field.type !== "option" || optionsFor(field, values).length > 0;
}

/** What the form is for: details that are still open, those that were given, or both. */
export function purposeOf(fields: readonly AnswerField[]): "add" | "correct" | "both" {
  if (openLabels(fields).length === 0) return "correct";
  return fields.every(({ value }) => value === "") ? "add" : "both";
}
