import type { ParsedInput } from "../../../sdk/contracts/call.ts";
import type { sendManagementLink } from "../../../sdk/contracts/calls/manage.ts";
import { hour, instantAt } from "../../clock.ts";
import { announce } from "../outbox.ts";
import { findBookedId } from "../../db/queries/account-bookings.ts";
import { transact } from "../../db/transact.ts";
import { AppError } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { consumeAttempt, type AttemptLimit } from "../../security/attempt-limit.ts";
import type { BookingWithItems } from "../../db/queries/booking.ts";

/** Limit of requested mails per booking, so that a mailbox can't be flooded. */
const linkMails: AttemptLimit = { action: "management link", most: 5, within: hour };
const ticketMails: AttemptLimit = { action: "tickets", most: 5, within: hour };

type Wanted = ParsedInput<typeof sendManagementLink>["body"];

/**
 * Mails the signed link to a booking's own address. The response does not reveal whether the booking exists, whether
 * the address matches, or whether a mail was sent.
 */
export async function mailManagementLink(services: Services, wanted: Wanted): Promise<void> {
  const { db, clock } = services;
  const bookingId = await findBookedId(db, wanted);
  if (bookingId === undefined || !(await consumeAttempt(services, linkMails, bookingId))) return;
  await transact(db, (trx) => announce(trx, "management_link", bookingId, instantAt(clock.now())));
}

/** Mails the tickets of a confirmed booking again. Throws 409 `not_confirmed`; 429 `too_many_requests`. */
export async function mailTickets(services: Services, { booking, items }: BookingWithItems): Promise<void> {
  const { db, clock } = services;
  if (booking.state !== "confirmed" || items.every(({ item }) => item.cancelled_at !== null))
    throw new AppError("not_confirmed", "There are no tickets of this booking.");
  if (!(await consumeAttempt(services, ticketMails, booking.id)))
    throw new AppError("too_many_requests", "The tickets were sent very often: try again in an hour.");
  await transact(db, (trx) => announce(trx, "tickets_again", booking.id, instantAt(clock.now())));
}
