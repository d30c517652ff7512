import type { Locale } from "../../sdk/contracts/locale.ts";
import { formatMoney, money } from "../../sdk/contracts/money.ts";
import { bookingLines, itemLines, type PriceLine } from "../../sdk/contracts/price-lines.ts";
import { ticketCount } from "../../sdk/contracts/ticket-count.ts";
import { withValues } from "../../sdk/contracts/with-values.ts";
import type { BookingWithItems } from "../db/queries/booking.ts";
import {
  confirmingAttempt,
  isMoneyTaken,
  type AttemptOfBooking,
  type RefundOfBooking,
} from "../domain/booking-money.ts";
import type { FrozenReservation } from "../domain/frozen.ts";
import type { LedgerEntry } from "../domain/voucher-ledger.ts";
import { tripInLocale } from "../domain/trip-in-locale.ts";
import { fromJson } from "../json.ts";
import { presentMoney } from "./booking-money.ts";
import { presentCodesOfBooking } from "./codes-of-booking.ts";
import { documentWords } from "./document.words.ts";
import { priceLineWords } from "./price-lines.words.ts";

/** A line of a price as texts: its name, and "CHF 98.00" or "−CHF 10.00". */
export type PriceLineText = readonly [name: string, amount: string];

/** A line of a price in a language; `method`: how the booking was paid, by its name on the wire. */
export function priceLineText(
  locale: Locale,
  { kind, name, quantity, amount }: PriceLine,
  method: string | null = null,
): PriceLineText {
  const words = priceLineWords(locale);
  const text = formatMoney(amount);
  if (kind === "tickets" || kind === "deposit") return [ticketCount(quantity, name ?? ""), text];
  // Of what was frozen before names of codes were, the word alone.
  if (kind === "rebate" || kind === "voucher") return [withValues(words[kind], { code: name ?? "" }).trim(), text];
  if (kind === "paid" && method !== null)
    return [withValues(words.paidWith, { method: documentWords(locale).methods[method] ?? method }), text];
  return [words[kind], text];
}

/** The lines of a booking's price; `method` by its name on the wire, null where nothing was paid. */
export interface PriceOfBooking {
  readonly items: readonly {
    readonly title: string;
    readonly isCancelled: boolean;
    readonly lines: readonly PriceLine[];
  }[];
  readonly sums: readonly PriceLine[];
  readonly method: string | null;
}

/** What all of a booking costs and how it was paid, with every item: what is cancelled stands among what went back. */
export function presentPrice(
  { booking, items }: BookingWithItems,
  attempts: readonly AttemptOfBooking[],
  refunds: readonly RefundOfBooking[],
  entries: readonly LedgerEntry[],
): PriceOfBooking {
  const attempt = confirmingAttempt(booking, attempts);
  const priced = items.map(({ item, reservation }) => {
    const { activityTitle, lines } = tripInLocale(
      fromJson<FrozenReservation>(reservation.frozen),
      booking.locale as Locale,
    );
    return { title: activityTitle, isCancelled: item.cancelled_at !== null, lines: itemLines(lines) };
  });
  const goods = priced.flatMap(({ lines }) => lines).reduce((sum, { amount }) => sum + amount, 0);
  return {
    items: priced,
    sums: bookingLines({
      total: goods + booking.service_fee_amount - booking.rebates_amount,
      serviceFee: money(booking.service_fee_amount),
      codes: presentCodesOfBooking(booking, items),
      vouchersTotal: money(booking.vouchers_amount),
      money: presentMoney(attempts, refunds, entries),
      uncharged: null,
      isUnpaid: booking.state === "confirmed" && attempt?.state === "failed",
    }),
    method: attempt && isMoneyTaken(attempt) ? attempt.method : null,
  };
}
