import * as v from "valibot";
import { humanCheckProvider } from "../provider.ts";

const widgetOrigin = "https://challenges.cloudflare.com";

/** Cloudflare Turnstile: its two keys choose it. */
export const turnstileProvider = humanCheckProvider({
  name: "turnstile",
  settings: {
    TURNSTILE_SITE_KEY: v.optional(v.string()),
    TURNSTILE_SECRET_KEY: v.optional(v.string()),
  },
  chosenBy: ({ TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY }) =>
    TURNSTILE_SITE_KEY || TURNSTILE_SECRET_KEY ? "TURNSTILE_SITE_KEY" : null,
  problem({ TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY }) {
    if (TURNSTILE_SITE_KEY && TURNSTILE_SECRET_KEY) return null;
    const missing = TURNSTILE_SITE_KEY ? "TURNSTILE_SECRET_KEY" : "TURNSTILE_SITE_KEY";
    return `${missing} is missing: Turnstile's widget needs one key, its verification the other.`;
  },
  scripts: [widgetOrigin],
  scriptAddresses: [`${widgetOrigin}/turnstile/v0/api.js`],
  policy: () => ({ frame: [widgetOrigin] }),
  async create({ TURNSTILE_SITE_KEY: siteKey = "", TURNSTILE_SECRET_KEY: secretKey = "" }) {
    const { turnstile } = await import("./turnstile.ts");
    return turnstile({ siteKey, secretKey });
  },
});
