import type { Reservation } from "../../contracts/cart.ts";
import type { Appearance } from "../../machines/_setup/appearance.ts";
import { nestedAttributes } from "../../elements/_kit/nested.ts";
import type { Services } from "../../elements/_kit/record.ts";
import type { EditorProps } from "./editor.props.ts";

/** The booking widget that edits a reservation: an open drawer that takes its selection from the reservation itself. */
export function editorOf(
  reservation: Reservation,
  services: Services,
  appearance: Appearance,
  closed: () => void,
): EditorProps {
  return {
    attributes: {
      activity: String(reservation.capiActivityId),
      presentation: "drawer",
      reservation: reservation.reservationId,
      open: "true",
      ...nestedAttributes(appearance, services),
    },
    closed,
  };
}
