import type { Locale } from "../../../sdk/contracts/locale.ts";
import { prefixOf } from "../../../sdk/contracts/locale.ts";
import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import { withValues } from "../../../sdk/contracts/with-values.ts";
import type { AffiliateMailKind, AffiliateMailPayload } from "../../commands/affiliate/outbox.ts";
import { listShownStatements } from "../../db/queries/affiliate-statement.ts";
import { findTeamAffiliate, type TeamAffiliateRow } from "../../db/queries/affiliate.ts";
import type { Mail } from "../../ports/mail/mail.ts";
import { teamAddress } from "../../ports/mail/team-address.ts";
import { presentStatement } from "../../presenters/affiliate.ts";
import { button, heading, mailHtml, paragraph } from "../../presenters/mail-page.ts";
import { monthText, outcomeText } from "../../presenters/statement-file.ts";
import { withShopName } from "../../presenters/with-shop-name.ts";
import type { Services } from "../../services.ts";
import { brandOf } from "../../settings/brand.ts";
import { affiliateMailWords } from "./affiliate-mail.words.ts";
import { languageOfAddress } from "./language-of-address.ts";

/** What a mail says between its greeting and its button. */
interface Content {
  readonly values: Readonly<Record<string, string>>;
  readonly paragraphs: readonly string[];
  readonly url: string;
  /** Below the button. */
  readonly more?: string;
}

/**
 * The mail about an affiliate: to them in the language that they have chosen, or to the team. Null where there is
 * nothing to say any more: the account is deleted, or the team has decided otherwise since.
 */
export async function affiliateMail(
  services: Services,
  id: string,
  kind: AffiliateMailKind,
  { affiliateId, month, ibanEnd }: AffiliateMailPayload,
): Promise<Mail | null> {
  const { db, env } = services;
  const row = await findTeamAffiliate(db, affiliateId);
  if (!row || row.email === null || !isStillSo(kind, row)) return null;
  const brand = brandOf(env);
  const isForTeam = kind === "affiliate_to_team";
  const to = isForTeam ? { name: brand.name, address: teamAddress(env) } : { name: row.name ?? "", address: row.email };
  const locale = isForTeam
    ? ((await languageOfAddress(services, to.address)) ?? env.TEAM_LOCALE)
    : (row.locale as Locale);
  const content =
    month === undefined
      ? contentOf(services, kind, row, locale, ibanEnd)
      : await statementContent(services, row, month, locale);
  if (!content) return null;
  const words = withShopName(affiliateMailWords(locale), brand);
  const { subject, lead, button: title } = words.kinds[kind];
  const headline = withValues(subject, content.values).replace(/[\r\n]+/g, " ");
  const greeting = isForTeam ? words.greetingAll : withValues(words.greeting, to);
  const more = content.more === undefined ? [] : [content.more];
  const parts = [greeting, withValues(lead, content.values), ...content.paragraphs];
  return {
    id,
    to,
    subject: headline,
    text: [...parts, `${title}:\n${content.url}`, ...more, words.closing].join("\n\n"),
    html: mailHtml(brand, locale, [
      heading(headline),
      ...parts.map(paragraph),
      button(brand, title, content.url),
      ...more.map(paragraph),
      paragraph(words.closing),
    ]),
    attachments: [],
  };
}

/** A decision that was taken back before its mail went out is not announced. */
function isStillSo(kind: AffiliateMailKind, { state }: TeamAffiliateRow): boolean {
  if (kind === "affiliate_statement" || kind === "affiliate_iban_changed") return true;
  return kind === `affiliate_${state}` || (kind === "affiliate_to_team" && state === "applied");
}

function contentOf(
  { env }: Services,
  kind: AffiliateMailKind,
  row: TeamAffiliateRow,
  locale: Locale,
  ibanEnd = "",
): Content {
  const words = withShopName(affiliateMailWords(locale), brandOf(env));
  const number = String(row.id);
  const values = { number, company: row.company };
  const account = accountOf(env.PUBLIC_ORIGIN, locale);
  const note = row.note ? [row.note] : [];
  switch (kind) {
    case "affiliate_approved":
      return {
        values,
        paragraphs: [...note, withValues(words.commission, { percent: String(row.commission_percent) })],
        more: `${words.toAccount}: ${account}`,
        url: `${env.PUBLIC_ORIGIN}${pagePath("widget", locale)}?affiliateId=${number}`,
      };
    case "affiliate_iban_changed":
      return {
        values: { ...values, end: ibanEnd },
        paragraphs: [withValues(words.notYou, { email: env.OPERATOR_EMAIL })],
        url: account,
      };
    case "affiliate_to_team":
      return {
        values,
        paragraphs: [
          `${words.company}: ${row.company}`,
          `${words.site}: ${row.site}`,
          `${words.person}: ${row.name}, ${row.email}`,
        ],
        url: `${env.PUBLIC_ORIGIN}${prefixOf(locale)}/account/affiliates?number=${number}`,
      };
    default:
      return { values, paragraphs: kind === "affiliate_applied" ? [] : note, url: account };
  }
}

async function statementContent(
  { db, env }: Services,
  row: TeamAffiliateRow,
  month: string,
  locale: Locale,
): Promise<Content | null> {
  const statements = await listShownStatements(db, row.id);
  const found = statements.find((each) => each.month === month);
  if (!found) return null;
  const statement = presentStatement(found);
  return {
    values: { month: monthText(locale, month), amount: statement.amount.formatted },
    paragraphs: [outcomeText(locale, statement, { ...row, newestMonth: statements[0]!.month })],
    url: `${accountOf(env.PUBLIC_ORIGIN, locale)}#statements`,
  };
}

function accountOf(origin: string, locale: Locale): string {
  return `${origin}${pagePath("account", locale)}/affiliate`;
}
