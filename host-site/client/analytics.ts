import type { InferOutput } from "valibot";
import type { cancelBooking } from "../../sdk/contracts/calls/cancel.ts";
import { inFrancs } from "../../sdk/contracts/data-layer.ts";
import { eventVersion } from "../../sdk/contracts/events.ts";

type Refunded = Pick<InferOutput<typeof cancelBooking.answer>, "bookingId" | "bookingItemId" | "refund" | "refundWay">;

/**
 * `refund` (purchase spec §7): an item was cancelled, and what goes back for it, or is taken off an invoice. What a
 * card was never charged is no refund. In Rappen in the event, in francs in the data layer.
 */
export function emitRefund({ bookingId, bookingItemId, refund, refundWay }: Refunded): void {
  if (refundWay === "release" || refundWay === "none") return;
  const payload = {
    transaction_id: bookingId,
    currency: refund.currency,
    value: refund.amount,
    items: [{ bookingItemId, value: refund.amount }],
  };
  document.dispatchEvent(
    new CustomEvent("gipfel-analytics", { detail: { version: eventVersion, name: "refund", payload } }),
  );
  const layer = (window as { dataLayer?: unknown[] }).dataLayer;
  if (Array.isArray(layer)) layer.push({ event: "refund", ...(inFrancs(payload) as object) });
}
