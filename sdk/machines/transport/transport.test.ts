import type { Trip } from "../../contracts/transport.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  basel,
  complete,
  input,
  luzern,
  openTransport,
  pilatus,
  refused,
  timetable,
  trip,
  withTrips,
} from "./transport.fixture.ts";
import type { TripBookingState } from "../trip-booking/trip-booking.types.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const type = (text: string, side: "origin" | "destination" = "origin") =>
  ({ type: "place.typed", side, text }) as const;

describe("a place field", () => {
  test("looks for a place 300 ms after the last key", async () => {
    const transport = openTransport();
    for (const text of ["l", "lu", "luz"]) {
      transport.send(type(text));
      vi.advanceTimersByTime(299);
    }
    expect(transport.called("findPlaces")).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(transport.called("findPlaces")).toEqual([{ search: "luz" }]);
    await transport.settle();
    expect(transport.context().origin.hits).toEqual([luzern]);
    expect(transport.context().destination.hits).toEqual([]);
  });

  test("ignores the answer to an older text", async () => {
    const answers: Record<string, (places: readonly (typeof luzern)[]) => void> = {};
    const transport = openTransport(
      {},
      { findPlaces: ({ search }) => new Promise((done) => (answers[search] = done)) },
    );
    transport.send(type("lu"));
    vi.advanceTimersByTime(300);
    transport.send(type("bas"));
    vi.advanceTimersByTime(300);
    answers["bas"]!([basel]);
    answers["lu"]!([luzern]);
    await transport.settle();
    expect(transport.context().origin.hits).toEqual([basel]);
  });

  test("takes the reached option with Enter, else the first hit, and waits for it where it is not there yet", async () => {
    const transport = openTransport();
    transport.send(type("a"));
    transport.send({ type: "place.submitted", side: "origin" });
    await transport.settle();
    expect(transport.context().origin.place).toMatchObject({ id: pilatus.id });
    transport.send(type("b"));
    vi.advanceTimersByTime(300);
    await transport.settle();
    transport.send({ type: "place.moved", side: "origin", to: basel.id });
    transport.send({ type: "place.submitted", side: "origin" });
    expect(transport.context().origin).toMatchObject({ text: "Basel SBB", place: { id: basel.id }, hits: [] });
    expect(transport.at({ origin: "closed" })).toBe(true);
  });

  test("goes on waiting for the first hit, or for the visitor's position, as the focus leaves it", async () => {
    const transport = openTransport();
    for (const event of [type("a"), { type: "place.submitted", side: "origin" }] as const) transport.send(event);
    transport.send({ type: "place.left", side: "origin" });
    await transport.settle();
    expect(transport.context().origin.place).toMatchObject({ id: pilatus.id });
    transport.send({ type: "location.chosen", side: "destination" });
    transport.send({ type: "place.left", side: "destination" });
    await transport.settle();
    expect(transport.context().destination.text).toBe("Luzern");
  });

  test.each([
    ["no such place", { problem: "unknown", hits: [] }, () => []],
    ["no answer", { failure: { code: "offline" } }, () => Promise.reject(refused(0, "offline"))],
  ])(
    "says below itself of %s where the focus has left it meanwhile, and ends at Escape",
    async (_, said, findPlaces) => {
      const transport = openTransport({}, { findPlaces });
      for (const event of [type("x"), { type: "place.submitted", side: "origin" }] as const) transport.send(event);
      transport.send({ type: "place.left", side: "origin" });
      await transport.settle();
      expect(transport.context().origin).toMatchObject(said);
      expect(transport.at({ origin: "open" })).toBe(false);
      for (const event of [type("y"), { type: "place.submitted", side: "origin" }] as const) transport.send(event);
      transport.send({ type: "place.closed", side: "origin" });
      await transport.settle();
      expect(transport.context().origin).toMatchObject({ problem: null, failure: null, place: null });
    },
  );

  test("has a problem where a text is left that no place was chosen for, until another one is typed", async () => {
    const transport = openTransport();
    transport.send(type("Briguex"));
    transport.send({ type: "place.left", side: "origin" });
    expect(transport.context().origin).toMatchObject({ problem: "unchosen", place: null, text: "Briguex" });
    expect(transport.at({ origin: "closed" })).toBe(true);
    transport.send(type("Brig"));
    expect(transport.context().origin.problem).toBeNull();
    for (const event of ["place.closed", "place.left"] as const) transport.send({ type: event, side: "origin" });
    expect(transport.context().origin.problem).toBe("unchosen");
    expect(transport.context().destination.problem).toBeNull();
  });

  test.each([{ closes: false }, { closes: true }])(
    "left while its places could not be loaded, asks for no choice but for another try, which opens them (closed first: $closes)",
    async ({ closes }) => {
      let isOffline = true;
      const findPlaces = () => (isOffline ? Promise.reject(refused(0, "offline")) : Promise.resolve([luzern]));
      const transport = openTransport({}, { findPlaces });
      transport.send(type("Lu"));
      vi.advanceTimersByTime(300);
      await transport.settle();
      expect(transport.at({ origin: { open: "failed" } })).toBe(true);
      if (closes) transport.send({ type: "place.closed", side: "origin" });
      transport.send({ type: "place.left", side: "origin" });
      expect(transport.context().origin).toMatchObject({ problem: null, text: "Lu" });
      expect(transport.at({ origin: "unresolved" })).toBe(true);
      isOffline = false;
      transport.send({ type: "place.retried", side: "origin" });
      await transport.settle();
      expect(transport.at({ origin: "open" })).toBe(true);
      expect(transport.context().origin.hits).toEqual([luzern]);
    },
  );

  test("has none where it is left empty, or with a place", async () => {
    const transport = await withTrips();
    for (const event of ["place.opened", "place.left"] as const) transport.send({ type: event, side: "origin" });
    expect(transport.context().origin.problem).toBeNull();
    transport.send(type(" "));
    transport.send({ type: "place.left", side: "origin" });
    expect(transport.context().origin.problem).toBeNull();
  });

  test("has no places for a text that was cleared", async () => {
    const transport = openTransport();
    transport.send(type("l"));
    vi.advanceTimersByTime(300);
    await transport.settle();
    transport.send(type(""));
    expect(transport.context().origin.hits).toEqual([]);
  });

  test("drops the place's id once its text is edited, and with it the trips and the chosen trip", async () => {
    const transport = await withTrips();
    transport.send({ type: "trip.toggled", tripId: "trip-10:04" });
    expect(transport.context().trip?.id).toBe("trip-10:04");
    transport.send(type("Base"));
    expect(transport.context()).toMatchObject({ trip: null, trips: [], origin: { text: "Base", place: null } });
    expect(transport.at({ trips: "incomplete" })).toBe(true);
  });

  test("drops the chosen trip with another place", async () => {
    const transport = await withTrips();
    transport.send({ type: "trip.toggled", tripId: "trip-10:04" });
    transport.send({ type: "place.opened", side: "destination" });
    transport.send({ type: "place.chosen", side: "destination", place: pilatus });
    expect(transport.context().trip).toBeNull();
    expect(transport.called("findTrips").at(-1)).toMatchObject({ destinationId: pilatus.id });
  });

  test("takes the stop that is nearest to the visitor", async () => {
    const transport = openTransport();
    transport.send({ type: "place.opened", side: "origin" });
    transport.send({ type: "place.moved", side: "origin", to: "current-location" });
    transport.send({ type: "place.submitted", side: "origin" });
    expect(transport.at({ origin: "locating" })).toBe(true);
    await transport.settle();
    expect(transport.context().origin.text).toBe("Luzern");
  });

  test.each([
    ["locationFailed", () => Promise.reject(new Error("denied"))],
    ["locationUnsupported", () => Promise.reject({ code: "locationUnsupported" })],
    ["noPlaceNearby", () => []],
    ["noPlaceNearby", () => [{ ...luzern, distance: 370_000 }]],
  ] as const)("says %s, and keeps what was typed", async (problem, findNearby) => {
    const transport = openTransport({}, { findNearby });
    transport.send(type("Lu"));
    transport.send({ type: "location.chosen", side: "origin" });
    await transport.settle();
    expect(transport.context().origin).toMatchObject({ problem, text: "Lu" });
  });

  test("looks again after a failure", async () => {
    let fails = true;
    const transport = openTransport(
      {},
      {
        findPlaces: () => (fails ? Promise.reject(refused(0, "offline")) : [luzern]),
      },
    );
    transport.send(type("Lu"));
    vi.advanceTimersByTime(300);
    await transport.settle();
    expect(transport.context().origin.failure).toMatchObject({ code: "offline" });
    fails = false;
    transport.send({ type: "place.retried", side: "origin" });
    await transport.settle();
    expect(transport.context().origin).toMatchObject({ hits: [luzern], failure: null });
  });
});

