import type { Cart } from "../../contracts/cart.ts";

/** When the first of a cart's holds ends; a payment that several people share keeps them all until its own end. */
export function soonestEnd({ reservations, sharedPayment }: Pick<Cart, "reservations" | "sharedPayment">): string {
  return sharedPayment?.until ?? reservations.map((one) => one.expiresAt).toSorted()[0] ?? "";
}
