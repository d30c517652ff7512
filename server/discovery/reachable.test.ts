import { expect, test } from "vitest";
import { listActivities, listFacets, searchMap } from "../../sdk/contracts/calls/listing.ts";
import { activity } from "../catalogue/fixtures/build.ts";
import { discoveryCatalogue, places, types } from "../catalogue/fixtures/discovery.ts";
import { hour, minute } from "../clock.ts";
import { onBothDatabases } from "../db/testing.ts";
import { AppError } from "../errors.ts";
import { fixtureTimetable } from "../ports/timetable/timetable.fixture.ts";
import type { ReachableQuery, TimetablePort } from "../ports/timetable/timetable.ts";
import { openTestShop } from "../testing/shop.ts";

const bern = "8507000";
/** An activity that many kilometres north of Zurich's station, which is 56 minutes from Bern. */
const [inZurich, furtherOut, inBern, faraway] = [1, 2, 3, 4];
const at: Record<number, readonly [number, number]> = {
  [inZurich]: [47.378 + 0.25 / 111.2, 8.54],
  [furtherOut]: [47.378 + 0.4 / 111.2, 8.54],
  [inBern]: [46.949 - 0.95 / 111.2, 7.439],
  [faraway]: [46.949 - 1.1 / 111.2, 7.439],
};
const [template] = discoveryCatalogue.activities;
const catalogue = {
  ...discoveryCatalogue,
  activities: Object.entries(at).map(([id, [latitude, longitude]]) => {
    const offers = template!.offers.map((offer) => ({
      ...offer,
      id: Number(id) * 10,
      contentApiOfferId: Number(id) * 10 + 1,
      categories: offer.categories.map((category, nth) => ({ ...category, id: Number(id) * 10 + nth })),
    }));
    return activity(Number(id), Number(id) + 50_000, `Activity ${id}`, {
      typeId: types.boats,
      locationId: places.lucerne,
      attributes: [],
      latitude,
      longitude,
      offers,
    });
  }),
};