describe("what is given", () => {
  const wanted = (origin: any, destination: any) => ({ search: { ...input.search, wanted: { origin, destination } } });

  test("is looked for, stores nothing, and is searched", async () => {
    const transport = openTransport(wanted({ text: basel.id }, { activityId: 104 }));
    await transport.settle();
    await transport.settle();
    expect(transport.context()).toMatchObject({ origin: { text: "Basel SBB" }, destination: { text: "Alpnachstad" } });
    expect(transport.called("findTrips")).toEqual([
      { originId: basel.id, destinationId: pilatus.id, departureTime: "2026-12-01T10:00:00+01:00" },
    ]);
    expect(transport.stored).toEqual([]);
  });

  test("stays as text where no place has that name", async () => {
    const transport = openTransport(wanted({ text: "Atlantis" }, null), { resolvePlace: () => [] });
    await transport.settle();
    expect(transport.context().origin).toMatchObject({ text: "Atlantis", place: null, problem: "unknown" });
  });

  test("changes sides with a swap before its place is known", async () => {
    const transport = openTransport(wanted({ text: basel.id }, { text: luzern.id }));
    transport.send({ type: "swapped" });
    await transport.settle();
    expect(transport.context()).toMatchObject({
      origin: { place: { id: luzern.id } },
      destination: { place: { id: basel.id } },
    });
  });

  test("is said not to exist where an activity doesn't, and not to have failed", async () => {
    const cause = refused(404, "activity_not_found");
    const transport = openTransport(wanted(null, { activityId: 9 }), { resolvePlace: () => Promise.reject(cause) });
    await transport.settle();
    expect(transport.context().destination).toMatchObject({ problem: "activityGone", failure: null });
  });

  test("has its name from the trips where an id is not found by a search", async () => {
    const transport = openTransport(wanted({ text: "8500010" }, { text: luzern.id }), {
      resolvePlace: ({ wanted }) => (wanted.text === luzern.id ? [luzern] : []),
    });
    await transport.settle();
    await transport.settle();
    expect(transport.context().origin).toMatchObject({
      text: "Basel SBB",
      place: { id: "8500010", name: "Basel SBB" },
    });
  });

  test("has its name where a stop's other id is given, and no trip answers", async () => {
    const transport = openTransport(wanted({ text: "ch:1:sloid:5000" }, { text: luzern.id }), {
      resolvePlace: () => [luzern],
    });
    await transport.settle();
    expect(transport.context()).toMatchObject({ origin: { text: "Luzern" }, destination: { text: "Luzern" } });
    expect(transport.at({ trips: "samePlace" })).toBe(true);
  });

  test("is resolved anew with other attributes alone", async () => {
    const transport = openTransport({ ...wanted({ text: basel.id }, null), givenBy: "1" });
    await transport.settle();
    transport.send({
      type: "attributes.changed",
      input: { ...input, ...wanted({ text: basel.id }, null), givenBy: "1" },
    });
    await transport.settle();
    expect(transport.called("resolvePlace")).toHaveLength(1);
    transport.send({
      type: "attributes.changed",
      input: { ...input, ...wanted({ text: luzern.id }, null), givenBy: "2" },
    });
    await transport.settle();
    expect(transport.context().origin.text).toBe("Luzern");
  });
});

