import { freeCancellationUntil } from "../../../contracts/cancellation.ts";
import { money } from "../../../contracts/money.ts";
import { areNet } from "../../../contracts/net-price.ts";
import type { Availability } from "../../../contracts/offer.ts";
import { earlyRequestEnd } from "../../../contracts/request-deadline.ts";
import { timeOf } from "../../../contracts/time.ts";
import type { BookingContext } from "../../../machines/booking/booking.types.ts";
import { ticketsShown } from "../../../machines/booking/choices.rules.ts";
import { answerOf, isRequested, visibleFields } from "../../../machines/booking/personalization.rules.ts";
import type { PriceLine, RequestEnd, SummaryDetails, TotalView } from "../booking.props.ts";
import { adultPrice } from "./adult-price.ts";
import type { Connecting } from "./connecting.ts";
import { offerOf, slotOf } from "../../../machines/booking/chosen.rules.ts";
import { personsOf } from "../../../machines/booking/quantities.rules.ts";
import { linesOf, totalOfLines } from "../../../machines/booking/lines.rules.ts";

function priceLines(context: BookingContext): { readonly lines: readonly PriceLine[]; readonly total: number } {
  const offer = offerOf(context);
  const lines = offer ? linesOf(offer, ticketsShown(context)) : [];
  return {
    lines: lines.map((line) => ({
      ...line,
      each: money(line.each).formatted,
      amount: money(line.each * line.quantity).formatted,
    })),
    total: totalOfLines(lines),
  };
}

/** What the chosen tickets cost, in Rappen. */
export const totalOf = (context: BookingContext): number => priceLines(context).total;

function chosenCategories(context: BookingContext) {
  const tickets = ticketsShown(context);
  return (offerOf(context)?.ticketCategories ?? []).filter(({ ticketCategoryId }) => tickets[ticketCategoryId]);
}

export function totalView({ context, send, now }: Connecting): Omit<TotalView, "connections" | "fewerOnTrips"> {
  const slot = slotOf(context);
  const { lines, total } = priceLines(context);
  return {
    kind: "total",
    date: context.date ?? "",
    time: slot && !slot.isAllDay ? timeOf(slot.startsAt) : null,
    offerLabel: offerOf(context)?.offerLabel ?? "",
    lines,
    total: (context.quote?.cost.total ?? money(total)).formatted,
    cost: context.quote?.cost,
    isNet: areNet(chosenCategories(context)),
    cancellableUntil: freeCancellationUntil(slot, now),
    isOnRequest: context.activity?.summary?.bookingOnRequest ?? false,
    isInvoiced: context.role.distributorId !== null,
    requestEnd: requestEnd(slot, now),
    answers: reservationAnswers(context),
    difference: differenceOf(context),
    journey: journeyOf(context, send),
    trash: context.editing === null || context.rebooking !== null ? undefined : () => send({ type: "trash.open" }),
  };
}

function differenceOf({ quote }: BookingContext): TotalView["difference"] {
  if (!quote) return undefined;
  const { difference, isAllowed, refundWay } = quote;
  const back = {
    refund: "back",
    by_hand: "byHand",
    release: "less",
    invoice: "less",
    credit: "less",
    voucher: "less",
    none: "less",
  } as const;
  const kind = difference === 0 ? "none" : difference < 0 ? back[refundWay] : isAllowed ? "billed" : "refused";
  return { kind, amount: money(Math.abs(difference)).formatted };
}

function journeyOf({ quote }: BookingContext, send: Connecting["send"]): TotalView["journey"] {
  const journey = quote?.journey;
  if (!journey) return undefined;
  const { trips, moves, together } = journey;
  const canMove = trips.some(({ after }) => after);
  return {
    trips,
    moves,
    // What the activity alone may not cost is said already.
    isTooDear: canMove && !together.isAllowed && quote.isAllowed,
    difference: money(Math.abs(together.difference)).formatted,
    choose: canMove && together.isAllowed ? (next) => send({ type: "trips.choose", moves: next }) : undefined,
  };
}

/** The answers about the reservation; guests' answers stay in their step. */
function reservationAnswers(context: BookingContext): TotalView["answers"] {
  return visibleFields(context)
    .filter((field) => field.scope === "reservation" && isRequested(field, context.answers.reservation))
    .map((field) => {
      const value = answerOf(context.answers, null, field.key);
      return { label: field.label, value: field.options.find((option) => option.key === value)?.label ?? value };
    });
}

/** Grows with every choice. */
export function summaryDetails({ context, now }: Connecting): SummaryDetails {
  const slot = slotOf(context);
  const { lines, total } = priceLines(context);
  const adult = adultPrice(context);
  return {
    date: context.date,
    time: slot && !slot.isAllDay ? timeOf(slot.startsAt) : null,
    offerLabel: offerOf(context)?.offerLabel ?? null,
    lines,
    persons: personsOf(ticketsShown(context)),
    cancellableUntil: freeCancellationUntil(slot, now),
    isFinal: slot ? freeCancellationUntil(slot, now) === null : context.activity?.summary?.cancellation === false,
    amount:
      lines.length > 0
        ? { kind: "total", text: money(total).formatted }
        : adult !== undefined
          ? { kind: "adult", text: adult }
          : null,
    isFree: lines.length > 0 && total === 0,
    isOnRequest: context.activity?.summary?.bookingOnRequest ?? false,
    isInvoiced: context.role.distributorId !== null,
    requestEnd: requestEnd(slot, now),
    isMove: context.rebooking !== null,
  };
}

function requestEnd(slot: Availability | undefined, now: number): RequestEnd {
  return slot && earlyRequestEnd(slot.confirmableUntil ? [slot.confirmableUntil] : [], now);
}
