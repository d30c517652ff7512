import type * as v from "valibot";
import type { TransportReservationRequest } from "../../../sdk/contracts/requests/transport.ts";
import { mainLocales, type MainLocale } from "../../../sdk/contracts/locale.ts";
import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import { transportOfferId, type Leg, type PlannedTrip } from "../../../sdk/contracts/transport.ts";
import { minute, msOf } from "../../clock.ts";
import type { SlotRow } from "../../db/queries/slot.ts";
import type { FrozenReservation, TripNames } from "../../domain/frozen.ts";
import { normalVatRate } from "../../domain/vat.ts";
import { inLocale } from "../../domain/in-locale.ts";
import { presentFareField } from "../../presenters/transport.ts";
import { freezeLine, freezeSlot } from "../reservation/freeze.ts";
import type { Chosen } from "../reservation/selection.ts";
import { transportWords } from "./transport.words.ts";
import { nameTravelClass } from "./travel-class.ts";
import type { TripForSale } from "./trip-for-sale.ts";

export type TransportReservationInput = v.InferOutput<typeof TransportReservationRequest>;

/** Freezes what is bought of a trip, in the buyer's language (RULES 5). */
export function freezeTrip(
  { trip, offer }: TripForSale,
  slot: SlotRow,
  chosen: readonly Chosen[],
  request: TransportReservationInput,
): FrozenReservation {
  const { locale } = request;
  const { product } = offer;
  const named = nameTravelClass(
    offer,
    chosen.map((each) => ({
      ...freezeLine(each, request, false, normalVatRate),
      discountType: each.category.discount_type,
    })),
    locale,
  );
  const namesIn = (each: MainLocale) => [each, tripNames(trip, offer, chosen, each)] as const;
  return {
    locale,
    mappedId: transportOfferId,
    activityTitle: `${trip.originName} – ${trip.destinationName}`,
    activityPath: searchPath(trip, locale),
    supplier: carriersOf(trip) || transportWords(locale).title,
    picture: null,
    infoConfirmation: null,
    bookingOnRequest: false,
    meetingPoint: null,
    offer: {
      label: named.label,
      description: inLocale(product.description, locale),
      contentApiOfferId: transportOfferId,
      durationMinutes: (msOf(trip.endTime) - msOf(trip.startTime)) / minute,
    },
    slot: freezeSlot(slot),
    lines: named.lines,
    fields: product.fields.map((field) => presentFareField(field, locale)),
    personalization: request.personalizedData ?? [],
    childrenAges: request.childrenAges ?? [],
    net: false,
    trip: {
      productId: product.id,
      conditions: inLocale(product.conditions, locale),
      isDemoTariff: product.isDemo,
      names: Object.fromEntries(mainLocales.map(namesIn)) as Record<MainLocale, TripNames>,
      plan: { ...trip, legs: trip.legs.map(withoutIntermediates) },
    },
  };
}

function tripNames(
  trip: PlannedTrip,
  offer: TripForSale["offer"],
  chosen: readonly Chosen[],
  locale: MainLocale,
): TripNames {
  const { product } = offer;
  const lines = chosen.map((each) => freezeLine(each, { locale }, false, normalVatRate));
  const named = nameTravelClass(offer, lines, locale);
  return {
    path: searchPath(trip, locale),
    product: named.label,
    description: inLocale(product.description, locale),
    conditions: inLocale(product.conditions, locale),
    lines: named.lines.map(({ label }) => label),
    fields: product.fields.map((field) => presentFareField(field, locale).label),
  };
}

/** Where the trip is searched again. */
function searchPath({ origin, destination }: PlannedTrip, locale: TransportReservationInput["locale"]): string {
  const [from, to] = [origin, destination].map(({ stopPlaceRef }) => stopPlaceRef.replace(/^urn:uic:stn:/, ""));
  return `${pagePath("transport", locale)}?${new URLSearchParams({ from: from!, to: to! })}`;
}

function carriersOf({ legs }: PlannedTrip): string {
  const names = legs.flatMap(({ timedLeg }) => timedLeg?.service.carriers.map(({ name }) => name) ?? []);
  return [...new Set(names)].join(", ");
}

/** Tickets and mails say where one gets on and off, not what lies between. */
function withoutIntermediates(leg: Leg): Leg {
  return leg.timedLeg ? { ...leg, timedLeg: { ...leg.timedLeg, intermediates: [] } } : leg;
}
