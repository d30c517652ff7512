import type { PersonalizationField } from "../../contracts/offer.ts";
import { allowedOptions } from "../../contracts/personalization.ts";
import type { GuestRef, Selection } from "../../machines/booking/booking.types.ts";
import { answerOf, problemOf, shownProblem, type Guest } from "../../machines/booking/personalization.rules.ts";
import type { FieldDetails } from "./field.props.ts";

interface Answering {
  readonly input: (guest: GuestRef | null, key: string, value: string) => void;
  readonly leave: (guest: GuestRef | null, key: string) => void;
}

/** A personalization field of a guest, or of the reservation, with its answer so far. */
export function fieldDetails(
  selection: Selection,
  field: PersonalizationField,
  guest: Guest | null,
  { input, leave }: Answering,
): FieldDetails {
  const value = answerOf(selection.answers, guest, field.key);
  const person = guest && { ticketCategoryId: guest.ticketCategoryId, index: guest.index };
  return {
    key: field.key,
    label: field.label,
    type: field.type,
    value,
    options: allowedOptions(field, selection.answers.reservation).map(({ key, label, optionAttributes }) => ({
      key,
      label,
      description: optionAttributes?.description ?? null,
    })),
    isRequired: true,
    error: shownProblem(field, guest, selection),
    isValid: problemOf(field, value, guest?.category ?? null, selection) === null,
    input: (text) => input(person, field.key, text),
    leave: () => leave(person, field.key),
  };
}
