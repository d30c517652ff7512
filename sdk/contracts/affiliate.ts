import * as v from "valibot";
import { Money } from "./money.ts";
import { Instant, LocalDate } from "./time.ts";

/** States of an affiliate, by the team's decision. */
export const affiliateStates = ["applied", "approved", "rejected", "closed"] as const;
export type AffiliateState = (typeof affiliateStates)[number];

/** Allowed transitions of an affiliate: by the team's decision, and of a rejected one that applies again. */
export const affiliateTransitions = {
  applied: ["approved", "rejected"],
  rejected: ["applied", "approved"],
  approved: ["closed"],
  closed: ["approved"],
} as const satisfies Record<AffiliateState, readonly AffiliateState[]>;

/** An account as an affiliate. */
export const AffiliateAccount = v.object({
  /** 4 to 9 digits; it earns while the state is `approved`. */
  number: v.number(),
  state: v.picklist(affiliateStates),
  company: v.string(),
  /** The address of their site. */
  site: v.string(),
  /** Without spaces, in capitals; null until they say it. */
  iban: v.nullable(v.string()),
  /** The language that they are written to. */
  locale: v.string(),
  commissionPercent: v.number(),
  /** What the team has written to its decision. */
  note: v.nullable(v.string()),
  createdAt: Instant,
  /** Goes up with each change, so that nobody overwrites what they have not read. */
  revision: v.number(),
});
export type AffiliateAccount = v.InferOutput<typeof AffiliateAccount>;

/** The most days that statistics are of. */
export const mostStatisticsDays = 366;

/** What a month has earned, frozen when it was over. */
export const AffiliateStatement = v.object({
  /** `2026-11`, in Zurich. */
  month: v.string(),
  /** By campaign and kind of element; empty where a visitor came without. */
  lines: v.array(
    v.object({
      campaign: v.string(),
      widget: v.string(),
      bookings: v.number(),
      revenue: Money,
      commission: Money,
    }),
  ),
  /** What has changed of earlier months since their statements. */
  correction: Money,
  /** Commission of the month and correction. */
  amount: Money,
  /** What earlier statements have left open; below 0 where more went back than was earned. */
  carried: Money,
  /** What is paid out: `amount` and `carried`, where they reach the least that is paid out; else 0. */
  payable: Money,
  /** What goes on to the next statement: `amount` and `carried` less `payable`. */
  carriedOn: Money,
  createdAt: Instant,
  /**
   * When `payable` was paid out, the reference of the bank's transfer, and the account that it went to (null where the
   * team has noted none); null until the team has marked it.
   */
  paid: v.nullable(
    // A process of the version before does not answer with an account.
    v.object({ on: LocalDate, reference: v.string(), iban: v.optional(v.nullable(v.string()), null) }),
  ),
});
export type AffiliateStatement = v.InferOutput<typeof AffiliateStatement>;

/** The least that is paid out, in Rappen (terms for affiliates, 3); with the end of a partnership any amount is. */
export const leastPayout = 5_000;

/** What of an affiliate decides what becomes of a statement. */
export interface StatementOwner extends Pick<AffiliateAccount, "iban" | "state"> {
  /** The month of their newest statement. */
  readonly newestMonth: string;
}

/**
 * What becomes of a statement: `paid_out` already, `paid_out_to` an account that is known, `paid` to the affiliate's
 * account, `wants_iban` where they have named none, `negative` where more went back than was earned and is taken off
 * the next one, `carried` to the next one as too little to pay; `carried_ended` where that pays out any amount, as the
 * partnership has ended: of the newest statement alone, as the state at the time of earlier ones is not known.
 */
export function statementOutcome(
  { month, payable, carriedOn, paid }: Pick<AffiliateStatement, "month" | "payable" | "carriedOn" | "paid">,
  { iban, state, newestMonth }: StatementOwner,
): "paid_out" | "paid_out_to" | "paid" | "wants_iban" | "negative" | "carried" | "carried_ended" {
  if (paid) return paid.iban === null ? "paid_out" : "paid_out_to";
  if (payable.amount > 0) return iban === null ? "wants_iban" : "paid";
  if (carriedOn.amount < 0) return "negative";
  return state === "closed" && month === newestMonth ? "carried_ended" : "carried";
}
