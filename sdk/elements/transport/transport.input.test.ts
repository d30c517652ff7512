import * as v from "valibot";
import { afterEach, describe, expect, test, vi } from "vitest";
import { transportAttributes } from "../../contracts/elements/transport.ts";
import type { Services } from "../_kit/record.ts";
import { inputOf } from "./transport.input.ts";

afterEach(() => vi.unstubAllGlobals());

function servicesOf(query: Record<string, string> = {}, origin = "https://shop.example"): Services {
  return {
    locale: "de_CH",
    shopOrigin: "https://shop.example",
    address: { query: (name: string) => query[name] ?? null, with: () => `${origin}/transport` },
    now: () => Date.parse("2026-11-30T22:30:00Z"),
  } as unknown as Services;
}

const attributes = (given: Record<string, string> = {}) => v.parse(transportAttributes, given);
const search = (given: Record<string, string>, services = servicesOf()) => inputOf(attributes(given), services).search;

const luzern = { id: "8505000", name: "Luzern", kind: "train" };
const stored = {
  origin: { text: "Luzern", place: luzern },
  destination: { text: "Bas", place: null },
  date: "2026-12-02",
  time: "07:00",
  isArrival: true,
};
const store = (text: string) => vi.stubGlobal("sessionStorage", { getItem: () => text, setItem: () => {} });

