import type { TripRefusal } from "../../../sdk/contracts/trip-refusals.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import { dateOf, timeOf } from "../../../sdk/contracts/time.ts";
import type { PlannedTrip } from "../../../sdk/contracts/transport.ts";
import { directionOf } from "../../../sdk/contracts/trip-fit.ts";
import { minute, msOf } from "../../clock.ts";
import { hasSeats } from "../../db/queries/slot.ts";
import { listVehicleIds } from "../../db/queries/slot-vehicle.ts";
import type { FrozenReservation } from "../../domain/frozen.ts";
import { itemTimeOf } from "../../domain/item-time.ts";
import type { QuotedTrip } from "../../domain/rebook-quote.ts";
import { whyNotRebookable } from "../../domain/rebook-rule.ts";
import type { Session } from "../../domain/session.ts";
import { datePlus, daysBetween, instantOfWallTime, NoSuchLocalTime } from "../../domain/wall-time.ts";
import { AppError } from "../../errors.ts";
import type { TripQuery } from "../../ports/timetable/timetable.ts";
import type { Services } from "../../services.ts";
import type { PricedRequest } from "../reservation/priced-request.ts";
import { priceTrip } from "../transport/price-trip.ts";
import { isOnSale, type TransportServices } from "../transport/trip-for-sale.ts";
import { listTiedTrips, requestOfTrip, type TiedTrip } from "./tied-trips.ts";

/** A trip that goes with an item that is to be moved, and its connection for the new time, or why it has none. */
export interface TripProposal extends Pick<QuotedTrip, "itemId" | "before" | "refusal"> {
  readonly priced: PricedRequest | null;
}

/** An item before and after. */
interface Rebooking {
  readonly itemId: string;
  readonly bookingId: string;
  readonly before: Pick<FrozenReservation, "slot" | "offer">;
  readonly after: Pick<FrozenReservation, "slot" | "offer">;
  readonly locale: Locale;
}

/** Connections that are asked for: the first of them that runs counts. */
const results = 6;

/**
 * For each trip that goes with an item the connection between the same places for the item's new time, with the same
 * product and tickets: on the way there the last that arrives before it starts, on the way back the first that leaves
 * after it ends. Leaves out trips that fit as they are. `at` is an instant of the database.
 */
export async function proposeTrips(
  services: TransportServices & Pick<Services, "db">,
  rebooking: Rebooking,
  session: Session,
  at: string,
): Promise<readonly TripProposal[]> {
  const { bookingId, itemId } = rebooking;
  const tied = await listTiedTrips(services.db, bookingId, itemId);
  const before = itemTimeOf(rebooking.before);
  const isWayThere = ({ reservation: { direction }, frozen: { trip } }: TiedTrip) =>
    directionOf({ direction, trip }, before) === "there";
  const affected = tied.filter((trip) => isAffected(rebooking, trip, isWayThere(trip)));
  const proposed = await Promise.all(
    affected.map(async (trip) => {
      const wanted = timeOfTrip(trip.frozen.trip.plan, rebooking, isWayThere(trip));
      const proposal = await proposeTrip(services, rebooking, { ...trip, wanted }, session, at);
      return proposal.priced?.sale.slot.id === trip.reservation.slot_id ? [] : [proposal];
    }),
  );
  return proposed.flat();
}

/**
 * Whether an item's new time concerns a trip. Where it starts as before and another offer takes longer, the way back
 * that leaves before its end does.
 */
function isAffected({ before, after: { slot, offer } }: Rebooking, { frozen }: TiedTrip, isWayThere: boolean): boolean {
  if (before.slot.startsAt !== slot.startsAt) return true;
  if (slot.isAllDay || offer.durationMinutes === null || offer.durationMinutes === before.offer.durationMinutes)
    return false;
  const { plan } = frozen.trip;
  const endsAt = msOf(slot.startsAt) + offer.durationMinutes * minute;
  return !isWayThere && msOf(plan.startTime) < endsAt;
}

