import { createHash } from "node:crypto";
import { direction, languageTag, translatedLocaleOf, type Locale } from "../../sdk/contracts/locale.ts";
import { mapAddress } from "../../sdk/contracts/map-address.ts";
import { pagePath } from "../../sdk/contracts/pages/paths.ts";
import type { WalletPasses } from "../../sdk/contracts/wallet-passes.ts";
import { withValues } from "../../sdk/contracts/with-values.ts";
import { dateText, timeText, untilText } from "../domain/date-texts.ts";
import { escapeMarkup } from "../escape-markup.ts";
import { stageText } from "../ports/tickets/embedded/stage-text.ts";
import { ticketWords } from "../ports/tickets/embedded/ticket.words.ts";
import type { WebTicket } from "../presenters/web-ticket.ts";
import { ridge } from "./plain-page.ts";
import { ticketPageWords } from "./ticket-page.words.ts";

/** What the build makes for these pages: they stand in the page, which needs nothing else once it is loaded. */
export interface TicketPageParts {
  readonly style: string;
  readonly script: string;
}

export interface ShownTicket extends WebTicket {
  /** Where its passes are for the wallets of the device that asks. */
  readonly passes: WalletPasses;
  /** The code as SVG. */
  readonly qr: string;
}

export interface TicketPage {
  readonly locale: Locale;
  readonly shopName: string;
  /** What it is called among the apps of a device. */
  readonly title: string;
  /** Whether it is for fellow travellers. */
  readonly isShared: boolean;
  readonly tickets: readonly ShownTicket[];
  /** The page's own path, below which its manifest stands. */
  readonly path: string;
  /** The instant that the page is true for (ISO with an offset). */
  readonly asOf: string;
  /** Where the booking is looked at and changed; null for readers that it is not for. */
  readonly bookingUrl: string | null;
  readonly parts: TicketPageParts;
}

const muted = "text-14 text-ink-2";
const link =
  "focus-ring inline-flex min-h-11 items-center rounded-field font-strong text-accent no-underline hover:underline forced-colors:underline";

/**
 * Tickets as one page that works without scripts, without other files and, once it is kept by its worker
 * (host-site/ticket), without a connection.
 */
export function ticketPage(page: TicketPage): string {
  const { locale, parts, path } = page;
  const language = translatedLocaleOf(locale);
  const words = ticketPageWords(locale);
  const shopName = escapeMarkup(page.shopName);
  const asOf = withValues(words.asOf, { when: whenText(locale, { startsAt: page.asOf, isAllDay: false }) });
  return `<!doctype html>
<html lang="${languageTag(language)}" dir="${direction(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${escapeMarkup(page.title)} – ${shopName}</title><link rel="manifest" href="${path}/ticket.webmanifest"><link rel="icon" href="/shop/icon.svg"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><style>${parts.style}</style></head>
<body><header class="border-b border-line"><div class="wrap flex max-w-240 min-h-[calc(var(--header)-1px)] items-center"><a class="focus-ring flex min-h-11 items-center gap-3 rounded-field no-underline" href="${pagePath("homepage", locale)}">${ridge}<span class="text-22 font-strong tracking-[-0.014em] wrap-anywhere">${shopName}</span></a></div></header><main class="wrap grid max-w-240 grid-cols-[minmax(0,1fr)] gap-6 pt-6 pb-18">${headMarkup(page)}${page.tickets.map((ticket) => ticketMarkup(ticket, locale)).join("")}<div class="grid gap-2"><p class="${muted}" data-kept role="status" hidden>${words.kept}</p><p class="${muted}">${escapeMarkup(asOf)}</p>${page.bookingUrl === null ? "" : `<p><a class="${link}" href="${escapeMarkup(page.bookingUrl)}">${ticketWords(locale).manage}</a></p>`}</div></main><script>${parts.script}</script></body></html>
`;
}

function headMarkup({ locale, tickets, isShared }: TicketPage): string {
  const words = ticketPageWords(locale);
  const title = isShared ? words.shared : tickets.length > 1 ? words.several : words.title;
  return `<div><h1 class="text-28 font-strong tracking-[-0.014em]">${title}</h1>${isShared ? `<p class="mt-1 text-pretty text-ink-2">${words.sharedLead}</p>` : ""}</div>`;
}

