import { button, card, heading, mailHtml, paragraph, quietLink, sumTable } from "../../presenters/mail-page.ts";
import { languageTag, translatedLocaleOf, type Locale } from "../../../sdk/contracts/locale.ts";
import { mapAddress } from "../../../sdk/contracts/map-address.ts";
import { formatMoney } from "../../../sdk/contracts/money.ts";
import { isSum, type PriceLine } from "../../../sdk/contracts/price-lines.ts";
import { isAboutRefund, type MailKind, type MailPayment } from "../../domain/booking-mail.ts";
import type { Mail, MailAttachment } from "../../ports/mail/mail.ts";
import { dateText, timeText, untilText } from "../../domain/date-texts.ts";
import { stageText } from "../../ports/tickets/embedded/stage-text.ts";
import { ticketWords } from "../../ports/tickets/embedded/ticket.words.ts";
import type { TicketDetails } from "../../ports/tickets/tickets.ts";
import type { WalletPasses } from "../../../sdk/contracts/wallet-passes.ts";
import { withValues } from "../../../sdk/contracts/with-values.ts";
import { priceLineText, type PriceOfBooking } from "../../presenters/price-lines.ts";
import type { Brand } from "../../domain/brand.ts";
import { withShopName } from "../../presenters/with-shop-name.ts";
import { bookingMailWords, type MailWords } from "./booking-mail.words.ts";

/** Payments that were only reserved when the mail became due, or were never more than that. */
const reservedPayments: readonly MailPayment[] = ["released", "kept", "kept_all", "unpaid"];

/** A ticket as a file, and as a page that works without a connection once it was opened. */
interface TicketUrls {
  readonly pdf: string;
  readonly page: string;
}

/** What a mail is about. Texts are the catalogue's and the buyer's own: they stay text. */
export interface MailDetails {
  readonly id: string;
  readonly kind: MailKind;
  /** Whether the tickets are attached. */
  readonly hasTickets: boolean;
  readonly buyer: { readonly givenName: string; readonly familyName: string; readonly email: string };
  readonly bookingNumber: string;
  /** "CHF 49.00". */
  readonly total: string;
  /** In place of the total: what all of the booking costs, line by line, and how it was paid. */
  readonly price?: PriceOfBooking | undefined;
  /** "CHF 49.00", what the team has to collect of the booking; unset where there is nothing to collect. */
  readonly open?: string | undefined;
  readonly manageUrl: string;
  /** Where the buyer says which account a refund goes to that can't go back the way it came. */
  readonly refundAccountUrl?: string | undefined;
  /** The pages of the tickets, where these are attached. */
  readonly webTickets: readonly { readonly title: string; readonly url: string }[];
  /** Until when a booking on request is answered. */
  readonly requestExpiresAt?: string | null | undefined;
  readonly payment: MailPayment;
  /** Whether some of a request is booked whatever its suppliers answer. */
  readonly isMixedRequest?: boolean;
  /** "CHF 39.00", what is taken or billed for what is cancelled; unset where nothing is. */
  readonly retained?: string | undefined;
  /** Whether the mail is about all items of the booking. */
  readonly isAboutAll?: boolean;
  /** Whether nothing of the booking stands; `isLastCancelled`: since what the mail is about was cancelled. */
  readonly isOver?: boolean;
  readonly isLastCancelled?: boolean;
  /** What of the refund is back on gift vouchers, and the rest; both in Rappen. Unset where no voucher gets any. */
  readonly split?: { readonly toVouchers: number; readonly asMoney: number } | undefined;
  /** "CHF 49.00", what a bank has given back of the payment after a dispute; unset where nothing. */
  readonly lost?: string | undefined;
  /** Of a correction, whether all that was given before stays. */
  readonly isAddition?: boolean | undefined;
  /** Whether the cancelled items are not refunded. */
  readonly isNothingBack?: boolean;
  /** What the items that have just been moved were before; `difference` in Rappen, below 0 where one costs less now. */
  readonly rebooked?: readonly (Pick<TicketDetails, "startsAt" | "isAllDay" | "guests" | "activityTitle"> & {
    readonly difference: number;
  })[];
  /** Whether the booking has valid tickets that the mail is not about. */
  readonly hasOtherTickets?: boolean;
  /** Trips that do not fit the item they go with any more, since one of both was moved; `itemTitle` is that item's. */
  readonly misfits?: readonly (Pick<TicketDetails, "startsAt" | "isAllDay" | "activityTitle"> & {
    readonly itemTitle: string;
  })[];
  /** Labels of the details that can still be added, for each item, in their order. */
  readonly openDetails?: readonly (readonly string[])[];
  /** Where the ticket of each item is, in their order, in mails that link to tickets. */
  readonly ticketUrls?: readonly TicketUrls[];
  /** Where the passes of each item's ticket are, in their order, where the shop makes any. */
  readonly passes?: readonly (WalletPasses | undefined)[];
  /** The credit notes that it brings: "Credit note to card", number, "card: CHF 49.00", and its PDF. */
  readonly credits?: readonly {
    readonly name: string;
    readonly number: string;
    readonly ways: readonly string[];
    readonly url: string;
  }[];
  /** The supplier's or team's message to the buyer. */
  readonly note?: string | null | undefined;
  /** Whether several people paid it: what goes back goes to each of them. */
  readonly isShared?: boolean;
  /** Of what goes back, Rappen of the buyer's own share and of the others; unset where the buyer's gets nothing. */
  readonly shares?: { readonly own: number; readonly others: number } | undefined;
  /** The account that a refund goes to: the end of its IBAN, and its holder. */
  readonly account?: string | undefined;
  readonly items: readonly [TicketDetails, ...TicketDetails[]];
}

