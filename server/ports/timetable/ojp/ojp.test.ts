import { expect, test } from "vitest";
import * as v from "valibot";
import { Place, PlannedTrip } from "../../../../sdk/contracts/transport.ts";
import { minute, second } from "../../../clock.ts";
import { at } from "../embedded/feed.fixture.ts";
import { bern, grindelwald, luzern, replayedQuery, replayedTimetable, zurich } from "./ojp.fixture.ts";
import { parseXml } from "./xml/parse-xml.ts";
import { childAt, textAt } from "./xml/xml-element.ts";

test("places are found by text, with their UIC numbers, names without towns, kinds and coordinates", async () => {
  const { findPlaces, replay } = await replayedTimetable();
  const places = await findPlaces(" Bern ", "fr_CH");
  expect(places.map((place) => v.parse(Place, place))).toEqual([
    { id: bern, name: "Bern", kind: "train", latitude: 46.94883, longitude: 7.43913 },
    { id: "8571391", name: "Bern, Bahnhof", kind: "tram", latitude: 46.9488, longitude: 7.4399 },
  ]);
  const request = childAt(parseXml(replay.requests[0]!), "OJPRequest", "ServiceRequest");
  expect(textAt(request, "ServiceRequestContext", "Language")).toBe("fr");
  expect(textAt(request, "RequestorRef")).toBe("tests");
  expect(textAt(request, "RequestTimestamp")).toBe("2026-12-09T06:00:00.000Z");
  const asked = childAt(request, "OJPLocationInformationRequest");
  expect([textAt(asked, "InitialInput", "Name"), textAt(asked, "Restrictions", "Type")]).toEqual(["bern", "stop"]);
});

test("a text is sent as a text, whatever is in it", async () => {
  const { findPlaces } = await replayedTimetable();
  expect(await findPlaces("kriens & pilatus", "de_CH")).toMatchObject([{ name: "Kriens & Pilatus, Talstation" }]);
  expect(await findPlaces("</Name><Name>bern", "de_CH")).toEqual([]);
});

test("the nearest places come first, with metres, from farther away where none is near", async () => {
  const { nearbyPlaces, replay } = await replayedTimetable();
  expect(await nearbyPlaces(46.9485, 7.44, "de_CH")).toMatchObject([
    { name: "Bern, Bahnhof", distance: 34 },
    { name: "Bern", distance: 76 },
  ]);
  replay.requests.length = 0;
  expect(await nearbyPlaces(0, -0.0000001, "de_CH")).toEqual([]);
  expect(replay.requests).toHaveLength(2);
  expect(replay.requests[1]).toContain("<siri:Longitude>-0.000000</siri:Longitude>");
});

test("trips have the shape of the contract, in the order of their departures, by the timetable", async () => {
  const { findTrips } = await replayedTimetable();
  const { trips, walk } = await findTrips(replayedQuery());
  expect(walk).toBeNull();
  expect(trips.map((trip) => v.parse(PlannedTrip, trip))).toEqual(trips);
  expect(
    trips.map(({ startTime, endTime, duration, transfers, distance }) => [
      startTime.slice(11, 16),
      endTime.slice(11, 16),
      duration,
      transfers,
      distance,
    ]),
  ).toEqual([
    ["09:02", "09:58", "PT56M", 0, 95_962],
    ["09:08", "10:20", "PT1H12M", 0, 105_649],
    ["09:32", "10:28", "PT56M", 0, 95_962],
    ["09:50", "10:56", "PT1H6M", 1, 104_862],
  ]);
  expect(trips[0]).toMatchObject({
    origin: { stopPlaceRef: "urn:uic:stn:8503000" },
    originName: "Zürich HB",
    destinationName: "Bern",
    startTime: "2026-12-09T09:02:00+01:00",
    isDemo: false,
  });
});

test("a ride has its service, platforms as texts, occupancy by class, and access at both ends", async () => {
  const { findTrips } = await replayedTimetable();
  const ride = (await findTrips(replayedQuery({ locale: "it_CH" }))).trips[0]!.legs[0]!.timedLeg!;
  expect(ride).toEqual({
    start: {
      stopPlaceRef: { objectType: "StopPlaceRef", stopPlaceRef: "urn:uic:stn:8503000" },
      stopPlaceName: "Zürich HB",
      plannedStopPointName: "32",
      serviceDeparture: { timetabledTime: "2026-12-09T09:02:00+01:00", estimatedTime: "2026-12-09T09:02:00+01:00" },
    },
    intermediates: [],
    end: {
      stopPlaceRef: { objectType: "StopPlaceRef", stopPlaceRef: "urn:uic:stn:8507000" },
      stopPlaceName: "Bern",
      plannedStopPointName: "08",
      serviceArrival: { timetabledTime: "2026-12-09T09:58:00+01:00", estimatedTime: "2026-12-09T09:58:00+01:00" },
    },
    duration: "PT56M",
    distance: 95_962,
    service: {
      operatingDayRef: "2026-12-09",
      mode: { ptMode: "TRAIN", name: "Treno", shortName: "IC", lineNumbers: ["1"] },
      publishedServiceName: "IC 1",
      vehicleNumbers: ["709"],
      lineNumbers: ["1"],
      carriers: [{ ref: "11", name: "SBB" }],
      destinationName: "Genève-Aéroport",
      wheelchairAccess: "assisted",
      takesBikes: true,
    },
    occupancy: { firstClass: "LOW", secondClass: "MEDIUM" },
  });
});

