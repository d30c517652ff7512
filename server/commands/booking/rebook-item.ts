import { randomUUID } from "node:crypto";
import type { Trx } from "../../db/connection.ts";
import { updateBookingItem } from "../../db/queries/booking-item.ts";
import { updateBooking } from "../../db/queries/booking.ts";
import { updateBilledAmount } from "../../db/queries/payment-attempt.ts";
import { insertReservation, updateReservation } from "../../db/queries/reservation.ts";
import type { BookingItemTable, BookingTable, ReservationTable } from "../../db/schema.ts";
import { firstOf } from "../../domain/hold-state.ts";
import { countPersons } from "../../domain/persons.ts";
import type { FrozenRebooking, FrozenReservation } from "../../domain/frozen.ts";
import type { Attempt } from "../payment/attempts.ts";
import type { PricedRequest } from "../reservation/priced-request.ts";
import { recordFirstState } from "../states.ts";
import { newTicketCode } from "./confirm-tickets.ts";

/** One item of a confirmed booking as it is now. */
export interface ItemToRebook {
  readonly booking: BookingTable;
  readonly item: BookingItemTable;
  readonly reservation: ReservationTable;
  readonly frozen: FrozenReservation;
}

/**
 * The price change of a rebooking, in Rappen. `difference`: new price − paid; below 0 it is refunded as far as the
 * payment allows (RULES 12), and the rest stays paid for the item.
 */
export interface Prices {
  readonly tickets: number;
  readonly deposits: number;
  readonly rebate: number;
  readonly difference: number;
  /**
   * What of a lower price goes back for this item: less than the difference where something that moves with it costs
   * more.
   */
  readonly refund: number;
}

/** What the item was, for people to compare. */
function rebookingOf(
  { reservation, frozen: { slot, lines } }: ItemToRebook,
  { difference, refund }: Prices,
  at: string,
): FrozenRebooking {
  const { startsAt, isAllDay } = slot;
  return {
    at,
    reservationId: reservation.id,
    slot: { startsAt, isAllDay },
    tickets: lines.map(({ label, quantity }) => ({ label, quantity })),
    difference,
    ...(refund < -difference && { refund }),
  };
}

/** The item keeps its id and position, and gets a new ticket code, since the old ticket has another time. */
export async function replaceItem(
  trx: Trx,
  booked: ItemToRebook,
  priced: PricedRequest,
  prices: Prices,
  at: string,
): Promise<void> {
  const { item, reservation, frozen } = booked;
  await updateReservation(trx, reservation.id, { booking_item_id: randomUUID() });
  const id = randomUUID();
  await insertReservation(trx, {
    ...reservation,
    id,
    first_reservation_id: firstOf(reservation),
    booking_item_id: item.id,
    slot_id: priced.sale.slot.id,
    offer_id: priced.sale.slot.offer_id,
    supplier_id: priced.sale.activity.supplier_id,
    seats: priced.seats,
    persons: countPersons(priced.frozen),
    state: "booked",
    held_at: at,
    expires_at: at,
    // Whether a supplier has to agree is as it was booked (RULES 5): what has become on request since doesn't make a
    // request of a booking.
    frozen: JSON.stringify({
      ...priced.frozen,
      bookingOnRequest: frozen.bookingOnRequest,
      rebooked: rebookingOf(booked, prices, at),
      ...(frozen.rebooked && { earlierRebookings: [...(frozen.earlierRebookings ?? []), frozen.rebooked] }),
    } satisfies FrozenReservation),
    tickets_amount: prices.tickets,
    deposits_amount: prices.deposits,
    total_amount: prices.tickets + prices.deposits,
  });
  await recordFirstState(trx, "reservation", id, "booked", "rebooked", at);
  await updateBookingItem(trx, item.id, {
    reservation_id: id,
    ticket_code: newTicketCode(),
    paid_amount: item.paid_amount + prices.difference,
    rebate_amount: prices.rebate,
  });
}

/** Changes the sums of a booking by those of its items that were moved. */
export async function changeTotals(
  trx: Trx,
  moves: readonly { readonly booked: ItemToRebook }[],
  prices: readonly Prices[],
): Promise<void> {
  const { booking } = moves[0]!.booked;
  const changed = {
    total_amount: booking.total_amount,
    deposits_amount: booking.deposits_amount,
    rebates_amount: booking.rebates_amount,
  };
  for (const [index, { booked }] of moves.entries()) {
    const { difference, deposits, rebate } = prices[index]!;
    changed.total_amount += difference;
    changed.deposits_amount += deposits - booked.reservation.deposits_amount;
    changed.rebates_amount += rebate - booked.item.rebate_amount;
  }
  await updateBooking(trx, booking.id, changed);
}

/** On invoice nothing has been paid yet: the bill itself changes. */
export async function billDifference(trx: Trx, { id }: Attempt, difference: number, at: string): Promise<void> {
  await updateBilledAmount(trx, id, difference, at);
}
