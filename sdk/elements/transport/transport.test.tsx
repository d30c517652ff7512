import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { beforeAll, describe, expect, test } from "vitest";
import { messages as german } from "../../../locales/de/transport.po";
import { messages as first } from "../../../locales/en/transport.po";
import { messages as later } from "../../../locales/en/transport-booking.po";
import type { Service, TimedLeg, Trip } from "../../contracts/transport.ts";
import { atTickets, openBooking } from "../../machines/trip-booking/trip-booking.fixture.ts";
import { complete, openTransport, refused, trip, withTrips } from "../../machines/transport/transport.fixture.ts";
import type { Services } from "../_kit/record.ts";
import { connectDialog } from "./booking/connect-dialog.ts";
import { ErrorNotice } from "./booking/error-notice.tsx";
import { StepBody } from "./booking/step-body.tsx";
import { connections } from "./connections.lazy.ts";
import { connectTransport } from "./transport.connect.ts";
import { TransportView } from "./transport.tsx";
import { TripCard } from "./trip-card.tsx";
import { TripDetails } from "./trip-details.tsx";

beforeAll(() => connections.load().then(() => {}));

const english = setupI18n({ locale: "en", messages: { en: { ...first, ...later } } });
const shown = (node: ReactNode, i18n = english) => renderToString(<I18nProvider i18n={i18n}>{node}</I18nProvider>);
const words = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
const services = { locale: "en_CH", now: () => Date.parse("2026-12-01T08:00:00Z") } as Services;

type Opened = ReturnType<typeof openTransport>;
const html = ({ actor, send }: Opened) =>
  shown(<TransportView {...connectTransport(actor.getSnapshot(), send, services)} />);

const service = (changes: Partial<Service> = {}): Service => ({
  mode: { ptMode: "TRAIN", name: "Train", shortName: "IC", lineNumbers: ["1"] },
  publishedServiceName: "IC 1",
  vehicleNumbers: [],
  lineNumbers: ["1"],
  carriers: [{ ref: "11", name: "SBB" }],
  destinationName: "Brig",
  ...changes,
});
const ref = { objectType: "StopPlaceRef", stopPlaceRef: "1" } as const;
const leg = (changes: Partial<TimedLeg> = {}): TimedLeg => ({
  start: {
    stopPlaceRef: ref,
    stopPlaceName: "Basel SBB",
    plannedStopPointName: "08",
    serviceDeparture: { timetabledTime: "2026-12-01T10:04:00+01:00" },
  },
  intermediates: [],
  end: {
    stopPlaceRef: ref,
    stopPlaceName: "Luzern",
    serviceArrival: { timetabledTime: "2026-12-01T11:05:00+01:00" },
  },
  duration: "PT1H1M",
  service: service(),
  ...changes,
});
const details = (one: Partial<TimedLeg>, more: Partial<Trip> = {}) =>
  shown(<TripDetails trip={trip("10:04", { legs: [{ id: "1", timedLeg: leg(one) }], ...more })} />);

