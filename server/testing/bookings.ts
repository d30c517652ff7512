import type { ReservationRequest } from "../../sdk/contracts/requests/cart.ts";
import { boat } from "../catalogue/fixtures/small.ts";

/** The id of a slot of the small catalogue. */
export function slotId(offerId: number, date: string, time: string): string {
  return `${offerId}-${date.replaceAll("-", "")}-${time.replace(":", "")}`;
}

/** A request for seats on the test boat: two adults on 1 December at 10:00, by default. */
export function reservationBody(
  changes: Partial<ReservationRequest> & { date?: string; time?: string; persons?: number } = {},
): ReservationRequest {
  const { date = "2026-12-01", time = "10:00", persons = 2, ...rest } = changes;
  return {
    activityId: boat.mappedId,
    availabilityId: slotId(boat.offerId, date, time),
    selection: [{ ticketCategoryId: boat.adult, numGuests: persons }],
    locale: "en_CH",
    doCreateCart: true,
    ...rest,
  };
}

export const buyer = {
  givenName: "Anna",
  familyName: "Muster",
  email: "anna@example.ch",
  phone: "+41791234567",
  countryCode: "CH",
};
