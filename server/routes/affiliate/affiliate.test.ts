import { beforeAll, beforeEach, expect, test } from "vitest";
import { referral, sendAffiliateEvents } from "../../../sdk/contracts/calls/session.ts";
import type { CallInput } from "../../../sdk/contracts/call.ts";
import { hour } from "../../clock.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { addAffiliate } from "../../testing/affiliate.ts";
import { deleteOldAffiliateEventsJob } from "../../jobs/delete-old-affiliate-events.ts";
import { openTestShop, testNow, type TestShop } from "../../testing/shop.ts";

type Body = CallInput<typeof sendAffiliateEvents>["body"];

onBothDatabases("the referral and the events of an affiliate", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb());
    await addAffiliate(getDb());
    await addAffiliate(getDb(), { id: 5001, state: "applied" });
    await addAffiliate(getDb(), { id: 5002, state: "closed" });
  });
  beforeEach(async () => {
    await getDb().deleteFrom("affiliate_event").execute();
    await getDb().deleteFrom("account_rate").execute();
    shop.clock.ms = testNow;
  });
  const send = (changes: Partial<Body> = {}) =>
    shop.send(sendAffiliateEvents, {
      body: {
        affiliate: "4182",
        campaign: "winter",
        widget: "booking",
        page: "https://hotel.example/rooms",
        events: [{ type: "view", activityId: "167" }],
        ...changes,
      },
    });
  const counts = () =>
    getDb()
      .selectFrom("affiliate_event")
      .select(["day", "affiliate_id", "campaign", "widget", "type", "count"])
      .orderBy("day")
      .orderBy("campaign")
      .orderBy("type", "desc")
      .execute();

  test.each([
    ["4182", true],
    ["5001", false],
    ["5002", false],
    ["9999", false],
    ["1", false],
    ["04182", false],
    ["hotel-post", false],
    ["<script>", false],
  ])("accepts an approved affiliate alone: %s", async (code, accepted) => {
    expect(await shop.done(referral, { body: { referral_code: code } })).toEqual({ accepted });
    expect(await send({ affiliate: code })).toEqual({ status: 200, answer: { accepted } });
    expect(await counts()).toHaveLength(accepted ? 1 : 0);
  });

  test("counts by day in Zurich, campaign, widget and type, without anything about the visitor", async () => {
    await send({ events: [{ type: "view", activityId: "167" }, { type: "start" }] });
    await send({ page: "https://HOTEL.example/dinner" });
    await send({ campaign: null });
    shop.clock.ms = Date.parse("2026-11-21T23:30:00Z");
    await send();
    const row = { affiliate_id: 4182, widget: "booking" };
    expect(await counts()).toEqual([
      { ...row, day: "2026-11-21", campaign: "", type: "view", count: 1 },
      { ...row, day: "2026-11-21", campaign: "winter", type: "view", count: 2 },
      { ...row, day: "2026-11-21", campaign: "winter", type: "start", count: 1 },
      { ...row, day: "2026-11-22", campaign: "winter", type: "view", count: 1 },
    ]);
  });

  test("counts the same event of the same activity once within a call", async () => {
    const view = { type: "view", activityId: "167" } as const;
    await send({ events: [view, view, { ...view, activityId: "168" }] });
    expect((await counts()).map(({ count }) => count)).toEqual([2]);
  });

  test.each(["constructor", "<b>", "hotel"])("counts the unknown widget %s as none", async (widget) => {
    expect(await send({ widget })).toMatchObject({ status: 200 });
    expect((await counts()).map((row) => row.widget)).toEqual([""]);
  });

  test("counts 50 campaigns in a day by name, also of those that arrive at the same time, and the rest as none", async () => {
    for (let at = 0; at < 48; at++) await send({ campaign: `c${at}` });
    await Promise.all(Array.from({ length: 8 }, (_, at) => send({ campaign: `at-once-${at}` })));
    await send({ campaign: "c0" });
    const counted = new Map((await counts()).map(({ campaign, count }) => [campaign, count]));
    expect([counted.size, counted.get(""), counted.get("c0")]).toEqual([51, 6, 2]);
  });

  test("deletes counts after 25 months, and none before", async () => {
    await send();
    shop.clock.ms = Date.parse("2028-12-21T12:00:00Z");
    await deleteOldAffiliateEventsJob(shop.services);
    expect(await counts()).toHaveLength(1);
    shop.clock.ms = Date.parse("2028-12-22T12:00:00Z");
    await deleteOldAffiliateEventsJob(shop.services);
    expect(await counts()).toEqual([]);
  });

  test("counts 100 calls in an hour from one address, and answers further ones without counting", async () => {
    for (let call = 0; call < 103; call++) expect(await send()).toMatchObject({ status: 200 });
    expect((await counts()).map(({ count }) => count)).toEqual([100]);
    shop.clock.ms += hour;
    await send();
    expect((await counts()).map(({ count }) => count)).toEqual([101]);
  });

  test("counts each of many that arrive at the same time", async () => {
    await Promise.all(Array.from({ length: 12 }, () => send()));
    expect((await counts()).map(({ count }) => count)).toEqual([12]);
  });

  test.each<Partial<Record<keyof Body, unknown>>>([
    { campaign: "two words" },
    { campaign: "x".repeat(65) },
    { widget: "x".repeat(65) },
    { page: "javascript:alert(1)" },
    { page: "https://hotel.example/?guest=anna" },
    { page: "no address" },
    { events: [] },
    { events: Array.from({ length: 21 }, () => ({ type: "view" })) },
    { events: [{ type: "booking" }] },
    { affiliate: 4182 },
  ])("refuses %j", async (changes) => {
    expect(await send(changes as Partial<Body>)).toMatchObject({ status: 400, code: "invalid_input" });
  });
});
