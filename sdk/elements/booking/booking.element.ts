import * as v from "valibot";
import { BookingData, bookingAttributes, type BookingAttributes } from "../../contracts/elements/booking.ts";
import { shopTimeZone } from "../../contracts/time.ts";
import { bookingMachine } from "../../machines/booking/booking.machine.ts";
import type { BookingInput } from "../../machines/booking/booking.types.ts";
import { defineRecord, type Services } from "../_kit/record.ts";
import { implementBooking } from "./booking.actors.ts";
import { connectBooking } from "./booking.connect.ts";
import { BookingView } from "./booking.tsx";

/** Today in Zurich, whatever the browser's zone: `2026-11-21`. */
const zurichDay = new Intl.DateTimeFormat("en-CA", { timeZone: shopTimeZone });

/** `<gipfel-booking>`, the booking widget: from a date to held seats, and with `checkout="inline"` to the ticket. */
export const record = defineRecord({
  tag: "gipfel-booking",
  description: "The booking widget of an activity: date, offer, tickets, people, total.",
  attributes: bookingAttributes,
  events: ["ready", "view", "select", "step", "reserve", "error", "analytics"],
  machine: bookingMachine,
  implement: implementBooking,
  input: inputOf,
  changed: (attributes) => ({ type: "attributes.changed" as const, input: attributeInput(attributes) }),
  connect: connectBooking,
  View: BookingView,
  catalogues: ["booking"],
  isSettled: (snapshot) => !snapshot.matches({ shown: { step: "opening" } }) && !snapshot.matches({ shown: { month: "loading" } }),
});

/** What the attributes alone say. */
function attributeInput(attributes: BookingAttributes) {
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
function inputOf(attributes: BookingAttributes, services: Services): BookingInput {
  const { address, storage } = services;
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
    today: zurichDay.format(services.now()),
    data: own.data ?? fitting,
    run: own.run || (fitting !== null && address.query("bookingRun") === "true"),
    role: { isReseller: false, isAdmin: false, distributorId: null },
    navigation: own.navigation || address.query("widgetShowNavigation") === "true",
    logoUrl: own.logoUrl ?? address.query("widgetLogoUrl") ?? undefined,
    returned: own.checkout === "inline" && returned !== null && returned === storage.get("bookingId") ? returned : null,
  };
}

/** The selection of a link; what is not one is ignored. */
function linkedData(text: string | null): BookingData | null {
  if (text === null) return null;
  const parsed = v.safeParse(v.pipe(v.string(), v.maxLength(8000), v.parseJson(), BookingData), text);
  return parsed.success ? parsed.output : null;
}
