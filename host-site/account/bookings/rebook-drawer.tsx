import { GipfelElement } from "../../shell/gipfel-element.tsx";
import { useAccount } from "../../sections/context.ts";
import type { ShownItem } from "./shown-booking.ts";

/**
 * The booking widget as a drawer, with the item that it moves to another time (RULES 12); it leads on to the
 * confirmation page.
 */
export function RebookDrawer({ item, onClose }: { readonly item: ShownItem; readonly onClose: () => void }) {
  const { answer } = useAccount();
  const { reservation } = item.booked;
  return (
    <GipfelElement
      tag="gipfel-booking"
      answer={answer}
      attributes={{
        activity: String(reservation.capiActivityId),
        presentation: "drawer",
        reservation: reservation.reservationId,
        rebook: item.bookingItemId,
        open: "true",
      }}
      onStep={(step) => step === "closed" && onClose()}
    />
  );
}
