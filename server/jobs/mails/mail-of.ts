import type { Locale } from "../../../sdk/contracts/locale.ts";
import { formatMoney } from "../../../sdk/contracts/money.ts";
import { ticketCount } from "../../../sdk/contracts/ticket-count.ts";
import { brandOf } from "../../settings/brand.ts";
import type { Buyer } from "../../../sdk/contracts/cart.ts";
import { instantAt } from "../../clock.ts";
import { confirmingAttempt } from "../../domain/booking-money.ts";
import { amountToCollect } from "../../domain/collect-amount.ts";
import type { FrozenReservation } from "../../domain/frozen.ts";
import { toldChange } from "../../domain/supplier-change.ts";
import { openDetailsOf } from "../../domain/open-details.ts";
import { misfits } from "../../domain/misfits.ts";
import { isToTransfer } from "../../domain/refund-state.ts";
import { pendingItems } from "../../domain/request-state.ts";
import {
  bringsTickets,
  creditNoteMails,
  isAboutRefund,
  isAboutUnpaid,
  type MailKind,
} from "../../domain/booking-mail.ts";
import type { MailPayload } from "../../commands/outbox.ts";
import { readDocuments } from "../../commands/document/read-documents.ts";
import { claimForMail, type DocumentRow } from "../../db/queries/document.ts";
import { fromJson } from "../../json.ts";
import { findBookingWithItems } from "../../db/queries/booking.ts";
import type { BookedItemRows, BookingTable, PaymentShareTable, RefundTable } from "../../db/schema.ts";
import { findAttempt, listAttemptsOfBooking } from "../../db/queries/payment-attempt.ts";
import { listSharesOfBooking } from "../../db/queries/payment-share.ts";
import { findRefund, listRefundsOfBooking } from "../../db/queries/refund.ts";
import { listVoucherEntries } from "../../db/queries/voucher.ts";
import type { Mail, MailAttachment } from "../../ports/mail/mail.ts";
import { returnedFor } from "../../commands/code/spend-vouchers.ts";
import { amountOfMail, paymentOfMail } from "../../domain/booking-mail-money.ts";
import { ticketPicture } from "../../ports/tickets/ticket-picture.ts";
import type { TicketDetails } from "../../ports/tickets/tickets.ts";
import { documentDetails, isNumbered, nameOfCredit, type NumberedDocument } from "../../presenters/document.ts";
import { presentPrice } from "../../presenters/price-lines.ts";
import { presentTicket } from "../../presenters/ticket.ts";
import { type BookedItem } from "../../domain/booked-item.ts";
import { managementPage } from "../../security/manage-link.ts";
import { refundAccountPage } from "../../security/refund-link.ts";
import { passAddresses, ticketPage } from "../../security/ticket-link.ts";
import { reviewPage } from "../../security/review-link.ts";
import type { Services } from "../../services.ts";
import { wireInstant } from "../../domain/wall-time.ts";
import { writeMail, type MailDetails } from "./write.ts";

/** Mails that are not sent where nothing stands any more. */
const isOfStanding = (kind: MailKind) =>
  bringsTickets(kind) || (["review_invitation", "visit_reminder", "supplier_changed"] as MailKind[]).includes(kind);

/** Rappen of the refunds of these items that are back on gift vouchers. */
async function returnedForItems(
  db: Services["db"],
  bookingId: string,
  about: readonly { readonly item: { readonly id: string } }[],
): Promise<number> {
  const each = await Promise.all(about.map(({ item }) => returnedFor(db, bookingId, item.id)));
  return each.reduce((sum, returned) => sum + returned, 0);
}

/**
 * Whether a mail is still about an item: a visit that has begun or was moved since is not reminded of, and what a
 * supplier has changed is not said of another time.
 */
function isStillAbout(kind: MailKind, { item, reservation }: BookedItemRows, now: string): boolean {
  if (kind === "supplier_changed") return toldChange(item, reservation) !== null;
  if (kind !== "visit_reminder") return true;
  return item.reminded_reservation_id === reservation.id && startOf(reservation) > now;
}

const startOf = ({ frozen }: BookedItemRows["reservation"]) => fromJson<FrozenReservation>(frozen).slot.startsAt;

/**
 * The mail that a line of the outbox stands for, made of what is in the database now; tickets come with a confirmation,
 * and with every change of one. Null where a cancellation was quicker than the mail, or where money is not wanted any
 * more, or where a refund that had failed is back or tried again.
 */
