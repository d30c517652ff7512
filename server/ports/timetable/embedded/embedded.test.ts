import { rmSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as v from "valibot";
import { PlannedTrip } from "../../../../sdk/contracts/transport.ts";
import { at, dailyTrips, distantStops, type FeedFiles } from "./feed.fixture.ts";
import { query, timetableOf } from "./timetable.fixture.ts";

const stops = distantStops("ABCDEF");
const feed: FeedFiles = { stops, ...dailyTrips({ one: "A 8:00 B 8:10/8:12 C 8:20", two: "C 9:00 D 9:30" }) };

test("a trip has the shape of the contract, and times of Zurich", async () => {
  const { findTrips } = await timetableOf(feed);
  const { trips, walk } = await findTrips(query({ destinationId: "D" }));
  expect(trips.map((trip) => v.parse(PlannedTrip, trip))).toHaveLength(1);
  expect(walk).toBeNull();
  expect(trips[0]).toMatchObject({
    originName: "Stop A",
    destinationName: "Stop D",
    startTime: "2026-12-09T08:00:00+01:00",
    endTime: "2026-12-09T09:30:00+01:00",
    duration: "PT1H30M",
    transfers: 1,
    situations: [],
    legs: [
      { id: "1", timedLeg: { intermediates: [{ stopPlaceName: "Stop B" }], duration: "PT20M" } },
      { id: "2", transferLeg: { duration: "PT1M", available: "PT40M", distance: 0 } },
      { id: "3", timedLeg: { service: { operatingDayRef: "2026-12-09" } } },
    ],
  });
  // Three hundredths of a degree of latitude.
  expect(trips[0]!.distance).toBe(3336);
});

test("a direction that is a stop's name is in the reader's language, any other as it stands on the vehicle", async () => {
  const { findTrips } = await timetableOf({
    stops: [...stops, "8507000,Bern,46.94,7.43"],
    ...dailyTrips({ one: "A 8:00 B 8:10", two: "B 8:20 C 8:30", three: "C 8:40 D 8:50" }),
    routes: ["route_id,route_short_name,route_type", "IC,IC1,102"],
    trips: [
      "route_id,service_id,trip_id,trip_headsign",
      "IC,daily,one,Bern",
      "IC,daily,two,Bern Flughafen",
      "IC,daily,three,",
    ],
  });
  const directions = async (locale: "fr_CH" | "de_CH") =>
    (await findTrips(query({ destinationId: "D", locale }))).trips[0]!.legs.flatMap(({ timedLeg }) =>
      timedLeg ? [timedLeg.service.destinationName] : [],
    );
  expect(await directions("fr_CH")).toEqual(["Berne", "Bern Flughafen", undefined]);
  expect(await directions("de_CH")).toEqual(["Bern", "Bern Flughafen", undefined]);
});

test("a service has its line, colours, operator, number, direction and access", async () => {
  const { findTrips } = await timetableOf({
    stops,
    ...dailyTrips({ one: "A 8:00 B 8:10", two: "B 8:20 C 8:30", three: "C 8:40 D 8:50" }),
    agency: ["agency_id,agency_name,agency_timezone", "11,SBB,Europe/Zurich"],
    routes: [
      "route_id,agency_id,route_short_name,route_desc,route_type,route_color,route_text_color",
      "IC,11,IC1,IC,102,EB0000,FFFFFF",
      "W,11,10,T,900,FFFF00,FFFFFF",
      "Z,11,,,116,,",
    ],
    trips: [
      "route_id,service_id,trip_id,trip_headsign,trip_short_name,wheelchair_accessible,bikes_allowed",
      "IC,daily,one,St. Gallen,701,1,2",
      "W,daily,two,,,2,1",
      "Z,daily,three,,,,",
    ],
  });
  const { trips } = await findTrips(query({ destinationId: "D", locale: "it_CH" }));
  const services = trips[0]!.legs.flatMap(({ timedLeg }) => (timedLeg ? [timedLeg.service] : []));
  expect(services).toEqual([
    {
      operatingDayRef: "2026-12-09",
      mode: { ptMode: "TRAIN", name: "Treno", shortName: "IC", lineNumbers: ["1"] },
      publishedServiceName: "IC 1",
      vehicleNumbers: ["701"],
      lineNumbers: ["1"],
      carriers: [{ ref: "11", name: "SBB" }],
      destinationName: "St. Gallen",
      lineColor: "#eb0000",
      lineTextColor: "#ffffff",
      wheelchairAccess: "yes",
      takesBikes: false,
    },
    expect.objectContaining({
      mode: { ptMode: "TRAM", name: "Tram", shortName: "T", lineNumbers: ["10"] },
      publishedServiceName: "10",
      vehicleNumbers: ["two"],
      // White can't be read on yellow.
      lineTextColor: "#000000",
      wheelchairAccess: "no",
      takesBikes: true,
    }),
    expect.not.objectContaining({ lineColor: expect.anything() }),
  ]);
  expect(services[2]!.mode).toMatchObject({ ptMode: "MOUNTAIN_TRAIN", name: "Treno di montagna" });
});

test("stops have UIC's numbers in their references, platforms stay texts, and rules of stops are said", async () => {
  const { findTrips } = await timetableOf({
    stops: [
      "stop_id,stop_name,stop_lat,stop_lon,parent_station,platform_code",
      "8503000:0:08,Zürich HB,47.1,8,Parent8503000,08",
      "ch:1:sloid:3006:0:1,Zürich Oerlikon,47.2,8,,1",
      "X,Dorf,47.3,8,,",
      "Y,Berg,47.4,8,,",
    ],
    trips: ["route_id,service_id,trip_id", "R,daily,one"],
    stop_times: [
      "trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type",
      "one,8:00:00,8:00:00,8503000:0:08,1,0,1",
      "one,8:10:00,8:10:00,ch:1:sloid:3006:0:1,2,1,0",
      "one,8:20:00,8:20:00,X,3,3,1",
      "one,8:30:00,8:30:00,Y,4,1,2",
    ],
  });
  const { trips } = await findTrips(query({ originId: "8503000", destinationId: "Y" }));
  const { start, intermediates, end } = trips[0]!.legs[0]!.timedLeg!;
  expect(start).toEqual({
    stopPlaceRef: { objectType: "StopPlaceRef", stopPlaceRef: "urn:uic:stn:8503000" },
    stopPlaceName: "Zürich HB",
    plannedStopPointName: "08",
    serviceDeparture: { timetabledTime: "2026-12-09T08:00:00+01:00" },
  });
  expect(intermediates).toMatchObject([
    { stopPlaceRef: { stopPlaceRef: "urn:uic:stn:8503006" }, status: { noBoardingAtStop: true } },
    { stopPlaceRef: { stopPlaceRef: "X" }, status: { requestStop: true, noAlightingAtStop: true } },
  ]);
  expect(end.status).toEqual({ requestStop: true });
});

test("stops have their names in the reader's language: the feed's, else ours", async () => {
  const { findTrips, reachable } = await timetableOf({
    stops: [
      "stop_id,stop_name,stop_lat,stop_lon,parent_station,platform_code",
      "8501008:0:4,Genève,47.1,8,,4",
      "X:1,Dorf,47.2,8,X,1",
      "X,Dorf,47.2,8,,",
    ],
    ...dailyTrips({ one: "8501008:0:4 8:00 X:1 8:10" }),
    translations: [
      "table_name,field_name,language,translation,record_id,field_value",
      "stops,stop_name,it,Villaggio,X,",
    ],
  });
  const names = async (locale: "de_CH" | "it_CH") => {
    const [trip] = (await findTrips(query({ originId: "8501008", destinationId: "X", locale }))).trips;
    const { start, end } = trip!.legs[0]!.timedLeg!;
    const { originNames } = await reachable({ originId: "8501008", at: at("07:30"), minutes: 5 });
    expect(originNames[locale]).toBe(trip!.originName);
    return [trip!.originName, start.stopPlaceName, end.stopPlaceName];
  };
  expect(await names("it_CH")).toEqual(["Ginevra", "Ginevra", "Villaggio"]);
  expect(await names("de_CH")).toEqual(["Genf", "Genf", "Dorf"]);
});

test("a frequency without a timetable says how long one waits", async () => {
  const { findTrips } = await timetableOf({
    stops,
    ...dailyTrips({ one: "A 8:00 C 8:20" }),
    frequencies: ["trip_id,start_time,end_time,headway_secs", "one,08:00:00,09:00:00,630"],
  });
  const [trip] = (await findTrips(query())).trips;
  expect(trip).toMatchObject({ startTime: "2026-12-09T08:00:00+01:00", endTime: "2026-12-09T08:30:30+01:00" });
  expect(trip!.legs[0]!.timedLeg!.service.headwayMinutes).toBe(11);
  expect(trip!.duration).toBe("PT30M30S");
});

test("trips that arrive in time come in the order of their departures", async () => {
  const { findTrips } = await timetableOf({
    stops,
    ...dailyTrips({ a: "A 8:00 C 8:40", b: "A 8:20 C 9:00", c: "A 8:40 C 9:20", late: "A 9:00 C 9:40" }),
  });
  const { trips } = await findTrips(query({ by: "arrival", at: at("09:30"), results: 2 }));
  expect(trips.map(({ startTime }) => startTime.slice(11, 16))).toEqual(["08:20", "08:40"]);
});

test("24:35 is of the service day before", async () => {
  const { findTrips } = await timetableOf({ stops, ...dailyTrips({ night: "A 24:35 C 25:10" }) });
  const [trip] = (await findTrips(query({ at: at("00:10"), results: 1 }))).trips;
  expect(trip).toMatchObject({ startTime: "2026-12-09T00:35:00+01:00", endTime: "2026-12-09T01:10:00+01:00" });
  expect(trip!.legs[0]!.timedLeg!.service.operatingDayRef).toBe("2026-12-08");
});

test.each([
  ["spring, when an hour is skipped", "2026-03-29", "+01:00", ["01:30:00+01:00", "04:00:00+02:00"], "PT1H30M"],
  ["autumn, when an hour comes twice", "2026-10-25", "+02:00", ["02:30:00+02:00", "04:00:00+01:00"], "PT2H30M"],
])("the night of %s: times count from noon minus twelve hours", async (_, date, offset, times, duration) => {
  const { findTrips } = await timetableOf({
    stops,
    ...dailyTrips({ night: date === "2026-03-29" ? "A 2:30 C 4:00" : "A 1:30 C 4:00" }),
  });
  const [trip] = (await findTrips(query({ at: at("00:00", date, offset), results: 1 }))).trips;
  // Noon minus twelve hours is 23:00 of the day before in spring, and 01:00 of summer's time in autumn.
  expect([trip!.startTime, trip!.endTime, trip!.duration]).toEqual([
    ...times.map((time) => `${date}T${time}`),
    duration,
  ]);
});

test("a trip that comes by a stop twice is ridden from the right one", async () => {
  const { findTrips, readTrip } = await timetableOf({
    stops,
    ...dailyTrips({ loop: "A 8:00 B 8:10 C 8:20 B 8:30 D 8:40" }),
  });
  const [trip] = (await findTrips(query({ originId: "B", destinationId: "D" }))).trips;
  expect(trip!.startTime).toBe("2026-12-09T08:30:00+01:00");
  expect(await readTrip(trip!.id, "de_CH")).toEqual(trip);
});

test("an unknown place, the same one twice and a date outside say which, and what there is", async () => {
  const { findTrips } = await timetableOf(feed);
  const refused = async (part: Parameters<typeof query>[0]) =>
    findTrips(query(part)).then(
      () => null,
      ({ code, status, fields }) => ({ code, status, fields }),
    );
  expect(await refused({ originId: "Z" })).toEqual({
    code: "place_not_found",
    status: 404,
    fields: { originId: expect.any(String) },
  });
  expect(await refused({ destinationId: "" })).toMatchObject({ fields: { destinationId: expect.any(String) } });
  expect(await refused({ destinationId: "A" })).toMatchObject({ code: "same_place", status: 422 });
  expect(await refused({ at: at("08:00", "2027-05-01", "+02:00") })).toEqual({
    code: "outside_timetable",
    status: 422,
    fields: { firstDate: "2026-03-01", lastDate: "2027-04-30" },
  });
});

test("what can be reached has coordinates and minutes, its own stop none", async () => {
  const { reachable } = await timetableOf(feed);
  expect(await reachable({ originId: "A", at: at("07:30"), minutes: 20 })).toEqual({
    originNames: expect.objectContaining({ de_CH: "Stop A", el_GR: "Stop A" }),
    stops: [
      { latitude: 46.1, longitude: 8, minutes: 0 },
      { latitude: 46.11, longitude: 8, minutes: 10 },
      { latitude: 46.12, longitude: 8, minutes: 20 },
    ],
  });
  await expect(reachable({ originId: "Z", at: at("07:30"), minutes: 20 })).rejects.toMatchObject({
    code: "place_not_found",
  });
});

test("without a file the timetable is unavailable, with one line in the log, until there is one", async () => {
  const { facts, replaceFeed, lines, clock } = await timetableOf(null);
  for (let nth = 0; nth < 3; nth++) {
    await expect(facts()).rejects.toMatchObject({ code: "provider_unavailable", status: 502 });
    clock.ms += 5000;
  }
  expect(lines).toEqual([expect.stringContaining("npm run timetable -- FEED.zip")]);
  await replaceFeed(feed);
  expect(await facts()).toMatchObject({ firstDate: "2026-03-01", lastDate: "2027-04-30" });
});

test("a damaged file is no timetable; the one that was read before goes on", async () => {
  const { facts, findTrips, replaceFeed, lines, clock, file } = await timetableOf(null);
  writeFileSync(file, "no timetable at all");
  await expect(facts()).rejects.toMatchObject({ code: "provider_unavailable" });
  await replaceFeed(feed);
  expect((await findTrips(query())).trips).toHaveLength(1);
  rmSync(file);
  clock.ms += 5000;
  expect((await findTrips(query())).trips).toHaveLength(1);
  expect(lines).toEqual([expect.stringContaining("damaged"), expect.stringContaining("the one before goes on")]);
});

test("a feed that replaces another one while it is served answers the next queries", async () => {
  const { findTrips, replaceFeed, lines } = await timetableOf(feed);
  expect((await findTrips(query({ results: 1 }))).trips[0]!.startTime).toContain("08:00");
  await replaceFeed({ stops, ...dailyTrips({ one: "A 8:05 C 8:20" }) });
  expect((await findTrips(query({ results: 1 }))).trips[0]!.startTime).toContain("08:05");
  expect(lines).toEqual(["info the timetable was replaced"]);
});

test("a ride between stops without coordinates is as long as its time, so it has a price", async () => {
  const rides = { ride: "A 8:00 B 8:15 C 8:30" };
  const lengthIn = async (stops: readonly string[]) =>
    (
      await (
        await timetableOf({ stops: ["stop_id,stop_name,stop_lat,stop_lon", ...stops], ...dailyTrips(rides) })
      ).findTrips(query({ results: 1 }))
    ).trips[0]!.distance;
  expect(await lengthIn(["A,Stop A,,", "B,Stop B,,", "C,Stop C,,"])).toBe(20_000);
  expect(await lengthIn(["A,Stop A,46.1,8", "B,Stop B,46.2,8", "C,Stop C,,"])).toBe(11_120 + 10_000);
  expect(await lengthIn(["A,Stop A,46.1,8", "B,Stop B,,", "C,Stop C,46.2,8"])).toBe(11_120);
});