test("delays, other platforms, skipped stops and stops on demand are said, and the fullest part of a ride counts", async () => {
  const { findTrips } = await replayedTimetable();
  const { start, intermediates, end, occupancy, service } = (await findTrips(replayedQuery())).trips[1]!.legs[0]!
    .timedLeg!;
  expect(start).toMatchObject({
    plannedStopPointName: "15",
    estimatedStopPointName: "17",
    serviceDeparture: { timetabledTime: "2026-12-09T09:08:00+01:00", estimatedTime: "2026-12-09T09:14:30+01:00" },
  });
  expect(intermediates.map(({ stopPlaceName, status }) => [stopPlaceName, status])).toEqual([
    ["Lenzburg", { notServicedStop: true }],
    ["Aarau", undefined],
    ["Olten", { requestStop: true }],
  ]);
  expect(end).not.toHaveProperty("estimatedStopPointName");
  expect(occupancy).toEqual({ firstClass: "MEDIUM", secondClass: "HIGH" });
  expect(service).toMatchObject({ takesBikes: false });
});

test("a cancelled trip is shown as one, and a change that a delay breaks is said in the reader's language", async () => {
  const { findTrips } = await replayedTimetable();
  const { trips } = await findTrips(replayedQuery({ locale: "en_CH" }));
  expect(trips.map(({ legs }) => legs[0]!.timedLeg!.service.serviceStatus)).toEqual([
    undefined,
    undefined,
    { cancelled: true },
    undefined,
  ]);
  expect(trips[3]).toMatchObject({
    legs: [{ id: "1" }, { transferLeg: { duration: "PT4M", available: "PT7M", distance: 0 } }, { id: "3" }],
    situations: [{ summary: "The change at Olten may not be made today." }],
  });
});

test("a cancelled trip that says nothing of its rides has none that runs", async () => {
  const { findTrips, replay } = await replayedTimetable();
  replay.changeTrips((trip) => trip.replace("</Transfers>", "</Transfers><Cancelled>true</Cancelled>"));
  const { trips } = await findTrips(replayedQuery({ results: 1 }));
  expect(trips[0]!.legs[0]!.timedLeg!.service.serviceStatus).toEqual({ cancelled: true });
});

test.each([
  [
    "de_CH",
    "Bauarbeiten zwischen Aarau und Olten",
    "Züge halten nicht in Lenzburg & Umgebung.\nReisen Sie über Baden.",
  ],
  ["fr_CH", "Travaux entre Aarau et Olten", "Les trains ne s’arrêtent pas à Lenzburg.\nReisen Sie über Baden."],
  ["ja_JP", "Works between Aarau and Olten", "Züge halten nicht in Lenzburg & Umgebung.\nReisen Sie über Baden."],
] as const)(
  "messages that concern a trip come in the language of %s where there is one",
  async (locale, summary, description) => {
    const { findTrips } = await replayedTimetable();
    const { trips } = await findTrips(replayedQuery({ locale }));
    expect(trips.map(({ situations }) => situations.length)).toEqual([0, 1, 0, 1]);
    expect(trips[1]!.situations).toEqual([{ summary, description }]);
  },
);

test("a trip has its walks, racks and changes, also where a service writes other prefixes", async () => {
  const { findTrips } = await replayedTimetable();
  const [trip] = (await findTrips(replayedQuery({ originId: bern, destinationId: grindelwald, results: 1 }))).trips;
  expect(v.parse(PlannedTrip, trip)).toMatchObject({
    startTime: "2026-12-09T09:04:00+01:00",
    endTime: "2026-12-09T10:46:00+01:00",
    transfers: 1,
    destinationName: "Grindelwald, Dorf",
  });
  expect(trip!.legs).toMatchObject([
    { timedLeg: { service: { publishedServiceName: "IC 61" }, occupancy: { firstClass: "LOW" } } },
    { transferLeg: { startName: "Interlaken Ost", duration: "PT5M", available: "PT11M", distance: 0 } },
    { timedLeg: { service: { mode: { ptMode: "MOUNTAIN_TRAIN" }, carriers: [] } } },
    { transferLeg: { endName: "Grindelwald, Dorf", duration: "PT7M", distance: 420 } },
  ]);
  const [back] = (await findTrips(replayedQuery({ originId: grindelwald, destinationId: bern, results: 1 }))).trips;
  expect(back).toMatchObject({ startTime: "2026-12-09T09:12:00+01:00", endTime: "2026-12-09T10:54:00+01:00" });
});

