import * as v from "valibot";
import { AffiliateAccount, AffiliateStatement } from "../affiliate.ts";
import { Instant } from "../time.ts";
import { TeamStep } from "./steps.ts";

/** An affiliate as a line of the team's list. */
export const AdminAffiliateLine = v.object({
  ...AffiliateAccount.entries,
  /** Of their account; null once that is deleted. */
  contact: v.nullable(v.object({ name: v.string(), email: v.string(), isEmailConfirmed: v.boolean() })),
});
export type AdminAffiliateLine = v.InferOutput<typeof AdminAffiliateLine>;

/** An affiliate, the team's decisions on it, and what it has earned. */
export const AdminAffiliate = v.object({
  ...AdminAffiliateLine.entries,
  /** The version of the terms that they have accepted. */
  termsVersion: v.string(),
  decidedAt: v.nullable(Instant),
  /** The newest first. */
  statements: v.array(AffiliateStatement),
  history: v.array(TeamStep),
});
export type AdminAffiliate = v.InferOutput<typeof AdminAffiliate>;

/** The most percent of commission that the team gives. */
export const highestCommission = 50;

/** The longest note of the team to an affiliate, or about one, in characters. */
export const longestAffiliateNote = 2000;
/** The longest reference of the bank's transfer, in characters. */
export const longestReference = 100;
