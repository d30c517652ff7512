import { newDateOf } from "../../sdk/contracts/date-of-ride.ts";
import type { Leg } from "../../sdk/contracts/transport.ts";
import type { FrozenTrip } from "../domain/frozen.ts";
import type { TicketDetails, TicketStage } from "../ports/tickets/tickets.ts";
import { minutesOf } from "../../sdk/contracts/iso-duration.ts";
import { serviceName } from "../../sdk/contracts/service-name.ts";

/** A trip as its ticket says it: every ride, and each way on foot that leads to another stop. */
export function presentTripOnTicket({ plan, isDemoTariff }: FrozenTrip): NonNullable<TicketDetails["trip"]> {
  return {
    stages: plan.legs.flatMap((leg, index) => stageOf(leg, newDateOf(plan.legs, index) !== null)),
    isDemo: plan.isDemo || isDemoTariff,
  };
}

function stageOf({ timedLeg, transferLeg }: Leg, isOnOtherDay: boolean): TicketStage[] {
  if (timedLeg) {
    const { start, end, service } = timedLeg;
    return [
      {
        kind: "ride",
        isOnOtherDay,
        departsAt: start.serviceDeparture.timetabledTime,
        from: start.stopPlaceName,
        fromPlatform: start.plannedStopPointName ?? null,
        arrivesAt: end.serviceArrival.timetabledTime,
        to: end.stopPlaceName,
        toPlatform: end.plannedStopPointName ?? null,
        service: serviceName(service),
      },
    ];
  }
  // A change within a station needs no line.
  if (!transferLeg || transferLeg.startName === transferLeg.endName) return [];
  return [{ kind: "walk", minutes: minutesOf(transferLeg.duration), to: transferLeg.endName }];
}