function ticketMarkup(ticket: ShownTicket, locale: Locale): string {
  const { details, state, before } = ticket;
  const words = ticketPageWords(locale);
  const labels = ticketWords(locale);
  const { meetingPoint, trip } = details;
  const place = meetingPoint ? [meetingPoint.label, meetingPoint.address].filter(Boolean).join(", ") : "";
  const facts = [
    [labels.date, dateText(locale, details.startsAt)],
    [labels.time, details.isAllDay ? labels.allDay : timeText(locale, details.startsAt)],
    [trip ? labels.tickets : labels.guests, details.guests.join(", ")],
    [labels.offer, details.offerLabel],
    [labels.meetingPoint, place],
    [labels.supplier, details.supplier ?? ""],
  ].filter(([, fact]) => fact !== "") as [string, string][];
  const stages = trip?.stages.map((stage) => `<li>${escapeMarkup(stageText(stage, locale))}</li>`).join("") ?? "";
  const cancelling = details.cancellableUntil
    ? withValues(labels.cancellable, { until: untilText(locale, details.cancellableUntil) })
    : labels.notCancellable;
  const isValid = state === "valid";
  return `<article class="grid grid-cols-[minmax(0,1fr)] break-inside-avoid overflow-hidden rounded-card border border-line min-[768px]:grid-cols-[minmax(0,1fr)_288px] min-[768px]:grid-rows-[auto_1fr]"><div class="min-w-0">${
    details.picture
      ? `<img class="block aspect-21/9 w-full object-cover ${isValid ? "" : "opacity-60"}" src="data:image/jpeg;base64,${details.picture.toString("base64")}" width="720" height="309" alt="">`
      : ""
  }<div class="p-4 min-[768px]:px-6 min-[768px]:pt-6 min-[768px]:pb-0"><h2 class="text-22 font-strong tracking-[-0.014em] hyphens-auto wrap-break-word">${escapeMarkup(details.activityTitle)}</h2>${
    before && isValid
      ? `<p class="mt-3 rounded-field bg-warning-tint px-3 py-2 text-14 text-warning forced-colors:border">${escapeMarkup(withValues(words.before, { before: whenText(locale, before) }))}</p>`
      : ""
  }</div></div>${isValid ? codeMarkup(ticket, locale) : cancelledMarkup(locale)}<div class="min-w-0 p-4 min-[768px]:px-6 min-[768px]:pb-6"><dl class="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8em,40%)),1fr))] gap-4">${facts
    .map(
      ([label, fact]) =>
        `<div class="min-w-0"><dt class="${muted}">${label}</dt><dd class="font-value hyphens-auto wrap-break-word">${escapeMarkup(fact)}</dd></div>`,
    )
    .join("")}</dl>${
    stages
      ? `<h3 class="mt-4 text-14 font-text text-ink-2">${labels.stages}</h3><ol class="mt-1 grid list-none gap-1 font-value">${stages}</ol>`
      : ""
  }${isValid && details.info ? `<p class="mt-4 text-pretty">${escapeMarkup(details.info)}</p>` : ""}${
    trip?.isDemo ? `<p class="mt-4 font-value">${labels.demoTrip}</p>` : ""
  }${isValid ? `<p class="mt-4 ${muted}">${escapeMarkup(cancelling)}</p>` : ""}${
    meetingPoint && isValid
      ? `<p class="mt-2"><a class="${link}" target="_blank" rel="noopener noreferrer" href="${escapeMarkup(mapAddress(meetingPoint, translatedLocaleOf(locale)))}">${words.way}</a></p>`
      : ""
  }</div></article>`;
}

const stub =
  "flex flex-col items-center justify-center gap-4 border-y-2 border-dashed border-line p-6 min-[768px]:row-span-2 min-[768px]:border-s-2 min-[768px]:border-y-0";

/** As the secondary button of `sdk/ui/link-button.tsx`. */
const button =
  "focus-ring transition-quick inline-flex min-h-12 items-center justify-center rounded-field border border-edge bg-surface px-3 py-2 text-center text-16 font-value text-ink no-underline hover:bg-surface-2";

/** Dark on white whatever the theme is, as large as scanners like it. */
function codeMarkup({ details: { code, trip }, qr, passes }: ShownTicket, locale: Locale): string {
  const labels = ticketWords(locale);
  const name = withValues(ticketPageWords(locale).code, { code });
  return `<div class="${stub}"><div class="w-full max-w-60 overflow-hidden rounded-field bg-[#fff] [forced-color-adjust:none] [&>svg]:block [&>svg]:h-auto [&>svg]:w-full" role="img" aria-label="${escapeMarkup(name)}">${qr}</div><p class="text-center text-18 font-strong tracking-[0.06em]">${escapeMarkup(code)}</p><p class="max-w-[16em] text-center text-balance ${muted}">${trip ? labels.showOnTrip : labels.show}</p>${passMarkup(passes, locale)}</div>`;
}

/** Google's page opens beside the ticket, which stays to be shown. */
function passMarkup({ apple, google }: WalletPasses, locale: Locale): string {
  const { appleWallet, googleWallet } = ticketWords(locale);
  const buttons = [
    apple && `<a class="${button}" href="${escapeMarkup(apple)}">${appleWallet}</a>`,
    google && `<a class="${button}" target="_blank" rel="noopener" href="${escapeMarkup(google)}">${googleWallet}</a>`,
  ].filter(Boolean);
  return buttons.length === 0 ? "" : `<div class="grid w-full gap-2 print:hidden">${buttons.join("")}</div>`;
}

function cancelledMarkup(locale: Locale): string {
  const words = ticketPageWords(locale);
  return `<div class="${stub}"><p class="rounded-chip bg-red-tint px-4 py-1 font-strong text-red forced-colors:border">${words.cancelled}</p><p class="text-center text-balance">${words.cancelledText}</p></div>`;
}

/** "Sat 21 November 2026, 10:30". */
function whenText(locale: Locale, { startsAt, isAllDay }: { startsAt: string; isAllDay: boolean }): string {
  return [dateText(locale, startsAt), ...(isAllDay ? [] : [timeText(locale, startsAt)])].join(", ");
}

/** The policy of the page: what stands in it, its worker, its manifest, and nothing else. */
export function ticketPagePolicy({ style, script }: TicketPageParts): string {
  return [
    "default-src 'none'",
    `script-src ${digest(script)}`,
    `style-src ${digest(style)}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types gipfel-ticket",
  ].join("; ");
}

const digest = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
