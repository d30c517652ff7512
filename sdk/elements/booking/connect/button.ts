import type { BookingContext, BookingStep } from "../../../machines/booking/booking.types.ts";
import { hasRequestedTickets } from "../../../machines/booking/choices.rules.ts";
import {
  canAddToBasket,
  hasFields,
  hasSlot,
  hasTickets,
  isReady,
  knowsFields,
} from "../../../machines/booking/readiness.rules.ts";
import type { ButtonDetails } from "../booking.props.ts";
import type { Connecting } from "./connecting.ts";

/** While seats or their prices are requested, a press changes nothing. */
const busyStates = ["settling", "reserving", "retrying", "quoting", "requoting", "moving", "moved", "stopping"];

/** The main button: what a press does next, and whether the step is complete (purchase spec §4). */
export function buttonProps({ context, at, send }: Connecting, step: BookingStep): ButtonDetails | undefined {
  const next = nextOf(context, step);
  if (!next) return undefined;
  const isBusy = busyStates.some((total) => at({ step: { total } }));
  return { ...next, isBusy, press: () => send({ type: "next" }) };
}

function nextOf(context: BookingContext, step: BookingStep): Pick<ButtonDetails, "kind" | "isComplete"> | undefined {
  const isFirst = context.flow === "offers-date";
  switch (step) {
    case "date":
      if (context.date === null) return { kind: "chooseDate", isComplete: false };
      if (!isFirst) return { kind: "chooseOffer", isComplete: true };
      return hasSlot(context)
        ? { kind: "chooseTickets", isComplete: true }
        : { kind: "chooseOffer", isComplete: false };
    case "offers":
      if (isFirst)
        return {
          kind:
            context.offerId === null ? "chooseOffer" : hasRequestedTickets(context) ? "chooseDate" : "chooseTickets",
          isComplete: hasRequestedTickets(context),
        };
      return hasSlot(context)
        ? { kind: "chooseTickets", isComplete: true }
        : { kind: "chooseOffer", isComplete: false };
    case "tickets":
      if (isFirst && !hasSlot(context)) return { kind: "backToDate", isComplete: hasRequestedTickets(context) };
      if (!hasTickets(context)) return { kind: "chooseTickets", isComplete: false };
      if (context.reduction) return { kind: "acceptReduction", isComplete: true };
      return { kind: hasFields(context) || !knowsFields(context) ? "fillIn" : "review", isComplete: true };
    case "personalized":
      return isReady(context) ? { kind: "review", isComplete: true } : { kind: "fillIn", isComplete: false };
    case "total":
      if (context.rebooking !== null) {
        const isTooDear = context.quote?.isAllowed === false;
        return { kind: isTooDear ? "chooseAnew" : "rebook", isComplete: !isTooDear && canAddToBasket(context, step) };
      }
      return { kind: context.editing === null ? "reserve" : "change", isComplete: canAddToBasket(context, step) };
    default:
      return undefined;
  }
}
