import { cartOf, reservationOf } from "../cart/cart.fixture.ts";
import type { CartView } from "../cart/cart.types.ts";
import type { CheckedPhone, ContactForm, PaymentStep } from "./checkout.types.ts";

/** A buyer's contact, complete. */
export const form: ContactForm = {
  fullName: "Elena",
  lastName: "Brunner",
  email: "elena@example.ch",
  confirmEmail: "elena@example.ch",
  countryCode: "CH",
  phoneNumber: "79 123 45 67",
  notes: "",
};
/** The phone of that form. */
export const phone: CheckedPhone = { text: "79 123 45 67", e164: "+41791234567", isValid: true, countryCode: null };

/** The basket as the check-out is told of it; one held reservation unless said otherwise. */
export function viewOf(cart = cartOf([reservationOf("a")]), state: CartView["state"] = "ready"): CartView {
  return {
    state,
    cartId: cart.cartId,
    cart,
    bookedAs: null,
    serverOffset: 0,
    restoreChanges: [],
    error: null,
    busyWith: null,
    removed: null,
    unconfirmed: null,
    isStopping: false,
    expiredHolds: [],
  };
}

/** What a payment is answered with. */
export function stepOf(
  resultCode: PaymentStep["resultCode"],
  action: PaymentStep["action"] = null,
  refusalReason: string | null = null,
): PaymentStep {
  return { resultCode, action, paymentAttemptId: "attempt-1", refusalReason };
}
