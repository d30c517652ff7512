import { expect, test } from "vitest";
import { at, dailyTrips, distantStops, routerOf, search } from "../feed.fixture.ts";
import { demoLive } from "./demo-live.ts";

const saturday = "2026-12-12";

async function levels(routeType: number, time: string, date?: string) {
  const router = await routerOf({
    stops: distantStops("AB"),
    routes: ["route_id,agency_id,route_short_name,route_type", `R,A,R,${routeType}`],
    ...dailyTrips({ one: `A ${time} B 20:00` }),
  });
  const [journey] = search(router, "A", "B", { at: at(time, date), results: 1 }).journeys;
  const [leg] = journey!.legs;
  return leg?.kind === "ride" ? demoLive(router.timetable).rideOf(leg)?.occupancy : undefined;
}

test.each([
  ["a train in the morning of a working day", 102, "07:30", undefined, { firstClass: "MEDIUM", secondClass: "HIGH" }],
  ["a train at noon", 102, "12:00", undefined, { firstClass: "LOW", secondClass: "MEDIUM" }],
  ["a train before dawn", 102, "05:00", undefined, { firstClass: "LOW", secondClass: "LOW" }],
  ["a train in the morning of a Saturday", 102, "07:30", saturday, { firstClass: "LOW", secondClass: "LOW" }],
  ["a rack railway on a Saturday", 116, "09:00", saturday, { firstClass: "MEDIUM", secondClass: "HIGH" }],
  ["a bus, which has one class", 700, "17:00", undefined, { secondClass: "HIGH" }],
])("the demo's occupancy of %s follows a rule", async (_, routeType, time, date, expected) => {
  expect(await levels(routeType, time, date)).toEqual(expected);
});
