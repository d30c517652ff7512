import * as v from "valibot";

/*
 * Datatrans' objects as far as the port reads or writes them, with the names that they have there. Amounts in Rappen.
 * What Datatrans does with them is that of its API reference, 2.0.46.
 */

const Amount = v.pipe(v.number(), v.integer(), v.minValue(1));
const Refno = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const Address = v.pipe(v.string(), v.url());

/** `POST /v1/transactions`. */
export const InitBody = v.strictObject({
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  refno: Refno,
  refno2: v.optional(v.pipe(v.string(), v.maxLength(27))),
  amount: Amount,
  autoSettle: v.optional(v.boolean(), true),
  language: v.picklist(["en", "de", "fr", "it", "es", "el", "no", "da", "pl", "pt", "ru", "ja"]),
  paymentMethods: v.array(v.picklist(["INT", "MFX", "MFA", "MFG", "MPX", "MPA", "MPG", "SWB"])),
  customer: v.strictObject({ email: v.pipe(v.string(), v.email()) }),
  redirect: v.strictObject({ successUrl: Address, cancelUrl: Address, errorUrl: Address }),
  webhook: v.strictObject({ url: Address }),
});
export type InitBody = v.InferOutput<typeof InitBody>;

/** Of a settlement and of a credit. */
export const AmountBody = v.strictObject({ currency: v.literal("CHF"), amount: Amount, refno: Refno });
export const CancelBody = v.strictObject({ refno: Refno });

export interface DatatransAction {
  readonly action: "init" | "authorize" | "settle" | "credit" | "cancel";
  readonly amount?: number;
  readonly source: "api" | "redirect" | "admin";
  readonly date: string;
  readonly success: boolean;
}

/** What `GET /v1/transactions/{transactionId}` answers, and what a webhook posts. */
export interface DatatransTransaction {
  readonly transactionId: string;
  readonly merchantId: string;
  readonly type: "payment" | "credit";
  status: string;
  readonly currency: string;
  readonly refno: string;
  readonly refno2?: string | undefined;
  readonly paymentMethod: string;
  readonly language?: string;
  readonly detail: {
    init?: { expires: string };
    authorize?: { amount: number; acquirerAuthorizationCode: string };
    settle?: { amount: number };
    credit?: { amount: number };
    cancel?: { reversal: boolean };
    fail?: { reason: string; message: string };
  };
  readonly history: DatatransAction[];
}

/** An answer that Datatrans refuses a request with. */
export class DatatransFault extends Error {
  readonly status: number;
  readonly error: { readonly code: string; readonly message: string };
  constructor(code: string, message: string, status = 400) {
    super(message);
    this.status = status;
    this.error = { code, message };
  }
}
