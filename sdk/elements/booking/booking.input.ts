import * as v from "valibot";
import { Id } from "../../contracts/given.ts";
import { bookingAttributes, type BookingAttributes, type BookingData } from "../../contracts/elements/booking.ts";
import { dateInShop } from "../../contracts/time.ts";
import type { BookingInput } from "../../machines/booking/booking.types.ts";
import type { Services } from "../_kit/record.ts";

/** What the attributes alone say. */
export function attributeInput(attributes: BookingAttributes) {
  const { activity, flow, presentation, checkout, theme, navigation, run, open, locale, reservation, rebook } = attributes;
  const data = attributes["booking-data"];
  return {
    activityId: activity,
    flow,
    presentation,
    isOpen: open,
    checkout,
    run,
    navigation,
    editing: reservation ?? null,
    rebooking: rebook ?? null,
    looks: { theme, "brand-color": attributes["brand-color"] },
    ...(locale ? { locale } : {}),
    ...(data ? { data } : {}),
    ...(attributes["logo-url"] ? { logoUrl: attributes["logo-url"] } : {}),
  };
}

/** Attributes, and what the page's address says (purchase spec §2). */
export function inputOf(attributes: BookingAttributes, services: Services): BookingInput {
  const { address, visitor } = services;
  const own = attributeInput(attributes);
  const linked = linkedData(address.query("bookingData"));
  const fitting = linked && (linked.activityId === undefined || linked.activityId === own.activityId) ? linked : null;
  const isFlowFixed = address.query("flowType") === "offers-date";
  const returned = address.query("bookingId");
  return {
    ...own,
    locale: services.locale,
    flow: isFlowFixed ? "offers-date" : own.flow,
    isFlowFixed,
    today: dateInShop(services.now()),
    data: own.data ?? fitting,
    run: own.run || (fitting !== null && address.query("bookingRun") === "true"),
    role: { isReseller: visitor?.isReseller ?? false, isAdmin: visitor?.isAdmin ?? false, distributorId: visitor?.distributorId ?? null },
    navigation: own.navigation || address.query("widgetShowNavigation") === "true",
    logoUrl: own.logoUrl ?? address.query("widgetLogoUrl") ?? undefined,
    /* Who has a booking's id may see it, also after a reload: the id is the capability. */
    returned: own.checkout === "inline" && v.is(Id, returned) && takesReturned(own.activityId, services) ? returned : null,
  };
}

/** The parameter of a return address that names the activity whose widget the visitor paid in. */
export const bookedActivity = "bookingActivity";

/** Whose widget each one that has shown a booking is: two widgets of one activity look the same from their attributes. */
const showing = new WeakMap<Element, Services>();

/**
 * One way back shows one ticket. Where several widgets of a page have the checkout inside, that of the activity that the return
 * address names takes it; the first of them, and the first of the page where the address names none of them.
 */
function takesReturned(activityId: number, services: Services): boolean {
  const widgets = [...(globalThis.document?.querySelectorAll(`gipfel-booking[checkout="inline"]`) ?? [])];
  if (widgets.length < 2) return true;
  const booked = services.address.query(bookedActivity);
  const taking = widgets.find((widget) => widget.getAttribute("activity")?.trim() === booked) ?? widgets[0]!;
  if (Number(taking.getAttribute("activity")) !== activityId || (showing.get(taking) ?? services) !== services) return false;
  showing.set(taking, services);
  return true;
}

/** The selection of a link, as the attribute would have it; what is not one is ignored. */
function linkedData(text: string | null): BookingData | null {
  const parsed = v.safeParse(bookingAttributes.entries["booking-data"], text ?? undefined);
  return (parsed.success && parsed.output) || null;
}
