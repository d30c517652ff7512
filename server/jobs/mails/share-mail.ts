import type { Buyer } from "../../../sdk/contracts/cart.ts";
import { defaultLocale, parseLocale, type Locale } from "../../../sdk/contracts/locale.ts";
import { formatMoney } from "../../../sdk/contracts/money.ts";
import { withValues } from "../../../sdk/contracts/with-values.ts";
import { instantAt } from "../../clock.ts";
import {
  isAboutMissingShare,
  isToOrganiser,
  type ShareMailKind,
  type ShareMailPayload,
} from "../../commands/share/share-outbox.ts";
import { findBookingWithItems } from "../../db/queries/booking.ts";
import { getAttempt } from "../../db/queries/payment-attempt.ts";
import { getShare, listShares } from "../../db/queries/payment-share.ts";
import { listRefundsOfAttempt } from "../../db/queries/refund.ts";
import { listReservationsOfBooking } from "../../db/queries/reservation.ts";
import type { FrozenReservation } from "../../domain/frozen.ts";
import { refundedOfShare } from "../../domain/payment-shares.ts";
import { heldUntil } from "../../domain/hold-state.ts";
import { untilText } from "../../domain/date-texts.ts";
import { bookingPage } from "../../domain/shop-pages.ts";
import { wireInstant } from "../../domain/wall-time.ts";
import type { PaymentShareTable } from "../../db/schema.ts";
import { fromJson } from "../../json.ts";
import type { Mail } from "../../ports/mail/mail.ts";
import { button, heading, mailHtml, paragraph } from "../../presenters/mail-page.ts";
import { withShopName } from "../../presenters/with-shop-name.ts";
import { pageOfBeginning, sharePage } from "../../security/share-link.ts";
import type { Services } from "../../services.ts";
import { brandOf } from "../../settings/brand.ts";
import { shareMailWords } from "./share-mail.words.ts";

/**
 * The mail about a share to its payer, or about all shares to the organiser. Null where the payment that its reader is
 * asked for is paid or over meanwhile, where nothing was taken of what was to go back, where a share that was missing
 * is paid or its booking over, or where one that is said to be charged could not be: of that there is another mail.
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
  if (kind === "share_confirmed" && share.state === "failed") return null;
  const attempt = await getAttempt(db, share.payment_attempt_id);
  const { booking, items } = (await findBookingWithItems(db, attempt.booking_id))!;
  const refunds = (await listRefundsOfAttempt(db, share.payment_attempt_id)).filter(
    ({ created_at, payment_share_id }) => created_at >= refundedSince && payment_share_id === shareId,
  );
  const back = refundedOfShare(share, refunds);
  if (kind === "share_refunded" && back === 0) return null;
  const organiser = fromJson<Buyer>(booking.contact);
  const toOrganiser = isToOrganiser(kind);
  const isOwn = share.payer_email?.toLowerCase() === organiser.email.toLowerCase();
  const isCancelled = items.every(({ item }) => item.cancelled_at !== null);
  const isAboutMissing = isAboutMissingShare(kind) || kind === "share_not_charged";
  if (isAboutMissing && (share.state !== "failed" || booking.state !== "confirmed")) return null;
  if (kind === "share_cancelled" && !isCancelled) return null;
  // Who shares with others reads it in their own mails.
  if (ofMissingShare.includes(kind) && isOwn) return null;
  const address = toOrganiser ? organiser.email : share.payer_email;
  if (address === null) return null;
  const locale = parseLocale(booking.locale) ?? defaultLocale;
  const brand = brandOf(env);
  const words = withShopName(shareMailWords(locale), brand);
  const given = {
    organiser: organiser.givenName,
    amount: formatMoney(share.amount),
    number: booking.number,
    total: formatMoney(attempt.amount),
    until: untilText(locale, wireInstant(share.ends_at)),
    back: formatMoney(back),
    cause: withValues(words.cause[isCancelled ? "all" : "some"], { organiser: organiser.givenName }),
    places: kind === "shares_over" ? await placesOf(services, booking.id, words, locale) : "",
    share: withValues(words.share[isOwn ? "own" : "other"], { payer: await payerOf(services, share, words.person) }),
  };
  const { subject, lead: leadOfKind, button: label } = words.kinds[kind];
  const isByTeam = kind === "share_refunded" && refunds.some(({ state }) => state === "by_hand");
  const lead = isByTeam ? words.refundByTeam : leadOfKind;
  const titles = items.map(({ reservation }) => fromJson<FrozenReservation>(reservation.frozen).activityTitle);
  const url =
    kind === "shares_over"
      ? pageOfBeginning({ env }, attempt, booking)
      : toOrganiser
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

/** Mails to a payer about a share that is not paid, which the organiser reads in their own. */
const ofMissingShare: readonly ShareMailKind[] = ["share_not_charged", "share_taken_back", "share_cancelled"];

/** Whether the places are still held, now that the shared payment has ended. */
async function placesOf(
  { db, clock }: Services,
  bookingId: string,
  { places }: ReturnType<typeof shareMailWords>,
  locale: Locale,
): Promise<string> {
  const until = heldUntil(await listReservationsOfBooking(db, bookingId), instantAt(clock.now()));
  return until === null ? places.free : withValues(places.held, { until: untilText(locale, wireInstant(until)) });
}

/** The organiser's name for who pays a share, or its place among the shares. */
async function payerOf(
  { db }: Services,
  { id, label, payment_attempt_id }: PaymentShareTable,
  person: string,
): Promise<string> {
  const shares = label === null ? await listShares(db, payment_attempt_id) : [];
  return label ?? withValues(person, { index: `${shares.findIndex((share) => share.id === id) + 1}` });
}
