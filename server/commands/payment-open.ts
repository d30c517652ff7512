import { AppError } from "../errors.ts";

/** While a payment is under way its cart stays as it is (RULES 6). */
export function paymentOpen(): AppError {
  return new AppError("payment_open", "A payment for this cart is under way.");
}
