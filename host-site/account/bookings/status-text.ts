import { requestWayOf, type Booking } from "../../../sdk/contracts/booking.ts";
import { lostToDisputes } from "../../../sdk/contracts/booking-lines.ts";
import { isMixedRequest } from "../../../sdk/contracts/mixed-request.ts";
import type { AccountWords } from "../../sections/words.ts";

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
