import type { BookingAttributes } from "../../contracts/elements/booking.ts";
import { dateInShop } from "../../contracts/time.ts";
import type { BookingInput } from "../../machines/booking/booking.types.ts";
import type { Services } from "../_kit/record.ts";

/** What the attributes alone say. */
export function attributeInput(attributes: BookingAttributes) {
  const { activity, flow, presentation, checkout, theme, navigation, run, open, reservation, rebook, prefill } =
    attributes;
  const link = attributes["booking-data"];
  return {
    activityId: activity,
    flow,
    presentation,
    isOpen: open,
    prefill,
    checkout,
    run,
    navigation,
    editing: reservation ?? null,
    rebooking: rebook ?? null,
    appearance: { theme, "brand-color": attributes["brand-color"] },
    ...(link ? { link } : {}),
    ...(attributes["logo-url"] ? { logoUrl: attributes["logo-url"] } : {}),
  };
}

/**
 * Attributes, and what the page's address says (purchase spec §2). A selection and a booking that has come back from
 * paying are as they were given: with either the full machine is there from the beginning, and `fullInput` reads them.
 */
export function inputOf(attributes: BookingAttributes, services: Services): BookingInput {
  const { address, visitor } = services;
  const own = attributeInput(attributes);
  const isFlowFixed = address.query("flowType") === "offers-date";
  return {
    ...own,
    link: own.link ?? address.query("bookingData") ?? undefined,
    locale: services.locale,
    flow: isFlowFixed ? "offers-date" : own.flow,
    isFlowFixed,
    today: dateInShop(services.now()),
    data: null,
    role: {
      isReseller: visitor?.isReseller ?? false,
      isAdmin: visitor?.isAdmin ?? false,
      distributorId: visitor?.distributorId ?? null,
    },
    navigation: own.navigation || address.query("widgetShowNavigation") === "true",
    isOnShop: address.with({}).startsWith(`${services.shopOrigin}/`),
    logoUrl: own.logoUrl ?? address.query("widgetLogoUrl") ?? undefined,
    returned: own.checkout === "inline" ? address.query("bookingId") : null,
  };
}
