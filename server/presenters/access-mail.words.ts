import type { AccessMailKind } from "../domain/access-mail.ts";
import { inEachLanguage } from "../words/in-each-language.ts";

export interface AccessMailWords {
  readonly greeting: string;
  /** Where no name is known. */
  readonly greetingAll: string;
  /** `{old}` and `{email}` are the present and the new address. */
  readonly kinds: Record<AccessMailKind, { readonly subject: string; readonly lead: string; readonly button: string }>;
  readonly unwanted: string;
  readonly closing: string;
}

/** The words of mails about coming in. */
export const words: AccessMailWords = {
  greeting: "Hello {name}",
  greetingAll: "Hello",
  kinds: {
    access_link: {
      subject: "Your link to sign in",
      lead: "With this link you sign in to {shop}. It works once, within ten minutes.",
      button: "Sign in",
    },
    access_confirm: {
      subject: "Please confirm your e-mail address",
      lead: "Confirm that this address is yours, within an hour. You then see every booking made under it in your account.",
      button: "Confirm the address",
    },
    access_change: {
      subject: "Your new e-mail address",
      lead: "Your account {old} is to have the address {email}. If that is right, confirm it within an hour; we then write to the new address.",
      button: "Change the address",
    },
    access_change_new: {
      subject: "Confirm your new e-mail address",
      lead: "The {shop} account {old} is to have this address, {email}. Confirm within an hour that it is yours; from then on you sign in with it.",
      button: "Confirm the new address",
    },
    access_password: {
      subject: "Your password was changed",
      lead: "The password of your {shop} account has just been changed, and all other devices are signed out. If it was not you, choose a new password at once.",
      button: "Choose a new password",
    },
    access_delete: {
      subject: "Delete your {shop} account",
      lead: "With this link you confirm that your {shop} account is deleted for good. It opens a page that says once more what goes and what stays; nothing happens before you press its button, within an hour. If you did not ask for this, you need not do anything: your account stays as it is.",
      button: "Go to the confirmation",
    },
    access_deleted: {
      subject: "Your {shop} account is deleted",
      lead: "Your {shop} account, your sessions and your newsletter subscription are deleted, and your reviews stand without your name. We keep bookings and invoices for ten years, as the law asks. Open bookings remain valid: you change or cancel them with the link in their mail. If you can’t find it, we send it again.",
      button: "Send me a booking’s link",
    },
    access_reset: {
      subject: "A new password",
      lead: "With this link you choose a new password. It works once, within an hour.",
      button: "Choose a password",
    },
  },
  unwanted: "If you didn’t ask for this mail, you need not do anything.",
  closing: "Kind regards. Your {shop} team",
};

export const accessMailWords = inEachLanguage("server/access-mail", words);
