import { gunzipSync } from "node:zlib";
import { beforeAll, beforeEach, expect, test } from "vitest";
import * as v from "valibot";
import {
  createApiKey,
  exportCatalogue,
  listApiKeys,
  withdrawApiKey,
} from "../../../sdk/contracts/calls/catalogue-export.ts";
import { getAdminActivity, saveActivity, unpublishActivity } from "../../../sdk/contracts/calls/admin/activities.ts";
import { exportAccount } from "../../../sdk/contracts/calls/account-data.ts";
import { getMe } from "../../../sdk/contracts/calls/account.ts";
import { words } from "../../catalogue/fixtures/build.ts";
import { boat, flight, smallCatalogue } from "../../catalogue/fixtures/small.ts";
import { importCatalogue } from "../../catalogue/import.ts";
import { hour, minute, second } from "../../clock.ts";
import { noteActivityChanges } from "../../commands/catalogue/note-changes.ts";
import { rankJob } from "../../jobs/ranking.ts";
import { upsertActivityChange } from "../../db/queries/activity-change.ts";
import { upsertRevision } from "../../db/queries/revision.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { transact } from "../../db/transact.ts";
import { addAffiliate } from "../../testing/affiliate.ts";
import { openTestShop, testNow, testOrigin, type TestShop } from "../../testing/shop.ts";
import { signedUp, team, type TestVisitor } from "../../testing/visitor.ts";

