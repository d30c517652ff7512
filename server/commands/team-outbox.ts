import type { Locale } from "../../sdk/contracts/locale.ts";
import type { Trx } from "../db/connection.ts";
import { insertMail } from "../db/queries/outbox.ts";

/** Kinds of mails to registering companies. */
const registrationMailKinds = [
  "supplier_received",
  "supplier_approved",
  "supplier_rejected",
  "newsletter_confirm",
] as const;
export type RegistrationMailKind = (typeof registrationMailKinds)[number];

/** What a line of the outbox carries: the mail is made of it, and of what is in the database when it is sent. */
export type RegistrationMailPayload =
  | { readonly registrationId: string }
  | { readonly email: string; readonly locale: Locale };

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
  await insertMail(trx, kind, { registrationId } satisfies RegistrationMailPayload, at);
}

/** Puts the mail with the link that confirms a subscription into the outbox. */
export async function announceSubscription(trx: Trx, email: string, locale: Locale, at: string): Promise<void> {
  await insertMail(
    trx,
    "newsletter_confirm" satisfies RegistrationMailKind,
    { email, locale } satisfies RegistrationMailPayload,
    at,
  );
}
