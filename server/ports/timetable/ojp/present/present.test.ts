import { expect, test } from "vitest";
import { timetableWords } from "../../timetable.words.ts";
import { parseXml } from "../xml/parse-xml.ts";
import { childAt } from "../xml/xml-element.ts";
import { ptModeOf } from "./mode.ts";
import { presentPlaces } from "./place.ts";
import { positionsIn } from "./stops.ts";
import { presentTrip } from "./trip.ts";
import { readTrips } from "./trips.ts";

const requested = { originId: "8503000", destinationId: "8507000" };

/** A stop, with what else is in its call. */
const call = (name: string, id: string, times: string, more = "") =>
  `<${name}><StopPointRef>${id}</StopPointRef><StopPointName><Text>${id}</Text></StopPointName>${times}${more}</${name}>`;
const time = (name: string, planned: string, estimated = "") =>
  `<${name}>${planned && `<TimetabledTime>2026-12-01T${planned}Z</TimetabledTime>`}${
    estimated && `<EstimatedTime>2026-12-01T${estimated}Z</EstimatedTime>`
  }</${name}>`;
const departs = time("ServiceDeparture", "08:00:00");
const arrives = time("ServiceArrival", "09:00:00");
const ride = ({ board = "", alight = "", service = "", start = departs, from = "8503000", to = "8507000" } = {}) =>
  `<Leg><TimedLeg>${call("LegBoard", from, start, board)}${call("LegAlight", to, arrives, alight)}
    <Service>${service}</Service></TimedLeg></Leg>`;

const known = new Map([
  ["8503000", { latitude: 47.37818, longitude: 8.54021 }],
  ["8507000", { latitude: 46.94883, longitude: 7.43913 }],
]);

function tripOf(legs: string, more = "", positions = known) {
  const view = { language: "de", words: timetableWords("de_CH"), positions, situations: new Map() };
  return presentTrip(view, parseXml(`<Trip>${legs}${more}</Trip>`), requested);
}
const rideOf = (parts: Parameters<typeof ride>[0]) => tripOf(ride(parts))!.legs[0]!.timedLeg!;

const suffix = (text: string) => `<NameSuffix><Text>${text}</Text></NameSuffix>`;
const lowFloor = "<Attribute><Code>A__NF</Code></Attribute>";
const [free, help, notified, none] = [
  "PLATFORM_ACCESS_WITHOUT_ASSISTANCE",
  "PLATFORM_ACCESS_WITH_ASSISTANCE",
  "PLATFORM_ACCESS_WITH_ASSISTANCE_WHEN_NOTIFIED",
  "PLATFORM_NOT_WHEELCHAIR_ACCESSIBLE",
];

test.each([
  [free, free, "", "yes"],
  [free, help, lowFloor, "assisted"],
  [notified, free, "", "assisted"],
  [none, free, lowFloor, "no"],
  ["NO_DATA", none, lowFloor, "no"],
  [free, "NO_DATA", "", undefined],
  [free, "NO_DATA", lowFloor, "yes"],
  ["ALTERNATIVE_TRANSPORT", "NO_DATA", lowFloor, "assisted"],
  ["NO_DATA", "NO_DATA", "", undefined],
  ["NO_DATA", "NO_DATA", "<Attribute><MobilityFacility>stepFreeAccess</MobilityFacility></Attribute>", "yes"],
])("wheelchairs from %s to %s, with %j: %s", (from, to, service, access) => {
  const { wheelchairAccess } = rideOf({ board: suffix(from), alight: suffix(to), service }).service;
  expect(wheelchairAccess).toBe(access);
});