/** What a mail begins with where it goes by the payment. */
function leadOf(
  { leads, mixedRequest, cancelled, changedBack, transfer }: MailWords,
  { payment, kind, isMixedRequest, retained, isNothingBack, lost, items, refundAccountUrl, split }: MailDetails,
): string | undefined {
  if (kind === "refund_failed" && refundAccountUrl) return transfer.lead;
  if (kind === "supplier_changed") return items.some(({ notices }) => notices.length > 0) ? undefined : changedBack;
  if (kind === "booking_requested" && isMixedRequest) return mixedRequest[payment];
  if (kind === "booking_cancelled" && payment === "invoice" && retained) return cancelled.keptOnInvoice;
  if (kind === "booking_cancelled" && payment === "credited" && retained) return cancelled.creditedInPart;
  if (kind === "booking_cancelled" && (payment === "taken" || payment === "by_hand") && isNothingBack)
    return lost ? cancelled.lost : cancelled.nothingBack;
  if (kind === "booking_cancelled" && split && (payment === "taken" || payment === "free"))
    return split.asMoney > 0 ? cancelled.bothWays : cancelled.toVoucher;
  if (payment === "taken") return undefined;
  return leads[payment][kind] ?? (reservedPayments.includes(payment) ? leads.reserved[kind] : undefined);
}

/**
 * Of a request that was refused, what is retained of items cancelled before; for an authorised card the lead says
 * it.
 */
function retainedBeforeText({ keptBefore }: MailWords, { kind, retained, payment }: MailDetails): string | undefined {
  if (kind !== "request_refused" || !retained) return undefined;
  if (payment === "taken" || payment === "refund_due") return keptBefore.paid;
  return payment === "invoice" || payment === "credited" ? keptBefore.invoiced : undefined;
}

/** Of what was cancelled last, that nothing stands any more, where the lead is not about all of the booking. */
function nothingStandsText({ nothingStands }: MailWords, details: MailDetails): string | undefined {
  const { kind, isAboutAll, isLastCancelled, payment } = details;
  const saysAll = isAboutAll || payment === "released" || payment === "kept_all";
  return kind === "booking_cancelled" && isLastCancelled && !saysAll ? nothingStands : undefined;
}

/** Of a move, what becomes of the difference, and nothing where the price is the same. */
function movedMoneyText({ costsLess, costsMore, notCharged }: MailWords, details: MailDetails): string | undefined {
  const { kind, payment } = details;
  if (kind !== "booking_rebooked") return undefined;
  const difference = differenceOf(details);
  return notCharged[payment] ?? (difference > 0 ? costsMore : difference < 0 ? costsLess[payment] : undefined);
}

