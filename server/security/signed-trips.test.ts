import { expect, test } from "vitest";
import { fixtureTimetable } from "../ports/timetable/timetable.fixture.ts";
import { withSignedTrips } from "./signed-trips.ts";

const timetable = withSignedTrips(fixtureTimetable, { CSRF_SECRET: "a secret for tests" });
const query = { originId: "8503000", destinationId: "8507000", by: "departure", results: 1, locale: "de_CH" } as const;
const at = Date.parse("2026-12-01T08:00:00Z");

test("a trip that was found is read again by its id, and has the same one then", async () => {
  const [trip] = (await timetable.findTrips({ ...query, at })).trips;
  expect(await timetable.readTrip(trip!.id, "de_CH")).toEqual(trip);
});

test("a trip that no search has given is unknown, though the timetable knows it", async () => {
  const [trip] = (await timetable.findTrips({ ...query, at })).trips;
  const own = trip!.id.slice(16);
  expect(await fixtureTimetable.readTrip(own, "de_CH")).not.toBeNull();
  const later = own.replace("T08", "T09");
  for (const forged of [own, later, trip!.id.slice(0, 16) + later, "", "é".repeat(16) + own, trip!.id.slice(0, -1)])
    expect(await timetable.readTrip(forged, "de_CH"), forged).toBeNull();
});

test("another shop's signature counts for nothing", async () => {
  const [trip] = (await timetable.findTrips({ ...query, at })).trips;
  const other = withSignedTrips(fixtureTimetable, { CSRF_SECRET: "another secret of a shop" });
  expect(await other.readTrip(trip!.id, "de_CH")).toBeNull();
});
