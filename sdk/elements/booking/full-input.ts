import * as v from "valibot";
import type { BookingAttributes } from "../../contracts/elements/booking.ts";
import { Id } from "../../contracts/capabilities.ts";
import { readPrefill } from "../../contracts/elements/prefill.ts";
import type { BookingInput } from "../../machines/booking/booking.types.ts";
import { linkedData } from "../../machines/booking/linked-data.rules.ts";
import type { Services } from "../_kit/record.ts";

/**
 * What the preview only notices, read: the selection of the attribute or the page's address, and a booking that has
 * come back from paying.
 */
export function fullInput(given: BookingInput, attributes: BookingAttributes, services: Services): BookingInput {
  const { address } = services;
  const own = linkedData(attributes["booking-data"]);
  const linked = linkedData(address.query("bookingData"));
  const fitting = linked && (linked.activityId === undefined || linked.activityId === given.activityId) ? linked : null;
  const data = own ?? fitting;
  return {
    ...given,
    data,
    prefilled: readPrefill(given.prefill),
    unreadableLink: own ? undefined : attributes["booking-data"],
    isOpenedByPage: given.isOpen || data !== null,
    run: given.run || (fitting !== null && address.query("bookingRun") === "true"),
    /* The id of a booking lets a visitor read it, also after a reload: it is a capability. */
    returned: v.is(Id, given.returned) && takesReturned(given.activityId, services) ? given.returned : null,
  };
}

/** The parameter of a return address that names the activity whose widget the visitor paid in. */
export const bookedActivity = "bookingActivity";

/**
 * Whose widget each one that has shown a booking is: two widgets of one activity look the same from their attributes.
 */
const showing = new WeakMap<Element, Services>();

/**
 * One way back shows one ticket. Where several widgets of a page have the checkout inside, that of the activity that
 * the return address names takes it; the first of them, and the first of the page where the address names none of them.
 */
function takesReturned(activityId: number, services: Services): boolean {
  const widgets = [...(globalThis.document?.querySelectorAll(`gipfel-booking[checkout="inline"]`) ?? [])];
  if (widgets.length < 2) return true;
  const booked = services.address.query(bookedActivity);
  const taking = widgets.find((widget) => widget.getAttribute("activity")?.trim() === booked) ?? widgets[0]!;
  if (Number(taking.getAttribute("activity")) !== activityId || (showing.get(taking) ?? services) !== services)
    return false;
  showing.set(taking, services);
  return true;
}
