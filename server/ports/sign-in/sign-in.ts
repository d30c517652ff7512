import type { AppError } from "../../errors.ts";
import type { Extras } from "../provider.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import type { AccessMail, AccessMailKind } from "../../domain/access-mail.ts";
import type { Session } from "../../domain/session.ts";

/** The session of a request, and the cookies that renew it with the answer. */
export interface Recognised {
  readonly session: Session;
  readonly cookies: readonly string[];
}

/** The ways in that a shop has of its own. */
interface SignInWays {
  readonly password: boolean;
  readonly magicLink: boolean;
}

/** Where a notice about an account goes. */
export interface AccountContact {
  readonly email: string;
  /** For the greeting; empty where it isn't known. */
  readonly name: string;
  readonly locale: Locale;
}

/**
 * What a link in a mail can still do: `open` does what it was mailed for, `confirmed` and `changed` have done it,
 * `invalid` does nothing: it was used, is too old, was made up, or its account is gone.
 */
export type LinkState = "open" | "confirmed" | "changed" | "invalid";

/** What a link in a mail confirms. */
export interface AddressLink {
  /** The address that its account had when it was mailed. */
  readonly email: string;
  /** The account that it was mailed for; null where none is named. */
  readonly accountId: string | null;
  /**
   * A change of the account's address; `isFirst` in the mail to the present one. Null where the present one is
   * confirmed.
   */
  readonly change: { readonly from: string; readonly to: string; readonly isFirst: boolean } | null;
  /** Milliseconds since 1970; the link does nothing from then on. */
  readonly expiresAt: number;
}

/** A link of a mail as it stands now. */
export interface MailLink {
  readonly state: LinkState;
  /** Null of a link that signs in, and of one that isn't ours. */
  readonly link: AddressLink | null;
}

/** What visitors do: a call of the API, a link of a mail, the way back from an identity provider. */
export type SignInOperation =
  | "signUp"
  | "signIn"
  | "signOut"
  | "sendMagicLink"
  | "sendConfirmation"
  | "requestPasswordReset"
  | "resetPassword"
  | "changePassword"
  | "changeEmail"
  | "signInElsewhere"
  | "openSignInLink"
  | "openAddressLink"
  | "returnFromProvider";

/** What an operation is given: the route has checked that it comes from the shop's own origin. */
export interface SignInRequest {
  /** `cookie`, `user-agent` and `accept-language` of the visitor's request. */
  readonly headers: Headers;
  /** The visitor's address, for the limit of attempts. */
  readonly client: string;
  /** Of a link. */
  readonly query?: Readonly<Record<string, unknown>>;
  /** Of a call, as the contract has it. */
  readonly body?: Readonly<Record<string, unknown>>;
}

/** What an operation came to; at most one of `location`, `url` and `refusal` is there. */
export interface SignInAnswer {
  readonly cookies: readonly string[];
  /** Where it leads on to. */
  readonly location: string | null;
  /** The identity provider's page where `signInElsewhere` goes on. */
  readonly url: string | null;
  /** `retryAfter` in seconds. */
  readonly refusal: { readonly error: AppError; readonly retryAfter: string | null } | null;
}

/** Writes the mails of signing in: the port knows links and addresses, not the outbox. */
export interface AccessMailer {
  /** Sends a link, unless its address got too many mails. */
  send(kind: AccessMailKind, mail: AccessMail): Promise<void>;
  sendPasswordChanged(owner: AccountContact): Promise<void>;
}

/**
 * Signing in as an outside system (design §6): e-mail and password or a link by mail here, OpenID Connect elsewhere.
 */
export interface SignInPort extends Extras {
  readonly ways: SignInWays;
  /**
   * The name of the team's own identity provider, which leads back to `/api/auth/callback/<name>`; null without one.
   */
  readonly identityProvider: string | null;
  /** The name of the session's cookie, without the prefix `__Secure-` that it has on https. */
  readonly sessionCookie: string;
  /** Does what a visitor asks for. `signInElsewhere` needs an `identityProvider`. */
  perform(operation: SignInOperation, request: SignInRequest): Promise<SignInAnswer>;
  /** Reads the session of a `cookie` header; a guest's where there is none, or none that is valid. */
  recognise(cookie: string | undefined): Promise<Recognised>;
  /** Reads the token of a link that signs in, or that confirms or changes an address, at `now` (ms since 1970). */
  readMailLink(kind: "sign_in" | "address", token: string, now: number): Promise<MailLink>;
  /** The account whose password the token of a mailed link sets; null where the token is unknown. */
  findResetAccountId(token: string): Promise<string | null>;
  /** The hash of a password as accounts store it. */
  hashPassword(password: string): Promise<string>;
  isPassword(password: string, hash: string): Promise<boolean>;
  /** Ends the session of a `cookie` header; answers with the cookies that take it out of the browser. */
  end(cookie: string | undefined): Promise<readonly string[]>;
}
