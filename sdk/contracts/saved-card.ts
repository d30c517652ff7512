import * as v from "valibot";

/** A card that the payment provider keeps for an account; the shop never has its number. */
export const SavedCard = v.object({
  cardId: v.string(),
  /** `visa`, `mastercard`. */
  brand: v.string(),
  last4: v.string(),
  expiryMonth: v.number(),
  /** Four digits. */
  expiryYear: v.number(),
  holder: v.nullable(v.string()),
  /** Its last month is over: it pays nothing any more. */
  isExpired: v.boolean(),
  /** Whether the check-out chooses it at first; one card of an account at most. */
  isDefault: v.boolean(),
});
export type SavedCard = v.InferOutput<typeof SavedCard>;
