import { brandOf } from "../../settings/brand.ts";
import { withShopName } from "../../presenters/with-shop-name.ts";
import type { Buyer } from "../../../sdk/contracts/cart.ts";
import { prefixOf, type Locale } from "../../../sdk/contracts/locale.ts";
import { formatMoney } from "../../../sdk/contracts/money.ts";
import { languageOfAddress } from "./language-of-address.ts";
import { isClaimUnclear, isToTransfer } from "../../domain/refund-state.ts";
import type { RefundMailPayload, RefundMatter } from "../../commands/refund/outbox.ts";
import { fromJson } from "../../json.ts";
import type { BookingTable, RefundTable } from "../../db/schema.ts";
import { getBooking } from "../../db/queries/booking.ts";
import { findRefund } from "../../db/queries/refund.ts";
import type { Mail } from "../../ports/mail/mail.ts";
import { teamAddress } from "../../ports/mail/team-address.ts";
import type { Services } from "../../services.ts";
import { withValues } from "../../../sdk/contracts/with-values.ts";
import { providerReasonIn } from "./payment-reason.ts";
import { moneyMailWords, type MoneyMailWords, type MoneyMatter } from "./money-mail.words.ts";
import { button, heading, mailHtml, paragraph } from "../../presenters/mail-page.ts";

/**
 * The mail to the team about a refund that needs action: what happened, what to do, and a link to the booking on the
 * team's pages. Null if the refund has another state since.
 */
export async function refundMail(
  services: Services,
  id: string,
  { refundId, matter }: RefundMailPayload,
): Promise<Mail | null> {
  const { db } = services;
  const refund = await findRefund(db, refundId);
  if (!refund || !isStill(refund, matter)) return null;
  const booking = await getBooking(db, refund.booking_id);
  return writeMoneyMail(services, id, booking, matter, refund.amount, (words, locale) => [
    ...(refund.refusal_reason && (matter === "refused" || matter === "twice_failed")
      ? [`${words.code}: ${providerReasonIn(locale, refund.refusal_reason)}`]
      : []),
    ...(refund.settled_note && (matter === "paid_twice" || matter === "twice_failed")
      ? [`${words.settled}: ${refund.settled_note} (${refund.settled_by})`]
      : []),
  ]);
}

/** Whether the team is still to be written to about a refund. */
function isStill(refund: RefundTable, matter: RefundMatter): boolean {
  if (matter === "account_given") return isToTransfer(refund);
  return matter === (isClaimUnclear(refund) ? "twice_failed" : refund.state);
}

/**
 * A mail to the team about money of a booking; `amount` in Rappen, `more`: further details, in its words and locale.
 */
export async function writeMoneyMail(
  services: Services,
  id: string,
  booking: Pick<BookingTable, "id" | "number" | "contact">,
  matter: MoneyMatter,
  amount: number,
  more: (words: MoneyMailWords, locale: Locale) => readonly string[],
): Promise<Mail> {
  const { env } = services;
  const brand = brandOf(env);
  const to = { name: brand.name, address: teamAddress(env) };
  const locale = (await languageOfAddress(services, to.address)) ?? env.TEAM_LOCALE;
  const words = withShopName(moneyMailWords(locale), brand);
  const { subject, headline, lead } = words.matters[matter];
  const buyer = fromJson<Buyer>(booking.contact);
  const given = { number: booking.number, amount: formatMoney(amount) };
  const details = [
    `${words.buyer}: ${buyer.givenName} ${buyer.familyName}, ${buyer.email}`,
    `${words.amount}: ${given.amount}`,
    ...more(words, locale),
  ];
  const url = `${env.PUBLIC_ORIGIN}${prefixOf(locale)}/account/bookings/${booking.id}`;
  return {
    id,
    to,
    subject: withValues(subject, given),
    text: [words.greeting, withValues(lead, given), details.join("\n"), `${words.open}:\n${url}`, words.closing].join(
      "\n\n",
    ),
    html: mailHtml(brand, locale, [
      heading(headline),
      paragraph(words.greeting),
      paragraph(withValues(lead, given)),
      ...details.map(paragraph),
      button(brand, words.open, url),
      paragraph(words.closing),
    ]),
    attachments: [],
  };
}
