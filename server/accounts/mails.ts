import { pagePath } from "../../host-site/routes/paths.ts";
import { parseLocale, type Locale } from "../../sdk/contracts/locale.ts";
import { instantAt, minute } from "../clock.ts";
import type { Db, Trx } from "../db/connection.ts";
import { insertMail } from "../db/queries/outbox.ts";
import type { Services } from "../services.ts";
import { consumeAttempt, type AttemptLimit } from "../security/attempt-limit.ts";

/** What the shop writes about coming in. */
export const accessMailKinds = [
  "access_link",
  "access_confirm",
  "access_change",
  "access_change_new",
  "access_reset",
  "access_password",
  "access_delete",
  "access_deleted",
] as const;
export type AccessMailKind = (typeof accessMailKinds)[number];

/** Who gets a mail with a link, and the link. */
export interface AccessMail {
  readonly to: string;
  /** For the greeting; empty where it isn't known. */
  readonly name: string;
  readonly locale: Locale;
  readonly url: string;
  /** Of a change: the address that the account has, and the one that it is to have. */
  readonly oldEmail?: string | undefined;
  readonly newEmail?: string | undefined;
}

export function isAccessMail(kind: string): kind is AccessMailKind {
  return (accessMailKinds as readonly string[]).includes(kind);
}

/**
 * Anybody can have a mail sent to anybody: so many to one address, and the next ones are not written. Whose address it
 * is has the links of the others.
 */
const mails: AttemptLimit = { kind: "mail", most: 10, within: 15 * minute };

/**
 * Puts a mail with a link into the outbox, to be sent at once; nobody learns from that it wasn't whether the address is
 * known.
 */
export async function writeAccessMail(
  services: Pick<Services, "db" | "clock">,
  kind: AccessMailKind,
  mail: AccessMail,
): Promise<void> {
  if (await consumeAttempt(services, mails, mail.to))
    await putAccessMail(services.db, kind, mail, instantAt(services.clock.now()));
}

/** Queues a mail without that limit, since its event has happened. */
export async function putAccessMail(db: Db | Trx, kind: AccessMailKind, mail: AccessMail, at: string): Promise<void> {
  await insertMail(db, kind, mail, at);
}

/** Notifies a user of a changed password, with a link to reset it if they did not change it. */
export async function writePasswordMail(
  services: Pick<Services, "db" | "clock" | "env">,
  { email, name, locale }: { readonly email: string; readonly name: string; readonly locale: Locale },
): Promise<void> {
  const url = `${services.env.PUBLIC_ORIGIN}${pagePath("account", locale)}?view=forgot`;
  await writeAccessMail(services, "access_password", { to: email, name, locale, url });
}

/** The language of somebody's mails, from whatever the library hands over. */
export function mailLocale(given: unknown): Locale {
  return (typeof given === "string" && parseLocale(given)) || "de_CH";
}