export async function mailOf(
  services: Services,
  id: string,
  kind: MailKind,
  { bookingId, bookingItemIds, note, refundId, account, isAddition }: MailPayload,
): Promise<Mail | null> {
  const { db, env, clock, ports } = services;
  const found = await findBookingWithItems(db, bookingId);
  if (!found) throw new Error(`there is no booking ${bookingId}`);
  const { booking } = found;
  const failed = refundId === undefined ? undefined : await findRefund(db, refundId);
  if (failed && failed.state !== "refused") return null;
  const toCollect = await toCollectOf(db, booking);
  if (isAboutUnpaid(kind) && toCollect === null) return null;
  const isConfirmed = bringsTickets(kind) && booking.state === "confirmed";
  const credits = bringsCredits(kind) ? await claimCredits(services, bookingId, id) : [];
  if (kind === "credit_note" && credits.length === 0) return null;
  const itemIds = kind === "credit_note" ? itemsOf(credits) : bookingItemIds;
  const named = found.items.filter(({ item }) => !itemIds || itemIds.includes(item.id));
  const now = instantAt(clock.now());
  const standing = named.filter((booked) => booked.item.cancelled_at === null && isStillAbout(kind, booked, now));
  const isOfRefund =
    isAboutRefund(kind) ||
    (["refund_account_given", "refund_account_asked", "credit_note"] as MailKind[]).includes(kind);
  const about = isOfRefund || (standing.length === 0 && !isOfStanding(kind)) ? named : standing;
  const tickets = await Promise.all(
    about.map(async (booked) =>
      presentTicket(booking, booked, {
        shopOrigin: env.PUBLIC_ORIGIN,
        brand: brandOf(env),
        now,
        picture: isConfirmed
          ? await ticketPicture(env, fromJson<FrozenReservation>(booked.reservation.frozen).picture)
          : null,
      }),
    ),
  );
  const [first, ...others] = tickets;
  if (!first) return null;
  const attachments: MailAttachment[] = [];
  for (const ticket of isConfirmed ? tickets : []) {
    attachments.push({
      filename: `${ticket.code}.pdf`,
      contentType: "application/pdf",
      content: await ports.tickets.pdf(ticket),
    });
    attachments.push(calendarOf(ports, ticket));
  }
  // Takes the entries away that came with the tickets.
  for (const ticket of kind === "booking_cancelled" ? tickets : [])
    if (ticket.isCancelled && ticket.code !== "") attachments.push(calendarOf(ports, ticket));
  for (const document of [...(await receiptsFor(kind, services, bookingId)), ...credits])
    attachments.push({
      filename: `${document.number}.pdf`,
      contentType: "application/pdf",
      content: await ports.documents.pdf(documentDetails(document, brandOf(env))),
    });
  const pending = pendingItems(found.items, found.items);
  const subject = { kind, booking, about, all: found.items, toCollect };
  const attempts = await listAttemptsOfBooking(db, bookingId);
  const refunds = await listRefundsOfBooking(db, bookingId);
  const { payment, kept = 0 } = paymentOfMail(subject, attempts, refunds);
  const unknown = refunds.filter((refund) => isToTransfer(refund) && refund.account_iban === null);
  if (kind === "refund_account_asked" && unknown.length === 0) return null;
  const amount =
    kind === "refund_account_asked"
      ? unknown.reduce((sum, refund) => sum + refund.amount, 0)
      : kind === "credit_note"
        ? credits.flatMap(({ frozen }) => frozen.payments).reduce((sum, payment) => sum + payment.amount, 0)
        : amountOfMail(subject, payment, failed);
  const toVouchers = isAboutRefund(kind) && !failed ? await returnedForItems(db, bookingId, about) : 0;
  const isToSay = ({ id: refundId, booking_item_id: itemId }: RefundTable) =>
    failed ? refundId === failed.id : itemId === null || about.some(({ item }) => item.id === itemId);
  const asksForAccount =
    kind === "refund_account_asked" ||
    ((isAboutRefund(kind) || kind === "booking_rebooked") &&
      refunds.some((refund) => isToTransfer(refund) && isToSay(refund)));
  const confirming = confirmingAttempt(booking, attempts);
  const isShared = confirming?.method === "shared";
  return writeMail(
    brandOf(env),
    {
      id,
      kind,
      hasTickets: isConfirmed,
      buyer: fromJson<Buyer>(booking.contact),
      bookingNumber: booking.number,
      total: formatMoney(amount),
      open: toCollect === null ? undefined : formatMoney(toCollect),
      ...(saysPrice(kind) &&
        payment !== "released" && {
          price: presentPrice(found, attempts, refunds, await listVoucherEntries(db, [bookingId])),
        }),
      payment: failed ? "refund_due" : payment,
      isMixedRequest: standing.some((booked) => !pending.includes(booked)),
      retained: kept > 0 ? formatMoney(kept) : undefined,
      isAboutAll: about.length === found.items.length,
      ...cancelledLast(about, found.items),
      ...(toVouchers > 0 && { split: { toVouchers, asMoney: amount - toVouchers } }),
      lost: confirming && confirming.lost_amount > 0 ? formatMoney(confirming.lost_amount) : undefined,
      isAddition,
      isNothingBack:
        about.every(({ item }) => item.refunded_amount === 0) && about.some(({ item }) => item.paid_amount > 0),
      manageUrl:
        kind === "review_invitation"
          ? reviewPage({ env }, booking.locale, about[0]!.item.id)
          : managementPage({ env, clock }, found),
      ...(asksForAccount && { refundAccountUrl: refundAccountPage({ env, clock }, found) }),
      webTickets: isConfirmed
        ? about.map((booked, index) => ({
            title: tickets[index]!.activityTitle,
            url: ticketPage({ env }, booked),
          }))
        : [],
      requestExpiresAt: booking.request_expires_at,
      ...(kind === "visit_reminder" && {
        ticketUrls: about.map((booked) => ({
          pdf: ticketUrl(env.PUBLIC_ORIGIN, bookingId, booked.item.id),
          page: ticketPage({ env }, booked),
        })),
      }),
      ...((isConfirmed || kind === "visit_reminder") && {
        passes: about.map((booked) => passAddresses(services, booked)),
      }),
      ...(asksForDetails(kind) && { openDetails: about.map((booked) => openDetailsOf({ booking, ...booked }, now)) }),
      credits: credits.map((document) => creditOf(document, env)),
      note,
      isShared,
      ...(isShared &&
        kind === "booking_cancelled" && {
          shares: sharesBack(await listSharesOfBooking(db, bookingId), refunds.filter(isToSay), {
            email: fromJson<Buyer>(booking.contact).email,
            amount: amount - toVouchers,
          }),
        }),
      account,
      ...(kind === "booking_rebooked" && {
        ...lastRebooked(about),
        hasOtherTickets: found.items.some((each) => each.item.cancelled_at === null && !about.includes(each)),
        misfits: misfitsBy(about, found.items),
      }),
      items: [first, ...others],
    },
    attachments,
  );
}

