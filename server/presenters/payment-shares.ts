import type { AdminBooking } from "../../sdk/contracts/admin/bookings.ts";
import type { Buyer, Cart } from "../../sdk/contracts/cart.ts";
import { money } from "../../sdk/contracts/money.ts";
import type { PayerShare, SharedPayment, SharedState, ShareState } from "../../sdk/contracts/share.ts";
import type {
  BookedItemRows,
  BookingTable,
  PaymentAttemptTable,
  PaymentShareTable,
  RefundTable,
} from "../db/schema.ts";
import type { FrozenReservation } from "../domain/frozen.ts";
import { leftOfShare, refundedOfShare } from "../domain/payment-shares.ts";
import { countPersons } from "../domain/persons.ts";
import type { ShareState as StoredState } from "../domain/states.ts";
import { wireInstant } from "../domain/wall-time.ts";
import { fromJson } from "../json.ts";

/** A shared payment with its shares; `isStopped`: its organiser has ended it. */
export interface SharedRows {
  readonly attempt: PaymentAttemptTable;
  readonly shares: readonly PaymentShareTable[];
  readonly isStopped: boolean;
}

/** A shared payment for its organiser; `urlOf`: the page where a share is paid. */
export function presentSharedPayment(
  { attempt, shares, isStopped }: SharedRows,
  {
    refunds,
    failureUrl,
    heldUntil,
    now,
    urlOf,
  }: {
    readonly refunds: readonly RefundTable[];
    readonly failureUrl: string;
    readonly heldUntil: string | null;
    readonly now: string;
    readonly urlOf: (share: PaymentShareTable) => string;
  },
): SharedPayment {
  return {
    state: sharedState(attempt, isStopped),
    until: wireInstant(shares[0]!.ends_at),
    total: money(attempt.amount),
    returnUrl: attempt.return_url,
    failureUrl,
    heldUntil: heldUntil && wireInstant(heldUntil),
    shares: shares.map((share, index) => ({
      number: index + 1,
      label: share.label,
      amount: money(share.amount),
      state: states[share.state],
      left: money(leftOfShare(share, refunds)),
      url: urlOf(share),
      isMailed: share.payer_email !== null,
    })),
    now: wireInstant(now),
  };
}

/** A shared payment that is under way, for the cart that it pays; `url`: the page of its organiser. */
export function presentSharedPaymentOfCart(shares: readonly PaymentShareTable[], url: string): Cart["sharedPayment"] {
  return { paidCount: countPaid(shares), count: shares.length, until: wireInstant(shares[0]!.ends_at), url };
}

interface OfBooking {
  readonly booking: BookingTable;
  readonly items: readonly BookedItemRows[];
  readonly refunds: readonly RefundTable[];
  readonly methods: Pick<PayerShare, "provider" | "paymentMethods">;
  readonly now: string;
}

/** One share for its payer. */
export function presentPayerShare(
  share: PaymentShareTable,
  { attempt, shares, isStopped }: SharedRows,
  { booking, items, refunds, methods, now }: OfBooking,
): PayerShare {
  return {
    state: states[share.state],
    sharedState: sharedState(attempt, isStopped),
    until: wireInstant(share.ends_at),
    amount: money(share.amount),
    paidCount: countPaid(shares),
    count: shares.length,
    organiser: fromJson<Buyer>(booking.contact).givenName,
    items: items.map(({ reservation }) => {
      const frozen = fromJson<FrozenReservation>(reservation.frozen);
      const { activityTitle, slot } = frozen;
      return {
        activityTitle,
        startsAt: wireInstant(slot.startsAt),
        isAllDay: slot.isAllDay,
        persons: countPersons(frozen),
      };
    }),
    refunded: money(refundedOfShare(share, refunds)),
    isCancelled: items.every(({ item }) => item.cancelled_at !== null),
    refusalReason: share.state === "refused" ? refusalOf(share) : null,
    ...methods,
    // Whoever has the link of a share is not known to the shop.
    savedCards: null,
    now: wireInstant(now),
  };
}

function refusalOf({ result_code, refusal_reason }: PaymentShareTable): string | null {
  return result_code === "Cancelled" ? "cancelled" : refusal_reason;
}

/** A share for the team. */
export function presentShareForTeam(share: PaymentShareTable): AdminBooking["payments"][number]["shares"][number] {
  return {
    shareId: share.id,
    label: share.label,
    payerEmail: share.payer_email,
    amount: money(share.amount),
    state: states[share.state],
    method: share.method,
    refusalReason: share.refusal_reason,
  };
}

const states: Record<StoredState, ShareState> = {
  created: "waiting",
  open: "paying",
  refused: "refused",
  authorised: "authorised",
  captured: "charged",
  failed: "not_charged",
  voided: "voided",
};
const paid: readonly StoredState[] = ["authorised", "captured", "failed"];

function countPaid(shares: readonly PaymentShareTable[]): number {
  return shares.filter(({ state }) => paid.includes(state)).length;
}

function sharedState({ state }: Pick<PaymentAttemptTable, "state">, isStopped: boolean): SharedState {
  if (state === "created" || state === "open") return "open";
  if (state === "cancelled") return isStopped ? "stopped" : "over";
  return "confirmed";
}
