import type { GuestRef } from "../../../machines/booking/booking.types.ts";
import { datePattern } from "../../../machines/booking/birth-date.rules.ts";
import { guestsOf, isRequested, visibleFields } from "../../../machines/booking/personalization.rules.ts";
import { knowsFields } from "../../../machines/booking/readiness.rules.ts";
import { fieldDetails } from "../../../parts/tickets/field-details.ts";
import type { PersonalizedView } from "../booking.props.ts";
import type { Connecting } from "./connecting.ts";

export function personalizedView(connecting: Connecting): PersonalizedView {
  const { context, at, send } = connecting;
  const answering = {
    input: (guest: GuestRef | null, key: string, value: string) => send({ type: "field.input", guest, key, value }),
    leave: (guest: GuestRef | null, key: string) => send({ type: "field.leave", guest, key }),
  };
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
      .map((field) => fieldDetails(context, field, null, answering)),
    guests:
      ofGuests.length === 0
        ? []
        : guestsOf(context).map((guest) => ({
            key: `${guest.ticketCategoryId}.${guest.index}`,
            label: guest.category.label.formatted,
            number: guest.index + 1,
            fields: ofGuests.map((field) => fieldDetails(context, field, guest, answering)),
          })),
  };
}
