import { randomUUID } from "node:crypto";
import type { Trx } from "../db/connection.ts";
import { suppliersOfRequest } from "../db/queries/requests.ts";

/** Mails to those who can answer a booking on request (RULES 8). */
export const requestMailKinds = ["request_to_supplier", "request_to_team"] as const;
export type RequestMailKind = (typeof requestMailKinds)[number];

/** What a line of the outbox carries; the mail is made of the booking as it is when it is sent. */
export interface RequestMailPayload {
  readonly bookingId: string;
  readonly isReminder: boolean;
}

export function isRequestMail(kind: string): kind is RequestMailKind {
  return (requestMailKinds as readonly string[]).includes(kind);
}

/**
 * Writes the mails with the links that answer a request, in the transaction that makes it due: to the team, and to the supplier where all that is
 * on request is one supplier's whose address the catalogue has.
 */
export async function askForAnswer(trx: Trx, bookingId: string, { isReminder }: Pick<RequestMailPayload, "isReminder">, at: string): Promise<void> {
  const payload: RequestMailPayload = { bookingId, isReminder };
  const suppliers = await suppliersOfRequest(trx, bookingId);
  const kinds: RequestMailKind[] = suppliers.length === 1 && suppliers[0]!.email !== null ? ["request_to_supplier", "request_to_team"] : ["request_to_team"];
  for (const kind of kinds) {
    await trx
      .insertInto("outbox")
      .values({ id: randomUUID(), kind, payload: JSON.stringify(payload), created_at: at, due_at: at, tries: 0, sent_at: null, error: null })
      .execute();
  }
}
