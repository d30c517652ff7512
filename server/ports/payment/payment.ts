import type { PaymentAction, PaymentMethodType, ResultCode } from "../../../sdk/contracts/payment.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import type { Extras } from "../provider.ts";

/** The methods that go through a provider; of a shared payment each share does. */
export type ProviderMethod = Exclude<PaymentMethodType, "invoice" | "free" | "voucher" | "shared">;

/** What a provider can do with a method. Amounts in Rappen. */
export interface MethodCapabilities {
  /** As the buyer knows it; the same in every language. */
  readonly name: string;
  /** Card brands, where there are any. */
  readonly brands: readonly string[];
  /**
   * True: authorise first, capture after the seats are confirmed. False: the money has moved once it succeeds (RULES
   * 8).
   */
  readonly manualCapture: boolean;
  /** True: the buyer leaves for the provider's page; its pin lasts longer (RULES 3). */
  readonly redirects: boolean;
  /** True: paying needs a token of the provider's browser module. */
  readonly needsToken: boolean;
  /** True: a wallet of the browser or the device, paid by a button of its own. Its token is that of a card. */
  readonly isWallet: boolean;
  /** The dearest cart it takes; null without a limit. */
  readonly maximum: number | null;
}

/** What is to be paid. `key` is ours (the attempt's id): opening twice with the same key gives the same payment. */
export interface PaymentOrder {
  readonly key: string;
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly method: ProviderMethod;
  /** Rappen, CHF. */
  readonly amount: number;
  readonly email: string;
  readonly locale: Locale;
  /** Where the buyer comes back to from a redirect. */
  readonly returnUrl: string;
  /** Where they come back to without having paid; null for `returnUrl`. */
  readonly failureUrl?: string | null;
  /** The channel that a distributor sells by, for the text of its invoice; null without one. */
  readonly channelId?: string | null;
  /** What the buyer's bank is asked for beyond what the provider would ask by itself; null for nothing more. */
  readonly authentication?: Authentication | null;
  /** Where the buyer sits, for the provider's checks against fraud. */
  readonly browser?: BuyerBrowser | null;
  /** The provider's id of a signed-in buyer (`createCustomer`), to keep a card or to pay with one that is kept. */
  readonly customer?: string | null;
  /** The card is kept once it is authorised, for later payments of `customer`. */
  readonly keepsCard?: boolean;
  /** The provider's id of a kept card of `customer`, which pays in place of a token. */
  readonly keptCard?: string | null;
}

/** `any`: that it authenticates the buyer, with or without an act of theirs; `challenge`: with one. */
export type Authentication = "any" | "challenge";

/** The browser of a buyer, as the server sees it. */
export interface BuyerBrowser {
  readonly ip: string;
  readonly userAgent: string | null;
  /** The origin of the page that pays; null where it is opaque. */
  readonly origin: string | null;
}

/** A card that the provider keeps for a customer, as far as anybody may read it. */
export interface KeptCard {
  readonly reference: string;
  /** `visa`, `mastercard`. */
  readonly brand: string;
  readonly last4: string;
  readonly expiryMonth: number;
  /** Four digits. */
  readonly expiryYear: number;
  readonly holder: string | null;
}

/**
 * Where a payment stands at the provider.
 * `created`: no money can move yet. `action_required`: waits for the buyer. `pending`: waits for a bank.
 * `authorised`: set aside, to be captured or voided. `captured`: the money is ours, unless it fails later: then it is
 * `failed`. The rest is final without money.
 */
export type ProviderState =
  | "created"
  | "action_required"
  | "pending"
  | "authorised"
  | "captured"
  | "refused"
  | "cancelled"
  | "failed";

/** A payment that its payer has contested with the bank, as its provider knows it. */
export interface ProviderDispute {
  readonly reference: string;
  /** `opened`: waits for the shop's answer; `under_review`: for the bank's. A lost one can still be won. */
  readonly state: "opened" | "under_review" | "won" | "lost";
  /** Rappen. */
  readonly amount: number;
  /** A short code for what the payer says: `fraudulent`, `product_not_received`. */
  readonly reason: string | null;
  /** Until when the shop may answer (ISO instant); null where it may not. */
  readonly respondBy: string | null;
}

/** A payment as its provider knows it, mapped to RULES 9. */
export interface ProviderPayment {
  readonly reference: string;
  readonly state: ProviderState;
  readonly resultCode: ResultCode;
  readonly action: PaymentAction | null;
  /** A short code for support: `card_declined`, `expired_card`. Never a number of a card. */
  readonly refusalReason: string | null;
  /** Rappen taken so far. */
  readonly captured: number;
  /** Rappen given back so far; Stripe counts the part of a reserved amount that was not taken. */
  readonly refunded: number;
  /** Every dispute that there was of it. */
  readonly disputes: readonly ProviderDispute[];
}