describe("trips", () => {
  test("are looked for once both places and a time are there, and stored as the visitor chooses", async () => {
    const transport = openTransport();
    transport.send({ type: "place.opened", side: "origin" });
    transport.send({ type: "place.chosen", side: "origin", place: basel });
    expect(transport.called("findTrips")).toEqual([]);
    transport.send({ type: "place.opened", side: "destination" });
    transport.send({ type: "place.chosen", side: "destination", place: luzern });
    await transport.settle();
    expect(transport.context().trips).toHaveLength(3);
    expect(transport.stored.at(-1).search).toMatchObject({
      origin: { place: { id: basel.id } },
      destination: { text: "Luzern" },
      date: "2026-12-01",
      time: "10:00",
    });
    expect(transport.names()).toContain("view_item_list");
  });

  test("are looked for by arrival, at Zurich's wall time", async () => {
    const transport = await withTrips();
    transport.send({ type: "direction.set", isArrival: true });
    await transport.settle();
    transport.send({ type: "date.set", date: "2027-07-01" });
    vi.advanceTimersByTime(600);
    await transport.settle();
    expect(transport.called("findTrips").slice(1)).toEqual([
      { originId: basel.id, destinationId: luzern.id, arrivalTime: "2026-12-01T10:00:00+01:00" },
      { originId: basel.id, destinationId: luzern.id, arrivalTime: "2027-07-01T10:00:00+02:00" },
    ]);
  });

  test("of a day that has passed are looked for an hour from now, until the visitor changes the search", async () => {
    const past = { ...complete.search!, date: "2020-12-08", isArrival: true };
    const transport = await withTrips({ search: past });
    expect(transport.called("findTrips")).toMatchObject([{ departureTime: "2026-11-26T09:02:00+01:00" }]);
    expect(transport.context()).toMatchObject({ replaced: "past", date: "2026-11-26", time: "09:02" });
    const soon = { date: "2026-11-26", time: "09:02", isArrival: false };
    expect(transport.written).toEqual([soon]);
    expect(transport.stored).toEqual([]);
    // The year is typed digit by digit.
    transport.send({ type: "date.set", date: "0202-12-08" });
    vi.advanceTimersByTime(600);
    expect(transport.context()).toMatchObject({ replaced: null, date: "0202-12-08" });
    transport.send({ type: "date.set", date: "2025-12-08" });
    vi.advanceTimersByTime(600);
    expect(transport.context()).toMatchObject({ replaced: "past", date: "2026-11-26" });
    expect(transport.written).toEqual([soon, soon]);
  });

  test("write no time into the address that has it already", async () => {
    expect((await withTrips({ search: complete.search! })).written).toEqual([]);
    const unknown = await withTrips({ search: { ...complete.search!, replaced: "unknown" } });
    expect(unknown.written).toEqual([{ date: "2026-12-01", time: "10:00", isArrival: false }]);
  });

  test("are stored and reported by their date once the visitor pauses, not key by key", async () => {
    const transport = await withTrips();
    const dates = () => transport.emitted.flatMap((event) => (event.type === "select" ? [event.detail.value] : []));
    for (const date of ["0002-12-03", "0020-12-03", "0202-12-03", "2026-12-03"]) {
      transport.send({ type: "date.set", date });
      vi.advanceTimersByTime(300);
    }
    transport.send({ type: "time.set", time: "11:00" });
    vi.advanceTimersByTime(599);
    expect([transport.stored, dates()]).toEqual([[], []]);
    vi.advanceTimersByTime(1);
    expect(transport.stored).toMatchObject([{ search: { date: "2026-12-03", time: "11:00" } }]);
    expect(dates()).toEqual(["2026-12-03"]);
    expect(transport.names().filter((name) => name === "select_date")).toHaveLength(1);
    // A year that stays incomplete is no date.
    transport.send({ type: "date.set", date: "0002-12-03" });
    vi.advanceTimersByTime(600);
    expect(dates()).toHaveLength(1);
  });

  test("wait until a typed time is complete", async () => {
    const transport = await withTrips();
    transport.send({ type: "time.set", time: "" });
    vi.advanceTimersByTime(600);
    expect(transport.at({ trips: "incomplete" })).toBe(true);
    transport.send({ type: "time.set", time: "01:00" });
    vi.advanceTimersByTime(500);
    transport.send({ type: "time.set", time: "11:00" });
    vi.advanceTimersByTime(600);
    await transport.settle();
    expect(transport.called("findTrips").slice(1)).toMatchObject([{ departureTime: "2026-12-01T11:00:00+01:00" }]);
  });

  test("wait for a year of four digits", async () => {
    const transport = await withTrips();
    transport.send({ type: "date.set", date: "+022027-12-01" });
    vi.advanceTimersByTime(600);
    await transport.settle();
    expect(transport.at({ trips: "incomplete" })).toBe(true);
  });

  test("a name that is typed as the places are swapped is found at its new place", async () => {
    const transport = await withTrips({}, { resolvePlace: () => [luzern] });
    transport.send({ type: "place.opened", side: "origin" });
    transport.send({ type: "place.typed", side: "origin", text: "Luz" });
    transport.send({ type: "swapped" });
    await transport.settle();
    await transport.settle();
    expect(transport.context().destination.place).toMatchObject({ id: luzern.id });
    expect(transport.called("resolvePlace").at(-1)).toEqual({ wanted: { text: "Luz" } });
  });

  test("by arrival are those of the day; the evening before is shown where the day has none", async () => {
    const evening = trip("18:00", { id: "evening", startTime: "2026-11-30T18:00:00+01:00" });
    const morning = trip("08:00");
    const search = { ...complete.search!, isArrival: true };
    const found = (trips: readonly Trip[]) => ({ findTrips: () => ({ trips, timetable: null, walk: null }) });
    const both = await withTrips({ search }, found([evening, morning]));
    expect(both.context().trips).toEqual([morning]);
    const only = await withTrips({ search }, found([evening]));
    expect(only.context().trips).toEqual([evening]);
  });

  test("come before the first one by arrival, and after the last one by departure, each once", async () => {
    const transport = await withTrips(
      {},
      {
        findTrips: ({ arrivalTime, departureTime }) => ({
          trips: arrivalTime
            ? ["08:34", "09:04"].map((time) => trip(time))
            : departureTime.startsWith("2026-12-01T11:05")
              ? ["11:04", "11:34"].map((time) => trip(time))
              : ["10:04", "10:34", "11:04"].map((time) => trip(time)),
          timetable,
          walk: null,
        }),
      },
    );
    transport.send({ type: "trip.toggled", tripId: "trip-10:34" });
    transport.send({ type: "trips.earlier" });
    await transport.settle();
    expect(transport.called("findTrips").at(-1)).toMatchObject({ arrivalTime: "2026-12-01T11:03:00+01:00" });
    expect(transport.context().added).toEqual({ where: "earlier", count: 2 });
    transport.send({ type: "trips.later" });
    await transport.settle();
    expect(transport.called("findTrips").at(-1)).toMatchObject({ departureTime: "2026-12-01T11:05:00+01:00" });
    expect(transport.context().trips.map(({ id }) => id.slice(5))).toEqual([
      "08:34",
      "09:04",
      "10:04",
      "10:34",
      "11:04",
      "11:34",
    ]);
    expect(transport.context().added).toEqual({ where: "later", count: 1 });
    expect(transport.context().trip?.id).toBe("trip-10:34");
  });

  test("stay where more of them can't be had", async () => {
    let fails = false;
    const transport = await withTrips(
      {},
      {
        findTrips: () =>
          fails ? Promise.reject(refused(429, "rate_limited")) : { trips: [trip("10:04")], timetable, walk: null },
      },
    );
    fails = true;
    transport.send({ type: "trips.later" });
    await transport.settle();
    expect(transport.context()).toMatchObject({ failure: { status: 429 }, trips: [{ id: "trip-10:04" }] });
    expect(transport.at({ trips: { shown: "idle" } })).toBe(true);
  });

  test("aren't looked for from a place to itself", async () => {
    const transport = await withTrips();
    transport.send({ type: "place.opened", side: "destination" });
    transport.send({ type: "place.chosen", side: "destination", place: basel });
    expect(transport.at({ trips: "samePlace" })).toBe(true);
    expect(transport.called("findTrips")).toHaveLength(1);
  });

  test("are looked for the other way round once the places are swapped", async () => {
    const transport = await withTrips();
    transport.send({ type: "swapped" });
    await transport.settle();
    expect(transport.called("findTrips").at(-1)).toMatchObject({ originId: luzern.id, destinationId: basel.id });
  });

  test("can be looked for again after a failure, with what was typed", async () => {
    let fails = true;
    const transport = await withTrips(
      {},
      {
        findTrips: () =>
          fails
            ? Promise.reject(refused(422, "outside_timetable", { firstDate: "2026-11-01" }))
            : { trips: [], timetable, walk: null },
      },
    );
    expect(transport.at({ trips: "failed" })).toBe(true);
    expect(transport.context()).toMatchObject({
      failure: { code: "outside_timetable" },
      origin: { text: "Basel SBB" },
    });
    fails = false;
    transport.send({ type: "trips.retried" });
    await transport.settle();
    expect(transport.at({ trips: "shown" })).toBe(true);
  });

  test("say that it takes longer after 4 seconds", async () => {
    const transport = await withTrips({}, { findTrips: () => new Promise<never>(() => {}) });
    vi.advanceTimersByTime(4000);
    expect(transport.at({ trips: { searching: "slow" } })).toBe(true);
  });
});