/** Whether nothing of a booking stands, and whether some of these items were the last of it that did. */
function cancelledLast(
  about: readonly BookedItem[],
  all: readonly BookedItem[],
): Pick<MailDetails, "isOver" | "isLastCancelled"> {
  const ends = all.map(({ item }) => item.cancelled_at);
  if (ends.includes(null)) return {};
  const last = ends.toSorted().at(-1);
  return { isOver: true, isLastCancelled: about.some(({ item }) => item.cancelled_at === last) };
}

function calendarOf({ tickets }: Services["ports"], ticket: TicketDetails): MailAttachment {
  return {
    filename: `${ticket.code}.ics`,
    contentType: "text/calendar",
    content: Buffer.from(tickets.calendar(ticket)),
  };
}

/** Mails whose reader sets out: they say what can still be added. */
const asksForDetails = (kind: MailKind) =>
  bringsTickets(kind) || kind === "booking_requested" || kind === "visit_reminder";

/** Mails to who has bought: they say what it costs, line by line. */
const saysPrice = (kind: MailKind) =>
  (["booking_confirmed", "tickets_again", "booking_requested", "booking_corrected"] as MailKind[]).includes(kind);

/** Mails that say what was paid bring the receipts. */
async function receiptsFor(kind: MailKind, services: Services, bookingId: string): Promise<NumberedDocument[]> {
  if (kind !== "booking_confirmed" && kind !== "tickets_again") return [];
  return (await readDocuments(services, bookingId)).filter(isNumbered).filter((each) => each.kind === "receipt");
}

const bringsCredits = (kind: MailKind) => (creditNoteMails as readonly MailKind[]).includes(kind);

/**
 * The credit notes that a mail brings: all that no other has brought. One that is written again after a failure brings
 * the same. Left out are those of refunds that have failed since.
 */
