import type { Trx } from "../../db/connection.ts";
import type { Services } from "../../services.ts";
import { announce } from "../outbox.ts";
import { executeRefunds } from "../refund/refund.ts";
import { cancelItem, type ItemCancellation, type ItemCancelled } from "./cancel-item.ts";
import { settleAnswered } from "./confirm-request.ts";

/** An item of a booking that is to be cancelled, and how. */
interface ItemToCancel {
  readonly itemId: string;
  readonly cancellation: ItemCancellation;
}

/** What was cancelled together, and what is to be done about the money afterwards. */
interface CancelledTogether extends Pick<ItemCancelled, "attemptId" | "isRequestOver"> {
  /** In the order in which they were cancelled. */
  readonly cancelled: readonly (ItemCancelled & { readonly bookingItemId: string })[];
}

/**
 * Cancels items of a booking whose row is locked, in the order given, with one mail about those that were not cancelled
 * before. Throws what `cancelItem` throws.
 */
export async function cancelEach(
  trx: Trx,
  bookingId: string,
  items: readonly ItemToCancel[],
  at: string,
): Promise<CancelledTogether> {
  const cancelled = [];
  for (const { itemId, cancellation } of items)
    cancelled.push({ bookingItemId: itemId, ...(await cancelItem(trx, bookingId, itemId, cancellation, at)) });
  const ofNow = cancelled.filter(({ isNew }) => isNew).map(({ bookingItemId }) => bookingItemId);
  if (ofNow.length > 0) await announce(trx, "booking_cancelled", bookingId, at, ofNow);
  return {
    cancelled,
    attemptId: cancelled.find((each) => each.attemptId !== null)?.attemptId ?? null,
    isRequestOver: cancelled.some((each) => each.isRequestOver),
  };
}

/** Refunds what is due, once that is committed; where no answer is missing any more, the rest is captured before. */
export async function settleCancelled(
  services: Services,
  { attemptId, isRequestOver }: Pick<CancelledTogether, "attemptId" | "isRequestOver">,
): Promise<void> {
  if (attemptId) await (isRequestOver ? settleAnswered : executeRefunds)(services, attemptId);
}
