import { withValues } from "../../../sdk/contracts/with-values.ts";
import type { FeedMailPayload } from "../../commands/feed/held-feed.ts";
import type { Mail } from "../../ports/mail/mail.ts";
import { teamAddress } from "../../ports/mail/team-address.ts";
import { heading, mailHtml, paragraph } from "../../presenters/mail-page.ts";
import type { Services } from "../../services.ts";
import { brandOf } from "../../settings/brand.ts";
import { feedMailWords } from "./feed-mail.words.ts";
import { languageOfAddress } from "./language-of-address.ts";

/** The mail to the team about a product feed that is held back. */
export async function feedMail(
  services: Pick<Services, "db" | "env">,
  id: string,
  { reason, products, before }: FeedMailPayload,
): Promise<Mail> {
  const { env } = services;
  const brand = brandOf(env);
  const to = { name: brand.name, address: teamAddress(env) };
  const locale = (await languageOfAddress(services, to.address)) ?? env.TEAM_LOCALE;
  const words = feedMailWords(locale);
  const values = {
    products: String(products),
    before: String(before),
    command: `npm run feed -- --accept ${products}`,
  };
  const lines = [words.leads[reason], words.stays, ...(reason === "dropped" ? [words.accept] : [])].map((line) =>
    withValues(line, values),
  );
  return {
    id,
    to,
    subject: words.subject,
    text: lines.join("\n\n"),
    html: mailHtml(brand, locale, [heading(words.subject), ...lines.map(paragraph)]),
    attachments: [],
  };
}
