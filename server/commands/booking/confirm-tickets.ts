import { randomInt } from "node:crypto";
import type { Trx } from "../../db/connection.ts";
import { listBookingItems, setTicketCode } from "../../db/queries/booking-item.ts";

/** Letters and digits that are not mistaken for one another, read aloud or typed. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** `GPF-7K4M-29QX`: a trillion of them, so that guessing one is hopeless; the database refuses a second one alike. */
export function newTicketCode(): string {
  const four = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `GPF-${four()}-${four()}`;
}

/** Assigns a ticket code to each item of a booking that is not cancelled and has none. */
export async function assignTicketCodes(trx: Trx, bookingId: string): Promise<void> {
  for (const { id, ticket_code, cancelled_at } of await listBookingItems(trx, bookingId))
    if (ticket_code === null && cancelled_at === null) await setTicketCode(trx, id, newTicketCode());
}
