import * as v from "valibot";
import { EmailAddress } from "../contact.ts";
import { HumanCheckToken } from "../human-check.ts";
import { LocaleOnWire } from "../locale-on-wire.ts";

/** Purchase spec §3, "Newsletter request". */
export const NewsletterRequest = v.object({
  email: EmailAddress,
  token: HumanCheckToken,
  /** The page that the form stands on: its origin is that of the calling page. */
  returnUrl: v.pipe(v.string(), v.url(), v.maxLength(2000)),
  /** The language of the mails; without it that of the return address, else the default. */
  locale: v.optional(LocaleOnWire),
  /** A honeypot field (purchase spec §5): where it is filled, nothing is stored and the answer is a success. */
  phone: v.optional(v.pipe(v.string(), v.maxLength(1000)), ""),
});
export type NewsletterRequest = v.InferInput<typeof NewsletterRequest>;

/** What the server parses of these calls, by method and path. */
export const newsletterRequests = {
  "POST /submit/": { body: NewsletterRequest },
};
