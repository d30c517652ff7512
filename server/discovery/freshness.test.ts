import { beforeAll, expect, test } from "vitest";
import { createReservation } from "../../sdk/contracts/calls/cart.ts";
import { listActivities } from "../../sdk/contracts/calls/listing.ts";
import { discoveryCatalogue } from "../catalogue/fixtures/discovery.ts";
import { importCatalogue } from "../catalogue/import.ts";
import { hour, minute, second } from "../clock.ts";
import { release } from "../commands/reservation/release.ts";
import { expireHolds } from "../commands/reservation/expire.ts";
import { onBothDatabases } from "../db/testing.ts";
import { rankJob } from "../jobs/ranking.ts";
import { guest } from "../domain/session.ts";
import { openTestShop, testNow, type TestShop } from "../testing/shop.ts";
import { Discovery } from "./discovery.ts";

const rowing = { id: 7, mappedId: 50_007, slot: "70-20261201-1000", category: 70, date: "2026-12-01" };

onBothDatabases("lists follow the database", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { catalogue: discoveryCatalogue });
  });
  const dates = async () =>
    (await shop.done(listActivities, { params: { locale: "en_CH" }, query: { activityIds: `[${rowing.id}]` } }))[0]!
      .availableDates;
  const hold = async () => {
    const body = {
      activityId: rowing.mappedId,
      availabilityId: rowing.slot,
      selection: [{ ticketCategoryId: rowing.category, numGuests: 2 }],
      locale: "en_CH",
      doCreateCart: true,
    };
    return (await shop.done(createReservation, { body })).reservationId;
  };
  const later = async (ms: number) => {
    shop.clock.ms += ms;
    await shop.services.discovery.followSeats();
  };

  test("a day whose last seats are held leaves the lists of every process within 5 seconds, and comes back when they are let go", async () => {
    const other = new Discovery(shop.services);
    await other.current();
    expect(await dates()).toContain(rowing.date);
    const reservationId = await hold();
    await later(5 * second);
    expect(await dates()).not.toContain(rowing.date);
    await other.followSeats();
    const { index, seats } = await other.current();
    expect(seats.datesOf(index.ids.indexOf(rowing.id), "2026-12-01", 1)).toEqual(["2026-12-02"]);
    await release(shop.services, reservationId, guest);
    await later(5 * second);
    expect(await dates()).toContain(rowing.date);
  });

  test("a hold that expires gives its day back to the lists", async () => {
    await hold();
    await later(5 * second);
    expect(await dates()).not.toContain(rowing.date);
    shop.clock.ms += 30 * minute;
    await shop.services.discovery.followSeats();
    await expireHolds(getDb(), shop.clock.ms);
    await later(5 * second);
    expect(await dates()).toContain(rowing.date);
  });

  test("a day whose cut-off has passed is gone when everything has been looked at once, within 5 minutes", async () => {
    shop.clock.ms = testNow + 24 * hour;
    for (let round = 0; round < 60; round++) await shop.services.discovery.followSeats();
    expect((await dates())[0]).toBe("2026-11-23");
    shop.clock.ms = testNow;
  });

  test("notices an import of another process within a second, and no request waits for it", async () => {
    const discovery = new Discovery(shop.services);
    const before = await discovery.current();
    const renamed = structuredClone(discoveryCatalogue);
    renamed.activities[0]!.title = { ...renamed.activities[0]!.title, en_CH: "Night Cruise" };
    await importCatalogue(getDb(), renamed, testNow, "demo");
    expect(await discovery.current()).toBe(before);
    shop.clock.ms += second;
    expect(await discovery.current()).toBe(before);
    const after = await discovery.fresh();
    expect(after.index.titles.en_CH.at(0)).toBe("Night Cruise");
    expect(await discovery.current()).toBe(after);
  });

  test("[R21.relevance] activities are ranked at once where that was never done, then once a night", async () => {
    const ranked = () => getDb().selectFrom("activity").select(["id", "ranking_score"]).orderBy("id").execute();
    await rankJob(shop.services);
    const first = await ranked();
    expect(first.find(({ id }) => id === 1)!.ranking_score).toBeGreaterThan(
      first.find(({ id }) => id === 6)!.ranking_score,
    );
    expect(first.find(({ id }) => id === 2)!.ranking_score).toBeGreaterThan(
      first.find(({ id }) => id === 5)!.ranking_score,
    );
    await shop.services.discovery.fresh();
    const [card] = await shop.done(listActivities, { params: { locale: "en_CH" }, query: { activityIds: "[1]" } });
    expect(card!.summary!.rankingScoreNoDate).toBe(first[0]!.ranking_score);
    const rankedOn = async () =>
      (await getDb().selectFrom("meta").select("value").where("key", "=", "ranked on").executeTakeFirstOrThrow()).value;
    expect(await rankedOn()).toBe("2026-11-21");
    shop.clock.ms = testNow + 16.5 * hour;
    await rankJob(shop.services);
    expect(await rankedOn()).toBe("2026-11-21");
    shop.clock.ms = testNow + 17 * hour;
    await rankJob(shop.services);
    expect(await rankedOn()).toBe("2026-11-22");
    shop.clock.ms = testNow;
  });
});
