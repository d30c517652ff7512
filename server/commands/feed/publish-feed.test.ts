import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { mainLocales } from "../../../sdk/contracts/locale.ts";
import { boat, flight } from "../../catalogue/fixtures/small.ts";
import { day, hour, minute, second } from "../../clock.ts";
import { listDueMails } from "../../db/queries/outbox.ts";
import { upsertRevision } from "../../db/queries/revision.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { FeedShard, type FeedProduct } from "../../domain/things-to-do.ts";
import { writeFeedJob } from "../../jobs/write-feed.ts";
import { sendDueMails } from "../../jobs/outbox.ts";
import { openTestShop, testNow, testOrigin, type TestShop } from "../../testing/shop.ts";
import { acceptFeed } from "./held-feed.ts";
import { publishFeed } from "./publish-feed.ts";

const token = "a token of the feed for tests";

onBothDatabases("the product feed", (getDb) => {
  const folder = mkdtempSync(join(tmpdir(), "gipfel-feed-"));
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { env: { FEED_TOKEN: token, DATA_DIR: folder } });
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeEach(async () => {
    shop.clock.ms = testNow;
    await getDb().deleteFrom("meta").where("key", "like", "feed%").execute();
    await getDb().deleteFrom("outbox").execute();
    rmSync(join(folder, "feeds"), { recursive: true, force: true });
    await onSale(boat.id, flight.id);
  });

  /** Leaves these activities on sale, and no other. */
  async function onSale(...ids: number[]) {
    await getDb().updateTable("activity").set({ withdrawn_at: "2026-11-20T09:00:00.000Z" }).execute();
    if (ids.length > 0)
      await getDb().updateTable("activity").set({ withdrawn_at: null }).where("id", "in", ids).execute();
    await upsertRevision(getDb());
  }

  const bytes = ({ version, name }: { version: string; name: string }) =>
    readFileSync(join(folder, "feeds/things-to-do", version, name), "utf8");
  async function published() {
    const index = (await shop.services.ports.feed.last())!;
    const texts = index.files.map(({ name }) => bytes({ version: index.version, name }));
    const shards = texts.map((text) => v.parse(FeedShard, JSON.parse(text)));
    return { index, texts, shards, products: shards.flatMap(({ products }) => products) };
  }
  const ids = (products: readonly FeedProduct[]) => products.map(({ id }) => Number(id));
  const get = (path: string, authorization?: string) =>
    shop.app.inject({
      url: `/providers/feed-files/things-to-do/${path}`,
      headers: authorization ? { authorization } : {},
    });

  test("has each bookable activity with its offers, texts in four languages and prices as texts of units", async () => {
    await publishFeed(shop.services);
    const { index, products, shards } = await published();
    expect(ids(products)).toEqual([boat.id, flight.id]);
    expect(index).toMatchObject({ products: 2, leftOut: [] });
    const [product] = products as [FeedProduct];
    expect(product.title.localized_texts.map(({ language_code }) => language_code)).toEqual(
      mainLocales.map((locale) => locale.slice(0, 2)),
    );
    expect(product.options.map(({ id }) => id)).toEqual([String(boat.offerId), String(boat.passOfferId)]);
    expect(product.options.map(({ price_options }) => price_options.map(({ price }) => price))).toEqual([
      [{ currency_code: "CHF", units: "49", nanos: 0 }],
      [{ currency_code: "CHF", units: "99", nanos: 0 }],
    ]);
    expect(product.options[0]).toMatchObject({
      duration_sec: 7200,
      cancellation_policy: { refund_conditions: [{ min_duration_before_start_time_sec: 86_400, refund_percent: 100 }] },
    });
    expect(product.options[1]).not.toHaveProperty("cancellation_policy");
    expect(shards[0]!.feed_metadata).toMatchObject({ shard_id: 0, total_shards_count: 1 });
  });

  test("leads to the page in the language that Google puts into its address, and keeps the rest of the query", async () => {
    await publishFeed(shop.services);
    const { products } = await published();
    const { url } = products[0]!.options[0]!.landing_page;
    expect(url).toBe(`${testOrigin}/landing/${boat.id}?lang={lang}`);
    for (const [lang, path] of [
      ["fr-FR", "/fr-ch/activity/501-boat-trip-fr_CH"],
      ["de", "/activity/501-boat-trip-de_CH"],
      ["xx", "/en-ch/activity/501-boat-trip-en_CH"],
    ] as const) {
      const { statusCode, headers } = await shop.app.inject({ url: `/landing/${boat.id}?lang=${lang}&ref=4182` });
      expect([statusCode, headers.location]).toEqual([302, `${path}?ref=4182`]);
    }
    expect((await shop.app.inject({ url: "/landing/%2F%2Fevil.example" })).statusCode).toBe(404);
  });

  test("writes francs and rappen without a float", async () => {
    const price = (amount: number) =>
      getDb().updateTable("ticket_category").set({ price: amount }).where("id", "=", boat.adult).execute();
    await price(4905);
    await publishFeed(shop.services);
    expect((await published()).products[0]!.options[0]!.price_options[0]!.price).toEqual({
      currency_code: "CHF",
      units: "49",
      nanos: 50_000_000,
    });
    await price(4900);
  });

  test("splits at the limit: every file is within it, none is empty, and all have one nonce", async () => {
    await publishFeed(shop.services);
    const whole = await published();
    const limit = whole.index.files[0]!.bytes - 400;
    await publishFeed(shop.services, limit);
    // The same products are the same version: the files stay as they were.
    expect((await published()).index.files).toEqual(whole.index.files);
    rmSync(join(folder, "feeds"), { recursive: true });
    await publishFeed(shop.services, limit);
    const { shards, texts, index } = await published();
    expect(shards.map(({ feed_metadata }) => feed_metadata)).toEqual(
      [0, 1].map((shard_id) => ({ ...whole.shards[0]!.feed_metadata, shard_id, total_shards_count: 2 })),
    );
    expect(shards.flatMap(({ products }) => ids(products))).toEqual([boat.id, flight.id]);
    expect(index.files.map((file) => file.bytes)).toEqual(texts.map((text) => Buffer.byteLength(text)));
    expect(Math.max(...index.files.map((file) => file.bytes))).toBeLessThan(limit);
  });

  test("is the same to the byte for the same catalogue", async () => {
    await publishFeed(shop.services);
    const one = await published();
    rmSync(join(folder, "feeds"), { recursive: true });
    shop.clock.ms += hour;
    await publishFeed(shop.services);
    const other = await published();
    expect(other.texts).toEqual(one.texts);
    expect(other.index.version).toBe(one.index.version);
  });

  test("leaves out what can't be booked, and says which and why", async () => {
    await getDb().updateTable("slot").set({ taken: 6 }).where("offer_id", "=", flight.offerId).execute();
    await upsertRevision(getDb());
    await publishFeed(shop.services);
    const { index, products } = await published();
    expect(ids(products)).toEqual([boat.id]);
    expect(index.leftOut).toEqual([{ id: flight.id, reason: "not_bookable" }]);
    await getDb().updateTable("slot").set({ taken: 0 }).where("offer_id", "=", flight.offerId).execute();
  });

  test("leaves out an offer without categories, which has no price", async () => {
    const categories = getDb().selectFrom("ticket_category").selectAll().where("offer_id", "=", boat.passOfferId);
    const rows = await categories.execute();
    await getDb().deleteFrom("ticket_category").where("offer_id", "=", boat.passOfferId).execute();
    await publishFeed(shop.services);
    const { products } = await published();
    expect(products[0]!.options.map(({ id }) => id)).toEqual([String(boat.offerId)]);
    await getDb().insertInto("ticket_category").values(rows).execute();
  });

  test("never publishes an empty one: the last stays, and the team is written to once a day", async () => {
    await publishFeed(shop.services);
    const before = await published();
    await onSale();
    await acceptFeed(getDb(), 1);
    for (let run = 0; run < 2; run++) expect(await publishFeed(shop.services)).toEqual({ isHeld: true });
    expect(await published()).toEqual(before);
    shop.mails.length = 0;
    await sendDueMails(shop.services);
    expect(shop.mails).toHaveLength(1);
    expect(shop.mails[0]!.text).toContain("2");
  });

  test("writes one mail though two processes hold the feed back at the same time", async () => {
    await publishFeed(shop.services);
    await onSale();
    await Promise.all([publishFeed(shop.services), publishFeed(shop.services)]);
    const due = await listDueMails(getDb(), new Date(shop.clock.ms).toISOString(), 10);
    expect(due.map(({ kind }) => kind)).toEqual(["feed_held"]);
  });

  test("keeps the last one where more than half of the products are gone, until the team accepts it", async () => {
    await publishFeed(shop.services);
    await getDb().updateTable("meta").set({ value: "3" }).where("key", "=", "feed products").execute();
    await onSale(boat.id);
    expect(await publishFeed(shop.services)).toEqual({ isHeld: true });
    expect((await published()).index.products).toBe(2);
    await acceptFeed(getDb(), 1);
    expect(await publishFeed(shop.services)).toEqual({ isHeld: false });
    const { index, shards } = await published();
    expect(index.products).toBe(1);
    expect(shards[0]!.feed_metadata.max_removal_share).toBe(0.67);
    // It is accepted once.
    await onSale(boat.id, flight.id);
    await getDb().updateTable("meta").set({ value: "5" }).where("key", "=", "feed products").execute();
    expect(await publishFeed(shop.services)).toEqual({ isHeld: true });
  });

  test("keeps the last one where a product does not fit the format", async () => {
    await publishFeed(shop.services);
    const before = await published();
    const title = (text: string) =>
      getDb()
        .updateTable("activity")
        .set({ rating_average: text === "bad" ? 6 : 4.5 })
        .where("id", "=", boat.id)
        .execute();
    await title("bad");
    await upsertRevision(getDb());
    await expect(publishFeed(shop.services)).rejects.toThrow(`product ${boat.id} does not fit the feed: rating`);
    expect(await published()).toEqual(before);
    await title("good");
  });

  test("gives its files to the holder of the token alone", async () => {
    expect((await get("index.json", `Bearer ${token}`)).statusCode).toBe(404);
    await publishFeed(shop.services);
    const { index, texts } = await published();
    for (const authorization of [undefined, "Bearer another", token]) {
      const { statusCode, headers } = await get("index.json", authorization);
      expect([statusCode, headers["www-authenticate"]]).toEqual([401, "Bearer"]);
    }
    expect((await get("index.json", `Bearer ${token}`)).json()).toEqual(index);
    const file = await get(`${index.version}/products-0.json`, `Bearer ${token}`);
    expect([file.statusCode, file.body]).toEqual([200, texts[0]]);
    for (const path of [`${index.version}/products-1.json`, "0000/products-0.json", `${index.version}/..%2Findex.json`])
      expect((await get(path, `Bearer ${token}`)).statusCode).toBe(404);
  });

  const versionFolder = (version: string) => join(folder, "feeds/things-to-do", version);
  /** As if what happened to a version had been so long ago; the files' times are the machine's. */
  const setAge = (version: string, age: number) => {
    const then = new Date(Date.now() - age);
    utimesSync(versionFolder(version), then, then);
  };
  const statusOf = async (version: string) => (await get(`${version}/products-0.json`, `Bearer ${token}`)).statusCode;

  test("serves a replaced version for a day after its replacement, however long ago it was written", async () => {
    await publishFeed(shop.services);
    const [first, texts] = await published().then(({ index, texts: files }) => [index.version, files] as const);
    setAge(first, 3 * day);
    await onSale(boat.id);
    await publishFeed(shop.services);
    const second = (await published()).index.version;
    expect(second).not.toBe(first);
    const served = await get(`${first}/products-0.json`, `Bearer ${token}`);
    expect([served.statusCode, served.body]).toEqual([200, texts[0]]);
    setAge(first, day - minute);
    expect(await statusOf(first)).toBe(200);
    setAge(first, day + minute);
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    await getDb().updateTable("ticket_category").set({ price: 5000 }).where("id", "=", boat.adult).execute();
    await upsertRevision(getDb());
    await publishFeed(shop.services);
    expect([first, second].map((version) => existsSync(versionFolder(version)))).toEqual([false, true]);
    await getDb().updateTable("ticket_category").set({ price: 4900 }).where("id", "=", boat.adult).execute();
  });

  test("keeps the last one where the files of the next can't be put in their place", async () => {
    await publishFeed(shop.services);
    const all = (await published()).index.version;
    await onSale(boat.id);
    await publishFeed(shop.services);
    const before = await published();
    rmSync(versionFolder(all), { recursive: true });
    writeFileSync(versionFolder(all), "no folder");
    await onSale(boat.id, flight.id);
    await expect(publishFeed(shop.services)).rejects.toThrow("ENOTDIR");
    expect(await published()).toEqual(before);
  });

  test("is published where another process has put the same version in its place", async () => {
    await publishFeed(shop.services);
    const { version } = (await published()).index;
    await onSale(boat.id);
    await publishFeed(shop.services);
    await onSale(boat.id, flight.id);
    await publishFeed(shop.services);
    expect((await published()).index.version).toBe(version);
  });

  test("is written by the job where it is six hours old, and not before", async () => {
    await writeFeedJob(shop.services);
    const { index } = await published();
    shop.clock.ms += 6 * hour - second;
    await writeFeedJob(shop.services);
    expect((await published()).index.checkedAt).toBe(index.checkedAt);
    shop.clock.ms += second;
    await writeFeedJob(shop.services);
    const later = (await published()).index;
    expect(later.checkedAt > index.checkedAt).toBe(true);
    expect({ ...later, checkedAt: index.checkedAt }).toEqual(index);
  });
});

onBothDatabases("the product feed without a token", (getDb) => {
  test("is neither written nor served", async () => {
    const shop = await openTestShop(getDb());
    await writeFeedJob(shop.services);
    expect(await shop.services.ports.feed.last()).toBeNull();
    expect((await shop.app.inject({ url: "/providers/feed-files/things-to-do/index.json" })).statusCode).toBe(404);
  });
});
