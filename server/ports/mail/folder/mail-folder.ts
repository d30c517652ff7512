import type { MailPort } from "../mail.ts";

/** What the folder keeps of a mail beside its `.eml`. */
export interface StoredMail {
  readonly id: string;
  readonly sentAt: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly { readonly filename: string; readonly contentType: string; readonly size: number }[];
}

/** The embedded default: mails as files, for the viewer at /dev/mail and any mail program. */
export interface MailFolder extends MailPort {
  /** Newest first. */
  list(): Promise<readonly StoredMail[]>;
  find(id: string): Promise<StoredMail | undefined>;
  /** The whole mail as it would travel. */
  eml(id: string): Promise<Buffer | undefined>;
  attachment(
    id: string,
    index: number,
  ): Promise<{ readonly contentType: string; readonly filename: string; readonly content: Buffer } | undefined>;
}
