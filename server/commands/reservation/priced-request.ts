import type * as v from "valibot";
import type { ReservationRequest } from "../../../sdk/contracts/requests/cart.ts";
import { instantAt } from "../../clock.ts";
import type { Services } from "../../services.ts";
import type { Session } from "../../domain/session.ts";
import { dateInZurich } from "../../domain/wall-time.ts";
import type { FrozenReservation } from "../../domain/frozen.ts";
import { freeze } from "./freeze.ts";
import { availabilityClosed } from "./availability-errors.ts";
import { checkPersonalization } from "./personalization.ts";
import { checkChildrenAges, chooseTickets } from "./selection.ts";
import { readSlotForSale, type SlotForSale } from "./slot-for-sale.ts";

export type ReservationInput = v.InferOutput<typeof ReservationRequest>;

/** A checked reservation request with its current prices, frozen. */
export interface PricedRequest {
  readonly sale: SlotForSale;
  /** Persons (RULES 2). */
  readonly seats: number;
  readonly frozen: FrozenReservation;
}

/**
 * Reads and checks all of a reservation request but whether its seats are free (RULES 2, 16). `net` takes a
 * distributor's prices. Throws 404 `availability_not_found`; 422 `availability_closed` (fields.date),
 * `selection_invalid`, `personalization_invalid`.
 */
export async function priceRequest(
  { db, clock }: Pick<Services, "db" | "clock">,
  request: ReservationInput,
  session: Session,
  net: boolean,
): Promise<PricedRequest> {
  const now = clock.now();
  const sale = await readSlotForSale(db, request.activityId, request.availabilityId, request.locale);
  if (sale.slot.cutoff_at <= instantAt(now)) throw availabilityClosed(sale.slot.starts_at);
  const chosen = chooseTickets(request.selection, sale.categories);
  const seats = chosen.reduce((sum, { persons }) => sum + persons, 0);
  checkChildrenAges(request.childrenAges ?? [], seats, sale.activity);
  const frozen = freeze(sale, chosen, request, net);
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

/** What a priced request costs, in Rappen: its tickets, and the deposits that come with them. */
export function costOf({ frozen }: PricedRequest): { readonly tickets: number; readonly deposits: number } {
  return {
    tickets: frozen.lines.reduce((sum, line) => sum + line.quantity * line.price, 0),
    deposits: frozen.lines.reduce((sum, line) => sum + line.quantity * (line.articlePrice ?? 0), 0),
  };
}
