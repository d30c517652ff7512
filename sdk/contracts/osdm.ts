import type { Leg, PlannedTrip, Service, TimedLeg, TransferLeg } from "./transport.ts";

type OsdmService = Pick<
  Service,
  "operatingDayRef" | "publishedServiceName" | "vehicleNumbers" | "lineNumbers" | "serviceStatus"
> & {
  readonly mode: Omit<Service["mode"], "lineNumbers">;
  readonly carriers: readonly { readonly ref: string; readonly name?: string }[];
};

/** Who runs a vehicle, where the timetable doesn't say it: OSDM wants one carrier at least. */
const unknownCarrier = { ref: "unknown" };

export type OsdmTimedLeg = Pick<TimedLeg, "start" | "intermediates" | "end" | "duration"> & {
  readonly service: OsdmService;
};

export type OsdmTransferLeg = Pick<TransferLeg, "transferMode" | "start" | "end" | "duration">;

export interface OsdmLeg {
  readonly id: string;
  readonly timedLeg?: OsdmTimedLeg;
  readonly transferLeg?: OsdmTransferLeg;
}

export interface OsdmTrip extends Omit<PlannedTrip, "legs" | "situations" | "isDemo"> {
  readonly legs: readonly OsdmLeg[];
}

/**
 * A trip in the form of UIC OSDM 3's `Trip`: its objects are closed to what they don't name. What OSDM requires and the
 * timetable does not know is filled in: a vehicle without a number has its line's name, and its carrier is `unknown`.
 */
export function toOsdm(trip: PlannedTrip): OsdmTrip {
  const { id, origin, originName, destination, destinationName } = trip;
  const { startTime, endTime, duration, transfers, distance, legs } = trip;
  return {
    id,
    origin,
    originName,
    destination,
    destinationName,
    startTime,
    endTime,
    duration,
    transfers,
    distance,
    legs: legs.map(legOf),
  };
}

function legOf({ id, timedLeg, transferLeg }: Leg): OsdmLeg {
  return {
    id,
    ...(timedLeg && { timedLeg: timedLegOf(timedLeg) }),
    ...(transferLeg && { transferLeg: transferLegOf(transferLeg) }),
  };
}

function timedLegOf({ start, intermediates, end, duration, service }: TimedLeg): OsdmTimedLeg {
  return { start, intermediates, end, duration, service: serviceOf(service) };
}

function serviceOf({ mode, ...service }: Service): OsdmService {
  const { operatingDayRef, publishedServiceName, vehicleNumbers, lineNumbers, serviceStatus, carriers } = service;
  const { ptMode, name, shortName } = mode;
  return {
    ...(operatingDayRef !== undefined && { operatingDayRef }),
    mode: { ptMode, name, shortName },
    publishedServiceName,
    vehicleNumbers: vehicleNumbers.length > 0 ? vehicleNumbers : [publishedServiceName],
    lineNumbers,
    ...(serviceStatus && { serviceStatus }),
    carriers: carriers.length > 0 ? carriers : [unknownCarrier],
  };
}

function transferLegOf({ transferMode, start, end, duration }: TransferLeg): OsdmTransferLeg {
  return { transferMode, start, end, duration };
}
