import * as v from "valibot";
import { call } from "../call.ts";

/*
 * Coming in and going out, below `/api/auth/`, on the shop's origin alone; refusals come as everywhere: `{ code,
 * message }`. Links in mails lead to a page of the server with a button first, and then to the page that
 * `callbackURL` names, a path of the shop such as `/account/`; a link that is used up or too old leads there with
 * `?error=INVALID_TOKEN`. Nobody learns from "sent" whether an account exists. `GET
 * /api/auth/logout?t=…&returnTo=/fr-ch` signs out and goes to that path.
 */

/** Nothing that a page needs. */
const Done = v.looseObject({});

/**
 * Signs in immediately; a mail has the link that confirms the address. 422 `account_exists`, 400 `password_too_short`,
 * `password_too_long`, `password_common`, `email_invalid`.
 */
export const signUp = call({ method: "POST", path: "/auth/sign-up/email", unsigned: true, answer: Done });

/** 401 `credentials_invalid`, whichever of the two is wrong; 429 `too_many_requests`. */
export const signIn = call({ method: "POST", path: "/auth/sign-in/email", unsigned: true, answer: Done });

/** Sends a link that signs in, and makes the account where there is none; it works once, for ten minutes. */
export const sendMagicLink = call({ method: "POST", path: "/auth/sign-in/magic-link", unsigned: true, answer: Done });

/** Sends the mail that confirms the address, again. */
export const sendConfirmation = call({
  method: "POST",
  path: "/auth/send-verification-email",
  unsigned: true,
  answer: Done,
});

/**
 * Sends a link to the page that sets a new password: `redirectTo` with `?token=…`; the token works once, for an hour.
 */
export const requestPasswordReset = call({
  method: "POST",
  path: "/auth/request-password-reset",
  unsigned: true,
  answer: Done,
});

/** The other half; ends every session of the account. 400 `token_invalid`, `password_too_short`, `password_common`. */
export const resetPassword = call({ method: "POST", path: "/auth/reset-password", unsigned: true, answer: Done });

/** Ends the other sessions and keeps this one. 400 `password_wrong`, `password_common`; 401 `not_signed_in`. */
export const changePassword = call({ method: "POST", path: "/auth/change-password", unsigned: true, answer: Done });

/**
 * Nothing changes before the link in a mail is opened: at the present address where that is confirmed, then at the new
 * one.
 */
export const changeEmail = call({ method: "POST", path: "/auth/change-email", unsigned: true, answer: Done });

/** Where signing in elsewhere is set up (`getSignInWays`): answers with the address to go to. */
export const signInElsewhere = call({
  method: "POST",
  path: "/auth/sign-in/social",
  unsigned: true,
  answer: v.looseObject({ url: v.string() }),
});

/** `GET /auth/ways/`: which ways of signing in the shop has. */
export const getSignInWays = call({
  method: "GET",
  path: "/auth/ways/",
  answer: v.object({ password: v.boolean(), magicLink: v.boolean(), elsewhere: v.boolean() }),
});

/** Signs out without leaving the page. */
export const signOut = call({ method: "POST", path: "/auth/sign-out", unsigned: true, answer: Done });
