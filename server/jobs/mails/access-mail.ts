import type { Brand } from "../../domain/brand.ts";
import { withShopName } from "../../presenters/with-shop-name.ts";
import { button as buttonTo, heading, mailHtml, paragraph } from "../../presenters/mail-page.ts";
import type { Mail } from "../../ports/mail/mail.ts";
import { accessMailWords } from "../../presenters/access-mail.words.ts";
import type { AccessMail, AccessMailKind } from "../../domain/access-mail.ts";
import { withValues } from "../../../sdk/contracts/with-values.ts";

/**
 * Anyone can sign up with another person's address: the mail repeats the name only where it looks like one, and no
 * message.
 */
const greetable = /^[\p{L}\p{M}][\p{L}\p{M}\u2019' -]{0,39}$/u;

/** A mail about coming in, in its reader's language: a text, and the same designed. `id` is the outbox's. */
export function writtenAccessMail(brand: Brand, id: string, kind: AccessMailKind, mail: AccessMail): Mail {
  const words = withShopName(accessMailWords(mail.locale), brand);
  const { subject, lead, button } = words.kinds[kind];
  const name = greetable.test(mail.name) ? mail.name : "";
  const greeting = name ? withValues(words.greeting, { name }) : words.greetingAll;
  const leadText = withValues(lead, { old: mail.oldEmail ?? "", email: mail.newEmail ?? "" });
  // Of what has happened already, and of a deletion, the text itself says what to do about it.
  const unwanted = ["access_password", "access_delete", "access_deleted"].includes(kind) ? [] : [words.unwanted];
  return {
    id,
    to: { name, address: mail.to },
    subject,
    text: [greeting, leadText, `${button}:\n${mail.url}`, ...unwanted, words.closing].join("\n\n"),
    html: mailHtml(brand, mail.locale, [
      heading(subject),
      paragraph(greeting),
      paragraph(leadText),
      buttonTo(brand, button, mail.url),
      ...unwanted.map(paragraph),
      paragraph(words.closing),
    ]),
    attachments: [],
  };
}
