import { parseLocale, type Locale } from "../../sdk/contracts/locale.ts";

/** What the shop writes about access to an account. */
const accessMailKinds = [
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

/** The recipient of a mail with a link, and the link. */
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

/** The locale of an account's mails, from whatever is stored or sent; German if it is none. */
export function mailLocale(given: unknown): Locale {
  return (typeof given === "string" && parseLocale(given)) || "de_CH";
}