/**
 * A refund as its provider knows it. `pending`: accepted, and not with the buyer yet. `succeeded` can still become
 * `failed`, days later. `failed`: the provider will not give the amount back, however often it is requested under the
 * same key.
 */
export interface ProviderRefund {
  /** The provider's id, for `readRefund`; null where it has made none. */
  readonly reference: string | null;
  readonly state: "pending" | "succeeded" | "failed";
  /** A short code for why it failed: `charge_disputed`, `lost_or_stolen_card`. */
  readonly failureReason: string | null;
}

/** A refund that was requested, and where its payment stands since. */
interface RefundOutcome {
  readonly payment: ProviderPayment;
  readonly refund: ProviderRefund;
}

/** A provider could not be reached or answered nonsense: nothing is known of the payment, so it is read again later. */
export class ProviderUnreachable extends Error {
  constructor(cause: unknown) {
    super("The payment provider could not be reached.", { cause });
    this.name = "ProviderUnreachable";
  }
}

/**
 * Payment as an outside system: of cards, and of distributors' invoices by a provider (design §6). Every call but
 * `open` goes by the provider's reference and may be repeated: a repetition changes nothing and answers with where the
 * payment stands. Calls throw `ProviderUnreachable` alone.
 */
export interface PaymentPort extends Extras {
  /** The provider's name, by which the browser finds its card module (`sdk/payment/providers.ts`). */
  readonly name: string;
  /** What the browser's card module needs to start. */
  readonly browser: { readonly publishableKey: string | null; readonly tokensUrl: string | null };
  /** The methods on offer here; what is missing is not offered. */
  readonly methods: Readonly<Partial<Record<ProviderMethod, MethodCapabilities>>>;
  /**
   * Makes the payment known to the provider. No money can move before `start`, so a crash between the two is harmless.
   */
  open(order: PaymentOrder): Promise<{ readonly reference: string }>;
  /** Confirms it; `token` is what the browser's module made of the card. */
  start(reference: string, order: PaymentOrder, token: string | null): Promise<ProviderPayment>;
  /** Hands back what a challenge or a redirect brought. */
  continueWith(reference: string, details: Readonly<Record<string, string>>): Promise<ProviderPayment>;
  read(reference: string): Promise<ProviderPayment>;
  /** Takes `amount` Rappen of what was authorised, once, and releases the rest. */
  capture(reference: string, amount: number): Promise<ProviderPayment>;
  /** Stops or voids it where no money has moved; else it answers unchanged. */
  cancel(reference: string): Promise<ProviderPayment>;
  /** Gives back `amount` Rappen; the same `key` gives back once. */
  refund(reference: string, amount: number, key: string): Promise<RefundOutcome>;
  /** Makes a customer known, whom cards are kept for; the same `key` (the account's id) gives the same one. */
  createCustomer(key: string, email: string): Promise<string>;
  /** Cards that are kept for a customer, the newest first. */
  listKeptCards(customer: string): Promise<readonly KeptCard[]>;
  /** Keeps a card no more; nothing happens where it is gone. */
  forgetCard(reference: string): Promise<void>;
  /** Keeps nothing of a customer any more. */
  forgetCustomer(customer: string): Promise<void>;
  /**
   * Apple Pay's merchant session for a page of a domain; absent where the provider's own script asks for it.
   * `validationUrl` is one of Apple's (`isAppleValidationUrl`).
   */
  walletSession?(validationUrl: string, domain: string): Promise<Readonly<Record<string, unknown>>>;
  /**
   * Lets wallets be shown on pages of a domain, once or again; answers with each wallet's state there, as the provider
   * calls it. Absent where every domain may show them.
   */
  registerWalletDomain?(domain: string): Promise<Readonly<Record<string, string>>>;
  /** Where a refund stands now; `refundReference` is the provider's id of it. */
  readRefund(refundReference: string): Promise<ProviderRefund>;
}

/** What a payment's own documents at its provider refer to: the booking, and the channel that sold it. */
export function referenceTextOf({ bookingNumber, channelId }: PaymentOrder): string {
  return channelId ? `${bookingNumber} / ${channelId}` : bookingNumber;
}

/** The methods that a provider takes for an amount (Rappen), in the order of its table. */
export function methodsFor(
  port: Pick<PaymentPort, "methods">,
  amount: number,
): readonly (readonly [ProviderMethod, MethodCapabilities])[] {
  return (Object.entries(port.methods) as [ProviderMethod, MethodCapabilities][]).filter(
    ([, method]) => amount > 0 && (method.maximum === null || amount <= method.maximum),
  );
}