describe("a trip of the address", () => {
  test("is shown with its details among the trips of its time", async () => {
    const transport = openTransport({ linkedTripId: "trip-10:20" });
    for (let turn = 0; turn < 3; turn++) await transport.settle();
    expect(transport.context().trips.map(({ id }) => id)).toEqual([
      "trip-10:04",
      "trip-10:20",
      "trip-10:34",
      "trip-11:04",
    ]);
    expect(transport.context().trip?.id).toBe("trip-10:20");
    expect(transport.stored).toEqual([]);
  });

  const given = {
    search: { ...input.search, wanted: { origin: { text: basel.id }, destination: { text: luzern.id } } },
  };
  const orders = [
    ["the trip", ["loadTrip", "resolvePlace", "findTrips"]],
    ["the places", ["resolvePlace", "loadTrip", "findTrips"]],
    ["the results", ["resolvePlace", "findTrips", "loadTrip"]],
  ] as const;

  test("a trip of the address that the network keeps back may be loaded again, and is not said to be gone", async () => {
    const answers = [refused(0, "offline"), refused(500, "internal"), null];
    const loadTrip = () => {
      const cause = answers.shift();
      return cause ? Promise.reject(cause) : trip("10:20");
    };
    const transport = await withTrips({ linkedTripId: "trip-10:20" }, { loadTrip });
    for (const _ of ["offline", "internal"]) {
      expect(transport.at({ linked: "failed" })).toBe(true);
      expect(transport.context()).toMatchObject({ isLinkBroken: false, trip: null });
      transport.send({ type: "link.retried" });
      await transport.settle();
    }
    expect(transport.at({ linked: "done" })).toBe(true);
    expect(transport.context()).toMatchObject({ isLinkBroken: false, trip: { id: "trip-10:20" } });
  });

  /** Answers come in this order, each once the ones before it are there. */
  async function openInOrder(order: readonly string[], linkedTripId: string, loadTrip: () => unknown) {
    const waiting: [string, () => void][] = [];
    const later = (name: string, answer: (request: any) => unknown) => (request: any) =>
      new Promise<any>((done) => waiting.push([name, () => done(answer(request))]));
    const transport = openTransport(
      { ...given, linkedTripId },
      {
        resolvePlace: later("resolvePlace", ({ wanted }) => [basel, luzern].filter(({ id }) => id === wanted.text)),
        findTrips: later("findTrips", () => ({ trips: [trip("10:04"), trip("11:04")], timetable, walk: null })),
        loadTrip: later("loadTrip", loadTrip),
      },
    );
    for (const name of order) {
      for (const [each, answer] of waiting.splice(0)) each === name ? answer() : waiting.push([each, answer]);
      for (let turn = 0; turn < 3; turn++) await transport.settle();
    }
    return transport;
  }

  test.each(orders)("opens among the results, whichever of the answers is first: %s", async (_, order) => {
    const transport = await openInOrder(order, "trip-10:20", () => trip("10:20"));
    expect(transport.context().trips.map(({ id }) => id)).toEqual(["trip-10:04", "trip-10:20", "trip-11:04"]);
    expect(transport.context()).toMatchObject({ trip: { id: "trip-10:20" }, isLinkBroken: false });
    expect(transport.called("findTrips")).toHaveLength(1);
    expect(transport.stored).toEqual([]);
  });

  const wrong = [
    ["cannot be read", () => Promise.reject(refused(404, "trip_not_found"))],
    [
      "leads elsewhere",
      () => trip("10:20", { originName: "Bern", origin: { ...trip("10:20").origin, stopPlaceRef: "1" } }),
    ],
    ["is of another day", () => trip("10:20", { startTime: "2026-12-03T10:20:00+01:00" })],
  ] as const;
  test.each(orders.flatMap(([first, order]) => wrong.map(([title, answer]) => [title, first, order, answer] as const)))(
    "that %s leaves the results, with a notice: %s first",
    async (_title, _first, order, answer) => {
      const transport = await openInOrder(order, "trip-10:20", answer);
      expect(transport.context()).toMatchObject({ isLinkBroken: true, trip: null });
      expect(transport.context().trips.map(({ id }) => id)).toEqual(["trip-10:04", "trip-11:04"]);
    },
  );

  test("is forgotten once the visitor changes the search, and so is the notice", async () => {
    const transport = await withTrips(
      { linkedTripId: "gone" },
      { loadTrip: () => Promise.reject(refused(404, "gone")) },
    );
    expect(transport.context().isLinkBroken).toBe(true);
    transport.send({ type: "date.set", date: "2026-12-02" });
    expect(transport.context()).toMatchObject({ isLinkBroken: false, linkedTripId: null });
  });

  test("stays forgotten where another attribute changes, and counts again with another search", async () => {
    const given = { ...input, ...complete, linkedTripId: "trip-10:20" };
    const transport = await withTrips(given);
    transport.send({ type: "direction.set", isArrival: true });
    await transport.settle();
    transport.send({ type: "attributes.changed", input: { ...given, withItem: "i1" } });
    expect(transport.context()).toMatchObject({ linkedTripId: null, withItem: "i1" });
    expect(transport.called("loadTrip")).toHaveLength(1);
    transport.send({ type: "attributes.changed", input: { ...given, givenBy: "other" } });
    await transport.settle();
    await transport.settle();
    expect(transport.called("loadTrip")).toHaveLength(2);
    expect(transport.context().trip?.id).toBe("trip-10:20");
  });

  test("that no longer runs leaves the search", async () => {
    const transport = await withTrips(
      { linkedTripId: "gone" },
      { loadTrip: () => Promise.reject(refused(404, "trip_not_found")) },
    );
    expect(transport.context()).toMatchObject({ isLinkBroken: true, trip: null });
    expect(transport.context().trips).toHaveLength(3);
  });
});