describe("input of the search", () => {
  test("is an hour from now in Zurich, and departs then", () => {
    expect(search({})).toMatchObject({
      date: "2026-12-01",
      time: "00:30",
      isArrival: false,
      wanted: { origin: null, destination: null },
    });
  });

  test("takes places by id or name from the attributes, and an activity as destination", () => {
    expect(search({ from: " Luzern ", activity: "104" }).wanted).toEqual({
      origin: { text: "Luzern" },
      destination: { activityId: 104 },
    });
    expect(search({ to: "8500010", activity: "104" }).wanted.destination).toEqual({ text: "8500010" });
  });

  test("arrives at an instant, or at a local time", () => {
    expect(search({ "arrive-by": "2026-12-01T09:30:00Z" })).toMatchObject({
      date: "2026-12-01",
      time: "10:30",
      isArrival: true,
    });
    expect(search({ "arrive-by": "2026-12-01T10:30" })).toMatchObject({ time: "10:30", isArrival: true });
    expect(v.safeParse(transportAttributes, { "arrive-by": "2026-12-01T25:10" }).success).toBe(false);
    expect(v.safeParse(transportAttributes, { date: "2027-02-31" }).success).toBe(false);
  });

  test("leaves an activity after an instant, which an arrival overrules", () => {
    const given = { activity: "104", "depart-after": "2026-12-01T15:30:00Z", to: "Bern" };
    expect(search(given)).toMatchObject({
      date: "2026-12-01",
      time: "16:30",
      isArrival: false,
      wanted: { origin: { activityId: 104 }, destination: { text: "Bern" } },
    });
    expect(search({ ...given, to: "", "arrive-by": "2026-12-01T10:30" })).toMatchObject({
      time: "10:30",
      isArrival: true,
      wanted: { origin: null, destination: { activityId: 104 } },
    });
  });

  test.each(["arrive-by", "depart-after"])("says that %s of the address doesn't exist", (name) => {
    const query = { [name]: "2026-12-01T25:10" };
    expect(search({}, servicesOf(query))).toMatchObject({ date: "2026-12-01", time: "00:30", replaced: "unknown" });
    expect(search({}, servicesOf({ ...query, date: "2026-12-05", time: "08:15" })).replaced).toBeNull();
    expect(search({ [name]: "2026-12-01T10:30" }, servicesOf({ [name]: "2026-12-01T10:30" })).replaced).toBeNull();
  });

  test("reads the address on the shop's page alone", () => {
    const query = { from: "8505000", to: "Basel", date: "2026-12-05", time: "08:15", arrive: "1", trip: "t1" };
    const input = inputOf(attributes(), servicesOf(query));
    expect(input).toMatchObject({
      linkedTripId: "t1",
      search: {
        wanted: { origin: { text: "8505000" }, destination: { text: "Basel" } },
        date: "2026-12-05",
        time: "08:15",
        isArrival: true,
      },
    });
    const elsewhere = inputOf(attributes(), servicesOf(query, "https://hotel.example"));
    expect(elsewhere).toMatchObject({ linkedTripId: null, search: { wanted: { origin: null }, time: "00:30" } });
  });

  test("sets out to an activity from where the session's search did, and from nowhere else", () => {
    store(JSON.stringify({ ...stored, locale: "de_CH" }));
    const { origin, wanted, time } = search({ activity: "104", "arrive-by": "2026-12-01T10:30" });
    expect(origin).toMatchObject({ place: luzern });
    expect(wanted).toEqual({ origin: null, destination: { activityId: 104 } });
    expect(time).toBe("10:30");
    expect(search({ to: "Bern" }).origin).toEqual({ text: "", place: null });
  });

  test("inside of another element neither reads the address nor is it of a page", () => {
    const ownerDocument = {};
    const inside = {
      ...servicesOf({ from: "8505000", date: "2026-12-05" }),
      host: { ownerDocument, getRootNode: () => ({}) },
    };
    expect(search({}, inside as unknown as Services)).toMatchObject({ wanted: { origin: null }, date: "2026-12-01" });
    const alone = { ...inside, host: { ownerDocument, getRootNode: () => ownerDocument } };
    expect(search({}, alone as unknown as Services)).toMatchObject({ wanted: { origin: { text: "8505000" } } });
  });

  test("knows when the activity ends, and the item that trips go with", () => {
    const item = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";
    const given = attributes({ "return-after": "2026-12-01T16:30", "with-item": item });
    expect(inputOf(given, servicesOf())).toMatchObject({
      returnTime: { after: "2026-12-01T16:30", isEnd: true },
      withItem: item,
    });
    expect(inputOf(attributes({}), servicesOf()).returnTime).toBeNull();
  });

  test.each([
    [{ date: "2026-02-31", time: "08:00" }, "2026-12-01", "00:30"],
    [{ date: "2026-12-05", time: "25:10" }, "2026-12-05", "00:30"],
    [{ time: "25:10" }, "2026-12-01", "00:30"],
  ])("replaces what no clock and no calendar has, and says so: %o", (query, date, time) => {
    expect(search({}, servicesOf(query))).toMatchObject({ date, time, replaced: "unknown" });
  });

  test("asks for the names of the session's places again in another language", () => {
    store(JSON.stringify({ ...stored, locale: "fr_CH" }));
    const { origin, destination, wanted, time } = search({});
    expect({ origin, destination, time }).toEqual({
      origin: { text: "Luzern", place: null },
      destination: { text: "Bas", place: null },
      time: "07:00",
    });
    expect(wanted).toEqual({ origin: { text: "8505000" }, destination: null });
  });

  test("goes on with the session's search, unless the page gives one", () => {
    store(JSON.stringify({ ...stored, locale: "de_CH" }));
    expect(search({})).toMatchObject({ ...stored, wanted: { origin: null, destination: null } });
    expect(search({ from: "Bern" })).toMatchObject({ origin: { place: null }, wanted: { origin: { text: "Bern" } } });
    expect(search({}, servicesOf({ from: "8505000" }))).toMatchObject({ origin: { place: luzern } });
    expect(search({}, servicesOf({ from: "8507000" }))).toMatchObject({ wanted: { origin: { text: "8507000" } } });
  });

  test("a link without a time is searched an hour from now, and has none of the session's other places", () => {
    store(JSON.stringify({ ...stored, locale: "de_CH" }));
    const soon = { date: "2026-12-01", time: "00:30", isArrival: false };
    const ofLink = search({}, servicesOf({ from: "8505000", to: "8507000" }));
    expect(ofLink).toMatchObject({ ...soon, origin: { place: luzern }, wanted: { destination: { text: "8507000" } } });
    expect(search({}, servicesOf({ to: "8507000" }))).toMatchObject({ ...soon, origin: { text: "", place: null } });
    expect(search({}, servicesOf({ trip: "t1" }))).toMatchObject({ ...soon, origin: { text: "", place: null } });
  });

  test("an activity is where a way back begins, also where its time doesn't exist", () => {
    const query = { activity: "104", "depart-after": "2026-12-01T25:10" };
    expect(search({ activity: "104" }, servicesOf(query))).toMatchObject({
      replaced: "unknown",
      wanted: { origin: { activityId: 104 }, destination: null },
    });
  });

  // The page's server gives an activity and its time as attributes by the same rule.
  test("an activity is where a way back begins, also beside a way there whose time doesn't exist", () => {
    const query = { activity: "104", "arrive-by": "bad", "depart-after": "2026-12-01T16:30" };
    const given = { activity: "104", "depart-after": "2026-12-01T16:30" };
    expect(search(given, servicesOf(query))).toMatchObject({
      time: "16:30",
      isArrival: false,
      wanted: { origin: { activityId: 104 }, destination: null },
    });
  });

  test("starts afresh where the session's search can't be read", () => {
    for (const text of ["{", "null", '{"origin":1}']) {
      store(text);
      expect(search({}).origin).toEqual({ text: "", place: null });
    }
  });
});
