import * as v from "valibot";
import { mailProvider } from "../provider.ts";

/** A mail server: `SMTP_URL` chooses it. */
export const smtpProvider = mailProvider({
  name: "smtp",
  settings: {
    /** `smtp://user:password@host:587` or `smtps://…`. */
    SMTP_URL: v.optional(
      v.pipe(v.string(), v.regex(/^smtps?:\/\//, "an address that begins with smtp:// or smtps:// is wanted")),
    ),
  },
  chosenBy: ({ SMTP_URL }) => (SMTP_URL ? "SMTP_URL" : null),
  async create({ SMTP_URL: url = "" }, { from }) {
    const { createSmtp } = await import("./smtp.ts");
    return createSmtp({ url, from });
  },
});
