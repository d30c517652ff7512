import * as v from "valibot";
import { Buyer } from "../cart.ts";
import { LocaleOnWire } from "../locale-on-wire.ts";
import { longestPassword, shortestPassword } from "../password.ts";

/** A new password; 400 `password_common` where it is guessable (`contracts/password.ts`) or common. */
const Password = v.pipe(v.string(), v.minLength(shortestPassword), v.maxLength(longestPassword));
const Email = Buyer.entries.email;
/** A path of the shop's own. */
const Path = v.pipe(v.string(), v.regex(/^\/(?![/\\])/, "a path of the shop is wanted"), v.maxLength(500));

/** What the server parses of these calls, by method and path. */
export const accountAccessRequests = {
  "POST /auth/sign-up/email": {
    body: v.object({
      email: Email,
      password: Password,
      givenName: Buyer.entries.givenName,
      familyName: Buyer.entries.familyName,
      locale: LocaleOnWire,
      callbackURL: v.optional(Path),
    }),
  },
  "POST /auth/sign-in/email": {
    body: v.object({
      email: Email,
      password: v.pipe(v.string(), v.maxLength(longestPassword)),
      rememberMe: v.optional(v.boolean()),
    }),
  },
  "POST /auth/sign-in/magic-link": {
    body: v.object({
      email: Email,
      callbackURL: v.optional(Path),
      errorCallbackURL: v.optional(Path),
      metadata: v.optional(v.object({ locale: LocaleOnWire })),
    }),
  },
  "POST /auth/send-verification-email": { body: v.object({ email: Email, callbackURL: v.optional(Path) }) },
  "POST /auth/request-password-reset": { body: v.object({ email: Email, redirectTo: Path }) },
  "POST /auth/reset-password": { body: v.object({ newPassword: Password, token: v.string() }) },
  "POST /auth/change-password": {
    body: v.object({
      currentPassword: v.pipe(v.string(), v.maxLength(longestPassword)),
      newPassword: Password,
      revokeOtherSessions: v.literal(true),
    }),
  },
  "POST /auth/change-email": { body: v.object({ newEmail: Email, callbackURL: v.optional(Path) }) },
  "POST /auth/sign-in/social": {
    body: v.object({ callbackURL: Path, errorCallbackURL: v.optional(Path) }),
  },
  "POST /auth/sign-out": { body: v.object({}) },
};
