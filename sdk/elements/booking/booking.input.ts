import * as v from "valibot";
import { Id } from "../../contracts/given.ts";
import { bookingAttributes, type BookingAttributes, type BookingData } from "../../contracts/elements/booking.ts";
import { dateInShop } from "../../contracts/time.ts";
import type { BookingInput } from "../../machines/booking/booking.types.ts";
import type { Services } from "../_kit/record.ts";

/** What the attributes alone say. */
export function attributeInput(attributes: BookingAttributes) {
  const { activity, flow, presentation, checkout, theme, navigation, run, open, locale, reservation } = attributes;
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
    returned: own.checkout === "inline" && v.is(Id, returned) && isFirstOfPage(own.activityId, services) ? returned : null,
  };
}

/** Whose widget each one that has shown a booking is: two widgets of one activity look the same from their attributes. */
const showing = new WeakMap<Element, Services>();

/** One way back shows one ticket: where several widgets of a page have the checkout inside, the first in the page's order takes it. */
function isFirstOfPage(activityId: number, services: Services): boolean {
  const [first, ...others] = globalThis.document?.querySelectorAll(`gipfel-booking[checkout="inline"]`) ?? [];
  if (!first || others.length === 0) return true;
  if (Number(first.getAttribute("activity")) !== activityId || (showing.get(first) ?? services) !== services) return false;
  showing.set(first, services);
  return true;
}

/** The selection of a link, as the attribute would have it; what is not one is ignored. */
function linkedData(text: string | null): BookingData | null {
  const parsed = v.safeParse(bookingAttributes.entries["booking-data"], text ?? undefined);
  return (parsed.success && parsed.output) || null;
}
