import type { Session } from "../../session.ts";

/** Who a request is from, and the cookies that go back with its answer where the session's life was prolonged. */
export interface Recognised {
  readonly session: Session;
  readonly cookies: readonly string[];
}

/** The ways in that a shop has. */
export interface SignInWays {
  readonly password: boolean;
  readonly magicLink: boolean;
  /** Through the team's own identity provider. */
  readonly elsewhere: boolean;
}

/**
 * Signing in as an outside system (design §6): e-mail and password or a link by mail here, OpenID Connect elsewhere.
 */
export interface SignInPort {
  readonly ways: SignInWays;
  /**
   * Answers a call below `/api/auth`. Its address is the shop's own, `client` the visitor's (for the limit of
   * attempts).
   */
  answer(request: Request, client: string): Promise<Response>;
  /** Reads the session of a `cookie` header; a guest's where there is none, or none that is valid. */
  recognise(cookie: string | undefined): Promise<Recognised>;
  /** Ends the session of a `cookie` header; answers with the cookies that take it out of the browser. */
  end(cookie: string | undefined): Promise<readonly string[]>;
}
