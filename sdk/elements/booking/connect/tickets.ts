import { money } from "../../../contracts/money.ts";
import { areNet } from "../../../contracts/net-price.ts";
import { timeOf } from "../../../contracts/time.ts";
import { ticketsShown } from "../../../machines/booking/choices.rules.ts";
import { ownSeatsOf } from "../../../machines/booking/personalization.rules.ts";
import { categoriesFor, seatsOf, whyNoMore } from "../../../machines/booking/quantities.rules.ts";
import { isWrongAge } from "../../../machines/booking/readiness.rules.ts";
import { isPartyLocked, isTicketLocked } from "../../../machines/booking/prefilled.rules.ts";
import type { TicketDetails, TicketsView } from "../booking.props.ts";
import type { Connecting } from "./connecting.ts";
import { offerOf, slotOf, slotsOf } from "../../../machines/booking/chosen.rules.ts";
import { stepOf } from "../../../machines/booking/lines.rules.ts";

/** A row a kind of ticket that the offer, and its slot, has. */
export function ticketRows({ context, send }: Connecting): readonly TicketDetails[] {
  const offer = offerOf(context);
  if (!offer) return [];
  const slot = slotOf(context);
  const own = ownSeatsOf(context);
  const others = slotsOf(context.slots, context.offerId);
  const tickets = ticketsShown(context);
  const isMixed = !areNet(offer.ticketCategories);
  return categoriesFor(offer, slot, own).map((category): TicketDetails => {
    const { ticketCategoryId } = category;
    const count = tickets[ticketCategoryId] ?? 0;
    const why = whyNoMore(category, tickets, slot, others, own);
    const ages = context.childrenAges[ticketCategoryId] ?? [];
    const values = Array.from({ length: count }).map((_, index) => ages[index] ?? null);
    const { articleLabel, articlePrice } = category;
    const isLocked = isTicketLocked(context, ticketCategoryId);
    return {
      ticketCategoryId,
      label: category.label.formatted,
      discount: category.label.discount,
      minAge: category.minAge,
      maxAge: category.maxAge,
      step: stepOf(category),
      price: (category.distributorNetPrice ?? category.price).formatted,
      isNamedNet: isMixed && category.distributorNetPrice !== null,
      article:
        articleLabel && articlePrice ? { label: articleLabel, price: money(articlePrice.amount).formatted } : null,
      count,
      canAdd: why === null && !isLocked,
      canRemove: count > 0 && !isLocked,
      why: isLocked ? null : why,
      isTouchedLast: context.touched === ticketCategoryId,
      add: () => send({ type: "ticket.add", ticketCategoryId }),
      remove: () => send({ type: "ticket.remove", ticketCategoryId }),
      ages:
        category.audience === "child"
          ? {
              values,
              set: (index, age) => send({ type: "age.set", ticketCategoryId, index, age }),
              wrong: values.map((age) => isWrongAge(age, category)),
            }
          : undefined,
    };
  });
}

export function ticketsView(connecting: Connecting): TicketsView {
  const { context } = connecting;
  const slot = slotOf(context);
  const seats = slot ? seatsOf(slot) + ownSeatsOf(context) : Number.POSITIVE_INFINITY;
  return {
    kind: "tickets",
    date: context.date ?? "",
    time: slot && !slot.isAllDay ? timeOf(slot.startsAt) : null,
    seats: Number.isFinite(seats) ? seats : null,
    offerLabel: offerOf(context)?.offerLabel ?? "",
    tickets: ticketRows(connecting),
    reduction: context.reduction,
    isReductionSaid: context.linkChanges !== undefined,
    isLocked: isPartyLocked(context),
  };
}
