import { parseLocale, translatedLocaleOf } from "../../../sdk/contracts/locale.ts";
import { withValues } from "../../../sdk/contracts/with-values.ts";
import { noticeLink, type NoticeMailPayload } from "../../commands/affiliate/notices.ts";
import {
  mostLines,
  unavailableActivities,
  type UnavailableActivity,
} from "../../commands/affiliate/unavailable-activities.ts";
import { findAffiliate } from "../../db/queries/affiliate.ts";
import { findUser } from "../../db/queries/account-user.ts";
import { isNoticeOff } from "../../db/queries/unavailable-activity.ts";
import { dateText } from "../../domain/date-texts.ts";
import type { Mail } from "../../ports/mail/mail.ts";
import { activityPath } from "../../presenters/activity-path.ts";
import { button, card, heading, mailHtml, paragraph, unsubscribeLine } from "../../presenters/mail-page.ts";
import { withShopName } from "../../presenters/with-shop-name.ts";
import type { Services } from "../../services.ts";
import { brandOf } from "../../settings/brand.ts";
import { noticeMailWords } from "./notice-mail.words.ts";

/**
 * The weekly mail to an affiliate: page, activity, since when, what is shown in its place, and what to change. Null
 * where it can be booked again by now, or the affiliate is gone or wants no such mail. Pages are names that a visitor's
 * browser has sent: text, and no links.
 */
export async function noticeMail(
  services: Services,
  id: string,
  { affiliateId }: NoticeMailPayload,
): Promise<Mail | null> {
  const { db, env } = services;
  const affiliate = await findAffiliate(db, affiliateId);
  const user = affiliate?.user_id ? await findUser(db, affiliate.user_id) : undefined;
  if (!affiliate || affiliate.state !== "approved" || !user || (await isNoticeOff(db, affiliateId))) return null;
  const activities = await unavailableActivities(services, affiliate);
  if (activities.length === 0) return null;
  const locale = translatedLocaleOf(parseLocale(affiliate.locale) ?? "de_CH");
  const brand = brandOf(env);
  const words = withShopName(noticeMailWords(locale), brand);
  const lines = (activity: UnavailableActivity) => [
    withValues(words.page, { page: activity.page }),
    withValues(words.reasons[activity.reason], { since: dateText(locale, activity.since) }),
    activity.similar.length > 0
      ? withValues(words.similar, { titles: activity.similar.map(({ title }) => title).join(", ") })
      : words.nothingSimilar,
  ];
  const change = ({ similar: [first] }: UnavailableActivity) =>
    first && {
      title: withValues(words.change, { title: first.title }),
      url: `${env.PUBLIC_ORIGIN}${encodeURI(activityPath(first.id, first.slug, locale))}?overlay=widget-configurator&affiliateId=${affiliateId}`,
    };
  const more = activities.length === mostLines ? [withValues(words.more, { count: String(mostLines) })] : [];
  const greeting = withValues(words.greeting, { name: user.name });
  const unsubscribeUrl = noticeLink(services, affiliateId, locale);
  return {
    id,
    to: { name: user.name, address: user.email },
    subject: words.subject,
    text: [
      greeting,
      words.lead,
      ...activities.map((activity) => {
        const way = change(activity);
        return [activity.title, ...lines(activity), ...(way ? [`${way.title}: ${way.url}`] : [])].join("\n");
      }),
      ...more,
      words.closing,
      `${words.unsubscribe}: ${unsubscribeUrl}`,
    ].join("\n\n"),
    html: mailHtml(brand, locale, [
      heading(words.subject),
      ...[greeting, words.lead].map(paragraph),
      ...activities.map((activity) => {
        const way = change(activity);
        return card([activity.title, ...lines(activity)], way && button(brand, way.title, way.url, true));
      }),
      ...[...more, words.closing].map(paragraph),
      unsubscribeLine(words.unsubscribe, unsubscribeUrl),
    ]),
    attachments: [],
    unsubscribeUrl,
  };
}
