import { fromJsonOrNull } from "../json.ts";
import type { FrozenReservation } from "./frozen.ts";
import type { BookingItemRecord, Json, ReservationRecord } from "./records.ts";

/**
 * How the catalogue differs from what was frozen of a booked item, as its buyer was told. What is not named is as it
 * was booked; one that names nothing says that it is so again.
 */
export interface SupplierChange {
  /** The reservation that it is about: after a rebooking it says nothing. */
  readonly reservationId: string;
  /** When it was noted; an instant of the database. */
  readonly at: string;
  /** Where the meeting point is now. */
  readonly meetingPoint?: NonNullable<FrozenReservation["meetingPoint"]>;
  /** Its time is not offered any more: the offer's times on that date now, "11:00"; empty where there is none. */
  readonly times?: readonly string[];
  /** The activity or the offer has been withdrawn. */
  readonly isWithdrawn?: true;
}

type Changed = { readonly supplier_change: Json | null };

/** What was told of an item as it is booked now; null where nothing was. */
export function toldChange({ supplier_change }: Changed, reservation: { readonly id: string }): SupplierChange | null {
  const told = fromJsonOrNull<SupplierChange>(supplier_change);
  return told?.reservationId === reservation.id ? told : null;
}

/** The same where something is other than it was booked. */
export function openChange(item: Changed, reservation: { readonly id: string }): SupplierChange | null {
  const told = toldChange(item, reservation);
  return told && (told.meetingPoint || told.times || told.isWithdrawn) ? told : null;
}

/**
 * Until when the buyer may cancel or move an item (RULES 11, 12); null: never. Where the supplier has changed it, until
 * it begins.
 */
export function cancellableUntilOf(
  item: Pick<BookingItemRecord, "supplier_change">,
  reservation: Pick<ReservationRecord, "id">,
  { slot }: Pick<FrozenReservation, "slot">,
): string | null {
  return openChange(item, reservation) ? slot.startsAt : slot.cancellableUntil;
}
