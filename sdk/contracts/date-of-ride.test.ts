import { expect, test } from "vitest";
import { newDateOf } from "./date-of-ride.ts";
import type { Leg } from "./transport.ts";

const ride = (timetabledTime: string) => ({ timedLeg: { start: { serviceDeparture: { timetabledTime } } } }) as Leg;
const walk = { transferLeg: {} } as Leg;

test("a ride of the next morning has its date, one before midnight and a walk have none", () => {
  const legs = [
    ride("2026-12-01T20:50:00+01:00"),
    walk,
    ride("2026-12-01T23:50:00+01:00"),
    walk,
    ride("2026-12-02T06:07:00+01:00"),
    ride("2026-12-02T07:00:00+01:00"),
  ];
  expect(legs.map((_, index) => newDateOf(legs, index))).toEqual([null, null, null, null, "2026-12-02", null]);
});