describe("the search", () => {
  test("asks for two places, and says so in German too", () => {
    const transport = openTransport();
    expect(words(html(transport))).toContain("Choose where from and where to");
    const i18n = setupI18n({ locale: "de", messages: { de: german } });
    const view = <TransportView {...connectTransport(transport.actor.getSnapshot(), transport.send, services)} />;
    expect(words(shown(view, i18n))).toContain("Wählen Sie, von wo und wohin");
  });

  test("offers the current location first, and last once something is typed: the first hit is the next option", async () => {
    const transport = openTransport();
    const options = () => {
      const list = html(transport).match(/<ul[^>]*role="listbox".*?<\/ul>/)?.[0] ?? "";
      return list
        .split("<li ")
        .slice(1)
        .map((row) => words(`<li ${row}`).trim());
    };
    transport.send({ type: "place.opened", side: "origin" });
    expect(options()).toEqual(["Current location"]);
    expect(html(transport)).toContain('aria-expanded="true"');
    transport.send({ type: "place.typed", side: "origin", text: "b" });
    for (const type of ["place.closed", "place.opened"] as const) transport.send({ type, side: "origin" });
    await transport.settle();
    expect(options()).toEqual([expect.stringContaining("Basel"), "Current location"]);
    const view = connectTransport(transport.actor.getSnapshot(), transport.send, services);
    view.origin.move(1);
    expect(transport.context().origin.active).toBe(transport.context().origin.hits[0]!.id);
  });

  test("shows trips with price, duration and changes, and says that the timetable is a demonstration's", async () => {
    const text = words(html(await withTrips()));
    for (const part of ["3 connections", "10:04", "1 h", "direct", "CHF 34.00", "Demo timetable.", "Source: Gipfel"])
      expect(text).toContain(part);
    expect(text).toContain("Earlier connections");
    expect(text).not.toContain("Demo tariff");
  });

  test("says with the date that no later connections come because the timetable ends", async () => {
    const after = async (lastDate: string) => {
      let trips = [trip("10:04")];
      const timetable = { isDemo: true, source: "", firstDate: null, lastDate };
      const transport = await withTrips({}, { findTrips: () => ({ trips, timetable, walk: null }) });
      trips = [];
      transport.send({ type: "trips.later" });
      await transport.settle();
      return words(html(transport));
    };
    const day = trip("10:04").startTime.slice(0, 10);
    expect(await after(day)).toContain("There are no later connections: the timetable ends on ");
    expect(await after("2099-12-11")).toContain("There are no later connections.");
  });

  test("says once that its prices are a demonstration's", async () => {
    const trips = ["10:04", "10:34"].map((time) => trip(time, { isDemoTariff: true }));
    const timetable = { isDemo: false, source: "", firstDate: null, lastDate: null };
    const real = words(html(await withTrips({}, { findTrips: () => ({ trips, timetable, walk: null }) })));
    expect(real.match(/Demo tariff\. The prices are made up\./g)).toHaveLength(1);
  });

  test("says what went wrong, with a way on", async () => {
    const failing = async (status: number, code: string, fields = {}) => {
      const cause = Object.assign(refused(status, code), { fields });
      return words(html(await withTrips({}, { findTrips: () => Promise.reject(cause) })));
    };
    const outside = await failing(422, "outside_timetable", { firstDate: "2027-01-01", lastDate: "2027-12-11" });
    expect(outside).toContain("The timetable doesn’t have this day: its connections are from");
    expect(outside).not.toContain("could not be loaded");
    expect(outside).toContain("Search on Fri 1 January 2027");
    expect(await failing(0, "offline")).toContain("You seem to be offline");
    expect(await failing(429, "rate_limited")).toContain("You have searched many times");
    expect(await failing(404, "place_not_found", { destinationId: "unknown" })).toContain("know the destination");
    expect(await failing(500, "internal")).toContain("Something went wrong on our side");
  });

  test("offers no day that has passed, and no tickets of a trip that has left", async () => {
    const outside = (lastDate: string) =>
      withTrips(
        { today: "2026-12-01", search: { ...complete.search!, date: "2028-01-01" } },
        { findTrips: () => Promise.reject(refused(422, "outside_timetable", { firstDate: "2026-11-01", lastDate })) },
      );
    expect(words(html(await outside("2027-12-11")))).toContain("from Tue 1 December 2026 to");
    expect(words(html(await outside("2025-12-11")))).not.toContain("Search on");
    const { actor, send } = await withTrips();
    const later = { ...services, now: () => Date.parse("2026-12-01T10:30:00+01:00") } as Services;
    const text = words(shown(<TransportView {...connectTransport(actor.getSnapshot(), send, later)} />));
    expect(text.match(/This connection has already left/g)).toHaveLength(1);
    expect(text.match(/Book trip/g)).toHaveLength(2);
  });

  test("says that another time is searched than the one of the address", async () => {
    const text = async (replaced: "past" | "unknown") =>
      words(html(await withTrips({ search: { ...complete.search!, replaced } })));
    expect(await text("past")).toContain("This day has passed. The search is for Tue 1 December 2026, 10:00.");
    expect(await text("unknown")).toContain("The link had a date or a time that doesn’t exist.");
  });

  test("says how long it is on foot, and where there is no connection at all", async () => {
    const none = { trips: [], timetable: null, walk: null };
    const walk = { minutes: 7, distance: 420 };
    expect(words(html(await withTrips({}, { findTrips: () => none })))).toContain("There is no connection");
    const near = words(html(await withTrips({}, { findTrips: () => ({ ...none, walk }) })));
    expect(near).toContain("On foot it is 7 min (420 m).");
    expect(near).not.toContain("There is no connection");
  });
});