/** What the items that have just been moved cost more together, in Rappen; below 0 they cost less. */
function differenceOf({ rebooked = [] }: MailDetails): number {
  return rebooked.reduce((sum, each) => sum + each.difference, 0);
}

/** Of a booking that several people paid, that what goes back is not its buyer's alone. */
function toPayersText({ toPayers }: MailWords, details: MailDetails): string | undefined {
  const { isShared, shares, kind, payment, isNothingBack } = details;
  const goesBack = isAboutRefund(kind) ? !isNothingBack : kind === "booking_rebooked" && differenceOf(details) < 0;
  return isShared && payment === "taken" && goesBack ? toPayers[shares ? "both" : "each"] : undefined;
}

/** Of a refusal, that trips end with what they go with. */
function tripsEndText({ tripsEnd }: MailWords, { kind, items }: MailDetails): string | undefined {
  const isRefusal = kind === "request_refused" || kind === "request_part_refused";
  return isRefusal && items.some(({ trip }) => trip) ? tripsEnd : undefined;
}

/** Mails that are not about what a booking costs. */
const withoutSums: readonly MailKind[] = [
  "supplier_changed",
  "refund_account_given",
  "refund_account_asked",
  "credit_note",
];

/** A mail in the buyer's language: a text, and the same designed. */
export function writeMail(brand: Brand, details: MailDetails, attachments: readonly MailAttachment[]): Mail {
  const locale = details.items[0].locale;
  const words = withShopName(bookingMailWords(locale), brand);
  const ofKind = details.kind === "booking_corrected" && details.isAddition ? words.added : words.kinds[details.kind];
  const kind = { ...ofKind, ...(details.items.length > 1 && ofKind.several) };
  const lead = [
    leadOf(words, details) ?? kind.lead,
    nothingStandsText(words, details),
    movedMoneyText(words, details),
    details.refundAccountUrl && !["refund_failed", "refund_account_asked"].includes(details.kind)
      ? words.transfer.ask
      : undefined,
    toPayersText(words, details),
    details.kind === "booking_cancelled" && details.lost && !details.isNothingBack ? words.lostBefore : undefined,
    details.hasOtherTickets ? words.othersValid : undefined,
    tripsEndText(words, details),
    retainedBeforeText(words, details),
  ]
    .filter(Boolean)
    .join(" ");
  const number = details.bookingNumber;
  const values = {
    number,
    title: details.items[0].activityTitle,
    // What is back on a voucher is named beside it.
    total: details.split ? formatMoney(details.split.asMoney) : details.total,
    open: details.open ?? "",
    kept: details.retained ?? "",
    lost: details.lost ?? "",
    money: formatMoney(details.split?.asMoney ?? 0),
    vouchers: formatMoney(details.split?.toVouchers ?? 0),
    own: formatMoney(details.shares?.own ?? 0),
    others: formatMoney(details.shares?.others ?? 0),
    name: details.buyer.givenName,
    part: withValues(words.part[details.isAboutAll ? "all" : "some"], { number }),
    tickets: words.tickets[details.items.length > 1 ? "several" : "only"],
    voided: details.items.some(({ code }) => code !== "") ? words.voided : "",
    until: details.requestExpiresAt ? untilText(locale, details.requestExpiresAt) : "",
    difference: formatMoney(Math.abs(differenceOf(details))),
    date: dateText(locale, details.items[0].startsAt),
    account: details.account ?? "",
  };
  const leadText = withValues(lead, values);
  const isConfirmed = details.hasTickets;
  const items = details.items.map((item, index) => [
    ...linesOf(item, isConfirmed, isConfirmed || ["booking_requested", "supplier_changed"].includes(details.kind)),
    ...(item.isCancelled && !isAboutRefund(details.kind) ? [words.isCancelled] : []),
    ...(details.kind === "booking_corrected" ? item.answers : []),
    ...openDetailsLine(words, details.openDetails?.[index]),
  ]);
  const links = details.items.map((item, index) => linksOf(words, item, details.ticketUrls?.[index]));
  const passes = details.items.map((item, index) => passLinks(item, details.passes?.[index]));
  const isInvitation = details.kind === "review_invitation";
  const isReminder = details.kind === "visit_reminder";
  const total =
    isAboutRefund(details.kind) || details.payment === "released"
      ? words.refund[details.payment]
      : details.hasOtherTickets
        ? words.bookingTotal
        : words.total;
  const note = details.note ? [`${words.note}: ${details.note}`] : [];
  const after = [
    ...note,
    ...changeOf(details),
    ...misfitTexts(words, details),
    ...(isInvitation || isReminder || details.price || withoutSums.includes(details.kind)
      ? []
      : sumsOf(details, total, words)),
    ...(isConfirmed ? [items.length > 1 ? words.attachedSeveral : words.attached] : []),
  ];
  const credits = details.credits ?? [];
  const price = details.price ? priceRows(locale, details.price, words) : [];
  const action = isInvitation ? words.review : details.isOver ? words.look : words.manage;
  const webTicket = words.webTicket[details.webTickets.length > 1 ? "several" : "only"];
  const webTickets = details.webTickets.map(({ title, url }) => ({ name: withValues(webTicket, { title }), url }));
  return {
    id: details.id,
    to: { name: `${details.buyer.givenName} ${details.buyer.familyName}`, address: details.buyer.email },
    subject: withValues(kind.subject, values).replace(/[\r\n]+/g, " "),
    text: [
      withValues(words.greeting, values),
      leadText,
      ...items.map((lines, index) =>
        [...lines, ...links[index]!.map(({ title, url }) => `${title}: ${url}`)].join("\n"),
      ),
      ...(price.length > 0
        ? [price.map(({ name, amount }) => (amount === "" ? name : `${name}: ${amount}`)).join("\n")]
        : []),
      ...(after.length > 0 ? [after.join("\n")] : []),
      ...credits.map(({ name, number: of, ways, url }) => [`${name}: ${of}`, ...ways, url].join("\n")),
      ...(details.refundAccountUrl ? [`${words.transfer.button}:\n${details.refundAccountUrl}`] : []),
      `${action}:\n${details.manageUrl}`,
      ...webTickets.map(({ name, url }) => `${name}:\n${url}`),
      ...passes.flatMap((ofItem, index) =>
        ofItem.map(({ title, url }) =>
          details.items.length > 1 ? `${title}: ${details.items[index]!.activityTitle}\n${url}` : `${title}:\n${url}`,
        ),
      ),
      words.closing,
    ].join("\n\n"),
    html: mailHtml(brand, locale, [
      heading(withValues(kind.headline, values)),
      paragraph(withValues(words.greeting, values)),
      paragraph(leadText),
      ...items.map((lines, index) =>
        card(lines, [...links[index]!, ...passes[index]!].map(({ title, url }) => quietLink(title, url)).join("")),
      ),
      ...(price.length > 0 ? [sumTable(price)] : []),
      ...after.map(paragraph),
      ...credits.map(({ name, number: of, ways, url }) => card([name, ...ways], quietLink(`${of} (PDF)`, url))),
      ...(details.refundAccountUrl ? [button(brand, words.transfer.button, details.refundAccountUrl)] : []),
      button(brand, action, details.manageUrl, details.refundAccountUrl !== undefined),
      ...webTickets.map(({ name, url }) => button(brand, name, url, true)),
      paragraph(words.closing),
    ]),
    attachments,
  };
}

