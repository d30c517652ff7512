import type { Extras } from "../provider.ts";

/** A mail as the shop writes it: text and its designed twin. */
export interface Mail {
  /** Ours; the same id is delivered once. */
  readonly id: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailAttachment[];
  /** Where one POST takes the reader off the list (RFC 8058); of mails that go to a list. */
  readonly unsubscribeUrl?: string | undefined;
}

export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** Mail as an outside system (design §6). Throws when it could not be handed over; the outbox tries again. */
export interface MailPort extends Extras {
  readonly name: string;
  /** The path of a page with the mails that were sent, on one's own machine alone. */
  readonly viewer?: string;
  send(mail: Mail): Promise<void>;
}
