import type { BookedItem } from "../domain/booked-item.ts";
import type { FrozenReservation } from "../domain/frozen.ts";
import { wireInstant } from "../domain/wall-time.ts";
import { fromJson } from "../json.ts";
import type { BookingTable } from "../db/schema.ts";
import type { TicketDetails } from "../ports/tickets/tickets.ts";
import { presentTicket, type TicketSurroundings } from "./ticket.ts";

/**
 * The ticket of an item as a page of its own says it: without money, its buyer, and what guests have said of
 * themselves.
 */
export interface WebTicket {
  /** Of a cancelled one the code is not shown: it admits nobody. */
  readonly state: "valid" | "cancelled";
  readonly details: Omit<TicketDetails, "buyerName" | "bookingNumber" | "paid" | "manageUrl" | "answers">;
  /** The start before the item was last moved; null where it was not. */
  readonly before: Pick<TicketDetails, "startsAt" | "isAllDay"> | null;
}

export function presentWebTicket(
  booking: BookingTable,
  booked: BookedItem,
  surroundings: TicketSurroundings,
): WebTicket {
  const { item, reservation } = booked;
  const {
    buyerName: _,
    bookingNumber: __,
    paid: ___,
    manageUrl: ____,
    answers: _____,
    ...details
  } = presentTicket(booking, booked, surroundings);
  const { rebooked } = fromJson<FrozenReservation>(reservation.frozen);
  const isValid = booking.state === "confirmed" && item.ticket_code !== null && item.cancelled_at === null;
  return {
    state: isValid ? "valid" : "cancelled",
    details,
    before: rebooked ? { startsAt: wireInstant(rebooked.slot.startsAt), isAllDay: rebooked.slot.isAllDay } : null,
  };
}
