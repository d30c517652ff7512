import type { TransferLeg } from "../../../../../sdk/contracts/transport.ts";
import type { TransferLeg as Transfer } from "../router/journey.types.ts";
import { isoDuration } from "../../present/duration.ts";
import { placeRef, stopName } from "./place-ref.ts";
import type { View } from "./view.ts";

/** A way on foot, or a change at one station. */
export function presentTransferLeg(view: View, transfer: Transfer): TransferLeg {
  const { timetable } = view;
  const { from, to, seconds, available } = transfer;
  const isWithinStation = timetable.stopStation[from] === timetable.stopStation[to];
  return {
    transferMode: "WALK",
    start: placeRef(timetable, from),
    end: placeRef(timetable, to),
    duration: isoDuration(1000 * seconds),
    startName: stopName(view, from),
    endName: stopName(view, to),
    distance: isWithinStation ? 0 : transfer.metres,
    ...(available !== null && { available: isoDuration(1000 * available) }),
  };
}
