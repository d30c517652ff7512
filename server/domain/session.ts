import { AppError } from "../errors.ts";

/** The caller's session (purchase spec §6). Roles are flags (RULES 18). */
export interface Session {
  /** Null for guests. */
  readonly userId: string | null;
  /** Given and family name; empty for guests. */
  readonly name: string;
  readonly isCustomer: boolean;
  readonly isReseller: boolean;
  readonly isAdmin: boolean;
  readonly distributor?: {
    readonly distributorId: string;
    readonly invoiceApproved: boolean;
    readonly channelId: string;
  };
  readonly email?: string;
}

/** The session of a signed-in user. */
export type SignedInSession = Session & { readonly userId: string; readonly email: string };

export const guest: Session = { userId: null, name: "", isCustomer: false, isReseller: false, isAdmin: false };

/** Net prices are only for a distributor that is approved for invoices (RULES 18). */
export function hasNetPrices(session: Session): boolean {
  return session.distributor?.invoiceApproved === true;
}

/**
 * Whether a session may read and change a cart or booking of this distributor (RULES 18): its net prices are for an
 * approved session of that distributor alone. Null: every caller with the id. To others it is as an unknown id.
 */
export function canAccess(distributorId: string | null, session: Session): boolean {
  return distributorId === null || (hasNetPrices(session) && session.distributor?.distributorId === distributorId);
}

export function isSignedIn(session: Session): session is SignedInSession {
  return session.userId !== null;
}

/** Returns the session of a signed-in user. Throws 401 `not_signed_in`. */
export function requireSignedIn(session: Session): SignedInSession {
  if (!isSignedIn(session)) throw new AppError("not_signed_in", "This is for people who are signed in.");
  return session;
}

/** Returns the session of a member of the shop's team. Throws 401 `not_signed_in`, 403 `forbidden`. */
export function requireAdmin(session: Session): SignedInSession {
  const caller = requireSignedIn(session);
  if (!caller.isAdmin) throw new AppError("forbidden", "This is for the shop's own team.");
  return caller;
}
