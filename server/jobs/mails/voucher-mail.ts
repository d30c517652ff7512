import { shownCode } from "../../../sdk/contracts/code-name.ts";
import { prefixOf, translatedLanguageTag, type Locale } from "../../../sdk/contracts/locale.ts";
import { money } from "../../../sdk/contracts/money.ts";
import { withValues } from "../../../sdk/contracts/with-values.ts";
import { msOf } from "../../clock.ts";
import type { VoucherMailPayload } from "../../commands/code/voucher-outbox.ts";
import { listVouchers } from "../../db/queries/voucher.ts";
import { dateInZurich } from "../../domain/wall-time.ts";
import type { Mail } from "../../ports/mail/mail.ts";
import { button, codeCard, heading, mailHtml, paragraph } from "../../presenters/mail-page.ts";
import { withShopName } from "../../presenters/with-shop-name.ts";
import type { Services } from "../../services.ts";
import { brandOf } from "../../settings/brand.ts";
import { voucherMailWords } from "./voucher-mail.words.ts";

/** The mail that carries a gift voucher to its recipient; null where the team has ended it since. */
export async function voucherMail(
  { db, env }: Services,
  id: string,
  { code }: VoucherMailPayload,
): Promise<Mail | null> {
  const [voucher] = await listVouchers(db, [code]);
  if (!voucher || voucher.recipient_email === null || voucher.ended_at !== null) return null;
  const brand = brandOf(env);
  const locale = voucher.recipient_locale as Locale;
  const words = withShopName(voucherMailWords(locale), brand);
  const amount = money(voucher.value).formatted;
  const subject = withValues(words.subject, { amount });
  const lead = withValues(words.lead, { amount });
  const shown = shownCode({ kind: "voucher", code });
  const codeLine = withValues(words.code, { code: shown });
  const validUntil = voucher.valid_until
    ? withValues(words.validUntil, { date: dayInWords(dateInZurich(msOf(voucher.valid_until) - 1), locale) })
    : "";
  const url = `${env.PUBLIC_ORIGIN}${prefixOf(locale)}/`;
  return {
    id,
    to: { name: voucher.recipient_email, address: voucher.recipient_email },
    subject,
    text: [words.greeting, lead, codeLine, validUntil, words.use, `${words.button}:\n${url}`, words.closing]
      .filter((part) => part !== "")
      .join("\n\n"),
    html: mailHtml(brand, locale, [
      heading(subject),
      paragraph(words.greeting),
      paragraph(lead),
      codeCard(words.codeName, shown, validUntil),
      paragraph(words.use),
      button(brand, words.button, url),
      paragraph(words.closing),
    ]),
    attachments: [],
  };
}

/** A calendar date in words: "30 November 2027". */
function dayInWords(date: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(translatedLanguageTag(locale), { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${date}T00:00:00Z`));
}
