import type { PtMode, Service } from "../../../../../sdk/contracts/transport.ts";
import { contrastOf, enoughContrast, textOn } from "../../../../domain/contrast.ts";
import { noColor } from "../file/sections.ts";
import { textOf } from "../file/texts.ts";
import { isoDate } from "../gtfs/values.ts";
import type { RideLeg } from "../router/journey.types.ts";
import { lineOf } from "../../present/line.ts";
import { directionOf } from "./direction.ts";
import { ptModeOf } from "./mode.ts";
import type { View } from "./view.ts";

/** The vehicle's journey that a ride is a part of. */
export function presentService(view: View, ride: RideLeg, isCancelled: boolean): Service {
  const { timetable, words } = view;
  const text = (number: number) => textOf(timetable, number);
  const { route, trip } = ride;
  const ptMode: PtMode = ptModeOf(timetable.routeType[route]!);
  const [shortName, longName, description] = [
    timetable.routeShortName,
    timetable.routeLongName,
    timetable.routeDescription,
  ].map((texts) => text(texts[route]!)) as [string, string, string];
  const line = lineOf(shortName, longName, description, ptMode);
  const agency = text(timetable.routeAgency[route]!);
  const direction = directionOf(view, timetable.tripHeadsign[trip]!);
  const numbers = [...line.numbers];
  return {
    operatingDayRef: isoDate(ride.serviceDay),
    mode: { ptMode, name: words.modes[ptMode], shortName: line.product, lineNumbers: numbers },
    publishedServiceName: line.name,
    vehicleNumbers: [text(timetable.tripShortName[trip]!) || text(timetable.tripId[trip]!)],
    lineNumbers: numbers,
    carriers: agency === "" ? [] : [{ ref: text(timetable.routeAgencyId[route]!) || agency, name: agency }],
    ...(isCancelled && { serviceStatus: { cancelled: true } }),
    ...(direction !== "" && { destinationName: direction }),
    ...colorsOf(timetable.routeColor[route]!, timetable.routeTextColor[route]!),
    ...accessOf(timetable.tripAccess[trip]!),
    ...(ride.headway !== null && { headwayMinutes: Math.ceil(ride.headway / 60) }),
  };
}

/** The text's colour is the feed's where it can be read on the line's, else black or white. */
function colorsOf(color: number, textColor: number): Pick<Service, "lineColor" | "lineTextColor"> {
  if (color === noColor) return {};
  const lineColor = hex(color);
  const given = textColor === noColor ? null : hex(textColor);
  const isReadable = given !== null && contrastOf(lineColor, given) >= enoughContrast;
  return { lineColor, lineTextColor: isReadable ? given : textOn(lineColor) };
}

const hex = (color: number): string => `#${color.toString(16).padStart(6, "0")}`;

const [yes, no] = [1, 2];

function accessOf(access: number): Pick<Service, "wheelchairAccess" | "takesBikes"> {
  const [wheelchairs, bikes] = [access & 3, access >>> 2];
  return {
    ...(wheelchairs === yes && { wheelchairAccess: "yes" as const }),
    ...(wheelchairs === no && { wheelchairAccess: "no" as const }),
    ...((bikes === yes || bikes === no) && { takesBikes: bikes === yes }),
  };
}
