import * as v from "valibot";

/** Settings of the human check. Without them the shop asks for a proof of work of its own. */
export const humanCheckSettings = {
  /** Both choose Cloudflare Turnstile. */
  TURNSTILE_SITE_KEY: v.optional(v.string()),
  TURNSTILE_SECRET_KEY: v.optional(v.string()),
};
