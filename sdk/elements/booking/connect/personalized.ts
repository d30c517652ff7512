import type { PersonalizationField } from "../../../contracts/offer.ts";
import { datePattern } from "../../../machines/booking/birth-date.rules.ts";
import {
  answerOf,
  type Guest,
  guestsOf,
  isRequested,
  problemOf,
  shownProblem,
  visibleFields,
} from "../../../machines/booking/personalization.rules.ts";
import { allowedOptions } from "../../../contracts/personalization.ts";
import { knowsFields } from "../../../machines/booking/readiness.rules.ts";
import type { FieldDetails, PersonalizedView } from "../booking.props.ts";
import type { Connecting } from "./connecting.ts";

export function personalizedView(connecting: Connecting): PersonalizedView {
  const { context, at, send } = connecting;
  const fields = visibleFields(context).filter((field) => isRequested(field, context.answers.reservation));
  const ofGuests = fields.filter((field) => field.scope === "guest");
  return {
    kind: "personalized",
    state: knowsFields(context) ? "ready" : at({ fields: "failed" }) ? "failed" : "loading",
    isSlow: at({ fields: { loading: "slow" } }),
    retry: () => send({ type: "retry" }),
    datePattern: datePattern(context.locale),
    reservationFields: fields
      .filter((field) => field.scope === "reservation")
      .map((field) => fieldDetails(connecting, field, null)),
    guests:
      ofGuests.length === 0
        ? []
        : guestsOf(context).map((guest) => ({
            key: `${guest.ticketCategoryId}.${guest.index}`,
            label: guest.category.label.formatted,
            number: guest.index + 1,
            fields: ofGuests.map((field) => fieldDetails(connecting, field, guest)),
          })),
  };
}

function fieldDetails({ context, send }: Connecting, field: PersonalizationField, guest: Guest | null): FieldDetails {
  const value = answerOf(context.answers, guest, field.key);
  const person = guest && { ticketCategoryId: guest.ticketCategoryId, index: guest.index };
  return {
    key: field.key,
    label: field.label,
    type: field.type,
    value,
    options: allowedOptions(field, context.answers.reservation).map(({ key, label, optionAttributes }) => ({
      key,
      label,
      description: optionAttributes?.description ?? null,
    })),
    isRequired: true,
    error: shownProblem(field, guest, context),
    isValid: problemOf(field, value, guest?.category ?? null, context) === null,
    input: (text) => send({ type: "field.input", guest: person, key: field.key, value: text }),
    leave: () => send({ type: "field.leave", guest: person, key: field.key }),
  };
}