async function proposeTrip(
  services: TransportServices & Pick<Services, "db">,
  rebooking: Rebooking,
  trip: TiedTrip & { readonly wanted: WantedTime },
  session: Session,
  at: string,
): Promise<TripProposal> {
  const { item, reservation, frozen } = trip;
  const known = { itemId: item.id, before: frozen.trip.plan };
  const refused = (refusal: TripRefusal): TripProposal => ({ ...known, priced: null, refusal });
  const state = {
    cancelledAt: item.cancelled_at,
    bookingState: "confirmed",
    reservationState: reservation.state,
    frozen,
    cancellableUntil: frozen.slot.cancellableUntil,
  };
  if (whyNotRebookable(state, at)) return refused("too_late");
  try {
    const connection = await findConnection(services, trip.wanted, frozen.trip.plan, rebooking.locale);
    if (!connection) return refused("no_connection");
    const priced = await priceTrip(services, requestOfTrip(trip, connection.id, rebooking.locale), session);
    const { slot, vehicleIds = [] } = priced.sale;
    const ownVehicles = new Set(await listVehicleIds(services.db, [reservation.slot_id]));
    const isShared = slot.id === reservation.slot_id || vehicleIds.some((id) => ownVehicles.has(id));
    return hasSeats(slot, priced.seats - (isShared ? reservation.seats : 0))
      ? { ...known, priced, refusal: null }
      : refused("sold_out");
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    return refused(refusalOf(cause));
  }
}

/** What timetable and tariff refuse a trip for. */
function refusalOf({ code }: AppError): TripRefusal {
  if (code === "provider_unavailable") return "no_timetable";
  return code === "outside_timetable" || code.endsWith("place_not_found") ? "no_connection" : "not_sold";
}

async function findConnection(
  { ports, clock }: TransportServices,
  wanted: WantedTime,
  plan: PlannedTrip,
  locale: Locale,
): Promise<PlannedTrip | undefined> {
  const [originId, destinationId] = [plan.origin, plan.destination].map(({ stopPlaceRef }) =>
    stopPlaceRef.replace(/^urn:uic:stn:/, ""),
  );
  const { trips } = await ports.timetable.findTrips({
    originId: originId!,
    destinationId: destinationId!,
    ...wanted,
    results,
    locale,
  });
  const running = trips.filter((trip) => isOnSale(trip, clock.now()) && isInTime(trip, wanted));
  return wanted.by === "arrival" ? running.at(-1) : running[0];
}

type WantedTime = Pick<TripQuery, "at" | "by">;

function isInTime({ startTime, endTime }: PlannedTrip, { at, by }: WantedTime): boolean {
  return by === "arrival" ? msOf(endTime) <= at : msOf(startTime) >= at;
}

/** When a trip has to arrive or may leave, for the new time of the item that it goes with. */
function timeOfTrip(
  { startTime }: PlannedTrip,
  {
    before: { slot: before },
    after: {
      slot,
      offer: { durationMinutes },
    },
  }: Rebooking,
  isWayThere: boolean,
): WantedTime {
  // A day without a time of its own has no start: the trip leaves at the same time of the day.
  if (before.isAllDay || slot.isAllDay) {
    const date = datePlus(dateOf(startTime), { days: daysBetween(before.localDate, slot.localDate) });
    return { at: wallTimeAfterGap(date, timeOf(startTime)), by: "departure" };
  }
  const startsAt = msOf(slot.startsAt);
  if (isWayThere) return { at: startsAt, by: "arrival" };
  const gap = Math.max(0, msOf(startTime) - msOf(before.startsAt));
  return { at: startsAt + (durationMinutes === null ? gap : durationMinutes * minute), by: "departure" };
}

/** A time that the clocks skip in spring counts an hour later. */
function wallTimeAfterGap(date: string, time: string): number {
  try {
    return instantOfWallTime(date, time);
  } catch (cause) {
    if (!(cause instanceof NoSuchLocalTime)) throw cause;
    return instantOfWallTime(date, "03:00");
  }
}
