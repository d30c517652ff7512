import type { PersonalizedValue } from "../../contracts/personalized-value.ts";
import type { PersonalizationField, TicketCategory } from "../../contracts/offer.ts";
import { dateLength, formatBirthDate } from "./birth-date.rules.ts";
import { allowedOptions, problemOfAnswer, type AnswerProblem } from "../../contracts/personalization.ts";
import type { Answers, BookingContext, GuestRef, Selection } from "./booking.types.ts";
import { categoriesFor } from "./quantities.rules.ts";
import { offerOf, slotOf } from "./chosen.rules.ts";

type Texts = Readonly<Record<string, string>>;

export type FieldProblem = Exclude<AnswerProblem, "hidden">;

/** Strict fields; resellers see all. What is visible is required (purchase spec §5, RULES 16). */
export function visibleFields(context: Pick<BookingContext, "fields" | "role">): readonly PersonalizationField[] {
  return (context.fields ?? []).filter((field) => field.isStrict || context.role.isReseller);
}

/** Whether a field is shown: not if all its options depend on an answer that is missing. */
export function isRequested(field: PersonalizationField, reservation: Texts): boolean {
  return field.type !== "option" || allowedOptions(field, reservation).length > 0;
}

/** What is wrong with an answer; `category` is the guest's, null for the reservation's own fields. */
export function problemOf(
  field: PersonalizationField,
  value: string,
  category: TicketCategory | null,
  context: Selection,
): FieldProblem | null {
  const problem = problemOfAnswer(field, value, {
    reservation: context.answers.reservation,
    ages: category,
    date: context.date ?? context.today,
    today: context.today,
  });
  return problem === "hidden" ? null : problem;
}

/** One ticket holder. */
export interface Guest extends GuestRef {
  readonly category: TicketCategory;
}

/** One entry a person, in the order of the ticket rows (purchase spec §5: one per ticket). */
export function guestsOf(context: Selection): readonly Guest[] {
  const offer = offerOf(context);
  if (!offer) return [];
  return categoriesFor(offer, slotOf(context), ownSeatsOf(context)).flatMap((category) =>
    Array.from({ length: context.tickets[category.ticketCategoryId] ?? 0 }).map((_, index) => ({
      ticketCategoryId: category.ticketCategoryId,
      index,
      category,
    })),
  );
}

/** Seats that the reservation under change holds in the chosen slot: they count as free for it (RULES 3). */
export function ownSeatsOf({
  reservation,
  availabilityId,
}: Pick<BookingContext, "reservation" | "availabilityId">): number {
  if (!reservation || reservation.availabilityId !== availabilityId) return 0;
  return reservation.ticketReservations.reduce((sum, ticket) => sum + ticket.guests.length, 0);
}

export function answerOf(answers: Answers, guest: GuestRef | null, key: string): string {
  return (guest ? answers.guests[guest.ticketCategoryId]?.[guest.index]?.[key] : answers.reservation[key]) ?? "";
}

/** Whether every visible field of the reservation and of every guest has a valid answer. */
export function isPersonalized(context: Selection): boolean {
  const fields = visibleFields(context);
  const isRight = (field: PersonalizationField, guest: Guest | null) =>
    problemOf(field, answerOf(context.answers, guest, field.key), guest?.category ?? null, context) === null;
  const guests = guestsOf(context);
  return fields.every((field) =>
    field.scope === "reservation" ? isRight(field, null) : guests.every((guest) => isRight(field, guest)),
  );
}

/**
 * Adds an answer. Formats dates; an answer of the reservation clears answers that it no longer allows.
 */
export function withAnswer(context: Selection, guest: GuestRef | null, key: string, typed: string): Answers {
  const { answers } = context;
  const field = context.fields?.find((each) => each.key === key);
  const value = field?.type === "date" ? formatBirthDate(typed, context.locale, answerOf(answers, guest, key)) : typed;
  if (guest)
    return {
      ...answers,
      guests: { ...answers.guests, [guest.ticketCategoryId]: withGuest(answers, guest, { [key]: value }) },
    };
  return allowedOnly({ ...answers, reservation: { ...answers.reservation, [key]: value } }, context.fields ?? []);
}

function withGuest(answers: Answers, { ticketCategoryId, index }: GuestRef, more: Texts): Texts[] {
  const guests = [...(answers.guests[ticketCategoryId] ?? [])];
  while (guests.length <= index) guests.push({});
  guests[index] = { ...guests[index], ...more };
  return guests;
}

function allowedOnly(answers: Answers, fields: readonly PersonalizationField[]): Answers {
  const options = fields.filter((field) => field.type === "option");
  const allowed = (texts: Texts): Texts =>
    Object.fromEntries(
      Object.entries(texts).filter(([key, value]) => {
        const field = options.find((option) => option.key === key);
        return !field || allowedOptions(field, answers.reservation).some((option) => option.key === value);
      }),
    );
  const guests = Object.fromEntries(Object.entries(answers.guests).map(([id, persons]) => [id, persons.map(allowed)]));
  return { reservation: allowed(answers.reservation), guests };
}

/** A field's id in `leftFields`. */
export function fieldId(guest: GuestRef | null, key: string): string {
  return guest ? `${guest.ticketCategoryId}.${guest.index}.${key}` : key;
}

/** Stands for all fields in `leftFields`, after the button was pressed. */
export const allFields = "*";

/** The problem to show: after the field was left, or at 10 characters of a date (purchase spec §5). */
export function shownProblem(
  field: PersonalizationField,
  guest: Guest | null,
  context: Selection,
): FieldProblem | null {
  const value = answerOf(context.answers, guest, field.key);
  const wasLeft = context.leftFields.includes(allFields) || context.leftFields.includes(fieldId(guest, field.key));
  const isComplete = field.type === "date" && value.length >= dateLength;
  return wasLeft || isComplete ? problemOf(field, value, guest?.category ?? null, context) : null;
}

/** Answers in the format of the reservation request, without fields that are hidden or empty. */
export function valuesOf(context: Selection, guest: GuestRef | null): PersonalizedValue[] {
  return (context.fields ?? [])
    .filter((field) => field.scope === (guest ? "guest" : "reservation"))
    .flatMap((field) => {
      const text = answerOf(context.answers, guest, field.key).trim();
      if (text === "" || !isRequested(field, context.answers.reservation)) return [];
      return [{ key: field.key, value: field.type === "number" ? Number(text.replace(",", ".")) : text }];
    });
}
