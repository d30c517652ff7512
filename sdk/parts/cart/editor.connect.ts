import type { Reservation } from "../../contracts/cart.ts";
import type { CartView, Editing } from "../../machines/cart/cart.types.ts";
import type { Appearance } from "../../machines/_setup/appearance.ts";
import { nestedAttributes } from "../../elements/_kit/nested.ts";
import type { Services } from "../../elements/_kit/record.ts";
import { editOverlayOf } from "./edit-entry.ts";
import type { EditorProps } from "./editor.props.ts";

/**
 * The reservation that is edited. A trip that another tab removes stays: its dialog says so, and holds it anew. Without
 * its activity a booking widget has nothing to show.
 */
export function editedIn(
  cart: CartView | null,
  editing: Editing | null,
): Pick<Reservation, "reservationId" | "tripId" | "capiActivityId"> | undefined {
  const known = cart?.cart?.reservations.find(({ reservationId }) => reservationId === editing?.reservationId);
  return known ?? (editing?.isTrip ? { ...editing, tripId: "", capiActivityId: 0 } : undefined);
}

/**
 * What edits a reservation: the booking widget as an open drawer, or the dialog of a trip (purchase spec §2,
 * "Transport"). Both take their selection from the reservation itself.
 */
export function editorOf(
  reservation: Pick<Reservation, "reservationId" | "tripId" | "capiActivityId">,
  services: Services,
  appearance: Appearance,
  closed: () => void,
): EditorProps {
  const isTrip = reservation.tripId !== null;
  return {
    isTrip,
    // The dialog of a trip has its own.
    ...(isTrip || services.address.isDetached ? {} : { overlay: editOverlayOf(reservation.reservationId) }),
    attributes: {
      ...(isTrip ? {} : { activity: String(reservation.capiActivityId), presentation: "drawer" }),
      reservation: reservation.reservationId,
      open: "true",
      ...nestedAttributes(appearance, services),
    },
    closed,
  };
}
