import type { Buyer } from "../../../sdk/contracts/cart.ts";
import { defaultLocale, parseLocale } from "../../../sdk/contracts/locale.ts";
import { formatMoney } from "../../../sdk/contracts/money.ts";
import { withValues } from "../../../sdk/contracts/with-values.ts";
import { instantAt } from "../../clock.ts";
import type { ShareMailKind, ShareMailPayload } from "../../commands/share/share-outbox.ts";
import { findBookingWithItems } from "../../db/queries/booking.ts";
import { getAttempt } from "../../db/queries/payment-attempt.ts";
import { getShare } from "../../db/queries/payment-share.ts";
import { listRefundsOfAttempt } from "../../db/queries/refund.ts";
import type { FrozenReservation } from "../../domain/frozen.ts";
import { refundedOfShare } from "../../domain/payment-shares.ts";
import { bookingPage } from "../../domain/shop-pages.ts";
import { wireInstant } from "../../domain/wall-time.ts";
import { fromJson } from "../../json.ts";
import type { Mail } from "../../ports/mail/mail.ts";
import { button, heading, mailHtml, paragraph } from "../../presenters/mail-page.ts";
import { withShopName } from "../../presenters/with-shop-name.ts";
import { sharePage } from "../../security/share-link.ts";
import type { Services } from "../../services.ts";
import { brandOf } from "../../settings/brand.ts";
import { shareMailWords } from "./share-mail.words.ts";

/**
 * The mail about a share to its payer, or about all shares to the organiser. Null where the payment that its reader is
 * asked for is paid or over meanwhile, or where nothing was taken of what was to go back.
 */
export async function shareMail(
  services: Services,
  id: string,
  kind: ShareMailKind,
  { shareId, refundedSince = "" }: ShareMailPayload,
): Promise<Mail | null> {
  const { db, env, clock } = services;
  const share = await getShare(db, shareId);
  const isToPay = share.state === "created" || share.state === "refused";
  if (kind === "share_asked" && (!isToPay || share.ends_at <= instantAt(clock.now()))) return null;
  const { booking_id } = await getAttempt(db, share.payment_attempt_id);
  const { booking, items } = (await findBookingWithItems(db, booking_id))!;
  const refunds = (await listRefundsOfAttempt(db, share.payment_attempt_id)).filter(
    ({ created_at, payment_share_id }) => created_at >= refundedSince && payment_share_id === shareId,
  );
  const back = refundedOfShare(share, refunds);
  if (kind === "share_refunded" && back === 0) return null;
  const organiser = fromJson<Buyer>(booking.contact);
  const toOrganiser = kind === "shares_over";
  const address = toOrganiser ? organiser.email : share.payer_email;
  if (address === null) return null;
  const locale = parseLocale(booking.locale) ?? defaultLocale;
  const brand = brandOf(env);
  const words = withShopName(shareMailWords(locale), brand);
  const given = {
    organiser: organiser.givenName,
    amount: formatMoney(share.amount),
    number: booking.number,
    until: wireInstant(share.ends_at).slice(11, 16),
    back: formatMoney(back),
  };
  const { subject, lead: leadOfKind, button: label } = words.kinds[kind];
  const isByTeam = kind === "share_refunded" && refunds.some(({ state }) => state === "by_hand");
  const lead = isByTeam ? words.refundByTeam : leadOfKind;
  const titles = items.map(({ reservation }) => fromJson<FrozenReservation>(reservation.frozen).activityTitle);
  const url = toOrganiser
    ? bookingPage(env.PUBLIC_ORIGIN, locale, booking.id)
    : sharePage({ env }, share, booking.locale);
  return {
    id,
    to: { name: toOrganiser ? `${organiser.givenName} ${organiser.familyName}` : (share.label ?? ""), address },
    subject: withValues(subject, given),
    text: [words.greeting, withValues(lead, given), titles.join("\n"), `${label}:\n${url}`, words.closing].join("\n\n"),
    html: mailHtml(brand, locale, [
      heading(withValues(subject, given)),
      paragraph(words.greeting),
      paragraph(withValues(lead, given)),
      ...titles.map(paragraph),
      button(brand, label, url),
      paragraph(words.closing),
    ]),
    attachments: [],
  };
}
