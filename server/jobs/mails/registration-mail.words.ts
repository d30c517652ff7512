import type { RegistrationMailKind } from "../../commands/team-outbox.ts";
import { inEachLanguage } from "../../words/in-each-language.ts";

interface RegistrationMailWords {
  readonly greeting: string;
  /** Where no name is known. */
  readonly greetingAll: string;
  readonly kinds: Record<RegistrationMailKind, { readonly subject: string; readonly lead: string }>;
  readonly confirm: string;
  readonly unsubscribe: string;
  readonly closing: string;
}

/** The words of mails to suppliers who register and to newsletter readers. */
export const words: RegistrationMailWords = {
  greeting: "Hello {name}",
  greetingAll: "Hello",
  kinds: {
    supplier_received: {
      subject: "We have your registration as a supplier",
      lead: "Thank you for your interest in {shop}. We look at what you have sent and answer within three working days.",
    },
    supplier_approved: {
      subject: "Welcome to {shop}",
      lead: "We are glad to sell what you offer. We will be in touch in the next days to put it into the shop together.",
    },
    supplier_rejected: {
      subject: "Your registration as a supplier",
      lead: "Thank you for your interest in {shop}. We are sorry that we can't take up what you offer at the moment.",
    },
    newsletter_confirm: {
      subject: "Please confirm your newsletter",
      lead: "One click confirms that you would like to get our newsletter. If you didn't ask for it, there is nothing to do.",
    },
  },
  confirm: "Confirm the newsletter",
  unsubscribe: "Unsubscribe",
  closing: "Kind regards. Your {shop} team",
};

export const registrationMailWords = inEachLanguage("server/registration-mail", words);
