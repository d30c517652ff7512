import { beforeAll, expect, test } from "vitest";
import { getAffiliateStatistics } from "../../../sdk/contracts/calls/affiliate.ts";
import { cancelBooking } from "../../../sdk/contracts/calls/cancel.ts";
import { sendAffiliateEvents } from "../../../sdk/contracts/calls/session.ts";
import { upsertAffiliateEvents } from "../../db/queries/affiliate-event.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { addAffiliate } from "../../testing/affiliate.ts";
import { booked } from "../../testing/booked.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { signedUp, type TestVisitor } from "../../testing/visitor.ts";

onBothDatabases("an affiliate's statistics", (getDb) => {
  let shop: TestShop;
  let affiliate: TestVisitor;
  let customer: TestVisitor;
  beforeAll(async () => {
    shop = await openTestShop(getDb());
    affiliate = await signedUp(shop, "affiliate@example.ch");
    customer = await signedUp(shop, "customer@example.ch");
    const { id } = await getDb()
      .selectFrom("account_user")
      .select("id")
      .where("email", "=", "affiliate@example.ch")
      .executeTakeFirstOrThrow();
    await addAffiliate(getDb(), { user_id: id });
  });
  const read = (query = {}) => affiliate.done(getAffiliateStatistics, { query });

  test("count what was seen and begun, and what was booked and went back", async () => {
    await shop.send(sendAffiliateEvents, {
      body: {
        affiliate: "4182",
        campaign: "winter",
        widget: "button",
        page: "https://hotel.example/rooms",
        events: [{ type: "view" }, { type: "start", activityId: "104" }],
      },
    });
    const code = { affiliateReferralCode: "4182", affiliateCampaign: "winter", affiliateWidget: "button" };
    const { itemId } = await booked(shop, customer, { email: "customer@example.ch", affiliate: code });
    const before = await read();
    expect(before.affiliate).toMatchObject({ number: 4182, state: "approved", commissionPercent: 8 });
    const [row] = before.rows;
    expect(row).toMatchObject({ campaign: "winter", widget: "button", views: 1, starts: 1, bookings: 1 });
    expect(row!.revenue.amount).toBeGreaterThan(0);
    expect(row!.commission.amount).toBe(Math.round(row!.revenue.amount * 0.08));
    expect(before.days).toHaveLength(30);
    expect(before.days.at(-1)).toMatchObject({ views: 1, bookings: 1 });
    await customer.done(cancelBooking, { body: { bookingId: itemId, reason: "rain" } });
    const after = await read();
    expect(after.total).toMatchObject({ bookings: 0, revenue: { amount: 0 }, commission: { amount: 0 } });
  });

  test("are a file for a row whose element is called like something of every object", async () => {
    const row = { affiliate_id: 4182, day: "2026-11-20", campaign: "", widget: "constructor", type: "view" } as const;
    await upsertAffiliateEvents(getDb(), { ...row, count: 3 });
    const url = "/account/affiliate/statistics.csv?locale=en_CH";
    const { statusCode, body } = await shop.ask("GET", url, undefined, { cookie: affiliate.cookie() });
    expect([statusCode, body]).toEqual([200, expect.stringContaining("constructor")]);
    expect((await read()).total).toMatchObject({ views: 4, starts: 1 });
  });

  test.each(["from=2026-02-31&until=2026-03-02", "from=2026-02-01&until=2026-02-31"])(
    "refuse a day that no calendar has, as figures and as a file: %s",
    async (days) => {
      for (const path of ["", "statistics.csv"]) {
        const url = `/account/affiliate/${path}?${days}`;
        const { statusCode, body } = await shop.ask("GET", url, undefined, { cookie: affiliate.cookie() });
        expect([statusCode, JSON.parse(body)]).toMatchObject([400, { code: "invalid_input" }]);
      }
    },
  );

  test("are nothing for an account that is no affiliate, and for days before", async () => {
    expect(await customer.done(getAffiliateStatistics, { query: {} })).toMatchObject({ affiliate: null, rows: [] });
    const before = await read({ from: "2026-01-01", until: "2026-01-31" });
    expect(before).toMatchObject({ rows: [], total: { views: 0, bookings: 0 } });
    expect(before.days).toHaveLength(31);
  });

  test.each([
    { from: "2026-12-01", until: "2026-11-01" },
    { from: "2020-01-01", until: "2026-11-01" },
    { from: "yesterday" },
  ])("refuse the days %j", async (query) => {
    expect((await affiliate.send(getAffiliateStatistics, { query })).status).toBe(400);
  });
});
