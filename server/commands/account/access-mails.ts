import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import { instantAt, minute } from "../../clock.ts";
import { insertMail } from "../../db/queries/outbox.ts";
import type { AccessMail, AccessMailKind } from "../../domain/access-mail.ts";
import type { AccessMailer, AccountContact } from "../../ports/sign-in/sign-in.ts";
import { consumeAttempt, type AttemptLimit } from "../../security/attempt-limit.ts";
import type { Services } from "../../services.ts";

/** Limit of mails per address: anyone can have a mail sent to any address, whose owner has the former links already. */
const mails: AttemptLimit = { action: "mail", most: 10, within: 15 * minute };

/**
 * Queues a mail with a link, unless its address got too many. The caller does not learn that it was not queued: it must
 * not reveal whether the address is known.
 */
export async function writeAccessMail(
  services: Pick<Services, "db" | "clock">,
  kind: AccessMailKind,
  mail: AccessMail,
): Promise<void> {
  if (await consumeAttempt(services, mails, mail.to))
    await insertMail(services.db, kind, mail, instantAt(services.clock.now()));
}

/** Notifies a user of a changed password, with a link to reset it if they did not change it. */
export async function writePasswordMail(
  services: Pick<Services, "db" | "clock" | "env">,
  { email, name, locale }: AccountContact,
): Promise<void> {
  const url = `${services.env.PUBLIC_ORIGIN}${pagePath("account", locale)}?view=forgot`;
  await writeAccessMail(services, "access_password", { to: email, name, locale, url });
}

/** What the port of sign-in writes its mails with. */
export function accessMailer(services: Pick<Services, "db" | "clock" | "env">): AccessMailer {
  return {
    send: (kind, mail) => writeAccessMail(services, kind, mail),
    sendPasswordChanged: (owner) => writePasswordMail(services, owner),
  };
}
