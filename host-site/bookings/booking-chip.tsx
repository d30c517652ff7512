import type { Booking } from "../../sdk/contracts/booking.ts";
import { StatusChip } from "../lists/status-chip.tsx";
import { useAccount } from "../sections/context.ts";

/** The state of a booking; of one that stands and is not paid, that. */
export function BookingChip({ booking: { status, unpaid } }: { readonly booking: Pick<Booking, "status" | "unpaid"> }) {
  const { words } = useAccount();
  return unpaid ? (
    <StatusChip state="unpaid">{words.unpaidState[unpaid]}</StatusChip>
  ) : (
    <StatusChip state={status}>{words.status[status]}</StatusChip>
  );
}
