import { createContext } from "react";

/** What a visitor may be; roles are flags, and one person may have several. */
export type Role = "admin" | "reseller" | "customer";

/** A visitor who is signed in, as the header shows them. */
export interface SignedIn {
  readonly name: string;
  readonly email: string;
  /** Address of their picture; null shows an icon. */
  readonly picture: string | null;
  readonly roles: readonly Role[];
}

const ranks = ["admin", "reseller", "customer"] as const satisfies readonly Role[];

/** What somebody is to menus and pages: the first of their roles (RULES 18). */
export function rankOf({ roles }: Pick<SignedIn, "roles">): Role {
  return ranks.find((role) => roles.includes(role)) ?? "customer";
}

/**
 * What of the shell depends on who visits. Pages are rendered for everybody alike; the browser fills this in after
 * hydration.
 */
export interface Visitor {
  /** `"unknown"` until the browser has asked; null for a guest. */
  readonly user: SignedIn | null | "unknown";
  /** How many reservations lie in the basket; the badge shows from 1. */
  readonly basketCount: number;
  /** `navigator.userAgent`; empty until the browser says it. */
  readonly userAgent: string;
}

/** The visitor whom the server renders for. */
export const someVisitor: Visitor = { user: "unknown", basketCount: 0, userAgent: "" };

/** Filled by the client: `<VisitorContext.Provider value={visitor}>` around the whole page. */
export const VisitorContext = createContext<Visitor>(someVisitor);
