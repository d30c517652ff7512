import * as v from "valibot";
import { Money } from "./money.ts";
import { Instant } from "./time.ts";

/** Where the money of a credit note can go back to: means of payment, a gift voucher, or an account by transfer. */
export const creditWays = [
  "card",
  "twint",
  "apple_pay",
  "google_pay",
  "link",
  "ideal",
  "alipay",
  "postfinance",
  "voucher",
  "bank_transfer",
] as const;
export type CreditWay = (typeof creditWays)[number];

/** A receipt or a credit note, or an invoice to a distributor, that has its number. */
export const DocumentEntry = v.object({
  number: v.string(),
  kind: v.picklist(["receipt", "invoice", "credit_note"]),
  createdAt: Instant,
  total: Money,
  /** Of a credit note; unset where nothing goes back by it, or in several ways. */
  backTo: v.optional(v.picklist(creditWays)),
  /** Where its PDF is, below the API's base. */
  url: v.string(),
});
export type DocumentEntry = v.InferOutput<typeof DocumentEntry>;
