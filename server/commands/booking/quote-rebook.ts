import { instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { transact } from "../../db/transact.ts";
import { withBills } from "../../db/queries/bill.ts";
import { listBookingItems } from "../../db/queries/booking-item.ts";
import { refundWayOfAttempt } from "../../domain/booking-money.ts";
import type { QuotedCost, QuotedPrice, QuotedTrip, RebookQuote } from "../../domain/rebook-quote.ts";
import type { FrozenReservation } from "../../domain/frozen.ts";
import { countPersons } from "../../domain/persons.ts";
import { hasNetPrices, type Session } from "../../domain/session.ts";
import type { Services } from "../../services.ts";
import { confirmingAttemptOf } from "../payment/confirming-attempt.ts";
import { priceRequest } from "../reservation/price-request.ts";
import { proposeTrips, type TripProposal } from "./propose-trips.ts";
import type { ItemToRebook, Prices } from "./rebook-item.ts";
import { differenceOf, isBilled, mostBackOf, pricesOfMoves } from "./rebook-money.ts";
import { withAgesBefore } from "../transport/ages-before.ts";
import { readBooked, readRebookable } from "./rebook-rules.ts";
import type { RebookRequest } from "./rebook.ts";
import { listTiedTrips } from "./tied-trips.ts";

/** An item that is to be moved: `after` is what it would become. */
interface MovedItem {
  readonly bookingId: string;
  readonly itemId: string;
  readonly before: Pick<FrozenReservation, "trip" | "lines">;
  readonly after: Pick<FrozenReservation, "trip" | "lines">;
}

/**
 * What the same request would cost (RULES 12), and where the trips that go with the item would move: it takes no seat
 * and changes nothing. Throws what `rebook` throws, but for price, seats and trips.
 */
export async function quoteRebook(
  services: Services,
  request: Pick<RebookRequest, "bookingId" | "reservation">,
  session: Session,
): Promise<RebookQuote> {
  const { db, clock } = services;
  const { bookingId: itemId } = request;
  const at = instantAt(clock.now());
  const { bookingId, frozen } = await readRebookable(db, request, session, at);
  const reservation = withAgesBefore(request.reservation, frozen);
  const priced = await priceRequest(services, reservation, session, frozen.net && hasNetPrices(session));
  const rebooking = { bookingId, itemId, before: frozen, after: priced.frozen, locale: reservation.locale };
  const tripPersons = await tripPersonsBelowItem(db, rebooking);
  const proposals = await proposeTrips(services, rebooking, session, at);
  return transact(db, async (trx) => {
    const item = { booked: await readBooked(trx, itemId), priced };
    const paid = await confirmingAttemptOf(trx, item.booked.booking);
    const mostBack = await mostBackOf(trx, paid);
    const moving = [];
    for (const { itemId: tripItemId, priced: ofTrip } of proposals)
      if (ofTrip) moving.push({ booked: await readBooked(trx, tripItemId), priced: ofTrip });
    const [ofItem, ...ofTrips] = pricesOfMoves([item, ...moving], mostBack);
    const quoted = (difference: number): QuotedPrice => ({
      difference,
      isAllowed: difference <= 0 || isBilled(paid, session),
    });
    const [alone] = pricesOfMoves([item], mostBack);
    const differences = new Map(moving.map(({ booked }, index) => [booked.item.id, ofTrips[index]!.difference]));
    return {
      bookingId,
      cost: await costOf(trx, item.booked, alone!),
      ...quoted(alone!.difference),
      refundWay: refundWayOfAttempt((await withBills(trx, [paid]))[0]),
      withTrips:
        proposals.length === 0
          ? null
          : {
              ...quoted(differenceOf([ofItem!, ...ofTrips])),
              trips: proposals.map((proposal) => quotedTrip(proposal, differences.get(proposal.itemId) ?? 0)),
            },
      tripPersons,
    };
  });
}

/** What an item would cost at these prices, before anything that can't go back. */
async function costOf(
  trx: Trx,
  { booking, item }: ItemToRebook,
  { tickets, deposits, rebate }: Prices,
): Promise<QuotedCost> {
  const standing = (await listBookingItems(trx, booking.id)).filter(({ cancelled_at }) => cancelled_at === null);
  const serviceFee = standing.length === 1 ? booking.service_fee_amount - (booking.fee_refunded_amount ?? 0) : 0;
  return {
    total: tickets + deposits - rebate + serviceFee,
    serviceFee,
    booking,
    item: { id: item.id, rebate_amount: rebate },
  };
}

/**
 * The persons of the trip with the fewest of them, among those that go with an item that is moved for more persons than
 * before; null where each of these trips is for as many as the item would be, or the item gets no more.
 */
async function tripPersonsBelowItem(
  db: Services["db"],
  { bookingId, itemId, before, after }: MovedItem,
): Promise<number | null> {
  const persons = countPersons(after);
  if (persons <= countPersons(before)) return null;
  const tied = await listTiedTrips(db, bookingId, itemId);
  const fewest = Math.min(...tied.map(({ frozen }) => countPersons(frozen)));
  return fewest < persons ? fewest : null;
}

/** `difference` in Rappen. */
function quotedTrip({ itemId, before, priced, refusal }: TripProposal, difference: number): QuotedTrip {
  const plan = priced?.frozen.trip?.plan;
  return { itemId, before, after: plan ? { plan, difference } : null, refusal };
}
