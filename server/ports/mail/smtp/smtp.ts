import { createTransport } from "nodemailer";
import { messageOf } from "../compose.ts";
import type { MailPort } from "../mail.ts";

/** Longest wait for a mail server to answer (ms); the outbox tries again. */
const answerWithin = 20_000;

/** Sends through a mail server: `smtp://user:password@host:587`. */
export function createSmtp(options: { url: string; from: string }): MailPort {
  const transport = createTransport({
    url: options.url,
    connectionTimeout: answerWithin,
    greetingTimeout: answerWithin,
    socketTimeout: answerWithin,
  });
  return {
    name: "smtp",
    async send(mail) {
      await transport.sendMail(messageOf(mail, options.from));
    },
  };
}
