import type { Mail } from "./mail.ts";

/**
 * A mail in nodemailer's words. The message id is made of ours, so that a repeated delivery is recognised by the
 * receiver.
 */
export function messageOf(mail: Mail, from: string) {
  return {
    from,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@gipfel>`,
    attachments: mail.attachments.map((attachment) => ({ ...attachment })),
    ...(mail.unsubscribeUrl
      ? {
          headers: {
            "List-Unsubscribe": `<${mail.unsubscribeUrl}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          },
        }
      : {}),
  };
}

/** A mail as the text that travels (RFC 5322). What writes it is loaded with the first one. */
export async function compose(mail: Mail, from: string): Promise<Buffer> {
  const { default: MailComposer } = await import("nodemailer/lib/mail-composer/index.js");
  return new MailComposer(messageOf(mail, from)).compile().build();
}
