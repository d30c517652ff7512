import type { Booking, BookingStatus, UnpaidPart } from "../../sdk/contracts/booking.ts";
import { StatusChip } from "./status-chip.tsx";

interface BookingChipProps {
  readonly booking: Pick<Booking, "status" | "unpaid">;
  readonly words: {
    readonly status: Readonly<Record<BookingStatus, string>>;
    readonly unpaidState: Readonly<Record<UnpaidPart, string>>;
  };
}

/** The state of a booking; of one that stands and is not paid, that. */
export function BookingChip({ booking: { status, unpaid }, words }: BookingChipProps) {
  return unpaid ? (
    <StatusChip state="unpaid">{words.unpaidState[unpaid]}</StatusChip>
  ) : (
    <StatusChip state={status}>{words.status[status]}</StatusChip>
  );
}
