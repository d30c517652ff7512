import type { CallAnswer, ParsedInput } from "../../../sdk/contracts/call.ts";
import type { cancelItems as cancelItemsCall } from "../../../sdk/contracts/calls/cancel.ts";
import { money } from "../../../sdk/contracts/money.ts";
import { instantAt } from "../../clock.ts";
import { findBookingWithItems } from "../../db/queries/booking.ts";
import { lockRow } from "../../db/row-lock.ts";
import { transact } from "../../db/transact.ts";
import { notFound } from "../../errors.ts";
import { storeAnswer, type Idempotency } from "../idempotency.ts";
import type { Services } from "../../services.ts";
import type { Session } from "../../domain/session.ts";
import { cancelEach, settleCancelled } from "./cancel-each.ts";
import { notCancellable } from "./cancel-item.ts";
import { whyNotCancellable } from "../../domain/cancel-rule.ts";
import { isOnRequest } from "../../domain/request-state.ts";

type ItemsCancellation = Omit<ParsedInput<typeof cancelItemsCall>["body"], "token">;
type ItemsCancelled = CallAnswer<typeof cancelItemsCall>;

/**
 * Cancels several items of a booking in one transaction, all or none (RULES 11), with one mail. The route checks
 * permission. Items that were cancelled before count in the result. Throws 404 `booking_not_found`, also for an item of
 * another booking; 409 `not_cancellable` with `fields.bookingItemIds`, the items that can't be cancelled.
 */
export async function cancelItems(
  services: Services,
  bookingId: string,
  { bookingItemIds, reason }: ItemsCancellation,
  session: Pick<Session, "isAdmin">,
  idempotency: Idempotency | null,
): Promise<ItemsCancelled> {
  const { db, clock } = services;
  const at = instantAt(clock.now());
  const cancellation = { by: session.isAdmin ? "team" : "customer", reason, ignoresCutOff: session.isAdmin } as const;
  const { answer, together } = await transact(db, async (trx) => {
    await lockRow(trx, "booking", bookingId);
    const found = await findBookingWithItems(trx, bookingId);
    const named = found?.items.filter(({ item }) => bookingItemIds.includes(item.id)) ?? [];
    if (!found || named.length !== new Set(bookingItemIds).size) throw notFound("booking_not_found");
    const refused = named.flatMap(({ item, reservation }) => {
      const why = whyNotCancellable({ booking: found.booking, item, reservation }, at, cancellation.ignoresCutOff);
      return why === null || why === "cancelled" ? [] : [{ id: item.id, why }];
    });
    if (refused[0])
      throw notCancellable(
        refused[0].why,
        refused.map(({ id }) => id),
      );
    // What is on request comes last: without it the rest of a request would be confirmed, and cancelled right after.
    const order = named.toSorted(
      (one, other) => Number(isOnRequest(one.reservation)) - Number(isOnRequest(other.reservation)),
    );
    const together = await cancelEach(
      trx,
      bookingId,
      order.map(({ item }) => ({ itemId: item.id, cancellation })),
      at,
    );
    const { cancelled } = together;
    const made: ItemsCancelled = {
      bookingId,
      status: cancelled.at(-1)?.status ?? found.booking.state,
      refund: money(cancelled.reduce((sum, { refund }) => sum + refund, 0)),
      items: cancelled.map(({ bookingItemId, refund, refundWay, refundToVouchers }) => ({
        bookingItemId,
        refund: money(refund),
        refundWay,
        refundToVouchers: money(refundToVouchers),
      })),
    };
    await storeAnswer(trx, idempotency, made, at);
    return { answer: made, together };
  });
  await settleCancelled(services, together);
  return answer;
}
