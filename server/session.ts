import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "./errors.ts";

/** Who calls (purchase spec §6). Roles are flags (RULES 18). */
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

/** Somebody who is signed in. */
export type SignedIn = Session & { readonly userId: string; readonly email: string };

/**
 * Finds out who calls. The app takes one; on a partner's origin it is never asked: everyone there is a guest. With the
 * reply, a session that is prolonged goes back to the browser.
 */
export type SessionReader = (request: FastifyRequest, reply?: FastifyReply) => Session | Promise<Session>;

export const guest: Session = { userId: null, name: "", isCustomer: false, isReseller: false, isAdmin: false };

/** A shop without accounts: everyone is a guest. */
export const guestSessions: SessionReader = () => guest;

/** Net prices are for a distributor whose invoice is approved, alone (RULES 18). */
export function hasNetPrices(session: Session): boolean {
  return session.distributor?.invoiceApproved === true;
}

/**
 * Whether a caller may see and change a cart or booking of this distributor (RULES 18): its net prices are for an
 * approved session of that distributor alone. Null is anybody's who has the id. For all others it is as unknown as an
 * id that was never given.
 */
export function canAccess(distributorId: string | null, session: Session): boolean {
  return distributorId === null || (hasNetPrices(session) && session.distributor?.distributorId === distributorId);
}

export function isSignedIn(session: Session): session is SignedIn {
  return session.userId !== null;
}

/** The caller, who has to be signed in: 401 `not_signed_in`. */
export function requireSignedIn(session: Session): SignedIn {
  if (!isSignedIn(session)) throw new AppError("not_signed_in", "This is for people who are signed in.");
  return session;
}

/** The caller, who has to be one of the shop's team: 401 `not_signed_in`, 403 `forbidden`. */
export function requireAdmin(session: Session): SignedIn {
  const caller = requireSignedIn(session);
  if (!caller.isAdmin) throw new AppError("forbidden", "This is for the shop's own team.");
  return caller;
}
