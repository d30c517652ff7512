import type * as v from "valibot";
import type { ReservationRequest } from "../../../sdk/contracts/requests/cart.ts";
import { instantAt } from "../../clock.ts";
import type { Services } from "../../services.ts";
import type { Session } from "../../domain/session.ts";
import { dateInZurich } from "../../domain/wall-time.ts";
import { freeze } from "./freeze.ts";
import { availabilityClosed } from "./availability-errors.ts";
import { checkPersonalization } from "./personalization.ts";
import type { PricedRequest } from "./priced-request.ts";
import { checkChildrenAges, chooseTickets } from "./selection.ts";
import { readSlotForSale } from "./slot-for-sale.ts";

export type SlotReservationInput = v.InferOutput<typeof ReservationRequest>;

/**
 * Reads and checks all of a reservation of an activity's slot but whether its seats are free (RULES 2, 16). `net` takes
 * a distributor's prices. Throws 404 `availability_not_found`; 422 `availability_closed` (fields.date),
 * `selection_invalid`, `personalization_invalid`.
 */
export async function priceSlot(
  { db, clock, env }: Pick<Services, "db" | "clock" | "env">,
  request: SlotReservationInput,
  session: Session,
  net: boolean,
): Promise<PricedRequest> {
  const now = clock.now();
  const sale = await readSlotForSale(db, request.activityId, request.availabilityId, request.locale);
  if (sale.slot.cutoff_at <= instantAt(now)) throw availabilityClosed(sale.slot.starts_at);
  const chosen = chooseTickets(request.selection, sale.categories);
  const seats = chosen.reduce((sum, { persons }) => sum + persons, 0);
  checkChildrenAges(request.childrenAges ?? [], seats, sale.activity);
  const frozen = freeze(sale, chosen, request, net, env.VAT_RATE);
  checkPersonalization({
    fields: frozen.fields,
    reservation: frozen.personalization,
    groups: frozen.lines.map((line) => ({ ...line, persons: line.guests.length })),
    date: sale.slot.local_date,
    today: dateInZurich(now),
    seesAll: session.isReseller,
  });
  return { sale, seats, frozen };
}