describe("the last way back", () => {
  const ending = { returnTime: { after: "2026-12-01T18:00", isEnd: true } };

  test("is named above the results where it leaves before the activity ends", async () => {
    const found = await withTrips(ending, { findLastWayBack: () => ({ leavesAt: "2026-12-01T17:32:00+01:00" }) });
    const text = words(html(found));
    expect(text).toContain("The last connection back leaves at 17:32, before the activity ends at 18:00.");
    expect(text.indexOf("The last connection back")).toBeLessThan(text.indexOf("Earlier connections"));
  });

  test("of what takes the whole day is named without an end of it", async () => {
    const wholeDay = { returnTime: { after: "2026-12-01T16:00", isEnd: false } };
    const found = await withTrips(wholeDay, { findLastWayBack: () => ({ leavesAt: "2026-12-01T15:32:00+01:00" }) });
    expect(words(html(found))).toContain("The last connection back on this day leaves at 15:32.");
    const none = await withTrips(wholeDay, { findLastWayBack: () => ({ leavesAt: null }) });
    expect(words(html(none))).toContain("There is no connection back after 16:00 on this day.");
    expect(words(html(found)) + words(html(none))).not.toContain("activity ends");
    const hasLeft = await withTrips(wholeDay, { findLastWayBack: () => ({ leavesAt: "2026-12-01T08:59:00+01:00" }) });
    expect(words(html(hasLeft)), "the one that has left is none").toContain("There is no connection back after 16:00");
  });

  test("is missed in words where there is none, and not named where there is a later one", async () => {
    const none = await withTrips(ending, { findLastWayBack: () => ({ leavesAt: null }) });
    expect(words(html(none))).toContain("There is no connection back after the activity ends at 18:00.");
    expect(words(html(await withTrips(ending)))).not.toContain("connection back");
  });
});

test("a trip's card has its times in one line of text: a flex box would turn them round in a page from right to left", () => {
  const nothing = () => {};
  const card = (
    <TripCard trip={trip("10:04")} now={0} isOpen={false} isBooking={false} toggle={nothing} book={nothing} />
  );
  expect(shown(card)).toMatch(/<span><bdi class="tabular-nums ?">10:04<\/bdi>\s<span aria-hidden="true">–<\/span>/);
});

describe("the details of a trip", () => {
  test("strike the planned time and platform through where others are expected", () => {
    const start = {
      ...leg().start,
      estimatedStopPointName: "7",
      serviceDeparture: {
        timetabledTime: "2026-12-01T10:04:00+01:00",
        estimatedTime: "2026-12-01T10:09:00+01:00",
      },
    };
    const result = details({ start });
    expect(words(result)).toContain("planned 10:04 expected 10:09");
    expect(result).toMatch(/<del[^>]*>Platform 08<\/del>.*<ins[^>]*>Platform 7<\/ins>/s);
  });

  test("say how full both classes are, and what a wheelchair user and a cyclist have to know", () => {
    const text = words(
      details({
        occupancy: { firstClass: "LOW", secondClass: "HIGH" },
        service: service({ wheelchairAccess: "assisted", takesBikes: true }),
      }),
    );
    for (const part of ["1st class: low occupancy", "2nd class: high occupancy", "staff help", "takes bikes"])
      expect(text).toContain(part);
  });

  test("show a cancelled ride as cancelled, with its messages first", () => {
    const text = words(
      details(
        { service: service({ serviceStatus: { cancelled: true } }) },
        { situations: [{ summary: "Line closed", description: "Buses run." }] },
      ),
    );
    expect(text).toMatch(/Line closed.*Buses run\..*Cancelled/);
  });

  test("have walks with their metres, and the time for a change", () => {
    const transferLeg = {
      transferMode: "WALK",
      start: ref,
      end: ref,
      duration: "PT4M",
      startName: "Luzern",
      endName: "Luzern Bahnhofquai",
      distance: 180,
      available: "PT9M",
    } as const;
    const text = words(details({}, { legs: [{ id: "2", transferLeg }] }));
    expect(text).toContain("4 min on foot to Luzern Bahnhofquai (180 m) · 9 min until the departure");
    expect(text).toContain("10:04 – 10:08");
    const late = leg();
    const arrival = { ...late.end.serviceArrival, estimatedTime: "2026-12-01T11:12:00+01:00" };
    const ride = { ...late, end: { ...late.end, serviceArrival: arrival } };
    const after = details(
      {},
      {
        legs: [
          { id: "1", timedLeg: ride },
          { id: "2", transferLeg },
        ],
      },
    );
    expect(words(after)).toContain("11:12 – 11:16");
  });
});

