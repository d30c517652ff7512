import type { FastifyRequest } from "fastify";

/** Who calls (purchase spec §6). Roles are flags (RULES 18). */
export interface Session {
  readonly isCustomer: boolean;
  readonly isReseller: boolean;
  readonly isAdmin: boolean;
  readonly distributor?: { readonly distributorId: string; readonly invoiceApproved: boolean; readonly channelId: string };
  readonly email?: string;
}

/** Finds out who calls. The app takes one; on a partner's origin it is never asked: everyone there is a guest. */
export type SessionOf = (request: FastifyRequest) => Session;

export const guest: Session = { isCustomer: false, isReseller: false, isAdmin: false };

/** Until there are accounts, everyone is a guest. */
export const everyoneIsGuest: SessionOf = () => guest;

/** Net prices are for a distributor whose invoice is approved, alone (RULES 18). */
export function hasNetPrices(session: Session): boolean {
  return session.distributor?.invoiceApproved === true;
}
