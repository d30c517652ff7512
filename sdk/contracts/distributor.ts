import * as v from "valibot";
import { Money } from "./money.ts";
import { Instant } from "./time.ts";

/** States of a distributor, by the team's decision. */
export const distributorStates = ["applied", "approved", "rejected", "closed"] as const;
export type DistributorState = (typeof distributorStates)[number];

/** Allowed transitions of a distributor: by the team's decision, and of a rejected one that applies again. */
export const distributorTransitions = {
  applied: ["approved", "rejected"],
  rejected: ["applied", "approved"],
  approved: ["closed"],
  closed: ["approved"],
} as const satisfies Record<DistributorState, readonly DistributorState[]>;

/** What is billed by one invoice: a booking, or all bookings of a month. */
export const billingPeriods = ["booking", "month"] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** The highest credit limit that the team gives, in Rappen: one million francs. */
export const highestCreditLimit = 100_000_000;
/** The longest period of payment that the team gives, in days. */
export const longestPaymentPeriod = 120;
/** The longest street with its number, and the longest town, in characters (those of a Swiss QR-bill). */
export const streetMaxLength = 70;
export const townMaxLength = 35;
/** The longest name on a Swiss QR-bill, in characters. */
export const billedNameMaxLength = 70;

/** How a distributor pays: what it may owe, until when, and what one invoice is of. */
export const PaymentAgreement = v.object({
  paymentAgreementId: v.string(),
  /** What may be open on invoice at a time; null: no limit was set. */
  creditLimit: v.nullable(Money),
  /** Days from the date of an invoice until it is due. */
  periodDays: v.number(),
  billing: v.picklist(billingPeriods),
  /** Nothing is bought on invoice while it is not. */
  isActive: v.boolean(),
});
export type PaymentAgreement = v.InferOutput<typeof PaymentAgreement>;

/** A company that books on invoice, as its own accounts read it. */
export const Distributor = v.object({
  distributorId: v.string(),
  state: v.picklist(distributorStates),
  name: v.string(),
  /** Street and number. */
  street: v.string(),
  postalCode: v.string(),
  town: v.string(),
  countryCode: v.string(),
  /** As it is on invoices; null where they have none. */
  vatNumber: v.nullable(v.string()),
  /** Where invoices are sent. */
  email: v.string(),
  /** The language of invoices and mails. */
  locale: v.string(),
  /** What the team has written to its decision. */
  note: v.nullable(v.string()),
  createdAt: Instant,
  /** Goes up with each change, so that nobody overwrites what they have not read. */
  revision: v.number(),
  /** Null until the team has approved it. */
  agreement: v.nullable(PaymentAgreement),
  /** What is bought on invoice under the agreement and not paid. */
  open: Money,
  /** What they have paid too much: it is taken off the next invoice. */
  balance: Money,
  /** What can still be bought on invoice; null without a limit. */
  left: v.nullable(Money),
});
export type Distributor = v.InferOutput<typeof Distributor>;
