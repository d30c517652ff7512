import { prefixOf, type Locale } from "../../../sdk/contracts/locale.ts";
import { money } from "../../../sdk/contracts/money.ts";
import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import { withValues } from "../../../sdk/contracts/with-values.ts";
import type { DistributorMailKind, DistributorMailPayload } from "../../commands/distributor/outbox.ts";
import { findAgreement, findDistributor } from "../../db/queries/distributor.ts";
import type { DistributorTable, PaymentAgreementTable } from "../../db/schema.ts";
import type { Mail } from "../../ports/mail/mail.ts";
import { teamAddress } from "../../ports/mail/team-address.ts";
import { button, heading, mailHtml, paragraph } from "../../presenters/mail-page.ts";
import { withShopName } from "../../presenters/with-shop-name.ts";
import type { Services } from "../../services.ts";
import { brandOf } from "../../settings/brand.ts";
import { distributorMailWords } from "./distributor-mail.words.ts";
import { languageOfAddress } from "./language-of-address.ts";

/**
 * The mail about a distributor: to where its invoices go, in its language, or to the team. Null where the team has
 * decided otherwise since.
 */
export async function distributorMail(
  services: Services,
  id: string,
  kind: DistributorMailKind,
  { distributorId }: DistributorMailPayload,
): Promise<Mail | null> {
  const { db, env } = services;
  const row = await findDistributor(db, distributorId);
  if (!row || !isStillSo(kind, row)) return null;
  const brand = brandOf(env);
  const isForTeam = kind === "distributor_to_team";
  const to = isForTeam ? { name: brand.name, address: teamAddress(env) } : { name: row.name, address: row.email };
  const locale = isForTeam
    ? ((await languageOfAddress(services, to.address)) ?? env.TEAM_LOCALE)
    : (row.locale as Locale);
  const words = withShopName(distributorMailWords(locale), brand);
  const { subject, lead, button: title } = words.kinds[kind];
  const values = { company: row.name };
  const headline = withValues(subject, values).replace(/[\r\n]+/g, " ");
  const parts = [words.greeting, withValues(lead, values), ...(await detailsOf(services, kind, row, words))];
  const url = isForTeam
    ? `${env.PUBLIC_ORIGIN}${prefixOf(locale)}/account/distributors?distributor=${encodeURIComponent(row.id)}`
    : `${env.PUBLIC_ORIGIN}${pagePath("account", locale)}/invoices`;
  return {
    id,
    to,
    subject: headline,
    text: [...parts, `${title}:\n${url}`, words.closing].join("\n\n"),
    html: mailHtml(brand, locale, [
      heading(headline),
      ...parts.map(paragraph),
      button(brand, title, url),
      paragraph(words.closing),
    ]),
    attachments: [],
  };
}

/** A decision that was taken back before its mail went out is not announced. */
function isStillSo(kind: DistributorMailKind, { state }: DistributorTable): boolean {
  return kind === `distributor_${state}` || (kind === "distributor_to_team" && state === "applied");
}

async function detailsOf(
  { db }: Services,
  kind: DistributorMailKind,
  row: DistributorTable,
  words: ReturnType<typeof distributorMailWords>,
): Promise<string[]> {
  if (kind === "distributor_to_team")
    return [`${row.name}, ${row.street}, ${row.postal_code} ${row.town}, ${row.email}`];
  const note = row.note && kind !== "distributor_applied" ? [row.note] : [];
  const agreement = kind === "distributor_approved" ? await findAgreement(db, row.id) : undefined;
  return agreement ? [...note, ...termsIn(agreement, words)] : note;
}

function termsIn(
  { credit_limit, period_days, billing }: PaymentAgreementTable,
  words: ReturnType<typeof distributorMailWords>,
): string[] {
  const limit = credit_limit === null ? [] : [withValues(words.limit, { limit: money(credit_limit).formatted })];
  const period = withValues(words.period, { days: String(period_days) });
  return [...limit, `${period} ${billing === "month" ? words.perMonth : words.perBooking}`];
}
