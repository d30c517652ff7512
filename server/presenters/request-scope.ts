import { type RequestSupplier } from "../db/queries/request.ts";
import type { BookingTable } from "../db/schema.ts";
import type { BookedItem } from "../domain/booked-item.ts";

/** A booking on request with the items that one supplier, or the team, answers. */
export interface RequestScope {
  readonly booking: BookingTable;
  /** All items of the booking. */
  readonly all: readonly BookedItem[];
  /** A supplier's own; the team's are all. */
  readonly items: readonly BookedItem[];
  /** The suppliers of the items on request that were not cancelled. */
  readonly suppliers: readonly RequestSupplier[];
}
