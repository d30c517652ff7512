import { randomUUID } from "node:crypto";
import type { Locale } from "../../sdk/contracts/locale.ts";
import type { Trx } from "../db/connection.ts";

/** What the shop writes to who registers with it. */
export const registrationMailKinds = ["supplier_received", "supplier_approved", "supplier_rejected", "newsletter_confirm"] as const;
export type RegistrationMailKind = (typeof registrationMailKinds)[number];

/** What a line of the outbox carries: the mail is made of it, and of what is in the database when it is sent. */
export type RegistrationMailPayload = { readonly registrationId: string } | { readonly email: string; readonly locale: Locale };

export function isRegistrationMail(kind: string): kind is RegistrationMailKind {
  return (registrationMailKinds as readonly string[]).includes(kind);
}

/** Puts a mail to a company that has registered into the outbox, in the transaction that makes it true. */
export async function announceToSupplier(
  trx: Trx,
  kind: Exclude<RegistrationMailKind, "newsletter_confirm">,
  registrationId: string,
  at: string,
): Promise<void> {
  await write(trx, kind, { registrationId }, at);
}

/** Puts the mail with the link that confirms a subscription into the outbox. */
export async function askForConfirmation(trx: Trx, email: string, locale: Locale, at: string): Promise<void> {
  await write(trx, "newsletter_confirm", { email, locale }, at);
}

async function write(trx: Trx, kind: RegistrationMailKind, payload: RegistrationMailPayload, at: string): Promise<void> {
  await trx
    .insertInto("outbox")
    .values({ id: randomUUID(), kind, payload: JSON.stringify(payload), created_at: at, due_at: at, tries: 0, sent_at: null, error: null })
    .execute();
}
