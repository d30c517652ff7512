import type { SignedInUser, Visitor } from "../shell/visitor.ts";

/** What the server says of the visitor's session. */
export type SessionOutcome =
  /** `user` is null for a guest. */
  | { readonly kind: "read"; readonly user: SignedInUser | null }
  /** The session that this document was loaded with is over, or another account's has begun. */
  | { readonly kind: "left" };

export type SessionEvent =
  /** A page is shown, or its tab is visible again. */
  | { readonly type: "visitor.requested" }
  /** An element or another tab has changed the cart. */
  | { readonly type: "cart.changed" };

export type SessionContext = Pick<Visitor, "user" | "basketCount">;
