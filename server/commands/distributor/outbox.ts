import type { Trx } from "../../db/connection.ts";
import { insertMail } from "../../db/queries/outbox.ts";

/** Kinds of mails about a distributor: to where its invoices go, and to the team. */
const distributorMailKinds = [
  "distributor_applied",
  "distributor_approved",
  "distributor_rejected",
  "distributor_closed",
  "distributor_to_team",
] as const;
export type DistributorMailKind = (typeof distributorMailKinds)[number];

/** What a line of the outbox carries: the mail is made of it, and of what is in the database when it is sent. */
export interface DistributorMailPayload {
  readonly distributorId: string;
}

export function isDistributorMail(kind: string): kind is DistributorMailKind {
  return (distributorMailKinds as readonly string[]).includes(kind);
}

/** Puts a mail about a distributor into the outbox, in the transaction that makes it true. */
export async function announceDistributor(
  trx: Trx,
  kind: DistributorMailKind,
  distributorId: string,
  at: string,
): Promise<void> {
  await insertMail(trx, kind, { distributorId } satisfies DistributorMailPayload, at);
}