describe("a booking", () => {
  const booked = async (changes = {}) => {
    const transport = await withTrips(changes);
    transport.send({ type: "trip.booked", tripId: "trip-10:34" });
    return transport;
  };

  test("opens for the chosen trip", async () => {
    const transport = await booked();
    expect(transport.at({ booking: { open: "loading" } })).toBe(true);
    expect(transport.called("booking")).toMatchObject([{ trip: { id: "trip-10:34" }, editing: null }]);
    expect(transport.names()).toEqual(expect.arrayContaining(["select_item", "open_reservation"]));
    expect(transport.stored.at(-1).tripId).toBe("trip-10:34");
  });

  test("whose reservation got no answer passes that on to the next booking", async () => {
    const transport = await booked();
    const attempt = { key: "key-1" };
    const context = { attempt, adopted: null } as never;
    transport.report({ type: "booking.changed", booking: { value: { open: "total" }, context } });
    transport.report({ type: "booking.closed", isTripLost: false, isReturning: false });
    transport.send({ type: "trip.booked", tripId: "trip-11:04" });
    expect(transport.called("booking").at(-1)).toMatchObject({ trip: { id: "trip-11:04" }, attempt, adopted: null });
    // A booking whose code can't be loaded leaves it as it is.
    transport.report({ type: "booking.failed" });
    transport.send({ type: "close" });
    transport.send({ type: "trip.booked", tripId: "trip-10:34" });
    expect(transport.called("booking").at(-1)).toMatchObject({ attempt });
  });

  const lost = { key: "key-1" } as never;
  const closed = { type: "booking.closed", isTripLost: false, isReturning: false } as const;
  const shownWith = (context: object) =>
    ({ type: "booking.changed", booking: { value: { open: "total" }, context: context as never } }) as const;

  test("of another reservation gets no lost attempt of this one, which waits for its own", async () => {
    const of = (editing: string) => ({ ...input, editing, isOpen: true });
    const transport = openTransport(of("r1"));
    transport.report(shownWith({ attempt: lost, adopted: "r9" }));
    transport.send({ type: "attributes.changed", input: of("r2") });
    transport.report(closed);
    expect(transport.called("booking").at(-1)).toMatchObject({ editing: "r2", adopted: null });
    expect(transport.called("booking").at(-1).attempt).toBeUndefined();
    transport.send({ type: "attributes.changed", input: of("r1") });
    expect(transport.called("booking").at(-1)).toMatchObject({ editing: "r1", attempt: lost, adopted: "r9" });
  });

  test("closes before another reservation's opens, however long it reserves", async () => {
    const transport = openTransport({ editing: "r1", isOpen: true });
    transport.report(shownWith({}));
    transport.send({ type: "attributes.changed", input: { ...input, editing: "r2", isOpen: true } });
    expect(transport.toBooking).toEqual([{ type: "close" }]);
    expect(transport.context()).toMatchObject({ editing: "r1", booking: { value: { open: "total" } } });
    transport.report(closed);
    expect(transport.called("booking").map(({ editing }) => editing)).toEqual(["r1", "r2"]);
    expect(transport.at({ booking: { open: "loading" } })).toBe(true);
  });

  test("stays as it is until it has closed where another search is given, and passes its lost attempt on", async () => {
    const transport = await booked();
    transport.report(shownWith({ attempt: lost, adopted: null }));
    transport.send({ type: "attributes.changed", input: { ...input, ...complete, givenBy: "other" } });
    expect(transport.context()).toMatchObject({ trip: { id: "trip-10:34" }, booking: { value: { open: "total" } } });
    transport.report(closed);
    await transport.settle();
    expect(transport.context()).toMatchObject({ givenBy: "other", trip: null });
    transport.send({ type: "trip.booked", tripId: "trip-11:04" });
    expect(transport.called("booking").at(-1)).toMatchObject({ attempt: lost });
  });

  test("takes the place of a reservation until one has", async () => {
    const transport = await booked({ replaces: "r0" });
    expect(transport.called("booking")).toMatchObject([{ replaces: "r0", adopted: "r0" }]);
    const context = { attempt: null, adopted: null } as never;
    transport.report({ type: "booking.changed", booking: { value: { open: "reserved" }, context } });
    transport.report({ type: "booking.closed", isTripLost: false, isReturning: false });
    transport.send({ type: "trip.booked", tripId: "trip-11:04" });
    expect(transport.called("booking").at(-1)).toMatchObject({ replaces: null, adopted: null });
  });

  test("gets what the visitor does, and its events leave the element", async () => {
    const transport = await booked();
    transport.report({ type: "booking.changed", booking: { value: { open: "trip" }, context: {} as never } });
    transport.send({ type: "booking.sent", event: { type: "next" } });
    transport.send({ type: "close" });
    expect(transport.toBooking).toEqual([{ type: "next" }, { type: "close" }]);
    const emitted = { type: "step", detail: { activityId: 9726, step: "closed" } } as const;
    transport.report({ type: "booking.emitted", emitted });
    transport.report({ type: "booking.closed", isTripLost: false, isReturning: false });
    expect(transport.emitted.at(-1)).toEqual(emitted);
    expect(transport.at({ booking: "closed" })).toBe(true);
    expect(transport.context()).toMatchObject({ booking: null, trip: { id: "trip-10:34" } });
  });

  test("of a trip that is sold out leads to other trips", async () => {
    const transport = await booked();
    transport.report({ type: "booking.closed", isTripLost: true, isReturning: false });
    await transport.settle();
    expect(transport.context().trip).toBeNull();
    expect(transport.called("findTrips")).toHaveLength(2);
  });

  test("can be tried again where its code can't be loaded", async () => {
    const transport = await booked();
    transport.report({ type: "booking.failed" });
    expect(transport.at({ booking: { open: "failed" } })).toBe(true);
    transport.send({ type: "booking.retried" });
    expect(transport.called("booking")).toHaveLength(2);
    transport.send({ type: "close" });
    expect(transport.at({ booking: "closed" })).toBe(true);
  });

  test("isn't opened for a trip that sells nothing", async () => {
    const transport = await withTrips(
      {},
      { findTrips: () => ({ trips: [trip("10:04", { ticketCategories: [] })], timetable, walk: null }) },
    );
    transport.send({ type: "trip.booked", tripId: "trip-10:04" });
    expect(transport.at({ booking: "closed" })).toBe(true);
  });

  test("of a reservation opens at once, and again with the attribute", async () => {
    const transport = openTransport({ editing: "r0", isOpen: true });
    expect(transport.called("booking")).toMatchObject([{ trip: null, editing: "r0" }]);
    transport.report({ type: "booking.closed", isTripLost: false, isReturning: false });
    transport.send({ type: "attributes.changed", input: { ...input, editing: "r0", isOpen: false } });
    transport.send({ type: "attributes.changed", input: { ...input, editing: "r0", isOpen: true } });
    expect(transport.called("booking")).toHaveLength(2);
  });
});

