import type { PlannedTrip } from "../../../sdk/contracts/transport.ts";
import type { Db } from "../../db/connection.ts";
import { capacityOf } from "../../domain/ticket-category.ts";
import type { FareOffer } from "../../ports/fares/fares.ts";
import { readSlot } from "./trip-slot.ts";

/** The products of a trip whose contingent is taken. */
export async function listSoldOut(db: Db, trip: PlannedTrip, offers: readonly FareOffer[]): Promise<string[]> {
  const limited = offers.filter(({ product }) => product.contingent !== null);
  const slots = await Promise.all(limited.map((offer) => readSlot(db, { trip, offer })));
  return limited.flatMap(({ product }, nth) => (capacityOf(slots[nth]!) === "none" ? product.id : []));
}
