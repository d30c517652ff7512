import { brandOf } from "../../settings/brand.ts";
import { withShopName } from "../../presenters/with-shop-name.ts";
import type { Buyer } from "../../../sdk/contracts/cart.ts";
import type { TranslatedLocale } from "../../../sdk/contracts/locale.ts";
import { formatMoney } from "../../../sdk/contracts/money.ts";
import { ticketCount } from "../../../sdk/contracts/ticket-count.ts";
import { languageOfAddress } from "./language-of-address.ts";
import { requestPage } from "../../security/request-link.ts";
import { instantAt } from "../../clock.ts";
import type { FrozenReservation } from "../../domain/frozen.ts";
import type { RequestMailKind, RequestMailPayload } from "../../commands/booking/request-outbox.ts";
import { requestScope } from "../../commands/booking/request-scope.ts";
import { requestItemStateOf, requestStateOf, type RequestItemState } from "../../domain/request-state.ts";
import { fromJson } from "../../json.ts";
import type { Mail } from "../../ports/mail/mail.ts";
import { teamAddress } from "../../ports/mail/team-address.ts";
import { dateText, timeText, untilText } from "../../domain/date-texts.ts";
import { ticketWords } from "../../ports/tickets/embedded/ticket.words.ts";
import { activeTotal } from "../../domain/booking-money.ts";
import type { Services } from "../../services.ts";
import { withValues } from "../../../sdk/contracts/with-values.ts";
import { requestMailWords, type RequestMailWords } from "./request-mail.words.ts";
import { answerLines } from "../../presenters/answers.ts";
import { button, card, heading, mailHtml, paragraph } from "../../presenters/mail-page.ts";

/**
 * The mail with the links that accept or refuse a booking on request (RULES 8); links are signed when it is sent, and
 * end with the 48 hours. Null where the request has been answered or taken back meanwhile.
 */
export async function requestMail(
  services: Services,
  id: string,
  kind: RequestMailKind,
  { bookingId, isReminder, supplierId }: RequestMailPayload,
): Promise<Mail | null> {
  const { db, env, clock } = services;
  const scope = await requestScope(db, bookingId, supplierId);
  if (!scope) throw new Error(`there is no booking ${bookingId}`);
  const { booking, suppliers } = scope;
  if (requestStateOf(booking, scope.items, instantAt(clock.now())) !== "open") return null;
  const brand = brandOf(env);
  const isForTeam = kind === "request_to_team";
  const to = isForTeam
    ? { name: brand.name, address: teamAddress(env) }
    : { name: suppliers[0]!.name, address: suppliers[0]!.email! };
  const locale = (await languageOfAddress(services, to.address)) ?? (isForTeam ? env.TEAM_LOCALE : "de_CH");
  const words = withShopName(requestMailWords(locale), brand);
  const expiresAt = booking.request_expires_at!;
  const contact = fromJson<Buyer>(booking.contact);
  const standing = scope.items.filter(({ item }) => item.cancelled_at === null);
  const frozenOf = ({ reservation }: (typeof standing)[number]) => fromJson<FrozenReservation>(reservation.frozen);
  const open = standing.find((booked) => requestItemStateOf(booked) === "open");
  const title = open ? frozenOf(open).activityTitle : "";
  const values = { title, number: booking.number, until: untilText(locale, expiresAt) };
  const link = (answer: "accept" | "refuse") =>
    requestPage(services, { locale, bookingId, supplierId, expiresAt, answer });
  const items = standing.map((booked) => {
    const stateText = itemStateText(words, requestItemStateOf(booked));
    return [...linesOf(frozenOf(booked), locale), ...(stateText ? [stateText] : [])];
  });
  const details = [
    `${words.guest}: ${contact.givenName} ${contact.familyName}`,
    `${words.amount}: ${formatMoney(activeTotal(isForTeam ? scope : { ...scope, booking: withoutFee }))}`,
    ...(booking.notes ? [`${words.notes}: ${booking.notes}`] : []),
    ...(isForTeam
      ? [`${words.supplier}: ${suppliers.map(({ name, email }) => (email ? `${name} (${email})` : name)).join(", ")}`]
      : []),
  ];
  const lead = withValues(isReminder ? words.reminderLead : words.lead, values);
  return {
    id,
    to,
    subject: withValues(isReminder ? words.reminderSubject : words.subject, values).replace(/[\r\n]+/g, " "),
    text: [
      words.greeting,
      lead,
      ...items.map((lines) => lines.join("\n")),
      details.join("\n"),
      `${words.accept}:\n${link("accept")}`,
      `${words.refuse}:\n${link("refuse")}`,
      withValues(words.links, values),
      words.closing,
    ].join("\n\n"),
    html: mailHtml(brand, locale, [
      heading(withValues(words.headline, values)),
      paragraph(words.greeting),
      paragraph(lead),
      ...items.map((lines) => card(lines)),
      ...details.map(paragraph),
      button(brand, words.accept, link("accept")),
      button(brand, words.refuse, link("refuse"), true),
      paragraph(withValues(words.links, values)),
      paragraph(words.closing),
    ]),
    attachments: [],
  };
}

/** The service fee is the shop's, not a supplier's. */
const withoutFee = { service_fee_amount: 0, fee_refunded_amount: null };

/** What is said of an item that stands and waits for no answer; undefined for one that is to be answered. */
function itemStateText({ itemStates }: RequestMailWords, state: RequestItemState): string | undefined {
  if (state === "included") return itemStates.included;
  return state === "accepted" ? itemStates.accepted : undefined;
}

/** Title first, then when, what and for how many, and what was said of the guests. */
function linesOf(frozen: FrozenReservation, locale: TranslatedLocale): readonly string[] {
  const { activityTitle, offer, slot, lines } = frozen;
  const when = [
    dateText(locale, slot.startsAt),
    slot.isAllDay ? ticketWords(locale).allDay : timeText(locale, slot.startsAt),
  ].join(", ");
  return [
    activityTitle,
    offer.label,
    when,
    lines.map(({ label, quantity }) => ticketCount(quantity, label)).join(", "),
    ...answerLines(frozen),
  ].filter((line) => line !== "");
}
