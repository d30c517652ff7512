import type { EventDetail, EventName } from "../../contracts/events.ts";
import type { PaymentAction, PaymentMethods, PaymentMethodType, ResultCode } from "../../contracts/payment.ts";
import type { Prefill } from "../../contracts/elements/prefill.ts";
import type { CartEmitted, CartView, Editing } from "../cart/cart.types.ts";
import type { CodesEvent, CodesView } from "../codes/codes.types.ts";
import type { Failure } from "../cart/failure.rules.ts";
import type { Appearance } from "../_setup/appearance.ts";

/** Purchase spec §3, "Booking form data"; `fullName` is the given name. */
export interface ContactForm {
  readonly fullName: string;
  readonly lastName: string;
  readonly email: string;
  readonly confirmEmail: string;
  readonly countryCode: string;
  readonly phoneNumber: string;
  /** Resellers only. */
  readonly notes: string;
}
export type ContactField = keyof ContactForm;

/** The visitor's session, as far as the form needs it. */
export interface CheckoutSession {
  readonly role: "guest" | "customer" | "reseller";
  /** The account's contact data; these fields are filled in and locked. */
  readonly known: Partial<ContactForm>;
  /** Set only for a distributor that is approved for invoices. */
  readonly distributorId: string | null;
}

export interface CheckedPhone {
  /** As its country writes it. */
  readonly text: string;
  /** With a leading plus, digits only; null while it is not a number. */
  readonly e164: string | null;
  readonly isValid: boolean;
  /** The country that an international number named by itself. */
  readonly countryCode: string | null;
}

/** What prevents paying, and where to move the focus. */
export type Target = ContactField | "hold" | "codes" | "methods" | "card" | "information";

/**
 * Why nothing was paid. `no_answer`: the payment may have succeeded, and a retry is safe. `open`: another payment of
 * this booking is pending. `refunded`: paid, but the seats were taken by then.
 */
export interface Problem extends Failure {
  readonly kind: "refused" | "cancelled" | "refunded" | "failed" | "no_answer" | "seats" | "open";
  /** The payment method; null if no payment was tried. */
  readonly method: PaymentMethodType | null;
}

/** What a wallet knows of who pays: it fills fields that are empty. */
export type WalletContact = Partial<
  Readonly<Record<"fullName" | "lastName" | "email" | "phoneNumber", string | undefined>>
>;

/** What a wallet has given: it pays once, and only what its sheet has shown. */
export interface WalletAuthorisation {
  readonly method: PaymentMethodType;
  readonly token: string;
  /** The cart and amount that the sheet has shown (`methodsKey`). */
  readonly paidFor: string;
}

/** A submitted payment, unchanged until its answer has arrived: the same key never pays twice. */
export interface PaymentRequest {
  readonly key: string;
  readonly method: PaymentMethodType;
  readonly token: string | null;
  /** The kept card that pays, in place of a token. */
  readonly cardId: string | null;
  /** Whether the provider keeps the card for later payments of this account. */
  readonly keepsCard: boolean;
}

/** A buyer who returns from paying: the booking in the page's address, and the redirect's result. */
export interface Returned {
  readonly bookingId: string;
  readonly redirectResult: string | null;
}

/** What the server knows of the mail about a basket that is left; `failed`: the last answer did not come. */
export type Reminder = "none" | "waiting" | "sent" | "failed";

export interface CheckoutContext {
  readonly session: CheckoutSession;
  /** The attribute `return-url`; null: the element determines it. */
  readonly returnUrl: string | null;
  /** What the page fills in of the form. */
  readonly prefill?: Prefill | undefined;
  /** Attributes for the booking widget that edits a reservation. */
  readonly appearance: Appearance;
  /** The reservation whose booking widget is open. */
  readonly editing: Editing | null;
  readonly form: ContactForm;
  /** What the visitor has typed: the page's values don't take its place. */
  readonly typedFields: readonly ContactField[];
  readonly phone: CheckedPhone | null;
  readonly suggestion: string | null;
  /** Fields that have lost focus once: their problems are shown. */
  readonly leftFields: readonly ContactField[];
  /** Values that the server has refused. */
  readonly refused: RefusedFields;
  /** The visitor has ticked that the shop may write once, should they leave. */
  readonly wantsReminder: boolean;
  /** Null until the server has said. */
  readonly reminder: Reminder | null;
  readonly cart: CartView | null;
  /** The field for codes; null before it has started. */
  readonly codes: CodesView | null;
  readonly methods: PaymentMethods | null;
  /** The cart and amount that the methods were loaded for. */
  readonly methodsFor: string | null;
  readonly method: PaymentMethodType | null;
  /** The kept card that pays; null where another one is typed, or another method chosen. */
  readonly cardId: string | null;
  /** The buyer has ticked that the typed card is to be kept. */
  readonly keepsCard: boolean;
  /** The yes of a wallet that has not paid yet. */
  readonly wallet: WalletAuthorisation | null;
  readonly methodMissing: boolean;
  /** The typed card is incomplete or invalid. */
  readonly isCardWrong: boolean;
  readonly isInformed: boolean;
  readonly informationMissing: boolean;
  /** Where the focus goes; `turn` grows with each request. */
  readonly focus: { readonly target: Target; readonly turn: number } | null;
  readonly returned: Returned | null;
  readonly bookingId: string | null;
  readonly checkOutKey: string | null;
  readonly request: PaymentRequest | null;
  /** The provider's last answer. */
  readonly step: PaymentStep | null;
  readonly attemptId: string | null;
  /** How often the same request went unanswered. */
  readonly unanswered: number;
  readonly problem: Problem | null;
}

