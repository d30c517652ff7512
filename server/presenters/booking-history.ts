import type { ManagedBooking } from "../../sdk/contracts/account.ts";
import { money } from "../../sdk/contracts/money.ts";
import type { FrozenReservation } from "../domain/frozen.ts";
import { reservationIdsOf } from "../domain/reservations-of-item.ts";
import { fromJson } from "../json.ts";
import type { BookingDetails } from "../db/queries/booking-details.ts";
import type {
  HistoryTable,
  PaymentAttemptTable,
  PaymentShareTable,
  RefundTable,
  VoucherEntryTable,
} from "../db/schema.ts";
import {
  chargedAmount,
  isNothingDue,
  isWaived,
  isWithoutProvider,
  type AttemptOfBooking,
} from "../domain/booking-money.ts";
import { isPaidBack } from "../domain/refund-state.ts";
import { movesOf, type PresentedMove } from "./rebooking.ts";
import { sortSteps } from "./sort-steps.ts";
import { wireInstant } from "../domain/wall-time.ts";

type Step = ManagedBooking["history"][number];

/** Steps of an item that people know of; holds and pins are the shop's own. */
const knownSteps: readonly string[] = ["booked", "requested", "cancelled", "refunded", "failed"];

/** What ended an attempt to pay without money, by the reason that its booking became unpaid again with. */
const endedAttempts: Readonly<Record<string, string>> = {
  payment_refused: "payment_refused",
  payment_cancelled: "payment_cancelled",
  payment_failed: "payment_failed",
  pin_over: "payment_lapsed",
};

/** Steps that changed something else than the state, by the reason that they were written down with. */
const changes: Readonly<Record<string, string>> = {
  rebooked: "rebooked",
  contact_corrected: "corrected",
  guests_corrected: "corrected",
  guests_added: "added",
  refund_account_given: "refund_account_given",
};

/**
 * What happened to a booking, oldest first: its own states with each attempt to pay and what became of it, its items'
 * with every change of time or tickets, and the money that came, went back or was released before it was taken.
 */
export function presentHistory({
  items,
  refunds,
  attempts,
  shares,
  voucherEntries,
  history,
}: Pick<BookingDetails, "items" | "refunds" | "attempts" | "shares" | "voucherEntries" | "history">): Step[] {
  const itemOf = new Map(
    items.flatMap(({ item, reservation }) => reservationIdsOf(reservation).map((id) => [id, item] as const)),
  );
  const moves = items.flatMap(({ item, reservation }) =>
    movesOf(fromJson<FrozenReservation>(reservation.frozen)).map((move) => ({ bookingItemId: item.id, ...move })),
  );
  const rows = sortSteps(history);
  const steps = rows
    .filter((row) =>
      row.entity === "booking"
        ? isKnownOfBooking(row, attempts, rows)
        : row.entity === "reservation" && knownSteps.includes(row.to_state),
    )
    .filter(
      ({ entity_id, reason, at }) =>
        reason !== "rebooked" ||
        !moves.some((move) => move.at === at && move.bookingItemId === itemOf.get(entity_id)?.id),
    )
    .map(({ entity_id, from_state, to_state, reason, at }) => {
      const item = itemOf.get(entity_id);
      return {
        at,
        bookingItemId: item?.id ?? null,
        state:
          changes[reason] ?? (from_state === "paying" && to_state === "unpaid" ? endedAttempts[reason]! : to_state),
        amount: null,
        reason: item && to_state === "cancelled" ? item.cancel_reason : null,
        moved: null,
      };
    });
  const takenBack = rows.flatMap((row) => presentTakenBack(row, attempts, shares, refunds));
  // What a bank had taken back before is not what a cancellation released.
  const lateAt = new Map(rows.filter(isLateFailure).map(({ entity_id, at }) => [entity_id, at]));
  const isOfLate = ({ state, reason, payment_attempt_id, payment_share_id }: RefundTable, doneAt: string) => {
    const failedAt = lateAt.get(payment_share_id ?? payment_attempt_id);
    return state === "released" && reason !== "waived_by_team" && failedAt !== undefined && failedAt <= doneAt;
  };
  const backs = refunds.flatMap((refund) =>
    refund.done_at === null || isOfLate(refund, refund.done_at) ? [] : [presentRefund(refund, refund.done_at)],
  );
  const returned = voucherEntries.filter(({ state }) => state === "returned").map(presentReturn);
  const payments = rows.flatMap((row) => presentPayment(row, attempts, shares, rows));
  return [...steps, ...payments, ...takenBack, ...moves.map(presentMove), ...backs, ...returned]
    .sort((one, other) => one.at.localeCompare(other.at))
    .map((step) => ({ ...step, at: wireInstant(step.at) }));
}