onBothDatabases("the export of the catalogue", (getDb) => {
  let shop: TestShop;
  let partner: TestVisitor;
  let admin: TestVisitor;
  let key = "";
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { env: { SIGN_IN_LIMIT: "100000" } });
    partner = await signedUp(shop, "partner@example.ch");
    admin = await signedUp(shop, "admin@example.ch", team);
    const { user } = await partner.done(getMe, {});
    await addAffiliate(getDb(), { user_id: user!.userId });
    ({ key } = await partner.done(createApiKey, { body: { name: "Website" } }));
  });
  beforeEach(async () => {
    shop.clock.ms = testNow;
    await getDb().deleteFrom("activity_change").execute();
    await getDb().deleteFrom("meta").where("key", "=", "activity changes noted").execute();
    await noteActivityChanges(shop.services);
  });

  const ask = (query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    shop.ask("GET", `/catalogue/?${new URLSearchParams(query)}`, undefined, {
      authorization: `Bearer ${key}`,
      ...headers,
    });
  const read = async (query: Record<string, string> = {}) => {
    const answer = await ask(query);
    expect(answer.statusCode).toBe(200);
    return v.parse(exportCatalogue.answer, answer.json());
  };
  const since = new Date(testNow + 1).toISOString();
  const changed = async (from = since) =>
    (await read({ modifiedSince: from })).activities.map(({ id, state }) => [id, state]);
  const later = async () => {
    shop.clock.ms += hour;
    await noteActivityChanges(shop.services);
  };
  /** The boat's texts in a language, as the team's form sends them. */
  const text = (locale: "en_CH" | "it_CH", changes: object = {}) => {
    const [title, teaser, highlights, benefit] = ["Boat Trip", "A teaser", "Highlights", "A benefit"].map(
      (each) => words(each)[locale],
    );
    return {
      texts: { [locale]: { title, teaser, highlights, importantInformation: "", benefits: [benefit], ...changes } },
    };
  };
  const edit = async (body: object) => {
    const params = { id: String(boat.id) };
    const { revision } = await admin.done(getAdminActivity, { params, query: {} });
    await admin.done(saveActivity, { params, query: {}, body: { revision, ...body } });
  };

  test("has texts in the languages asked for, prices, pictures, meeting points, and links with the partner's number", async () => {
    const { activities, next, modifiedUntil } = await read({ locales: "fr_CH,de-ch", campaign: "winter" });
    expect([activities.length, next]).toEqual([2, null]);
    expect(modifiedUntil).toBe(new Date(testNow - minute).toISOString());
    const [activity] = activities;
    if (activity?.state !== "listed") throw new Error("the boat is on sale");
    expect(Object.keys(activity.texts)).toEqual(["fr_CH", "de_CH"]);
    expect(activity.texts["fr_CH"]).toMatchObject({
      title: "Boat Trip (fr)",
      url: `${testOrigin}/fr-ch/activity/501-boat-trip-fr_CH?ref=4182&campaign=winter`,
    });
    expect(activity.offers[0]!.categories[0]).toMatchObject({
      id: boat.adult,
      price: { amount: 4900, currency: "CHF" },
    });
    // Net prices are for distributors alone.
    expect(JSON.stringify(activities)).not.toContain("4000");
    expect(activity.pictures[0]!.url).toMatch(`${testOrigin}/images/`);
    expect(activity.meetingPoints[0]).toHaveProperty("address");
  });

  test("pages by a cursor, in a stable order, without leaving one out or naming one twice", async () => {
    const first = await read({ limit: "1" });
    const second = await read({ limit: "1", cursor: first.next! });
    expect([...first.activities, ...second.activities].map(({ id }) => id)).toEqual([boat.id, flight.id]);
    expect([second.next, second.modifiedUntil]).toEqual([null, first.modifiedUntil]);
  });

  test("an activity that changes between two pages comes again at the end", async () => {
    const first = await read({ limit: "1", modifiedSince: "2026-01-01T00:00:00Z" });
    await edit(text("en_CH", { title: "Another title" }));
    await later();
    const rest = await read({ limit: "5", modifiedSince: "2026-01-01T00:00:00Z", cursor: first.next! });
    expect(rest.activities.map(({ id }) => id)).toEqual([flight.id, boat.id]);
    await edit(text("en_CH"));
  });

  test("names what the team has changed, in a text or a price, and nothing else", async () => {
    await later();
    expect(await changed()).toEqual([]);
    await edit(text("it_CH", { teaser: "Sul lago" }));
    await later();
    expect(await changed()).toEqual([[boat.id, "listed"]]);
    const { modifiedUntil } = await read({ modifiedSince: since });
    await edit({ prices: [{ ticketCategoryId: boat.adult, price: 5100, netPrice: 4000 }] });
    shop.clock.ms += hour;
    await later();
    expect(await changed(modifiedUntil!)).toEqual([[boat.id, "listed"]]);
    await edit({ prices: [{ ticketCategoryId: boat.adult, price: 4900, netPrice: 4000 }], ...text("it_CH") });
  });

  test("an import that changes one activity names that one; one that changes nothing, and a new rank, name none", async () => {
    shop.clock.ms += hour;
    const other = { ...smallCatalogue, suppliers: [...smallCatalogue.suppliers, { id: 2, name: "Nobody AG" }] };
    expect((await importCatalogue(getDb(), other, shop.clock.now(), "demo")).changed).toBe(true);
    await rankJob(shop.services);
    await upsertRevision(getDb());
    await later();
    expect(await changed()).toEqual([]);
    const dearer = structuredClone(smallCatalogue);
    dearer.activities[1]!.offers[0]!.categories[0]!.price += 100;
    await importCatalogue(getDb(), dearer, shop.clock.now(), "demo");
    await later();
    expect(await changed()).toEqual([[flight.id, "listed"]]);
    await importCatalogue(getDb(), smallCatalogue, shop.clock.now(), "demo");
  });

  test("what is off sale is a tombstone for who had it, nothing for who begins, and comes back", async () => {
    const params = { id: String(boat.id) };
    const { revision } = await admin.done(getAdminActivity, { params, query: {} });
    await admin.done(unpublishActivity, { params, query: {}, body: { revision } });
    await later();
    expect((await read()).activities.map(({ id }) => id)).toEqual([flight.id]);
    const { activities } = await read({ modifiedSince: since });
    expect(activities).toEqual([
      { state: "withdrawn", id: boat.id, modifiedAt: new Date(testNow + hour).toISOString() },
    ]);
    await getDb().updateTable("activity").set({ withdrawn_at: null }).where("id", "=", boat.id).execute();
    await getDb().updateTable("offer").set({ withdrawn_at: null }).where("activity_id", "=", boat.id).execute();
    await getDb().deleteFrom("team_activity").execute();
    await upsertRevision(getDb());
    await later();
    expect(await changed(new Date(testNow + hour + second).toISOString())).toEqual([[boat.id, "listed"]]);
  });

  test("what one process has noted later stays, whatever another has read before", async () => {
    const row = { activity_id: boat.id, changed_at: since };
    const write = (fingerprint: string, before: string) =>
      transact(getDb(), (trx) => upsertActivityChange(trx, { ...row, fingerprint }, before));
    const { fingerprint } = await getDb()
      .selectFrom("activity_change")
      .select("fingerprint")
      .where("activity_id", "=", boat.id)
      .executeTakeFirstOrThrow();
    expect([await write("newer", fingerprint), await write("older", fingerprint)]).toEqual([true, false]);
  });

  test("two processes that note at the same time give each activity one instant", async () => {
    await getDb().deleteFrom("activity_change").execute();
    await upsertRevision(getDb());
    await Promise.all([noteActivityChanges(shop.services), noteActivityChanges(shop.services)]);
    expect((await read()).activities).toHaveLength(2);
  });

  test("is answered 304 while nothing has changed, packed where the reader takes it, and kept by nobody else", async () => {
    const answer = await ask();
    const tag = String(answer.headers.etag);
    expect(answer.headers["cache-control"]).toBe("private, no-cache");
    expect(await ask({}, { "if-none-match": tag })).toMatchObject({ statusCode: 304, body: "" });
    expect((await ask({ limit: "1" }, { "if-none-match": tag })).statusCode).toBe(200);
    await upsertRevision(getDb());
    expect((await ask({}, { "if-none-match": tag })).statusCode).toBe(200);
    const packed = await ask({}, { "accept-encoding": "gzip" });
    expect(packed.headers["content-encoding"]).toBe("gzip");
    expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toMatchObject({ next: null });
  });

  test.each([
    ["modifiedSince", "yesterday"],
    ["modifiedSince", "2026-11-21"],
    ["locales", "xx"],
    ["locales", "ja_JP"],
    ["limit", "0"],
    ["limit", "201"],
    ["cursor", "bm90IG91cnM"],
    ["cursor", "W10"],
    ["campaign", "two words"],
  ])("refuses %s=%s", async (name, value) => {
    const answer = await ask({ [name]: value });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, "invalid_input"]);
  });

  test.each(["0", "201", "100000", "ten"])("says which limits there are where %s is asked for", async (limit) => {
    const { fields } = (await ask({ limit })).json<{ fields: unknown }>();
    expect(fields).toEqual({ limit: "a number from 1 to 200 is wanted" });
  });

  test("reads the space that an unencoded plus of an offset arrives as", async () => {
    const ids = async (query: string) => {
      const answer = await shop.ask("GET", `/catalogue/?${query}`, undefined, { authorization: `Bearer ${key}` });
      return [answer.statusCode, answer.json<{ activities: { id: number }[] }>().activities?.map(({ id }) => id)];
    };
    const read = await ids("modifiedSince=2026-01-01T00:00:00%2B01:00");
    expect(read).toEqual([200, expect.arrayContaining([boat.id])]);
    expect(await ids("modifiedSince=2026-01-01T00:00:00+01:00")).toEqual(read);
  });

  test("is refused without a key, with another one, and from when the key is withdrawn or the affiliate closed", async () => {
    const refused = async (headers: Record<string, string>) => {
      const answer = await ask({}, headers);
      expect([answer.statusCode, answer.json<{ code: string }>().code, answer.headers["www-authenticate"]]).toEqual([
        401,
        "key_invalid",
        "Bearer",
      ]);
    };
    await refused({ authorization: "" });
    await refused({ authorization: key });
    await refused({ authorization: `Bearer ${key}x` });
    await refused({ authorization: "Bearer gipfel_key_" });
    const state = (to: "approved" | "closed") => getDb().updateTable("affiliate").set({ state: to }).execute();
    await state("closed");
    await refused({});
    const { keys, mayCreate, state: closed } = await partner.done(listApiKeys, {});
    expect([keys.length, mayCreate, closed]).toEqual([1, false, "closed"]);
    await state("approved");
    const { key: other, apiKey } = await partner.done(createApiKey, { body: { name: "Old" } });
    expect((await ask({}, { authorization: `Bearer ${other}` })).statusCode).toBe(200);
    await partner.done(withdrawApiKey, { params: { keyId: apiKey.id } });
    await refused({ authorization: `Bearer ${other}` });
  });

  test("120 calls a minute from an address are answered, whether their key is right or not", async () => {
    const statuses = new Set<number>();
    const from = (headers: Record<string, string>) =>
      shop.app.inject({ url: "/api/catalogue/?limit=1", remoteAddress: "203.0.113.7", headers });
    for (let call = 0; call < 120; call++)
      statuses.add((await from({ authorization: "Bearer gipfel_key_x" })).statusCode);
    expect([...statuses]).toEqual([401]);
    expect((await from({ authorization: `Bearer ${key}` })).statusCode).toBe(429);
  });

  test("an affiliate sees its keys with the day of their last use, never the keys themselves", async () => {
    await ask();
    const { keys, mayCreate } = await partner.done(listApiKeys, {});
    expect(mayCreate).toBe(true);
    expect(keys).toMatchObject([{ name: "Website", lastUsedOn: "2026-11-21" }]);
    const stored = await getDb().selectFrom("api_key").selectAll().execute();
    expect(JSON.stringify([keys, stored])).not.toContain(key.slice(11));
  });

  test("the data of an account have its keys by name and dates, withdrawn ones too", async () => {
    const { affiliate } = await partner.done(exportAccount, {});
    const createdAt = expect.any(String);
    expect(affiliate!.apiKeys).toHaveLength(2);
    expect(affiliate!.apiKeys).toEqual(
      expect.arrayContaining([
        { name: "Website", createdAt, lastUsedOn: "2026-11-21", withdrawnAt: null },
        { name: "Old", createdAt, lastUsedOn: "2026-11-21", withdrawnAt: expect.any(String) },
      ]),
    );
  });

  test("ten keys are the most, however many are made at the same time; a name is wanted", async () => {
    const made = await Promise.all(
      Array.from({ length: 12 }, (_, at) => partner.send(createApiKey, { body: { name: `Key ${at}` } })),
    );
    expect(made.filter(({ status }) => status === 200)).toHaveLength(9);
    expect(made.find(({ status }) => status !== 200)).toMatchObject({ status: 409, code: "api_keys_full" });
    expect(await partner.send(createApiKey, { body: { name: "  " } })).toMatchObject({ status: 400 });
    await getDb().deleteFrom("api_key").where("name", "!=", "Website").execute();
  });

  test("keys are an approved affiliate's own: others can neither make nor withdraw them", async () => {
    const { keys } = await partner.done(listApiKeys, {});
    const params = { keyId: keys[0]!.id };
    expect(await admin.done(listApiKeys, {})).toEqual({
      isAffiliate: false,
      state: null,
      mayCreate: false,
      keys: [],
    });
    expect(await admin.send(createApiKey, { body: { name: "Mine" } })).toMatchObject({
      status: 403,
      code: "affiliate_not_approved",
    });
    for (const keyId of [params.keyId, "7b0f2f43-6a3c-4bd5-9d55-0d4f5b7d1f11", "' or 1=1"])
      expect(await admin.send(withdrawApiKey, { params: { keyId } })).toMatchObject({
        status: 404,
        code: "api_key_not_found",
      });
    for (const call of [listApiKeys, createApiKey, withdrawApiKey])
      expect(await shop.send(call as typeof listApiKeys, { params, body: { name: "x" } } as object)).toMatchObject({
        status: 401,
        code: "not_signed_in",
      });
  });
});