test("what is a walk alone is no trip but the way on foot", async () => {
  const { findTrips } = await replayedTimetable();
  const found = await findTrips(replayedQuery({ originId: bern, destinationId: "8571391" }));
  expect(found).toMatchObject({ trips: [], walk: { minutes: 4, distance: 180 } });
});

test("places are kept for an hour and trips for half a minute, by language", async () => {
  const { findPlaces, findTrips, replay, clock } = await replayedTimetable();
  const asks = async (act: () => Promise<unknown>) => {
    replay.requests.length = 0;
    await act();
    return replay.requests.length;
  };
  const both = () => Promise.all([findPlaces("Bern", "de_CH"), findPlaces("bern ", "de_CH")]);
  expect(await asks(both)).toBe(1);
  clock.ms += 59 * minute;
  expect(await asks(both)).toBe(0);
  expect(await asks(() => findPlaces("Bern", "fr_CH"))).toBe(1);
  clock.ms += 2 * minute;
  expect(await asks(both)).toBe(1);
  expect(await asks(() => Promise.all([findTrips(replayedQuery()), findTrips(replayedQuery())]))).toBe(1);
  clock.ms += 29 * second;
  expect(await asks(() => findTrips(replayedQuery()))).toBe(0);
  clock.ms += 2 * second;
  expect(await asks(() => findTrips(replayedQuery()))).toBe(1);
});

test("its facts name the service, and promise no dates", async () => {
  const facts = { isDemo: false, firstDate: null, lastDate: null };
  expect(await (await replayedTimetable()).facts()).toEqual({ ...facts, source: "127.0.0.1" });
  const swiss = await replayedTimetable({ url: "https://api.opentransportdata.swiss/ojp20" });
  expect(await swiss.facts()).toEqual({ ...facts, source: "opentransportdata.swiss" });
});

test.each([
  ["no trip", {}, luzern],
  ["an answer without results", { body: answer("") }, bern],
])("%s is an empty list", async (_, instead, destinationId) => {
  const { findTrips, replay } = await replayedTimetable();
  if ("body" in instead) replay.answerWith(instead);
  expect(await findTrips(replayedQuery({ destinationId }))).toMatchObject({ trips: [], walk: null });
});

test.each([
  ["an unknown origin", { originId: "8500000" }, { code: "place_not_found", fields: { originId: expect.anything() } }],
  [
    "an unknown destination",
    { destinationId: "x" },
    { code: "place_not_found", fields: { destinationId: expect.anything() } },
  ],
  ["the same station by another id", { destinationId: "ch:1:sloid:3000:0:7" }, { code: "same_place" }],
  ["a date that the service doesn't have", { at: at("09:00", "2028-02-01") }, { code: "outside_timetable" }],
])("%s is refused", async (_, part, refusal) => {
  const { findTrips } = await replayedTimetable();
  await expect(findTrips(replayedQuery(part))).rejects.toMatchObject(refusal);
});

test("the same place is refused before anything is sent, identical ones by the service's word too", async () => {
  const { findTrips, replay } = await replayedTimetable();
  await expect(findTrips(replayedQuery({ destinationId: zurich }))).rejects.toMatchObject({ code: "same_place" });
  expect(replay.requests).toEqual([]);
  replay.answerWith({
    body: answer("<ErrorCondition><TripProblemType>TRIP_ORIGINDESTINATIONIDENTICAL</TripProblemType></ErrorCondition>"),
  });
  await expect(findTrips(replayedQuery())).rejects.toMatchObject({ code: "same_place" });
});

test("what a service says beside its trips is a hint, and a trip that can't be read is left out", async () => {
  const { findTrips, replay } = await replayedTimetable();
  replay.changeTrips((trip) =>
    trip.includes("ID-1<") ? trip.replace(/<siri:StopPointRef>[^<]*</, "<siri:StopPointRef><") : trip,
  );
  expect((await findTrips(replayedQuery())).trips).toHaveLength(3);
});

test("answers in which no trip can be read are the service's failure", async () => {
  const { findTrips, replay } = await replayedTimetable();
  replay.changeTrips((trip) => trip.replaceAll("TimetabledTime>", "Time>").replaceAll("EstimatedTime>", "Time>"));
  await expect(findTrips(replayedQuery())).rejects.toMatchObject({
    code: "provider_unavailable",
    cause: { message: "none of 4 trips can be read" },
  });
});

function answer(content: string): string {
  return `<OJP xmlns="http://www.vdv.de/ojp" xmlns:siri="http://www.siri.org.uk/siri"><OJPResponse><siri:ServiceDelivery>
    <OJPTripDelivery>${content}</OJPTripDelivery></siri:ServiceDelivery></OJPResponse></OJP>`;
}
