import * as v from "valibot";
import { AccountReview, ManagedBooking, User } from "./account.ts";
import { call } from "./call.ts";
import { Instant } from "./time.ts";

const At = v.nullable(Instant);

/** All that the shop has of somebody's account, for its owner. */
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
  /** The newest first, with what was said of each guest. */
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
    }),
  ),
  reviews: v.array(AccountReview),
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
});
export type AccountExport = v.InferOutput<typeof AccountExport>;

/**
 * `GET /account/export/`: what the shop knows of the account, as JSON. A basket isn't of an account: it is in the
 * visitor's browser. 401 `not_signed_in`; 403 `forbidden` for the team and for resellers, whose data is their
 * company's; 429 `too_many_requests` after 10 an hour.
 */
export const exportAccount = call({ method: "GET", path: "/account/export/", signedIn: true, answer: AccountExport });

/**
 * `POST /account/deletion/link/`: mails the link that confirms a deletion, for who has no password. 401, 403 as above.
 */
export const sendDeletionLink = call({
  method: "POST",
  path: "/account/deletion/link/",
  signedIn: true,
  body: v.object({}),
  answer: v.object({ sent: v.literal(true) }),
});

/**
 * `POST /account/deletion/`: deletes the account for good, confirmed by its password or by the `token` of the mail's
 * link. Bookings stay, without the account; reviews stay, without a name. 400 `password_wrong`, `token_invalid`; 401,
 * 403 as above; 429 `too_many_requests`.
 */
export const deleteAccount = call({
  method: "POST",
  path: "/account/deletion/",
  signedIn: true,
  body: v.union([
    v.object({ password: v.pipe(v.string(), v.maxLength(128)) }),
    v.object({ token: v.pipe(v.string(), v.maxLength(300)) }),
  ]),
  answer: v.object({ deleted: v.literal(true) }),
});
