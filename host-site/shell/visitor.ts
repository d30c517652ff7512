import { createContext } from "react";
import { roles as allRoles, type Role } from "../../sdk/contracts/account.ts";

/** A signed-in visitor, as the header shows them. */
export interface SignedInUser {
  readonly name: string;
  readonly email: string;
  /** Address of their picture; null shows an icon. */
  readonly picture: string | null;
  readonly roles: readonly Role[];
  /** Whether they have applied as an affiliate. */
  readonly isAffiliate: boolean;
}

/** The visitor's role for menus and pages: the first of their roles (RULES 18). */
export function rankOf({ roles }: Pick<SignedInUser, "roles">): Role {
  return allRoles.find((role) => roles.includes(role)) ?? "customer";
}

/**
 * The parts of the shell that depend on the visitor. Pages are rendered the same for all visitors; the browser fills
 * these parts in after hydration.
 */
export interface Visitor {
  /** `"unknown"` until the browser has fetched the session; null for a guest. */
  readonly user: SignedInUser | null | "unknown";
  /** How many reservations lie in the basket; the badge shows from 1. */
  readonly basketCount: number;
  /** `navigator.userAgent`; empty until the browser says it. */
  readonly userAgent: string;
}

/** The visitor for whom the server renders. */
export const someVisitor: Visitor = { user: "unknown", basketCount: 0, userAgent: "" };

/** Provided by the client: `<VisitorContext.Provider value={visitor}>` around the page. */
export const VisitorContext = createContext<Visitor>(someVisitor);
