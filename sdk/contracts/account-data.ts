import * as v from "valibot";
import { AffiliateAccount, AffiliateStatement } from "./affiliate.ts";
import { AccountReview, ManagedBooking, User } from "./account.ts";
import { Distributor } from "./distributor.ts";
import { Instant, LocalDate } from "./time.ts";

const At = v.nullable(Instant);

/** All data of an account, for its owner. */
export const AccountExport = v.object({
  exportedAt: Instant,
  account: v.object({ ...User.entries, createdAt: Instant, updatedAt: Instant }),
  /** Ways of signing in: `credential` is a password, `oidc` an identity provider. */
  signInWays: v.array(v.object({ provider: v.string(), createdAt: Instant })),
  sessions: v.array(
    v.object({
      createdAt: Instant,
      expiresAt: Instant,
      ipAddress: v.nullable(v.string()),
      userAgent: v.nullable(v.string()),
    }),
  ),
  /** The newest first, with the answers about each guest. */
  bookings: v.array(
    v.object({
      ...ManagedBooking.entries,
      notes: v.nullable(v.string()),
      locale: v.string(),
      termsVersion: v.string(),
      /** How the buyer came to the shop. */
      affiliate: v.unknown(),
      payments: v.array(
        v.object({ method: v.string(), amount: v.number(), state: v.string(), createdAt: Instant, settledAt: At }),
      ),
      /** Accounts that refunds are transferred to; of their numbers the end, as everywhere but for the team. */
      refundAccounts: v.array(
        v.object({
          iban: v.string(),
          holder: v.string(),
          givenBy: v.picklist(["buyer", "team"]),
          amount: v.number(),
          state: v.string(),
        }),
      ),
    }),
  ),
  reviews: v.array(AccountReview),
  /** Null for who is none. */
  affiliate: v.nullable(
    v.object({
      ...AffiliateAccount.entries,
      statements: v.array(AffiliateStatement),
      /** The newest first, withdrawn ones too; the keys themselves are not stored. */
      apiKeys: v.array(
        v.object({ name: v.string(), createdAt: Instant, lastUsedOn: v.nullable(LocalDate), withdrawnAt: At }),
      ),
    }),
  ),
  /** The application to book on invoice; null where there is none. */
  distributor: v.nullable(Distributor),
  /** Null where the address has none, or isn't confirmed to be the owner's. */
  newsletter: v.nullable(
    v.object({
      email: v.string(),
      state: v.string(),
      locale: v.string(),
      createdAt: Instant,
      confirmedAt: At,
      unsubscribedAt: At,
    }),
  ),
  /**
   * Where a mail about an unfinished basket goes, the newest consent first. Empty where the address isn't confirmed to
   * be the owner's.
   */
  basketReminders: v.array(v.object({ email: v.string(), locale: v.string(), consentedAt: Instant, queuedAt: At })),
});
export type AccountExport = v.InferOutput<typeof AccountExport>;
