import { offersOfDate, partySizeOf } from "../../../machines/booking/choices.rules.ts";
import type { OffersView } from "../booking.props.ts";
import type { Connecting } from "./connecting.ts";
import { slotDetails } from "./slots.ts";
import { ticketRows } from "./tickets.ts";
import { slotsOf } from "../../../machines/booking/chosen.rules.ts";

/** Offers with their times on the date; in the flow "offers first" all offers, and the participants. */
export function offersView(connecting: Connecting): OffersView {
  const { context, at, send } = connecting;
  const isFirst = context.flow === "offers-date";
  const isKnown = isFirst ? context.offers !== null : context.slotsOf === context.date;
  const offers = isFirst ? (context.offers ?? []) : isKnown ? offersOfDate(context) : [];
  return {
    kind: "offers",
    state: isKnown ? (offers.length > 0 ? "ready" : "empty") : at({ slots: "failed" }) ? "failed" : "loading",
    isSlow: at({ slots: { loading: "slow" } }),
    date: isFirst ? null : context.date,
    offers: offers.map((offer) => ({
      offerId: offer.offerId,
      label: offer.offerLabel,
      description: offer.description,
      durationInHours: offer.durationInHours,
      startingPrice: offer.startingPrice?.formatted ?? null,
      isChosen: offer.offerId === context.offerId,
      slots: isFirst ? [] : slotsOf(context.slots, offer.offerId).map((slot) => slotDetails(slot, context)),
      choose: () => send({ type: "offer.choose", offerId: offer.offerId }),
      chooseSlot: (availabilityId) => send({ type: "slot.choose", offerId: offer.offerId, availabilityId }),
    })),
    people: isFirst ? ticketRows(connecting) : [],
    partySize: isFirst ? 0 : partySizeOf(context),
    clearParty: () => send({ type: "party.clear" }),
    retry: () => send({ type: "retry" }),
    otherDate: () => send(isFirst ? { type: "step.go", step: "date" } : { type: "step.back" }),
  };
}