onBothDatabases("lists of what public transport reaches", (getDb) => {
  const params = { locale: "en_CH" as const };
  const query = (more: object = {}) => ({ filters: JSON.stringify({ reachableFrom: bern, ...more }) });
  const open = async (timetable: TimetablePort = fixtureTimetable) => {
    const shop = await openTestShop(getDb(), { catalogue, timetable });
    const ids = async (more?: object) =>
      (await shop.done(listActivities, { params, query: query(more) })).map(({ id }) => id).toSorted();
    const facets = (given: Record<string, string>) => shop.done(listFacets, { params, query: given });
    return { ...shop, ids, facets };
  };

  test("[R25.reachable] an activity counts within 1 km of a stop, with the walk within 60 minutes", async () => {
    const { ids, done, facets } = await open();
    expect(await ids()).toEqual([inZurich, inBern]);
    const map = await done(searchMap, { params, query: query() });
    expect(map.activities.map(({ id }) => id).toSorted()).toEqual([inZurich, inBern]);
    expect(await facets(query())).toMatchObject({
      total: 2,
      reachable: { minutes: 60, origin: { id: bern, name: "Bern", label: "Within 60 min of Bern by train and bus" } },
    });
  });

  test("the options of the whole list name a place without being narrowed by it", async () => {
    const { facets } = await open();
    expect(await facets({ reachableFrom: bern })).toMatchObject({ total: 4, reachable: { origin: { id: bern } } });
    expect(await facets({})).toMatchObject({ total: 4, reachable: { minutes: 60, origin: null } });
    expect(await facets({ reachableFrom: "1" })).toMatchObject({ total: 4, reachable: { origin: null } });
  });

  test("one leaves at nine of the date, else of today, and each is asked for once in ten minutes", async () => {
    const asked: ReachableQuery[] = [];
    const reachable = (wanted: ReachableQuery) => {
      asked.push(wanted);
      return fixtureTimetable.reachable!(wanted);
    };
    const { ids, clock } = await open({ ...fixtureTimetable, reachable });
    await Promise.all([ids(), ids(), ids({ date: "2026-11-28" })]);
    clock.ms += 9 * minute;
    await ids();
    expect(asked.map((wanted) => new Date(wanted.at).toISOString())).toEqual([
      "2026-11-21T08:00:00.000Z",
      "2026-11-28T08:00:00.000Z",
    ]);
    clock.ms += minute;
    await ids();
    expect(asked).toHaveLength(3);
  });

  test("a date beyond the timetable counts as its last such weekday: activities are on sale for longer", async () => {
    const queries: ReachableQuery[] = [];
    const { ids } = await open({
      ...fixtureTimetable,
      reachable: (request) => (queries.push(request), fixtureTimetable.reachable!(request)),
    });
    const { lastDate } = await fixtureTimetable.facts();
    // A Wednesday, as the 27th of October is; the 31st is the last day.
    expect(lastDate).toBe("2027-10-31");
    expect(await ids({ date: "2027-12-01" })).toEqual(await ids({ date: "2027-10-27" }));
    expect(queries.map(({ at: leaving }) => new Date(leaving).toISOString().slice(0, 10))).toEqual(["2027-10-27"]);
    await ids({ date: "2027-11-01" });
    expect(new Date(queries.at(-1)!.at).toISOString().slice(0, 10)).toBe("2027-10-25");
  });

  test("says which place is unknown", async () => {
    const { send } = await open();
    const refused = async (more: object) => send(listActivities, { params, query: query(more) });
    expect(await refused({ reachableFrom: "1" })).toMatchObject({ status: 404, code: "place_not_found" });
    expect(await refused({ reachableFrom: "" })).toMatchObject({ status: 400, code: "invalid_input" });
  });

  test("is not offered by a provider that can't say it, nor while there is no timetable, nor past its end", async () => {
    const { reachable: _, ...unable } = fixtureTimetable;
    const without = await open(unable);
    expect(await without.facets({})).not.toHaveProperty("reachable");
    expect(await without.send(listActivities, { params, query: query() })).toMatchObject({
      status: 400,
      code: "invalid_input",
    });
    const unavailable = () => Promise.reject(new AppError("provider_unavailable", "There is no timetable."));
    const none = await open({ ...fixtureTimetable, facts: unavailable, reachable: unavailable });
    expect(await none.facets({})).not.toHaveProperty("reachable");
    expect(await none.send(listActivities, { params, query: query() })).toMatchObject({
      status: 502,
      code: "provider_unavailable",
    });
    const past = await open({
      ...fixtureTimetable,
      facts: async () => ({ ...(await fixtureTimetable.facts()), lastDate: "2026-11-20" }),
    });
    expect(await past.facets({})).not.toHaveProperty("reachable");
  });

  test("an answer has another tag once a timetable is there", async () => {
    let isThere = false;
    const { ask, clock } = await open({
      ...fixtureTimetable,
      facts: () => (isThere ? fixtureTimetable.facts() : Promise.reject(new AppError("provider_unavailable", "None."))),
    });
    const tag = async () => (await ask("GET", "/activities/en_CH/facets/")).headers["etag"];
    await tag();
    const before = await tag();
    isThere = true;
    clock.ms += hour;
    await tag();
    expect(await tag()).not.toBe(before);
  });

  test("an import of the same dates gives narrowed lists another tag, and their new content", async () => {
    let edition = "first";
    let nearby = true;
    const { ask, clock } = await open({
      ...fixtureTimetable,
      edition: async () => edition,
      reachable: async (request) => {
        const reached = await fixtureTimetable.reachable!(request);
        return nearby ? reached : { ...reached, stops: [] };
      },
    });
    const path = `/activities/en_CH/?${new URLSearchParams({ ...query() } as Record<string, string>)}`;
    const read = async () => {
      const { headers, body } = await ask("GET", path);
      return { tag: headers["etag"], body };
    };
    await read();
    const before = await read();
    expect(JSON.parse(before.body)).not.toEqual([]);
    [edition, nearby] = ["second", false];
    clock.ms += 2 * minute;
    await read();
    const after = await read();
    expect(after.tag).not.toBe(before.tag);
    expect(JSON.parse(after.body)).toEqual([]);
  });
});
