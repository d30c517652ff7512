import type { ActivityRow } from "../../db/queries/activity.ts";
import type { FrozenReservation } from "../../domain/frozen.ts";
import type { SlotForSale } from "./slot-for-sale.ts";

/** A checked reservation request with its current prices, frozen. */
export interface PricedRequest {
  readonly sale: Pick<SlotForSale, "slot"> & {
    readonly activity: Pick<ActivityRow, "id" | "supplier_id">;
    /** Of a trip with a contingent: the vehicles whose seats it takes (`slot-vehicle.ts`). */
    readonly vehicleIds?: readonly string[];
  };
  /** Persons (RULES 2), and the dogs and bikes of a trip. */
  readonly seats: number;
  readonly frozen: FrozenReservation;
}

/** What a priced request costs, in Rappen: its tickets, and the deposits that come with them. */
export function costOf({ frozen }: PricedRequest): { readonly tickets: number; readonly deposits: number } {
  return {
    tickets: frozen.lines.reduce((sum, line) => sum + line.quantity * line.price, 0),
    deposits: frozen.lines.reduce((sum, line) => sum + line.quantity * (line.articlePrice ?? 0), 0),
  };
}
