import type { Trx } from "../../db/connection.ts";
import { insertMail } from "../../db/queries/outbox.ts";
import { suppliersToNotify } from "./request-scope.ts";

/** Mails to those who can answer a booking on request (RULES 8). */
const requestMailKinds = ["request_to_supplier", "request_to_team"] as const;
export type RequestMailKind = (typeof requestMailKinds)[number];

/** What a line of the outbox carries; the mail is made of the booking as it is when it is sent. */
export interface RequestMailPayload {
  readonly bookingId: string;
  readonly isReminder: boolean;
  /** The supplier whose items it is about; null in the team's. */
  readonly supplierId: number | null;
}

export function isRequestMail(kind: string): kind is RequestMailKind {
  return (requestMailKinds as readonly string[]).includes(kind);
}

/**
 * Queues the mails with the links that answer a request, in the transaction that creates it: to each supplier with an
 * address who has not answered yet, for its own items, and to the team for all items.
 */
export async function announceRequest(
  trx: Trx,
  bookingId: string,
  { isReminder }: Pick<RequestMailPayload, "isReminder">,
  at: string,
): Promise<void> {
  const write = (kind: RequestMailKind, payload: RequestMailPayload) => insertMail(trx, kind, payload, at);
  for (const { id, email } of await suppliersToNotify(trx, bookingId)) {
    if (email !== null) await write("request_to_supplier", { bookingId, isReminder, supplierId: id });
  }
  await write("request_to_team", { bookingId, isReminder, supplierId: null });
}
