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
  /**
   * Answers a call below `/api/auth`. Its address is the shop's own, `client` the visitor's (for the limit of
   * attempts).
   */
  answer(request: Request, client: string): Promise<Response>;
  /** Reads the session of a `cookie` header; a guest's where there is none, or none that is valid. */
  recognise(cookie: string | undefined): Promise<Recognised>;
  /** Reads the token of a link that signs in, or that confirms or changes an address, at `now` (ms since 1970). */
  readMailLink(kind: "sign_in" | "address", token: string, now: number): Promise<MailLink>;
  /** The hash of a password as accounts store it. */
  hashPassword(password: string): Promise<string>;
  isPassword(password: string, hash: string): Promise<boolean>;
  /** Ends the session of a `cookie` header; answers with the cookies that take it out of the browser. */
  end(cookie: string | undefined): Promise<readonly string[]>;
}
