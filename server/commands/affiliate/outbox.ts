import type { Trx } from "../../db/connection.ts";
import { insertMail } from "../../db/queries/outbox.ts";

/** Kinds of mails about an affiliate: to them, and to the team. */
const affiliateMailKinds = [
  "affiliate_applied",
  "affiliate_approved",
  "affiliate_rejected",
  "affiliate_closed",
  "affiliate_iban_changed",
  "affiliate_statement",
  "affiliate_to_team",
] as const;
export type AffiliateMailKind = (typeof affiliateMailKinds)[number];

/** What a line of the outbox carries: the mail is made of it, and of what is in the database when it is sent. */
export interface AffiliateMailPayload {
  readonly affiliateId: number;
  /** Of a statement: `2026-11`. */
  readonly month?: string;
  /** Of a changed IBAN: its last four characters. */
  readonly ibanEnd?: string;
}

export function isAffiliateMail(kind: string): kind is AffiliateMailKind {
  return (affiliateMailKinds as readonly string[]).includes(kind);
}

/** Puts a mail about an affiliate into the outbox, in the transaction that makes it true. */
export async function announceAffiliate(
  trx: Trx,
  kind: AffiliateMailKind,
  payload: AffiliateMailPayload,
  at: string,
): Promise<void> {
  await insertMail(trx, kind, payload, at);
}
