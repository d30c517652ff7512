import * as v from "valibot";
import { currency } from "../../../../sdk/contracts/money.ts";

/** Datatrans' id of a transaction: a number of 18 digits, as a text. */
export const TransactionId = v.pipe(v.string(), v.regex(/^\d{1,30}$/));

/** Rappen. */
const Amount = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A step of a transaction. Each credit of a payment is one, and has a transaction of its own too. */
const Action = v.object({
  action: v.string(),
  amount: v.nullish(Amount),
  success: v.nullish(v.boolean()),
});

/**
 * The answer of `GET /v1/transactions/{transactionId}`, as far as it is read. `authenticated` and the challenges: the
 * buyer is still on the page. `settled`: asked for at the acquirer; `transmitted`: sent there.
 */
export const Transaction = v.object({
  transactionId: TransactionId,
  status: v.picklist([
    "initialized",
    "challenge_required",
    "challenge_ongoing",
    "authenticated",
    "authorized",
    "settled",
    "transmitted",
    "canceled",
    "failed",
  ]),
  currency: v.nullish(v.literal(currency)),
  /** The reference that the transaction was opened with. */
  refno: v.string(),
  detail: v.nullish(
    v.object({
      /** Until when the page may be opened. */
      init: v.nullish(v.object({ expires: v.nullish(v.string()) })),
      settle: v.nullish(v.object({ amount: v.nullish(Amount) })),
      fail: v.nullish(v.object({ reason: v.nullish(v.string()) })),
    }),
  ),
  history: v.nullish(v.array(Action)),
});
export type Transaction = v.InferOutput<typeof Transaction>;

/** The amounts (Rappen) that were credited of a payment, in their order. */
export function creditsOf({ history }: Transaction): number[] {
  return (history ?? []).flatMap(({ action, amount, success }) =>
    action === "credit" && success !== false ? (amount ?? []) : [],
  );
}
