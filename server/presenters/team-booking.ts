import type { AdminBooking, AdminBookingEntry } from "../../sdk/contracts/admin/bookings.ts";
import type { HistoryReason } from "../../sdk/contracts/admin/history-reasons.ts";
import type { TeamStep } from "../../sdk/contracts/admin/steps.ts";
import type { Affiliate } from "../../sdk/contracts/requests/cart.ts";
import type { Buyer } from "../../sdk/contracts/cart.ts";
import { presentDocuments } from "./document.ts";
import { money } from "../../sdk/contracts/money.ts";
import { refundableOfConfirming, refundOf } from "../domain/cancel-refund.ts";
import { amountToCollect } from "../domain/collect-amount.ts";
import { whyNotCancellable } from "../domain/cancel-rule.ts";
import type { FrozenReservation } from "../domain/frozen.ts";
import { itemTimeOf } from "../domain/item-time.ts";
import { isClaimUnclear, isPaidBack } from "../domain/refund-state.ts";
import { countPersons } from "../domain/persons.ts";
import { confirmsRest } from "../domain/request-state.ts";
import { fromJson, fromJsonOrNull } from "../json.ts";
import type { BookingDetails } from "../db/queries/booking-details.ts";
import type { listItemsAndPayments } from "../db/queries/team-bookings.ts";
import type { BookingTable, PaymentAttemptTable } from "../db/schema.ts";
import type { AttemptState, ShareState } from "../domain/states.ts";
import { isTeamPayment } from "../domain/team-payment.ts";
import { invoicingProviders } from "../ports/invoicing/providers.ts";
import { paymentProviders } from "../ports/payment/providers.ts";
import {
  chargedAmount,
  confirmingAttempt,
  isWithoutProvider,
  refundWayOfAttempt,
  type AttemptOfBooking,
} from "../domain/booking-money.ts";
import { presentInvoicesOfBooking } from "./invoice.ts";
import {
  backOnVouchers,
  creditNoteOf,
  presentMoney,
  refundStateOfItem,
  statusOfPayment,
  unchargedOf,
  unpaidPartOf,
} from "./booking-money.ts";
import { cancellableUntilOf } from "../domain/supplier-change.ts";
import { presentRefundAccount } from "./refund-account.ts";
import { presentSupplierChange } from "./supplier-change.ts";
import { wireInstant } from "../domain/wall-time.ts";
import type { LedgerEntry } from "../domain/voucher-ledger.ts";
import { presentCodesOfBooking } from "./codes-of-booking.ts";
import { presentBookedTrip } from "./booked-trip.ts";
import { presentAnswers } from "./answers.ts";
import { presentShareForTeam } from "./payment-shares.ts";
import { presentTeamHistory } from "./team-history.ts";

type OfList = Awaited<ReturnType<typeof listItemsAndPayments>>;
type Refund = OfList["refunds"][number];

const orNull = (instant: string | null) => instant && wireInstant(instant);

/**
 * What the team has to do of a booking's refunds; else what is on its way back, or back, of the payment that the
 * booking counts on: a payment that came too late and goes back says nothing of it. What was released was never taken.
 */
function refundStateOf(
  { payment_attempt_id: paidBy }: BookingTable,
  all: readonly Pick<Refund, "state" | "reason" | "payment_attempt_id">[],
): AdminBookingEntry["refundState"] {
  const toDo = (["paid_twice", "refused", "by_hand", "overdue"] as const).find((each) =>
    all.some(({ state }) => state === each),
  );
  if (toDo) return toDo;
  const refunds = all.filter(
    ({ payment_attempt_id, reason }) =>
      paidBy === null || (payment_attempt_id === paidBy && reason !== ("contradictory" satisfies HistoryReason)),
  );
  const open = (["due", "pending"] as const).find((each) => refunds.some(({ state }) => state === each));
  if (open) return open;
  if (refunds.some(({ state }) => isPaidBack(state))) return "done";
  return refunds.length > 0 ? "released" : "none";
}

function headOf(
  booking: BookingTable,
  attempts: readonly AttemptOfBooking[],
  refunds: readonly Refund[],
  entries: readonly LedgerEntry[],
) {
  const itsMoney = presentMoney(attempts, refunds, entries);
  return {
    bookingId: booking.id,
    bookingNumber: booking.number,
    status: booking.state,
    createdAt: wireInstant(booking.created_at),
    confirmedAt: orNull(booking.confirmed_at),
    total: money(booking.total_amount),
    money: itsMoney,
    uncharged: unchargedOf(booking, attempts, itsMoney),
    refundState: refundStateOf(booking, refunds),
  };
}