export interface CheckoutInput {
  readonly session: CheckoutSession;
  readonly returnUrl: string | null;
  readonly returned: Returned | null;
  readonly appearance: Appearance;
  readonly prefill?: Prefill | undefined;
  readonly form: ContactForm;
}

export type CheckoutEvent =
  | {
      type: "attributes.changed";
      returnUrl: string | null;
      appearance: Appearance;
      prefill?: Prefill | undefined;
    }
  | { type: "cart.changed"; cart: CartView }
  | { type: "cart.emitted"; emitted: CartEmitted }
  | { type: "codes.changed"; view: CodesView }
  /** Something of the codes: typed, applied, removed, put back. */
  | { type: "codes.used"; event: CodesEvent }
  | { type: "edit.opened"; reservationId: string }
  | { type: "edit.closed" }
  | { type: "field.typed"; field: ContactField; value: string }
  | { type: "field.left"; field: ContactField }
  /** `text` is the text that was checked; a result for an older text is ignored. */
  | { type: "phone.formatted"; phone: CheckedPhone; text: string }
  | { type: "email.suggested"; suggestion: string | null }
  | { type: "suggestion.taken" }
  | { type: "reminder.ticked"; wantsReminder: boolean }
  | { type: "reminder.changed"; reminder: Reminder }
  /** `cardId`: a kept card, where the method is `card`. */
  | { type: "method.chosen"; method: PaymentMethodType; cardId?: string }
  | { type: "keeping.ticked"; keepsCard: boolean }
  /** Which wallets this browser has of those that the shop takes. */
  | { type: "wallet.availability"; isAvailable: boolean }
  /** The button of a wallet: its sheet opens unless something else has to be done before. */
  | { type: "wallet.pressed" }
  /** The buyer has agreed in the wallet's sheet. Nothing is charged by that. */
  | {
      type: "wallet.authorised";
      method: PaymentMethodType;
      token: string;
      contact: WalletContact;
      /** The cart and amount that the sheet has shown (`methodsKey`). */
      paidFor: string;
      checkOutKey: string;
      paymentKey: string;
    }
  | { type: "information.ticked"; isInformed: boolean }
  | { type: "methods.retry" }
  /** The main button, with fresh idempotency keys. */
  | { type: "pay.pressed"; checkOutKey: string; paymentKey: string }
  | { type: "problem.closed" }
  /**
   * Stops the payment that is pending elsewhere and makes this one instead, with new idempotency keys.
   */
  | { type: "payment.taken.over"; checkOutKey: string; paymentKey: string }
  /** Goes on with the payment that is pending elsewhere. */
  | { type: "payment.continued" }
  | { type: "challenge.done"; token: string }
  | { type: "payment.given.up" }
  | { type: "payment.reopened" }
  | { type: "attempt.updated"; status: string }
  | { type: "wait.over" };

export type CheckoutEmitted = { [Name in EventName]: { type: Name; detail: EventDetail<Name>; delay?: number } }[
  | "analytics"
  | "submitted"
  | "pending"
  | "failed"];

/** An answer of make-payment or make-payment-details, as far as it matters here. */
export interface PaymentStep {
  readonly resultCode: ResultCode;
  readonly action: PaymentAction | null;
  readonly paymentAttemptId?: string | null;
  readonly refusalReason: string | null;
  readonly paymentMethod?: PaymentMethodType | null;
}

/** Values that the server has refused, by field; another value may be valid. */
export type RefusedFields = Partial<Record<ContactField, string>>;
