import { defaultLocale, parseLocale, translatedLocaleOf, type Locale } from "../../../sdk/contracts/locale.ts";
import { formatMoney } from "../../../sdk/contracts/money.ts";
import { shopPath } from "../../../sdk/contracts/paths.ts";
import { withValues } from "../../../sdk/contracts/with-values.ts";
import { instantAt, minute } from "../../clock.ts";
import { forgetLink } from "../../commands/basket-reminder/consent.ts";
import { currentOffer, type CurrentOffer } from "../../commands/basket-reminder/current-offer.ts";
import type { BasketMailPayload } from "../../commands/basket-reminder/remind.ts";
import { unfinishedItems } from "../../commands/basket-reminder/unfinished-items.ts";
import { amountsOf, listValidCodes } from "../../commands/code/codes-of-cart.ts";
import { findCart } from "../../db/queries/cart.ts";
import { findReminder } from "../../db/queries/basket-reminder.ts";
import { lineToTotal } from "../../commands/cart/read-cart.ts";
import { listReservationTexts } from "../../db/queries/reservation-texts.ts";
import type { LineToTotal } from "../../domain/cart-totals.ts";
import { dateText, timeText } from "../../domain/date-texts.ts";
import { isMailTime, nextMailTime } from "../../domain/wall-time.ts";
import { fromJson } from "../../json.ts";
import type { Mail } from "../../ports/mail/mail.ts";
import {
  button,
  card,
  heading,
  mailHtml,
  mailPicture,
  paragraph,
  unsubscribeLine,
} from "../../presenters/mail-page.ts";
import { presentReservation } from "../../presenters/reservation.ts";
import { withShopName } from "../../presenters/with-shop-name.ts";
import type { Services } from "../../services.ts";
import { brandOf } from "../../settings/brand.ts";
import { basketMailWords, type BasketMailWords } from "./basket-mail.words.ts";
import { NotYet } from "./not-yet.ts";

/** How long a mail waits at a time while the basket is being paid, in ms. */
const whilePaying = 10 * minute;

/** An item of the basket, in the mail's language. */
interface Item {
  readonly title: string;
  readonly lines: readonly string[];
  /** The address of its picture; null without one. */
  readonly picture: string | null;
}

/**
 * The one mail about a basket that was left: its items with the prices of now, the way back, and one that forgets the
 * address. Null where it is paid for or emptied meanwhile, or the address is deleted. Throws `NotYet` at night, and
 * while it is being paid: a payment that comes to nothing leaves the basket as it was.
 */
export async function basketMail(services: Services, id: string, { cartId }: BasketMailPayload): Promise<Mail | null> {
  const { db, env, clock } = services;
  const at = instantAt(clock.now());
  const consent = await findReminder(db, cartId);
  if (!consent?.email) return null;
  const rows = await unfinishedItems(db, cartId, consent.email, at);
  if (rows === "paying") throw new NotYet(clock.now() + whilePaying);
  if (rows.length === 0) return null;
  if (!isMailTime(clock.now())) throw new NotYet(nextMailTime(clock.now()));
  const shopLocale = parseLocale(consent.locale) ?? defaultLocale;
  const locale = translatedLocaleOf(shopLocale);
  const brand = brandOf(env);
  const words = withShopName(basketMailWords(locale), brand);
  const texts = await listReservationTexts(db, rows, locale);
  const items: Item[] = [];
  const lines: LineToTotal[] = [];
  for (const row of rows) {
    const shown = presentReservation(row, { origin: env.PUBLIC_ORIGIN, now: at, texts });
    const tickets = shown.ticketReservations.map(
      ({ quantity, ticketCategory }) => `${quantity} × ${ticketCategory.label.formatted}`,
    );
    const offer = await currentOffer(services, row);
    if (typeof offer !== "string")
      lines.push({ ...lineToTotal(row), tickets_amount: offer.tickets, deposits_amount: offer.deposits });
    items.push({
      title: shown.activityTitle,
      lines: [whenOf(locale, shown, words), tickets.join(", "), offerText(words, offer, row.total_amount)],
      picture: shown.teaserImage && sized(shown.teaserImage.url),
    });
  }
  const subject = withValues(items.length > 1 ? words.subjectSeveral : words.subject, { title: items[0]!.title });
  const lead = lines.length > 0 ? words.lead : words.leadGone;
  const total = lines.length > 0 ? [withValues(words.total, { total: await totalOf(services, cartId, lines) })] : [];
  const back = `${env.PUBLIC_ORIGIN}${shopPath("basket", shopLocale)}?${new URLSearchParams({ cartId, holdAgain: "true" })}`;
  const forget = forgetLink(services, consent.email, locale);
  return {
    id,
    to: { name: "", address: consent.email },
    subject,
    text: [
      words.greeting,
      lead,
      ...items.map((item) => [item.title, ...item.lines].join("\n")),
      ...total,
      `${words.back}:\n${back}`,
      words.once,
      `${words.forget}: ${forget}`,
      words.closing,
    ].join("\n\n"),
    html: mailHtml(brand, locale, [
      heading(subject),
      ...[words.greeting, lead].map(paragraph),
      ...items.map((item) => card([item.title, ...item.lines], "", item.picture ? mailPicture(item.picture) : "")),
      ...total.map(paragraph),
      button(brand, words.back, back),
      paragraph(words.once),
      paragraph(words.closing),
      unsubscribeLine(words.forget, forget),
    ]),
    attachments: [],
    unsubscribeUrl: forget,
  };
}

/** "CHF 54.00": what the basket shows once these lines are held again, with the fee and what its codes take off. */
async function totalOf({ db, env, clock }: Services, cartId: string, lines: readonly LineToTotal[]): Promise<string> {
  const cart = await findCart(db, cartId);
  const codes = cart ? fromJson<string[]>(cart.rebate_codes) : [];
  const valid = await listValidCodes(db, codes, cart?.booking_id ?? null, instantAt(clock.now()));
  return formatMoney(amountsOf(lines, valid, env.SERVICE_FEE).totals.total);
}

/** Twice the width that a card of a mail has at most, in the strip's 16:9. */
function sized(url: string): string {
  return `${url}${url.includes("?") ? "&" : "?"}width=960&height=540&fit=cover`;
}

function whenOf(
  locale: Locale,
  { startsAt, isAllDay }: { readonly startsAt: string; readonly isAllDay: boolean },
  { allDay }: BasketMailWords,
): string {
  return `${dateText(locale, startsAt)}, ${isAllDay ? allDay : timeText(locale, startsAt)}`;
}

function offerText(words: BasketMailWords, offer: CurrentOffer, before: number): string {
  if (offer === "sold_out") return words.soldOut;
  if (offer === "closed") return words.closed;
  const amount = offer.tickets + offer.deposits;
  const values = { price: formatMoney(amount), before: formatMoney(before) };
  return withValues(amount === before ? words.price : words.priceChanged, values);
}
