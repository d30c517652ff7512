import { randomUUID } from "node:crypto";
import type { ParsedInput } from "../../../sdk/contracts/call.ts";
import type { changeBookingShare } from "../../../sdk/contracts/calls/share-booking.ts";
import { instantAt } from "../../clock.ts";
import type { BookingWithItems } from "../../db/queries/booking.ts";
import { deleteShare, findShareId, insertShare } from "../../db/queries/shared-booking.ts";
import { transact } from "../../db/transact.ts";
import { AppError } from "../../errors.ts";
import { sharedTicketsPage } from "../../security/ticket-link.ts";
import type { Services } from "../../services.ts";

type Change = ParsedInput<typeof changeBookingShare>["body"]["change"];

/** The link that shows a booking's tickets to who comes along; null where there is none. */
export async function readShare(services: Services, { booking, items }: BookingWithItems): Promise<string | null> {
  const shareId = await findShareId(services.db, booking.id);
  return shareId === undefined ? null : sharedTicketsPage(services, shareId, items);
}

/**
 * Makes the link of a confirmed booking (a second `share` changes nothing), puts another in its place, or takes it
 * back. Throws 409 `not_confirmed` where there are no tickets to share.
 */
export async function changeShare(services: Services, found: BookingWithItems, change: Change): Promise<void> {
  const { booking, items } = found;
  const hasTickets = booking.state === "confirmed" && items.some(({ item }) => item.cancelled_at === null);
  if (change !== "revoke" && !hasTickets)
    throw new AppError("not_confirmed", "There are no tickets of this booking to share.");
  await transact(services.db, async (trx) => {
    if (change !== "share") await deleteShare(trx, booking.id);
    if (change !== "revoke") await insertShare(trx, booking.id, randomUUID(), instantAt(services.clock.now()));
  });
}
