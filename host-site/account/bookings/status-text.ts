import { requestWayOf, type Booking } from "../../../sdk/contracts/booking.ts";
import { lostToDisputes } from "../../../sdk/contracts/booking-lines.ts";
import { money } from "../../../sdk/contracts/money.ts";
import { fill } from "../../shell/fill.ts";
import { isMixedRequest } from "../../../sdk/contracts/mixed-request.ts";
import type { AccountWords } from "../../sections/words.ts";

/** Why a booking that stands is not paid, or not wholly; null where nothing is unpaid (RULES 8). */
export function unpaidTextOf(
  { unpaid, money: ofBooking, missing }: Pick<Booking, "unpaid" | "money" | "missing">,
  { paymentLost, notCaptured, shareMissing }: AccountWords["booking"],
): string | null {
  if (!unpaid) return null;
  const lost = lostToDisputes(ofBooking);
  if (lost > 0) return fill(paymentLost, { amount: money(lost).formatted });
  return unpaid === "all" ? notCaptured : fill(shareMissing, { amount: missing?.formatted ?? "" });
}

/**
 * What the state of a booking means for its buyer; where money is about, by what was taken of it, reserved or billed.
 */
export function statusTextOf(
  { status, money, payment, items }: Pick<Booking, "status" | "money" | "payment" | "items">,
  {
    statusText,
    requestedText,
    mixedRequestText,
    calledOffText,
  }: Pick<AccountWords, "statusText" | "requestedText" | "mixedRequestText" | "calledOffText">,
): string {
  if (status === "requested")
    return (isMixedRequest({ items }) ? mixedRequestText : requestedText)[requestWayOf(payment?.refundWay ?? "none")];
  const isDue = money.refundDue.amount > 0;
  if (status !== "refunded") return [statusText[status], isDue ? calledOffText.due : ""].filter(Boolean).join(" ");
  const isKept = money.authorised.amount > 0 || (money.paid.amount > 0 && money.kept.amount === money.paid.amount);
  if (isKept) return calledOffText.kept;
  if (money.invoiced.amount > 0) return calledOffText.keptOnInvoice;
  if (money.paid.amount === 0) return calledOffText.nothing;
  if (lostToDisputes(money) > 0) return calledOffText.lost;
  if (isDue) return calledOffText.due;
  if (money.kept.amount > 0) return calledOffText.keptPart;
  return money.refundPending.amount > 0 ? calledOffText.pending : calledOffText.done;
}