/**
 * Whether a step of the booking is one that people know of. An invoice and a free order begin no payment, nor does a
 * call that is repeated.
 */
function isKnownOfBooking(
  { at, from_state, to_state, reason }: HistoryTable,
  attempts: readonly Pick<PaymentAttemptTable, "method" | "created_at">[],
  rows: readonly HistoryTable[],
): boolean {
  if (to_state === "unpaid") return from_state === null || reason in endedAttempts;
  if (to_state !== "paying") return true;
  const needsNone = attempts.some((attempt) => attempt.created_at === at && isWithoutProvider(attempt));
  return !needsNone && !rows.some((row) => row.reason === "same_payment_again" && row.at === at);
}

/** Whether a payment or a share failed after its money had come. */
function isLateFailure({ to_state, reason }: HistoryTable): boolean {
  return to_state === "failed" && reason === "payment_failed_late";
}

/** That a bank took back a payment, or a share of one: without what its payer had back by then. */
function presentTakenBack(
  row: HistoryTable,
  attempts: readonly AttemptOfBooking[],
  shares: readonly PaymentShareTable[],
  refunds: readonly RefundTable[],
): Step[] {
  const { entity_id, at } = row;
  // Of a shared payment its shares say it.
  const share = shares.find(({ id }) => id === entity_id);
  const attempt = attempts.find(({ id, method }) => id === entity_id && method !== "shared");
  const amount = share?.amount ?? attempt?.capture_amount ?? attempt?.amount;
  if (!isLateFailure(row) || amount === undefined) return [];
  const back = refunds
    .filter(
      (refund) => (refund.payment_share_id ?? refund.payment_attempt_id) === entity_id && isPaidBack(refund.state),
    )
    .filter(({ done_at }) => done_at !== null && done_at < at);
  const taken = back.reduce((left, refund) => left - refund.amount, amount);
  return [{ at, bookingItemId: null, state: "taken_back", amount: money(taken), reason: null, moved: null }];
}

/** Rappen that a payment brought when it was captured, whatever became of them later. */
function capturedThen(
  attempt: AttemptOfBooking,
  shares: readonly PaymentShareTable[],
  rows: readonly HistoryTable[],
): number {
  if (attempt.method !== "shared") return attempt.capture_amount ?? chargedAmount(attempt, []);
  const notCharged = new Set(
    rows
      .filter(({ to_state, reason }) => to_state === "failed" && reason === "payment_failed")
      .map((row) => row.entity_id),
  );
  return shares
    .filter(({ id, payment_attempt_id }) => payment_attempt_id === attempt.id && !notCharged.has(id))
    .reduce((sum, { amount, captured_amount }) => sum + (captured_amount ?? amount), 0);
}

/** That an attempt brought the money, or an invoice; of a free order there is nothing to say. */
function presentPayment(
  { entity, entity_id, from_state, to_state, at }: HistoryTable,
  attempts: readonly AttemptOfBooking[],
  shares: readonly PaymentShareTable[],
  rows: readonly HistoryTable[],
): Step[] {
  const attempt = attempts.find(({ id }) => id === entity_id);
  if (
    entity !== "payment_attempt" ||
    to_state !== "captured" ||
    from_state === "refunded" ||
    !attempt ||
    isNothingDue(attempt) ||
    isWaived(attempt)
  )
    return [];
  return [
    {
      at,
      bookingItemId: null,
      state: attempt.method === "invoice" ? "invoiced" : "paid",
      // A bill changes with what is cancelled or moved later: what it came to at first is not recorded.
      amount: attempt.method === "invoice" ? null : money(capturedThen(attempt, shares, rows)),
      reason: null,
      moved: null,
    },
  ];
}

function presentMove({ bookingItemId, at, before, now }: PresentedMove & { readonly bookingItemId: string }): Step {
  return { at, bookingItemId, state: "rebooked", amount: null, reason: null, moved: { before, now } };
}

function presentReturn({ booking_item_id, voucher_code, amount, at }: VoucherEntryTable): Step {
  return {
    at,
    bookingItemId: booking_item_id,
    state: "voucher_back",
    amount: money(amount),
    voucher: voucher_code.slice(-4),
    reason: null,
    moved: null,
  };
}

function presentRefund({ booking_item_id, amount, state }: RefundTable, at: string): Step {
  return {
    at,
    bookingItemId: booking_item_id,
    state: state === "released" ? "money_released" : "money_back",
    amount: money(amount),
    reason: null,
    moved: null,
  };
}