/** A line of the team's list. */
export function presentTeamBookingEntry(
  booking: BookingTable,
  { items, attempts, refunds, voucherEntries }: OfList,
): AdminBookingEntry {
  const contact = fromJson<Buyer>(booking.contact);
  const ofIt = (row: { readonly booking_id: string }) => row.booking_id === booking.id;
  return {
    ...headOf(booking, attempts.filter(ofIt), refunds.filter(ofIt), voucherEntries.filter(ofIt)),
    name: `${contact.givenName} ${contact.familyName}`,
    email: contact.email,
    items: items.filter(ofIt).map((item) => {
      const frozen = fromJson<FrozenReservation>(item.frozen);
      const { activityTitle, slot } = frozen;
      return {
        bookingItemId: item.id,
        activityId: item.activity_id,
        activityTitle,
        startsAt: wireInstant(slot.startsAt),
        isAllDay: slot.isAllDay,
        persons: countPersons(frozen),
        status: item.state,
      };
    }),
  };
}

/** The provider that took a payment, with its display name. */
function takerOf(
  attempt: Pick<PaymentAttemptTable, "provider" | "method">,
): Pick<AdminBooking["payments"][number], "takenBy" | "provider"> {
  if (isTeamPayment(attempt)) return { takenBy: "team", provider: null };
  if (isWithoutProvider(attempt)) return { takenBy: "shop", provider: null };
  const record = [...paymentProviders, ...invoicingProviders].find(({ name }) => name === attempt.provider);
  return { takenBy: record?.isTest ? "test" : "provider", provider: record?.title ?? attempt.provider };
}

function presentAffiliate({ affiliate }: Pick<BookingTable, "affiliate">): AdminBooking["affiliate"] {
  const { affiliateReferralCode, affiliateLandingPage, affiliateReferrer } = fromJsonOrNull<Affiliate>(affiliate) ?? {};
  return affiliateReferralCode
    ? { code: affiliateReferralCode, landingPage: affiliateLandingPage || null, referrer: affiliateReferrer || null }
    : null;
}

/** Whether a payment had been captured; of a shared one, whether one of its shares that have failed had. */
function hasArrived(
  { id, method }: Pick<PaymentAttemptTable, "id" | "method">,
  shares: BookingDetails["shares"],
  history: BookingDetails["history"],
): boolean {
  const failed = shares.filter(({ payment_attempt_id, state }) => payment_attempt_id === id && state === "failed");
  const ids = method === "shared" ? failed.map((share) => share.id) : [id];
  return history.some(
    ({ entity_id, to_state }) =>
      ids.includes(entity_id) && to_state === ("captured" satisfies AttemptState & ShareState),
  );
}

