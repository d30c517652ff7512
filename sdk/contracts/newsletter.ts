import * as v from "valibot";
import { call } from "./call.ts";
import { EmailAddress } from "./contact.ts";
import { HumanCheckToken } from "./human-check.ts";
import { LocaleOnWire } from "./locale-on-wire.ts";

/** Purchase spec §3, "Newsletter request". */
export const NewsletterRequest = v.object({
  email: EmailAddress,
  token: HumanCheckToken,
  /** The page that the form stands on: its origin is that of the calling page. */
  returnUrl: v.pipe(v.string(), v.url(), v.maxLength(2000)),
  /** The language of the mails; without it that of the return address, else the default. */
  locale: v.optional(LocaleOnWire),
  /** Nobody sees this field (purchase spec §5): filled by a machine, nothing is stored and the answer is a success. */
  phone: v.optional(v.pipe(v.string(), v.maxLength(1000)), ""),
});
export type NewsletterRequest = v.InferInput<typeof NewsletterRequest>;

/**
 * `POST /submit/` (purchase spec §7): stores the address unconfirmed and sends the link that confirms it. The answer
 * never tells whether the address is known. 403 `return_url_forbidden`, 422 `human_check_failed`, 429
 * `too_many_requests`.
 */
export const subscribe = call({
  method: "POST",
  path: "/submit/",
  body: NewsletterRequest,
  answer: v.object({
    success: v.boolean(),
    /** The page that asks to look into the mailbox. */
    redirectUrl: v.optional(v.string()),
  }),
});
