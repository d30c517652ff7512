import * as v from "valibot";

/*
 * What `Trip` of UIC OSDM 3.8.0 allows, in our words: every object is closed, so that a name of ours in it is refused.
 * Of the parts that no trip of ours has (operating days, product category, attributes, continuous legs, emissions,
 * links), only the lack is checked. docs/transport.md says how trips are checked against UIC's own file.
 */

const DateTime = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/));
const Duration = v.pipe(v.string(), v.regex(/^P(?!$)(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?$/));
const Text = v.string();
const optional = <const Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema));
const Flag = optional(v.boolean());

const StopPlaceRef = v.strictObject({ objectType: v.literal("StopPlaceRef"), stopPlaceRef: Text });
const ServiceTime = v.strictObject({
  timetabledTime: DateTime,
  estimatedTime: optional(DateTime),
  observedTime: optional(DateTime),
});
const StopCallStatus = v.strictObject({
  order: optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  requestStop: Flag,
  unplannedStop: Flag,
  notServicedStop: Flag,
  noBoardingAtStop: Flag,
  noAlightingAtStop: Flag,
  isBorderPoint: Flag,
});
const call = {
  stopPlaceRef: StopPlaceRef,
  stopPlaceName: Text,
  plannedStopPointName: optional(Text),
  estimatedStopPointName: optional(Text),
  status: v.optional(StopCallStatus),
};
const DatedJourney = v.strictObject({
  operatingDayRef: optional(Text),
  mode: v.optional(
    v.strictObject({ ptMode: Text, name: optional(Text), shortName: optional(Text), description: optional(Text) }),
  ),
  publishedServiceName: optional(Text),
  vehicleNumbers: v.pipe(v.array(Text), v.minLength(1)),
  lineNumbers: v.optional(v.array(Text)),
  serviceStatus: v.optional(
    v.strictObject({ unplanned: Flag, cancelled: Flag, deviation: Flag, occupancy: optional(Text) }),
  ),
  situationFullRefs: v.optional(v.array(v.nullable(Text))),
  carriers: v.pipe(v.array(v.strictObject({ ref: Text, name: optional(Text) })), v.minLength(1)),
});
const TimedLeg = v.strictObject({
  start: v.strictObject({ ...call, serviceDeparture: ServiceTime }),
  intermediates: v.optional(
    v.array(v.strictObject({ ...call, serviceArrival: ServiceTime, serviceDeparture: ServiceTime })),
  ),
  end: v.strictObject({ ...call, serviceArrival: ServiceTime }),
  service: DatedJourney,
  operatingDaysDescription: optional(Text),
  duration: optional(Duration),
});
const TransferLeg = v.strictObject({
  transferMode: v.optional(Text),
  start: StopPlaceRef,
  end: StopPlaceRef,
  timeWindowStart: optional(DateTime),
  timeWindowEnd: optional(DateTime),
  duration: optional(Duration),
  situationFullRefs: v.optional(v.array(v.nullable(Text))),
});

/** OSDM's `Trip`, closed to what it doesn't name. */
export const OsdmTrip = v.strictObject({
  id: v.pipe(Text, v.maxLength(32_768)),
  externalRef: optional(Text),
  summary: optional(Text),
  duration: Duration,
  direction: v.optional(v.picklist(["OUT_BOUND", "IN_BOUND"])),
  origin: v.optional(StopPlaceRef),
  originName: optional(Text),
  destination: v.optional(StopPlaceRef),
  destinationName: optional(Text),
  startTime: DateTime,
  endTime: DateTime,
  transfers: v.pipe(v.number(), v.integer(), v.minValue(0)),
  distance: optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  legs: v.pipe(
    v.array(
      v.strictObject({
        id: Text,
        externalRef: optional(Text),
        timedLeg: v.optional(TimedLeg),
        transferLeg: v.optional(TransferLeg),
      }),
    ),
    v.minLength(1),
  ),
  operatingDaysDescription: optional(Text),
  situationFullRefs: v.optional(v.array(v.nullable(Text))),
});