/** A booking with everything around it; `at` is an instant of the database. */
export function presentTeamBooking(
  {
    booking,
    items: booked,
    refunds,
    documents,
    invoices,
    disputes,
    voucherEntries,
    history,
    ...details
  }: BookingDetails,
  team: TeamStep[],
  at: string,
): AdminBooking {
  // The team reads payments in the order in which they were made.
  const attempts = details.attempts.toSorted((one, other) =>
    one.created_at < other.created_at ? -1 : one.created_at > other.created_at ? 1 : 0,
  );
  const paid = confirmingAttempt(booking, attempts);
  const left = paid ? refundableOfConfirming(paid, refunds, voucherEntries) : 0;
  const standing = booked.filter(({ item }) => item.cancelled_at === null).length;
  const toCollect = amountToCollect(booking, paid, refunds);
  const head = headOf(booking, attempts, refunds, voucherEntries);
  const unpaid = unpaidPartOf(booking, booked, attempts, toCollect, head.money);
  return {
    ...head,
    toCollect: toCollect === null ? null : money(toCollect),
    ...(unpaid && { unpaid }),
    contact: fromJson<Buyer>(booking.contact),
    refundWay: refundWayOfAttempt(paid),
    locale: booking.locale,
    notes: booking.notes,
    distributorId: booking.distributor_id,
    affiliate: presentAffiliate(booking),
    termsVersion: booking.terms_version,
    serviceFee: money(booking.service_fee_amount),
    rebates: money(booking.rebates_amount),
    rebateCodes: fromJson(booking.rebate_codes),
    codes: presentCodesOfBooking(booking, booked),
    vouchersTotal: money(booking.vouchers_amount),
    documents: [...presentDocuments(documents), ...presentInvoicesOfBooking(invoices)],
    items: booked.map((each) => {
      const { item, reservation } = each;
      const frozen = fromJson<FrozenReservation>(reservation.frozen);
      const beyondPrice = Math.max(0, item.paid_amount - (reservation.total_amount - item.rebate_amount));
      const change = presentSupplierChange(item, reservation);
      const isCancellableByTeam = whyNotCancellable({ booking, item, reservation }, at, true) === null;
      const refundBy = (by: "team" | "supplier") => {
        const known = {
          itemPaid: item.paid_amount,
          fee: booking,
          isLast: standing === 1,
          bySupplier: by === "supplier",
          refundable: left,
          override: null,
        };
        return money(isCancellableByTeam ? refundOf(known).amount : 0);
      };
      return {
        bookingItemId: item.id,
        withBookingItemId: reservation.with_item_id,
        direction: reservation.direction,
        activityId: reservation.activity_id,
        activityTitle: frozen.activityTitle,
        offerLabel: frozen.offer.label,
        ...itemTimeOf(frozen),
        status: reservation.state,
        tickets: frozen.lines.map(({ label, quantity, price, articleLabel, articlePrice }) => ({
          label,
          quantity,
          price: money(price),
          deposit: articlePrice === null ? null : { label: articleLabel, price: money(articlePrice) },
        })),
        trip: frozen.trip ? presentBookedTrip(frozen.trip) : null,
        ...presentAnswers(frozen),
        ticketCode: item.ticket_code,
        isOnRequest: frozen.bookingOnRequest,
        cancellableUntil: orNull(cancellableUntilOf(item, reservation, frozen)),
        cancelledAt: orNull(item.cancelled_at),
        cancelledBy: item.cancelled_by,
        cancelReason: item.cancel_reason,
        price: money(item.paid_amount - beyondPrice),
        paidBeyondPrice: money(beyondPrice),
        refunded: money(item.refunded_amount),
        refundState: refundStateOfItem(
          item,
          paid,
          refunds.filter(({ payment_attempt_id }) => payment_attempt_id === paid?.id),
          voucherEntries,
          invoices,
        ),
        refundedToVouchers: money(backOnVouchers(item, voucherEntries)),
        creditNote: creditNoteOf(item.id, invoices)?.number ?? null,
        isCancellableByTeam,
        refundable: money(isCancellableByTeam ? left : 0),
        confirmsRest: confirmsRest([each], booked),
        supplierChange: change && { ...change, mailedAt: orNull(details.changesMailed.get(item.id) ?? null) },
        refundByRule: { team: refundBy("team"), supplier: refundBy("supplier") },
      };
    }),
    payments: attempts.map((attempt) => ({
      paymentAttemptId: attempt.id,
      ...takerOf(attempt),
      method: attempt.method,
      channelId: attempt.channel_id,
      amount: money(chargedAmount(attempt, refunds)),
      status: statusOfPayment(attempt),
      isNotCaptured: toCollect !== null && attempt.id === paid?.id,
      hasArrived: hasArrived(attempt, details.shares, history),
      resultCode: attempt.result_code,
      refusalReason: attempt.refusal_reason,
      createdAt: wireInstant(attempt.created_at),
      settledAt: orNull(attempt.settled_at),
      shares: details.shares
        .filter(({ payment_attempt_id }) => payment_attempt_id === attempt.id)
        .map(presentShareForTeam),
    })),
    disputes: disputes.map((dispute) => ({
      disputeId: dispute.id,
      paymentAttemptId: dispute.payment_attempt_id,
      amount: money(dispute.amount),
      state: dispute.state,
      reason: dispute.reason,
      openedAt: wireInstant(dispute.opened_at),
      respondBy: orNull(dispute.respond_by),
      closedAt: orNull(dispute.closed_at),
    })),
    refunds: refunds.map((refund) => ({
      refundId: refund.id,
      bookingItemId: refund.booking_item_id,
      amount: money(refund.amount),
      reason: refund.reason,
      state: refund.state,
      refusalReason: refund.refusal_reason,
      retries: refund.retries,
      settledBy: refund.settled_by,
      settledNote: refund.settled_note,
      account: presentRefundAccount(refund),
      paidTwiceAt: orNull(refund.paid_twice_at),
      isClaimUnclear: isClaimUnclear(refund),
      createdAt: wireInstant(refund.created_at),
      doneAt: orNull(refund.done_at),
    })),
    history: presentTeamHistory({ history, attempts, items: booked }),
    team,
  };
}
