import * as v from "valibot";

/** What a card does when it is charged. */
export type CardOutcome =
  | "succeeds"
  | "challenge"
  | "declined"
  | "insufficient_funds"
  | "lost_card"
  | "late"
  | "times_out"
  | "authorisation_expires"
  | PaidCourse
  | RefundCourse;

/**
 * A card whose payment fails after its capture, or is disputed: the bank then decides for the shop or for the payer.
 */
export const paidCourses = ["fails_late", "dispute_won", "dispute_lost"] as const;
export type PaidCourse = (typeof paidCourses)[number];

/**
 * A card that is charged at once, and whose refunds end later: pending and then given back, pending and then failed, or
 * given back and then failed.
 */
export const refundCourses = ["refund_late", "refund_fails", "refund_fails_late"] as const;
export type RefundCourse = (typeof refundCourses)[number];

/** Every card that the sandbox accepts, so that no real card is stored. */
export const testCards: Readonly<Record<string, CardOutcome>> = {
  "4242424242424242": "succeeds",
  "5555555555554444": "succeeds",
  "378282246310005": "succeeds",
  "6011111111111117": "succeeds",
  "4000000000003220": "challenge",
  "4000000000000002": "declined",
  "4000000000009995": "insufficient_funds",
  "4000000000009987": "lost_card",
  "4000000000000259": "late",
  "4000000000000341": "times_out",
  "4000000000007726": "refund_late",
  "4000000000007734": "refund_fails",
  "4000000000005126": "refund_fails_late",
  "4000000000000119": "authorisation_expires",
  "4000000000000127": "fails_late",
  "4000000000001976": "dispute_won",
  "4000000000002685": "dispute_lost",
};

/** What the browser's card module sends to `POST /providers/sandbox/tokens`. */
export const CardInput = v.object({
  number: v.pipe(v.string(), v.maxLength(40)),
  expiryMonth: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)),
  /** Two or four digits. */
  expiryYear: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)),
  cvc: v.pipe(v.string(), v.maxLength(10)),
  holder: v.optional(v.pipe(v.string(), v.maxLength(100))),
});
export type CardInput = v.InferOutput<typeof CardInput>;

export type CardProblem = "invalid_number" | "not_a_test_card" | "invalid_expiry" | "expired_card" | "invalid_cvc";

/** A card as far as anybody may remember it. */
export interface KnownCard {
  readonly outcome: CardOutcome;
  readonly brand: string;
  readonly last4: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly holder: string | null;
}

const thisCentury = 2000;
const brandOfFirstDigit: Readonly<Record<string, string>> = {
  "3": "amex",
  "4": "visa",
  "5": "mastercard",
  "6": "discover",
};

/**
 * Checks a card as an issuer does: check digit, expiry (to the end of the last month), security code. `today` is
 * `YYYY-MM-DD`.
 */
export function readCard(
  card: CardInput,
  today: string,
): { ok: true; card: KnownCard } | { ok: false; problem: CardProblem } {
  const number = card.number.replace(/[\s-]/g, "");
  if (!/^\d{12,19}$/.test(number) || !hasValidCheckDigit(number)) return { ok: false, problem: "invalid_number" };
  const year = card.expiryYear < 100 ? thisCentury + card.expiryYear : card.expiryYear;
  if (!Number.isInteger(card.expiryMonth) || card.expiryMonth < 1 || card.expiryMonth > 12 || !Number.isInteger(year)) {
    return { ok: false, problem: "invalid_expiry" };
  }
  if (`${year}-${String(card.expiryMonth).padStart(2, "0")}` < today.slice(0, 7))
    return { ok: false, problem: "expired_card" };
  const brand = brandOfFirstDigit[number[0]!] ?? "card";
  if (!(brand === "amex" ? /^\d{4}$/ : /^\d{3}$/).test(card.cvc.trim())) return { ok: false, problem: "invalid_cvc" };
  const outcome = testCards[number];
  if (!outcome) return { ok: false, problem: "not_a_test_card" };
  return {
    ok: true,
    card: {
      outcome,
      brand,
      last4: number.slice(-4),
      expiryMonth: card.expiryMonth,
      expiryYear: year,
      holder: card.holder?.trim() || null,
    },
  };
}

/** Luhn's check, as every card number has it. */
export function hasValidCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
