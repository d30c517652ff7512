import type { Cart } from "../../contracts/cart.ts";

/** When the first of a cart's holds ends. */
export function soonestEnd({ reservations }: Pick<Cart, "reservations">): string {
  return reservations.map((one) => one.expiresAt).toSorted()[0] ?? "";
}