/** What a booking costs, in the order of every place that shows it. */
function priceRows(
  locale: Locale,
  { items, sums, method }: PriceOfBooking,
  { isCancelled: cancelled }: Pick<MailWords, "isCancelled">,
) {
  const rowOf = (line: PriceLine) => {
    const [name, amount] = priceLineText(locale, line, method);
    return { name, amount, isSum: isSum(line) };
  };
  return [
    ...items.flatMap(({ title, isCancelled, lines }) => [
      ...(items.length > 1 ? [{ name: isCancelled ? `${title} (${cancelled})` : title, amount: "" }] : []),
      ...lines.map(rowOf),
    ]),
    ...sums.map(rowOf),
  ];
}

/** The total, or what goes back each way. */
function sumsOf({ split, total }: MailDetails, name: string, { toVouchers }: MailWords): readonly string[] {
  if (!split) return [`${name}: ${total}`];
  return [
    ...(split.asMoney > 0 ? [`${name}: ${formatMoney(split.asMoney)}`] : []),
    `${toVouchers}: ${formatMoney(split.toVouchers)}`,
  ];
}

/** What can still be added about an item, by the link that the mail ends with. */
function openDetailsLine({ openDetails }: MailWords, labels: readonly string[] = []): readonly string[] {
  return labels.length > 0 ? [withValues(openDetails, { details: labels.join(", ") })] : [];
}

