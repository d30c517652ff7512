/**
 * Allowed state transitions by entity (RULES 13). A state without any is final.
 * A reservation is a hold until it is booked. The states of a booking are those of the wire.
 */
const transitions = {
  reservation: {
    held: ["paying", "requested", "booked", "expired", "cancelled"],
    paying: ["held", "requested", "booked", "expired", "failed"],
    requested: ["booked", "failed", "cancelled", "refunded"],
    booked: ["cancelled", "refunded"],
    expired: ["paying", "booked", "requested", "failed", "cancelled"],
    cancelled: ["refunded"],
    failed: [],
    refunded: [],
  },
  booking: {
    unpaid: ["paying", "requested", "confirmed", "failed", "expired", "cancelled"],
    paying: ["unpaid", "requested", "confirmed", "failed", "expired", "refunded"],
    requested: ["confirmed", "failed", "cancelled", "refunded"],
    confirmed: ["cancelled", "refunded"],
    expired: ["unpaid", "paying", "requested", "confirmed", "refunded"],
    failed: ["refunded"],
    cancelled: ["refunded"],
    refunded: [],
  },
  payment_attempt: {
    created: ["open", "authorised", "captured", "refused", "cancelled", "failed"],
    open: ["authorised", "captured", "refused", "cancelled", "failed"],
    authorised: ["captured", "cancelled", "failed"],
    // A payment that its provider reported as done can fail days later: a bank has taken the money back.
    captured: ["refunded", "failed"],
    refused: [],
    cancelled: [],
    failed: [],
    // A refund that the provider reported as done can fail days later: the money is the shop's again.
    refunded: ["captured"],
  },
  // Of a payment; beside the booking, which stands whatever becomes of it. A lost one can be won on a second look.
  dispute: {
    opened: ["under_review", "won", "lost"],
    under_review: ["opened", "won", "lost"],
    won: ["lost"],
    lost: ["won"],
  },
  payment_share: {
    created: ["open", "voided"],
    open: ["authorised", "refused", "voided"],
    // Until its booking is confirmed, what was set aside can be lost at the bank: its payer may pay again.
    authorised: ["captured", "refused", "voided", "failed"],
    refused: ["open", "voided"],
    // As a payment: a bank has taken the money back.
    captured: ["failed"],
    voided: [],
    // What could not be captured, or has failed since, is collected by the team.
    failed: ["captured"],
  },
} as const;

export type Entity = keyof typeof transitions;

export type StateOf<E extends Entity> = keyof (typeof transitions)[E] & string;

export type ReservationState = StateOf<"reservation">;

export type BookingState = StateOf<"booking">;

export type AttemptState = StateOf<"payment_attempt">;

export type DisputeState = StateOf<"dispute">;

export type ShareState = StateOf<"payment_share">;

/** Whether the table allows the transition from `from` to `to`. */
export function canTransition<E extends Entity>(entity: E, from: StateOf<E>, to: StateOf<E>): boolean {
  return (transitions[entity][from] as readonly string[]).includes(to);
}
