import type { BookedTrip, Leg } from "../contracts/transport.ts";
import { newDateOf } from "../contracts/date-of-ride.ts";
import { minutesOf } from "../contracts/iso-duration.ts";
import { serviceName } from "../contracts/service-name.ts";
import { timeOf } from "../contracts/time.ts";

export interface TripStagesProps {
  readonly trip: BookedTrip;
  /** "platform 8", in the reader's words. */
  readonly platform: (name: string) => string;
  /** "5 min on foot to Bern, Bahnhof", in the reader's words. */
  readonly walk: (minutes: number, to: string) => string;
  /** A date in the reader's words: before a ride on another day than the one before. */
  readonly day: (date: string) => string;
  readonly className?: string;
}

/** The stages of a trip, one a line: rides, and ways on foot that lead to another stop. */
export function TripStages({ trip, platform, walk, day, className = "" }: TripStagesProps) {
  return (
    <ol className={`flex flex-col gap-1 ${className}`}>
      {trip.plan.legs.map(({ id, timedLeg, transferLeg }, index, legs) =>
        timedLeg ? (
          <Ride key={id} ride={timedLeg} date={newDateOf(legs, index)} platform={platform} day={day} />
        ) : (
          transferLeg &&
          transferLeg.startName !== transferLeg.endName && (
            <li key={id}>{walk(minutesOf(transferLeg.duration), transferLeg.endName)}</li>
          )
        ),
      )}
    </ol>
  );
}

interface RideProps extends Pick<TripStagesProps, "platform" | "day"> {
  readonly date: string | null;
  readonly ride: NonNullable<Leg["timedLeg"]>;
}

function Ride({ ride: { start, end, service }, date, platform, day }: RideProps) {
  const at = (stop: typeof start | typeof end) =>
    stop.plannedStopPointName
      ? `${stop.stopPlaceName} (${platform(stop.plannedStopPointName).replaceAll(" ", "\u00a0")})`
      : stop.stopPlaceName;
  return (
    <li className="text-pretty">
      {date && <>{day(date)}, </>}
      <bdi>
        {timeOf(start.serviceDeparture.timetabledTime)} {at(start)} – {timeOf(end.serviceArrival.timetabledTime)}{" "}
        {at(end)}
      </bdi>
      , <bdi className="whitespace-nowrap">{serviceName(service)}</bdi>
    </li>
  );
}