describe("the dialog", () => {
  test("asks for classes, children's ages and tickets", async () => {
    const { actor, send } = await atTickets();
    send({ type: "child.added" });
    const { value, context } = actor.getSnapshot();
    const props = connectDialog({ value, context }, send);
    expect(props.button).toEqual({ kind: "chooseTickets", isComplete: false, isBusy: false });
    const text = words(shown(<StepBody {...props} languageTag="en-CH" takesFocus={false} />));
    for (const part of ["1st class", "2nd class", "Children of 0 to 11 years", "Age of child 1", "CHF 17.00", "free"])
      expect(text).toContain(part);
    expect(text).toContain("Please choose the age of each child.");
  });

  test("names how many small children may come, with the ninth for one adult", async () => {
    const booking = await atTickets();
    const add = (ticketCategoryId: number) => booking.send({ type: "ticket.added", ticketCategoryId });
    for (const id of [1, ...Array.from({ length: 8 }, () => 4)]) add(id);
    const text = () => words(shown(<StepBody {...dialogOf(booking)} languageTag="en-CH" takesFocus={false} />));
    expect(text()).not.toContain("At most");
    add(4);
    expect(text()).toContain("At most 8 × infant can travel with one adult. Please add an adult, or take fewer.");
    for (let child = 0; child < 8; child += 1) add(4);
    add(1);
    expect(text()).toContain("At most 16 × infant can travel with 2 adults.");
  });

  test("says what the server refuses by its code: nothing of what was charged", async () => {
    const cause = { ...refused(422, "selection_invalid"), fields: { "selection.0.numGuests": "needs_another_adult" } };
    const booking = await atTickets({ reserve: () => Promise.reject(cause) });
    for (const event of [{ type: "ticket.added", ticketCategoryId: 1 }, { type: "next" }, { type: "next" }] as const)
      booking.send(event);
    await booking.settle();
    const text = noticeOf(dialogOf(booking));
    expect(text).toContain("There are too many children under 6 for the adults who travel with them.");
    expect(text).not.toContain("charged");
  });

  const dialogOf = ({ actor, send }: Pick<ReturnType<typeof openBooking>, "actor" | "send">) => {
    const { value, context } = actor.getSnapshot();
    return connectDialog({ value, context }, send);
  };
  const noticeOf = (props: ReturnType<typeof connectDialog>) =>
    words(shown(<ErrorNotice {...props} languageTag="en-CH" />));

  test("is busy while a lost attempt is settled, and goes neither back nor on", async () => {
    let hangs = false;
    const booking = await atTickets({
      reserve: () => (hangs ? new Promise<never>(() => {}) : Promise.reject(refused(0, "unreachable"))),
    });
    const next = { type: "next" } as const;
    const add = { type: "ticket.added", ticketCategoryId: 1 } as const;
    for (const event of [add, next, next, { type: "step.back" }, add, next] as const) {
      booking.send(event);
      await booking.settle();
    }
    expect(dialogOf(booking).button?.isBusy).toBe(false);
    hangs = true;
    booking.send(next);
    expect(booking.at({ total: "settling" })).toBe(true);
    expect(dialogOf(booking)).toMatchObject({ button: { isBusy: true }, back: undefined });
  });

  test("says that a reservation may have been made whose answer was lost", async () => {
    const booking = await atTickets({ reserve: () => Promise.reject(refused(0, "unreachable")) });
    for (const event of [{ type: "ticket.added", ticketCategoryId: 1 }, { type: "next" }, { type: "next" }] as const)
      booking.send(event);
    await booking.settle();
    expect(noticeOf(dialogOf(booking))).toMatch(/^ *We don’t know whether your tickets were reserved/);
  });

  test.each([
    [404, "trip_not_found", "no longer runs like this. Your reservation has not changed."],
    [404, "reservation_not_found", "was removed or has lapsed."],
  ])("of a change ends where there is nothing to change any more: %s %s", async (status, code, said) => {
    const loadReservation = () => Promise.reject(refused(status, code));
    const booking = openBooking({ editing: "r0", trip: null }, { loadReservation });
    await booking.settle();
    const props = dialogOf(booking);
    expect(props.button).toMatchObject({ kind: "close" });
    expect(noticeOf(props)).toContain(said);
    expect(props.trash === undefined).toBe(code === "reservation_not_found");
    props.next();
    expect(booking.isClosed()).toBe(true);
  });

  test("removes a reservation once it is loaded, and not while it is changed", async () => {
    const trip1 = trip("10:34");
    const booked = [{ ticketCategory: { ticketCategoryId: 1 }, guests: [{ personalizationData: [] }] }];
    const reservation = { reservationId: "r0", tripId: trip1.id, personalizationData: [], ticketReservations: booked };
    const booking = openBooking(
      { editing: "r0", trip: null },
      {
        loadReservation: () => ({ reservation: reservation as never, trip: trip1 }),
        reserve: () => new Promise<never>(() => {}),
      },
    );
    expect(dialogOf(booking).trash).toBeUndefined();
    for (const _ of ["tickets", "total"]) {
      await booking.settle();
      await booking.settle();
      booking.send({ type: "next" });
    }
    expect(dialogOf(booking)).toMatchObject({ step: "total", trash: expect.any(Function) });
    booking.send({ type: "next" });
    expect(dialogOf(booking).trash).toBeUndefined();
  });

  test("offers no removal of what another tab has removed, and reserves it anew", async () => {
    const trip1 = trip("10:34");
    const booked = [{ ticketCategory: { ticketCategoryId: 1 }, guests: [{ personalizationData: [] }] }];
    const reservation = { reservationId: "r0", tripId: trip1.id, personalizationData: [], ticketReservations: booked };
    const booking = openBooking(
      { editing: "r0", trip: null },
      { loadReservation: () => ({ reservation: reservation as never, trip: trip1 }) },
    );
    for (const _ of ["tickets", "total"]) {
      await booking.settle();
      await booking.settle();
      booking.send({ type: "next" });
    }
    expect(dialogOf(booking)).toMatchObject({ button: { kind: "change" }, trash: expect.any(Function) });
    booking.send({ type: "reservation.gone" });
    const props = dialogOf(booking);
    expect(props).toMatchObject({ step: "total", button: { kind: "reserve" }, trash: undefined });
    expect(noticeOf(props)).toContain("was removed or has lapsed. Your choices are kept");
  });

  test("has no amount of a product that has sold out: nothing is chosen then", async () => {
    const { actor, send, settle } = await atTickets();
    send({ type: "ticket.added", ticketCategoryId: 1 });
    await settle();
    const { value, context } = actor.getSnapshot();
    const totalWith = (soldOutProductIds: string[]) =>
      connectDialog({ value, context: { ...context, trip: { ...context.trip!, soldOutProductIds } } }, send).total;
    expect(totalWith([])).not.toBeNull();
    expect(totalWith(["single"])).toBeNull();
  });

  test("reads the times of a trip from start to end in a page from right to left: each is by itself", async () => {
    const props = { ...dialogOf(openBooking()), languageTag: "en-CH", takesFocus: false };
    expect(shown(<StepBody {...props} />)).toMatch(/<bdi>[^<]*10:34<\/bdi>\s–\s<bdi>11:34<\/bdi>/);
  });

  test("offers the way back once a trip is held from a drawer, and goes on", async () => {
    const held = async (canReturn: boolean) => {
      const { actor, send, settle } = await atTickets({}, { staysOpen: true, canReturn });
      send({ type: "ticket.added", ticketCategoryId: 1 });
      send({ type: "next" });
      send({ type: "next" });
      await settle();
      const { value, context } = actor.getSnapshot();
      const props = connectDialog({ value, context }, send);
      expect(props.button?.kind).toBe("continue");
      return words(shown(<StepBody {...props} languageTag="en-CH" takesFocus={false} />));
    };
    expect(await held(true)).toMatch(/The connection is in your basket.*Basel SBB to Luzern.*Look for the way back/);
    expect(await held(false)).not.toContain("way back");
  });

  test("adds up at the total, and says whether tickets can be given back", async () => {
    const { actor, send } = await atTickets();
    for (const id of [1, 2]) send({ type: "ticket.added", ticketCategoryId: id });
    send({ type: "next" });
    const { value, context } = actor.getSnapshot();
    const props = connectDialog({ value, context }, send);
    expect(props).toMatchObject({ step: "total", index: 3, of: 3, total: "CHF 51.00", people: 2 });
    const text = words(shown(<StepBody {...props} languageTag="en-CH" takesFocus={false} />));
    expect(text).toContain("Can be given back until departure.");
    expect(text).toContain("Demo tariff");
  });
});