test.each([
  ["rail", "", "IC", "TRAIN"],
  ["rail", "rackAndPinionRailway", "R", "MOUNTAIN_TRAIN"],
  ["rail", "", "CC", "MOUNTAIN_TRAIN"],
  ["metro", "", "M", "UNDERGROUND"],
  ["tram", "", "T", "TRAM"],
  ["bus", "", "B", "BUS"],
  ["trolleyBus", "", "B", "BUS"],
  ["water", "", "BAT", "SHIP"],
  ["telecabin", "", "GB", "CABLE_CAR"],
  ["cableway", "", "PB", "CABLE_CAR"],
  ["funicular", "", "FUN", "FUNICULAR"],
  ["hovercraft", "", "", "BUS"],
])("a %s (%s, %s) is a %s", (mode, submode, letters, expected) => {
  const text = `<Mode><PtMode>${mode}</PtMode><RailSubmode>${submode}</RailSubmode>
    <ShortName><Text>${letters}</Text></ShortName></Mode>`;
  expect(ptModeOf(parseXml(text))).toBe(expected);
});

test("a service that writes its journey in a section of it is read too", () => {
  const { service } = rideOf({
    service: `<OperatingDayRef>Unknown</OperatingDayRef><ServiceSection><JourneyRef>91:S1:179</JourneyRef>
      <Mode><PtMode>rail</PtMode><ShortName><Text>S</Text></ShortName></Mode>
      <PublishedServiceName><Text>S1</Text></PublishedServiceName>
      <OperatorRefs><OperatorRef>33</OperatorRef></OperatorRefs>
      <DestinationText><Text>Sursee</Text></DestinationText></ServiceSection><Unplanned>true</Unplanned>`,
  });
  expect(service).toEqual({
    mode: { ptMode: "TRAIN", name: "Zug", shortName: "S", lineNumbers: ["1"] },
    publishedServiceName: "S 1",
    vehicleNumbers: ["91:S1:179"],
    lineNumbers: ["1"],
    carriers: [{ ref: "33", name: "BLS" }],
    serviceStatus: { unplanned: true },
    destinationName: "Sursee",
  });
});

test("a stop that isn't in the timetable has its expected time, and a platform that is only expected", () => {
  const { start } = rideOf({
    start: time("ServiceDeparture", "", "08:03:00"),
    board: "<EstimatedQuay><Text>08</Text></EstimatedQuay>",
  });
  expect(start.serviceDeparture).toEqual({
    timetabledTime: "2026-12-01T09:03:00+01:00",
    estimatedTime: "2026-12-01T09:03:00+01:00",
  });
  expect(start).toMatchObject({ plannedStopPointName: "08" });
  expect(start).not.toHaveProperty("estimatedStopPointName");
});

const way = (type: string, more = "", name = "TransferLeg") =>
  `<Leg><${name}><TransferType>${type}</TransferType><LegStart><StopPointRef>8507000</StopPointRef></LegStart>
    <LegEnd><StopPointRef>8571391</StopPointRef></LegEnd>${more}<Duration>PT5M</Duration></${name}></Leg>`;

test("a ride that goes on in the same vehicle has no change between its parts", () => {
  const trip = tripOf(ride() + way("remainInVehicle") + ride(), "<Transfers>0</Transfers>");
  expect(trip!.legs.map(({ id, timedLeg }) => [id, timedLeg !== undefined])).toEqual([
    ["1", true],
    ["2", true],
  ]);
  expect(trip!.transfers).toBe(0);
});

test.each([
  ["a way by bike", ride() + way("", "<Service><PersonalMode>bicycle</PersonalMode></Service>", "ContinuousLeg")],
  ["a way by car", way("parkAndRide") + ride()],
  ["a way from a place that is no stop", "<Leg><TransferLeg><Duration>PT5M</Duration></TransferLeg></Leg>" + ride()],
  ["a ride without a time", ride({ start: "" })],
  ["a time without an offset", ride({ start: departs.replace("Z<", "<") })],
  ["a time that is none", ride({ start: departs.replace("08:00", "28:00") })],
  ["no ride", way("walk")],
  ["nothing", ""],
])("a trip with %s is left out", (_, legs) => {
  expect(tripOf(legs)).toBeNull();
});

