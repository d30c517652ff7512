import * as v from "valibot";
import { Money } from "./money.ts";
import { TicketCategory } from "./offer.ts";
import { LocalDate, Instant } from "./time.ts";

/** The offer that every trip is sold under, and the hidden activity that has it (purchase spec §9). */
export const transportOfferId = 9726;

/** What calls at a place; its icon and its word. */
export const placeKinds = ["train", "metro", "tram", "bus", "boat", "cable_car", "funicular"] as const;
export const PlaceKind = v.picklist(placeKinds);
export type PlaceKind = v.InferOutput<typeof PlaceKind>;

/** A stop or a station (purchase spec §3, "Place"): a UIC number, a SLOID or the timetable's own id. */
export const Place = v.object({
  id: v.string(),
  name: v.string(),
  kind: PlaceKind,
  /** Degrees; null where the timetable has none. */
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
  /** Metres from the coordinates that were asked for. */
  distance: v.optional(v.number()),
});
export type Place = v.InferOutput<typeof Place>;

/** An ISO 8601 duration: `PT1H8M`. */
const Duration = v.pipe(v.string(), v.regex(/^P(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$/));

/* From here to `Trip` the names are those of UIC OSDM 3 (trip.yml); what it lacks is marked "ours", and `toOsdm` of
   osdm.ts leaves it out. */

const StopPlaceRef = v.object({ objectType: v.literal("StopPlaceRef"), stopPlaceRef: v.string() });
export type StopPlaceRef = v.InferOutput<typeof StopPlaceRef>;

/** The time by timetable, and the time that is expected by now. */
export const ServiceTime = v.object({ timetabledTime: Instant, estimatedTime: v.optional(Instant) });
export type ServiceTime = v.InferOutput<typeof ServiceTime>;

const StopCallStatus = v.object({
  /** The vehicle calls on demand alone. */
  requestStop: v.optional(v.boolean()),
  /** It does not call here today, though planned. */
  notServicedStop: v.optional(v.boolean()),
  noBoardingAtStop: v.optional(v.boolean()),
  noAlightingAtStop: v.optional(v.boolean()),
});

const stopCall = {
  stopPlaceRef: StopPlaceRef,
  stopPlaceName: v.string(),
  /** The platform or bay by timetable, a text: `08` stays `08`. */
  plannedStopPointName: v.optional(v.string()),
  /** Where it stops today, if elsewhere. */
  estimatedStopPointName: v.optional(v.string()),
  status: v.optional(StopCallStatus),
};

export const Board = v.object({ ...stopCall, serviceDeparture: ServiceTime });
export const Alight = v.object({ ...stopCall, serviceArrival: ServiceTime });
export const Intermediate = v.object({ ...stopCall, serviceArrival: ServiceTime, serviceDeparture: ServiceTime });
export type Board = v.InferOutput<typeof Board>;
export type Alight = v.InferOutput<typeof Alight>;
export type Intermediate = v.InferOutput<typeof Intermediate>;

export const OccupancyLevel = v.picklist(["LOW", "MEDIUM", "HIGH"]);
export type OccupancyLevel = v.InferOutput<typeof OccupancyLevel>;

/** Whether a wheelchair user gets in: alone, with the staff's help, or not at all. */
export const WheelchairAccess = v.picklist(["yes", "assisted", "no"]);
export type WheelchairAccess = v.InferOutput<typeof WheelchairAccess>;

export const ptModes = [
  "TRAIN",
  "MOUNTAIN_TRAIN",
  "UNDERGROUND",
  "TRAM",
  "BUS",
  "SHIP",
  "CABLE_CAR",
  "FUNICULAR",
] as const;
export type PtMode = (typeof ptModes)[number];

/** A vehicle's journey of one day (OSDM `DatedJourney`). */
export const Service = v.object({
  /** The service day, `2026-12-01`: 24:35 belongs to the day before. */
  operatingDayRef: v.optional(v.string()),
  mode: v.object({
    /** OSDM's list is open: cable cars and funiculars are not in it. */
    ptMode: v.picklist(ptModes),
    /** In the reader's language: "Train". */
    name: v.string(),
    /** The product's letters: `IC`, `S`, `BAT`. */
    shortName: v.string(),
    /** Ours, as the specification has it. */
    lineNumbers: v.array(v.string()),
  }),
  /** As it stands on the vehicle: `IC 1`, `S 8`. */
  publishedServiceName: v.string(),
  vehicleNumbers: v.array(v.string()),
  lineNumbers: v.array(v.string()),
  carriers: v.array(v.object({ ref: v.string(), name: v.string() })),
  serviceStatus: v.optional(v.object({ cancelled: v.optional(v.boolean()), unplanned: v.optional(v.boolean()) })),
  /** Ours: where it goes to. */
  destinationName: v.optional(v.string()),
  /** Ours: six hex digits with a hash, background and text. */
  lineColor: v.optional(v.string()),
  lineTextColor: v.optional(v.string()),
  /** Ours. */
  wheelchairAccess: v.optional(WheelchairAccess),
  /** Ours. */
  takesBikes: v.optional(v.boolean()),
  /** Ours: minutes between two vehicles where no timetable is promised. */
  headwayMinutes: v.optional(v.number()),
});
export type Service = v.InferOutput<typeof Service>;

/** A ride. */
export const TimedLeg = v.object({
  start: Board,
  intermediates: v.array(Intermediate),
  end: Alight,
  duration: Duration,
  /** Ours: metres along its stops, where the timetable knows them. */
  distance: v.optional(v.number()),
  service: Service,
  /** Ours (purchase spec §3). */
  occupancy: v.optional(v.object({ firstClass: v.optional(OccupancyLevel), secondClass: v.optional(OccupancyLevel) })),
});
export type TimedLeg = v.InferOutput<typeof TimedLeg>;

/** A way on foot, or a change at one station. */
export const TransferLeg = v.object({
  transferMode: v.literal("WALK"),
  start: StopPlaceRef,
  end: StopPlaceRef,
  /** What the way takes. */
  duration: Duration,
  /** Ours. */
  startName: v.string(),
  endName: v.string(),
  /** Ours: metres; 0 within a station. */
  distance: v.number(),
  /** Ours: from the ride before to the ride after; without one at the trip's ends. */
  available: v.optional(Duration),
});
export type TransferLeg = v.InferOutput<typeof TransferLeg>;

/** A stage of a trip: one of the two. */
export const Leg = v.object({
  id: v.string(),
  timedLeg: v.optional(TimedLeg),
  transferLeg: v.optional(TransferLeg),
});
export type Leg = v.InferOutput<typeof Leg>;

/** A message about disturbed traffic, in the reader's language where there is one. */
export const Situation = v.object({ summary: v.string(), description: v.nullable(v.string()) });
export type Situation = v.InferOutput<typeof Situation>;

/** A trip as the timetable answers it. Times have Zurich's offset. */
export const PlannedTrip = v.object({
  /** Leads to the same trip again: `GET /transport/trips/{tripId}`. */
  id: v.pipe(v.string(), v.maxLength(2000)),
  origin: StopPlaceRef,
  originName: v.string(),
  destination: StopPlaceRef,
  destinationName: v.string(),
  startTime: Instant,
  endTime: Instant,
  duration: Duration,
  transfers: v.number(),
  /** Metres along its stops, walks included. */
  distance: v.number(),
  legs: v.array(Leg),
  /** Ours: messages that concern it. */
  situations: v.array(Situation),
  /** Ours: the timetable is a demonstration's; no vehicle runs by it. */
  isDemo: v.boolean(),
});
export type PlannedTrip = v.InferOutput<typeof PlannedTrip>;

/** What an adult without a discount pays for a product in one class; enough to offer products and from-prices. */
export const TripPrice = v.object({
  ticketCategoryId: v.number(),
  productId: v.string(),
  categoryTypeKey: v.nullable(v.string()),
  price: Money,
});
export type TripPrice = v.InferOutput<typeof TripPrice>;

/** A trip with what is sold for it (purchase spec §3, "Transport trip"). */
export const Trip = v.object({
  ...PlannedTrip.entries,
  /** Empty once it has left, or where nothing is sold for it. */
  ticketCategories: v.array(TripPrice),
  /** Its prices are a demonstration's. Absent where they are not. */
  isDemoTariff: v.optional(v.boolean()),
  /** Products whose contingent is taken: `ticketCategories` has no price of them. Absent where there are none. */
  soldOutProductIds: v.optional(v.array(v.string())),
});
export type Trip = v.InferOutput<typeof Trip>;

/** What the timetable says of itself. Dates are the first and the last that can be asked for. */
export const TimetableFacts = v.object({
  isDemo: v.boolean(),
  /** Whose it is: shown with the results. */
  source: v.string(),
  firstDate: v.nullable(LocalDate),
  lastDate: v.nullable(LocalDate),
});
export type TimetableFacts = v.InferOutput<typeof TimetableFacts>;

/** What can be bought for a trip (purchase spec §3, "Product"). */
export const TransportProduct = v.object({
  id: v.string(),
  title: v.string(),
  description: v.string(),
  /** Valid in the chosen trip's vehicles alone, and in limited number. */
  isBoundToTrip: v.boolean(),
  /** Whether it can be given back, and until when, in the reader's words. */
  conditions: v.string(),
  /** Its prices are a demonstration's. */
  isDemo: v.boolean(),
});
export type TransportProduct = v.InferOutput<typeof TransportProduct>;

/** A kind of ticket for a trip. */
export const TransportTicketCategory = v.object({
  ...TicketCategory.entries,
  /** Travels with an adult alone (`isCompanion`); left out where it may travel without one. */
  needsAdult: v.optional(v.boolean()),
  /** So many travel with each adult, at most; null without a limit. */
  mostPerAdult: v.nullable(v.number()),
});
export type TransportTicketCategory = v.InferOutput<typeof TransportTicketCategory>;

/** What is bought of a trip: what its cart and its booking say. */
export const BookedTrip = v.object({
  productId: v.string(),
  /** Whether and until when it can be given back, in the buyer's words. */
  conditions: v.string(),
  isDemoTariff: v.boolean(),
  /** Without the stops between getting on and off. */
  plan: PlannedTrip,
});
export type BookedTrip = v.InferOutput<typeof BookedTrip>;
