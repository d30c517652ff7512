import { formatMoney } from "../../../sdk/contracts/money.ts";
import type { Buyer } from "../../../sdk/contracts/cart.ts";
import { instantAt } from "../../clock.ts";
import { bringsTickets, type MailKind, type MailPayload } from "../../commands/outbox.ts";
import { fromJson } from "../../db/json.ts";
import { findBooking } from "../../db/queries/bookings.ts";
import type { BookingTable } from "../../db/schema.ts";
import type { Mail, MailAttachment } from "../../ports/mail/mail.ts";
import { pictureOf } from "../../presenters/ticket-picture.ts";
import { presentTicket, type BookedItem } from "../../presenters/ticket.ts";
import { managementPage } from "../../accounts/manage-link.ts";
import { reviewPage } from "../../accounts/review-link.ts";
import type { Services } from "../../services.ts";
import { writeMail } from "./write.ts";

/** Mails about what is to come, or was enjoyed: of what has been cancelled there is nothing to say in them. */
const isOfStanding = (kind: MailKind) => bringsTickets(kind) || kind === "review_invitation";

/**
 * The mail that a line of the outbox stands for, made of what is in the database now; tickets come with a confirmation, and with every change of
 * one. Null where a cancellation was quicker than the mail.
 */
export async function mailOf(
  { db, env, clock, ports }: Services,
  id: string,
  kind: MailKind,
  { bookingId, bookingItemId, bookingItemIds = bookingItemId === undefined ? undefined : [bookingItemId], note }: MailPayload,
): Promise<Mail | null> {
  const found = await findBooking(db, bookingId);
  if (!found) throw new Error(`there is no booking ${bookingId}`);
  const { booking } = found;
  const isConfirmed = bringsTickets(kind) && booking.state === "confirmed";
  const about = found.items
    .filter(({ item }) => !bookingItemIds || bookingItemIds.includes(item.id))
    .filter(({ item }) => !isOfStanding(kind) || item.cancelled_at === null);
  const tickets = await Promise.all(
    about.map(async (booked) =>
      presentTicket(booking, booked, {
        shopOrigin: env.PUBLIC_ORIGIN,
        now: instantAt(clock.now()),
        picture: isConfirmed ? await pictureOf(env, booked.reservation) : null,
      }),
    ),
  );
  const [first, ...others] = tickets;
  if (!first) return null;
  const attachments: MailAttachment[] = [];
  for (const ticket of isConfirmed ? tickets : []) {
    attachments.push({ filename: `${ticket.code}.pdf`, contentType: "application/pdf", content: await ports.tickets.pdf(ticket) });
    attachments.push({ filename: `${ticket.code}.ics`, contentType: "text/calendar", content: Buffer.from(ports.tickets.calendar(ticket)) });
  }
  return writeMail(
    {
      id,
      kind,
      hasTickets: isConfirmed,
      buyer: fromJson<Buyer>(booking.contact),
      bookingNumber: booking.number,
      total: formatMoney(totalOf(kind, booking, about, found.items)),
      withoutPayment: await methodWithoutPayment(db, bookingId),
      manageUrl: kind === "review_invitation" ? reviewPage({ env }, booking.locale, about[0]!.item.id) : managementPage({ env, clock }, found),
      requestExpiresAt: booking.request_expires_at,
      note,
      items: [first, ...others],
    },
    attachments,
  );
}

/** An invoice, or a free booking: the mail does not call it paid. */
async function methodWithoutPayment(db: Services["db"], bookingId: string): Promise<"invoice" | "free" | null> {
  const attempt = await db
    .selectFrom("payment_attempt")
    .select("method")
    .where("booking_id", "=", bookingId)
    .where("state", "=", "captured")
    .where("method", "in", ["invoice", "free"])
    .executeTakeFirst();
  return (attempt?.method as "invoice" | "free" | undefined) ?? null;
}

/** What goes back for the items of the mail, or what the booking costs: without what was refused or taken back before it was confirmed. */
function totalOf(kind: MailKind, { total_amount }: BookingTable, about: readonly BookedItem[], all: readonly BookedItem[]): number {
  if (kind === "booking_cancelled" || kind === "request_part_refused") return sumOfRefunds(about);
  return kind === "booking_confirmed" ? total_amount - sumOfRefunds(all) : total_amount;
}

function sumOfRefunds(items: readonly BookedItem[]): number {
  return items.reduce((sum, { item }) => sum + item.refunded_amount, 0);
}
