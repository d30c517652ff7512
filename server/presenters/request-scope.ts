import { type RequestSupplier } from "../db/queries/request.ts";
import type { BookedItemRows, BookingTable } from "../db/schema.ts";

/** A booking on request with the items that one supplier, or the team, answers. */
export interface RequestScope {
  readonly booking: BookingTable;
  /** All items of the booking. */
  readonly all: readonly BookedItemRows[];
  /** A supplier's own; the team's are all. */
  readonly items: readonly BookedItemRows[];
  /** The suppliers of the items on request that were not cancelled. */
  readonly suppliers: readonly RequestSupplier[];
}
