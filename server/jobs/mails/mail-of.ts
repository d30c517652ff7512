import { formatMoney } from "../../../sdk/contracts/money.ts";
import type { Buyer } from "../../../sdk/contracts/cart.ts";
import { instantAt } from "../../clock.ts";
import { bringsTickets, type MailKind } from "../../commands/outbox.ts";
import { fromJson } from "../../db/json.ts";
import { findBooking } from "../../db/queries/bookings.ts";
import type { Mail, MailAttachment } from "../../ports/mail/mail.ts";
import { pictureOf } from "../../presenters/ticket-picture.ts";
import { presentTicket } from "../../presenters/ticket.ts";
import type { Services } from "../../services.ts";
import { writeMail } from "./write.ts";

/** The mail that a line of the outbox stands for, made of what is in the database now; tickets come with a confirmation, and with every change of one. */
export async function mailOf({ db, env, clock, ports }: Services, id: string, kind: MailKind, bookingId: string): Promise<Mail> {
  const found = await findBooking(db, bookingId);
  if (!found) throw new Error(`there is no booking ${bookingId}`);
  const { booking } = found;
  const isConfirmed = bringsTickets(kind);
  const tickets = await Promise.all(
    found.items.map(async (booked) =>
      presentTicket(booking, booked, {
        shopOrigin: env.PUBLIC_ORIGIN,
        now: instantAt(clock.now()),
        picture: isConfirmed ? await pictureOf(booked.reservation) : null,
      }),
    ),
  );
  const [first, ...others] = tickets;
  if (!first) throw new Error(`booking ${bookingId} has no items`);
  const attachments: MailAttachment[] = [];
  for (const ticket of isConfirmed ? tickets : []) {
    attachments.push({ filename: `${ticket.code}.pdf`, contentType: "application/pdf", content: await ports.tickets.pdf(ticket) });
    attachments.push({ filename: `${ticket.code}.ics`, contentType: "text/calendar", content: Buffer.from(ports.tickets.calendar(ticket)) });
  }
  return writeMail(
    {
      id,
      kind,
      buyer: fromJson<Buyer>(booking.contact),
      bookingNumber: booking.number,
      total: formatMoney(booking.total_amount),
      manageUrl: first.manageUrl ?? "",
      items: [first, ...others],
    },
    attachments,
  );
}