describe("the way back", () => {
  const end = "2026-12-01T16:30:00+01:00";
  const ending = { returnTime: { after: end, isEnd: true }, withItem: "i0" };
  const returning = { type: "booking.closed", isTripLost: false, isReturning: true } as const;

  test("is between the same places, from the end of the activity on", async () => {
    const transport = await withTrips(ending);
    transport.send({ type: "trip.booked", tripId: "trip-10:34" });
    expect(transport.called("booking")).toMatchObject([{ withItem: "i0", canReturn: true }]);
    transport.report(returning);
    await transport.settle();
    expect(transport.called("findTrips").at(-1)).toEqual({
      originId: luzern.id,
      destinationId: basel.id,
      departureTime: "2026-12-01T16:30:00+01:00",
    });
    transport.send({ type: "trip.booked", tripId: "trip-10:34" });
    expect(transport.called("booking").at(-1)).toMatchObject({ canReturn: false });
  });

  test("begins with the travellers of the way there that was reserved", async () => {
    const transport = await withTrips(ending);
    transport.send({ type: "trip.booked", tripId: "trip-10:34" });
    expect(transport.called("booking")).toMatchObject([{ sameTravellersAs: null }]);
    const context = { reserved: { reservationId: "r1" } } as TripBookingState["context"];
    transport.report({ type: "booking.changed", booking: { value: { open: { reserved: "staying" } }, context } });
    transport.report(returning);
    await transport.settle();
    transport.send({ type: "trip.booked", tripId: "trip-10:34" });
    expect(transport.called("booking").at(-1)).toMatchObject({ sameTravellersAs: "r1" });
  });

  test("is offered again once the origin is another place than the activity's", async () => {
    const transport = await withTrips(ending);
    transport.send({ type: "swapped" });
    for (const side of ["origin", "destination"] as const) {
      transport.send({ type: "place.typed", side, text: "x" });
      transport.send({ type: "place.chosen", side, place: side === "origin" ? pilatus : luzern });
    }
    await transport.settle();
    transport.send({ type: "trip.booked", tripId: "trip-10:34" });
    expect(transport.called("booking")).toMatchObject([{ canReturn: true }]);
  });

  test("from what takes the whole day is offered too, from 16:00 of its day", async () => {
    const transport = await withTrips({ returnTime: { after: "2026-12-01T16:00", isEnd: false } });
    expect(transport.called("findLastWayBack")).toMatchObject([{ after: "2026-12-01T16:00:00+01:00" }]);
    transport.send({ type: "trip.booked", tripId: "trip-10:34" });
    expect(transport.called("booking")).toMatchObject([{ canReturn: true }]);
    transport.send({ type: "booking.closed", isTripLost: false, isReturning: true });
    await transport.settle();
    expect(transport.context()).toMatchObject({
      origin: { place: { id: luzern.id } },
      date: "2026-12-01",
      time: "16:00",
      isArrival: false,
    });
    transport.send({ type: "time.set", time: "17:30" });
    expect(transport.context().time).toBe("17:30");
  });

  test("is not offered without an end of the activity", async () => {
    const transport = await withTrips();
    transport.send({ type: "trip.booked", tripId: "trip-10:34" });
    expect(transport.called("booking")).toMatchObject([{ canReturn: false }]);
  });

  test("is warned of where the last one leaves too early, until the places are swapped", async () => {
    const leavesAt = "2026-12-01T15:58:00+01:00";
    const transport = await withTrips(ending, { findLastWayBack: () => ({ leavesAt }) });
    expect(transport.called("findLastWayBack")).toEqual([{ originId: luzern.id, destinationId: basel.id, after: end }]);
    expect(transport.context().lastWayBack).toEqual({ leavesAt });
    transport.send({ type: "swapped" });
    await transport.settle();
    expect(transport.context().lastWayBack).toBeNull();
    expect(transport.called("findLastWayBack")).toHaveLength(1);
  });

  test("is not asked for before both places are chosen, nor without an end", async () => {
    const transport = openTransport(ending);
    const choose = async (side: "origin" | "destination", place: typeof basel) => {
      transport.send({ type: "place.typed", side, text: place.name });
      transport.send({ type: "place.chosen", side, place });
      await transport.settle();
    };
    await choose("origin", basel);
    expect(transport.called("findLastWayBack")).toEqual([]);
    await choose("destination", luzern);
    expect(transport.called("findLastWayBack")).toHaveLength(1);
    expect((await withTrips()).called("findLastWayBack")).toEqual([]);
  });

  test("leaves the results as they are where it can't be asked for", async () => {
    const transport = await withTrips(ending, { findLastWayBack: () => Promise.reject(refused(500, "internal")) });
    expect(transport.context().lastWayBack).toBeNull();
    expect(transport.context().trips).toHaveLength(3);
  });
});

test("keeps a snapshot that can be stored", async () => {
  const transport = await withTrips(complete);
  expect(JSON.parse(JSON.stringify(transport.context()))).toEqual(transport.context());
});