/** The ticket and the way to an item, in mails that link to them. */
function linksOf(
  words: MailWords,
  { meetingPoint, locale }: TicketDetails,
  ticketUrls: TicketUrls | undefined,
): readonly { readonly title: string; readonly url: string }[] {
  if (ticketUrls === undefined) return [];
  return [
    { title: words.webTicket.only, url: ticketUrls.page },
    { title: words.toTicket, url: ticketUrls.pdf },
    ...(meetingPoint
      ? [{ title: words.toMap, url: mapAddress(meetingPoint, languageTag(translatedLocaleOf(locale))) }]
      : []),
  ];
}

/** For the wallets of phones: a mail does not know on which one it is read. */
function passLinks({ locale }: TicketDetails, passes: WalletPasses | undefined) {
  const { appleWallet, googleWallet } = ticketWords(locale);
  return [
    ...(passes?.apple ? [{ title: appleWallet, url: passes.apple }] : []),
    ...(passes?.google ? [{ title: googleWallet, url: passes.google }] : []),
  ];
}

/** What items were before they were moved, and what they cost less now. */
function changeOf(details: MailDetails): readonly string[] {
  const { rebooked = [], items, payment } = details;
  const { locale } = items[0];
  const words = bookingMailWords(locale);
  const difference = differenceOf(details);
  const before = rebooked.map((each) =>
    [...(items.length > 1 ? [each.activityTitle] : []), whenOf(locale, each), ...each.guests].join(", "),
  );
  return [
    ...before.map((text) => `${words.before}: ${text}`),
    ...(difference < 0 ? [`${words.refund[payment]}: ${formatMoney(-difference)}`] : []),
  ];
}

/** What the buyer has to know of each trip that was not moved with its item. */
function misfitTexts({ misfit }: MailWords, { misfits = [], items }: MailDetails): readonly string[] {
  return misfits.map((trip) =>
    withValues(misfit, {
      trip: trip.activityTitle,
      when: whenOf(items[0].locale, trip),
      item: trip.itemTitle,
    }),
  );
}

/** "Sat 21 November 2026, 10:30". */
function whenOf(locale: Locale, { startsAt, isAllDay }: Pick<TicketDetails, "startsAt" | "isAllDay">): string {
  return [dateText(locale, startsAt), isAllDay ? ticketWords(locale).allDay : timeText(locale, startsAt)].join(", ");
}

/** Title first, then what a traveller needs to know. */
function linesOf(item: TicketDetails, isConfirmed: boolean, saysCancelling: boolean): readonly string[] {
  const words = ticketWords(item.locale);
  return [
    item.activityTitle,
    item.offerLabel,
    whenOf(item.locale, item),
    item.guests.join(", "),
    ...(item.trip?.stages.map((stage) => stageText(stage, item.locale)) ?? []),
    item.meetingPoint
      ? `${words.meetingPoint}: ${[item.meetingPoint.label, item.meetingPoint.address].filter(Boolean).join(", ")}`
      : "",
    ...item.notices,
    isConfirmed ? item.code : "",
    saysCancelling
      ? item.cancellableUntil
        ? withValues(words.cancellable, { until: untilText(item.locale, item.cancellableUntil) })
        : words.notCancellable
      : "",
    item.trip?.isDemo ? words.demoTrip : "",
  ].filter((line) => line !== "");
}
