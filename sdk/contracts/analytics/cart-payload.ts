import type { Cart, Reservation } from "../cart.ts";

/** A reservation as one item of an event: its price in Rappen is that of all its tickets. */
export const reservationItem = ({ capiActivityId, activityTitle, totalPrice }: Reservation) => ({
  item_id: String(capiActivityId),
  item_name: activityTitle,
  price: totalPrice.amount,
  quantity: 1,
});

/** What events say of a cart: its total with fees and rebates in Rappen, and its reservations. */
export const cartPayload = (view: { readonly cart: Cart | null } | null) => ({
  currency: "CHF" as const,
  value: view?.cart?.total.amount ?? 0,
  items: (view?.cart?.reservations ?? []).map(reservationItem),
});