async function claimCredits(services: Services, bookingId: string, mailId: string): Promise<NumberedDocument[]> {
  const documents = await readDocuments(services, bookingId);
  const isStill = ({ refund_id, sequence_index }: DocumentRow) =>
    refund_id === null ||
    !documents.some((each) => each.refund_id === refund_id && each.sequence_index > sequence_index);
  const credits = documents.filter((document) => document.kind === "credit_note" && isStill(document));
  await claimForMail(
    services.db,
    credits.map(({ id }) => id),
    mailId,
  );
  const claimed = (await readDocuments(services, bookingId)).filter(({ mail_id }) => mail_id === mailId);
  return claimed.filter(isNumbered).filter(isStill);
}

/** The items that documents have lines of; undefined where they have lines of none. */
function itemsOf(documents: readonly DocumentRow[]): readonly string[] | undefined {
  const ids = documents.flatMap(({ frozen }) => frozen.lines.flatMap(({ item }) => (item ? [item.id] : [])));
  return ids.length > 0 ? ids : undefined;
}

function creditOf(document: NumberedDocument, env: Services["env"]): NonNullable<MailDetails["credits"]>[number] {
  const { payments } = documentDetails(document, brandOf(env));
  return {
    name: nameOfCredit(document.frozen, document.frozen.locale as Locale),
    number: document.number,
    ways: (payments?.rows ?? []).map(([name, amount]) => `${name}: ${amount}`),
    url: `${env.PUBLIC_ORIGIN}/api/bookings/${document.booking_id}/documents/${document.number}.pdf`,
  };
}

/** Where a ticket is downloaded (`routes/tickets`). */
function ticketUrl(origin: string, bookingId: string, itemId: string): string {
  return `${origin}/api/bookings/${bookingId}/items/${itemId}/ticket.pdf`;
}

/** Rappen that the team has to collect of a booking (`amountToCollect`); null where there is nothing to collect. */
async function toCollectOf(db: Services["db"], booking: BookingTable): Promise<number | null> {
  const attempt = booking.payment_attempt_id === null ? undefined : await findAttempt(db, booking.payment_attempt_id);
  const refunds = await listRefundsOfBooking(db, booking.id);
  return amountToCollect(booking, attempt, refunds);
}

/** What goes back of the buyer's own share and of the others; undefined where it isn't the mail's amount, or none. */
function sharesBack(
  shares: readonly PaymentShareTable[],
  refunds: readonly RefundTable[],
  { email, amount }: { readonly email: string; readonly amount: number },
): MailDetails["shares"] {
  const back = refunds.filter(({ state, reason }) => state !== "released" && reason !== "rebooked");
  const isOwn = ({ payment_share_id }: RefundTable) =>
    shares.some(({ id, payer_email }) => id === payment_share_id && payer_email?.toLowerCase() === email.toLowerCase());
  const sumOf = (some: readonly RefundTable[]) => some.reduce((sum, refund) => sum + refund.amount, 0);
  const own = sumOf(back.filter(isOwn));
  const others = sumOf(back) - own;
  return own > 0 && others > 0 && own + others === amount ? { own, others } : undefined;
}

/** Trips that do not fit their item any more, where one of both has been moved. */
function misfitsBy(moved: readonly BookedItem[], all: readonly BookedItem[]): MailDetails["misfits"] {
  const frozenOf = ({ reservation }: BookedItem) => fromJson<FrozenReservation>(reservation.frozen);
  return misfits(all)
    .filter(({ trip, goesWith }) => moved.includes(trip) || moved.includes(goesWith))
    .map(({ trip, goesWith }) => {
      const { activityTitle, slot } = frozenOf(trip);
      return {
        activityTitle,
        startsAt: wireInstant(slot.startsAt),
        isAllDay: slot.isAllDay,
        itemTitle: frozenOf(goesWith).activityTitle,
      };
    });
}

/** What the items that were moved last were before: several where trips moved with an activity. */
function lastRebooked(items: readonly BookedItem[]): Pick<MailDetails, "rebooked"> {
  const all = items
    .map(({ reservation }) => fromJson<FrozenReservation>(reservation.frozen))
    .flatMap(({ activityTitle, rebooked }) => (rebooked ? [{ ...rebooked, activityTitle }] : []));
  const last = all
    .map(({ at }) => at)
    .toSorted()
    .at(-1);
  return {
    rebooked: all
      .filter(({ at }) => at === last)
      .map(({ slot, tickets, activityTitle, difference }) => ({
        startsAt: wireInstant(slot.startsAt),
        isAllDay: slot.isAllDay,
        guests: tickets.map(({ quantity, label }) => ticketCount(quantity, label)),
        activityTitle,
        difference,
      })),
  };
}