test("a way without a length and coordinates has what one walks in its time", () => {
  const walk = tripOf(ride() + way("walk"))!;
  expect(walk.legs[1]!.transferLeg).toMatchObject({ distance: 350, duration: "PT5M", startName: "8507000" });
  expect(walk.endTime).toBe("2026-12-01T10:05:00+01:00");
});

test("metres are the answer's own only without coordinates; a trip without both would be sold for too little", () => {
  expect(tripOf(ride(), "<Distance>31457</Distance>")!.distance).toBe(95_962);
  expect(tripOf(ride({ to: "8500010" }), "<Distance>31457</Distance>")!.distance).toBe(31_457);
  expect(tripOf(ride({ to: "8500010" }), "<Distance>0</Distance>")).toBeNull();
  expect(tripOf(ride(), "", new Map())).toBeNull();
});

test("coordinates that are none are left out", () => {
  const context = parseXml(`<TripResponseContext><Places>
    <Place><StopPlace><StopPlaceRef>8503000</StopPlaceRef></StopPlace><GeoPosition><Longitude>8</Longitude><Latitude>north</Latitude></GeoPosition></Place>
    <Place><StopPlace><StopPlaceRef>8507000</StopPlaceRef></StopPlace><GeoPosition><Longitude>7.4</Longitude><Latitude>46.9</Latitude></GeoPosition></Place>
    <Place><StopPlace><StopPlaceRef>8500010</StopPlaceRef></StopPlace></Place></Places></TripResponseContext>`);
  expect([...positionsIn(context)]).toEqual([["8507000", { latitude: 46.9, longitude: 7.4 }]]);
});

test("the same trip comes once, and trips come in the order of their departures", () => {
  const trip = (parts: Parameters<typeof ride>[0]) => `<TripResult><Trip>${ride(parts)}</Trip></TripResult>`;
  const early = { start: time("ServiceDeparture", "07:30:00") };
  const places = [...known].map(
    ([id, { latitude, longitude }]) => `<Place><StopPoint><StopPointRef>${id}</StopPointRef></StopPoint>
      <GeoPosition><Longitude>${longitude}</Longitude><Latitude>${latitude}</Latitude></GeoPosition></Place>`,
  );
  const context = `<TripResponseContext><Places>${places.join("")}</Places></TripResponseContext>`;
  const delivery = parseXml(
    `<OJPTripDelivery>${context}${trip({})}${trip(early)}${trip({})}<TripResult/></OJPTripDelivery>`,
  );
  const { trips, results } = readTrips(delivery, requested, "de_CH", "de");
  expect(trips.map(({ startTime }) => startTime.slice(11, 16))).toEqual(["08:30", "09:00"]);
  expect(results).toBe(3);
});

test("places come once, the most probable first; without modes a comma tells a bus stop", () => {
  const result = (id: string, name: string, probability: string) => `<PlaceResult><Place>
    <StopPlace><StopPlaceRef>${id}</StopPlaceRef><StopPlaceName><Text>${name}</Text></StopPlaceName></StopPlace></Place>
    <Probability>${probability}</Probability></PlaceResult>`;
  const all = [
    result("1", "Bern, Zent", "0.5"),
    result("ch:1:sloid:7000", "Bern", "0.9"),
    result("8507000", "Bern (double)", "0.7"),
    result("", "Nowhere", "1"),
    "<PlaceResult><Place><Address/></Place></PlaceResult>",
  ];
  const places = presentPlaces(parseXml(`<Delivery>${all.join("")}</Delivery>`), "de");
  expect(places.map(({ id, name, kind, latitude }) => [id, name, kind, latitude])).toEqual([
    ["8507000", "Bern", "train", null],
    ["1", "Bern, Zent", "bus", null],
  ]);
  expect(childAt(parseXml("<a/>"), "b")).toBeUndefined();
});
