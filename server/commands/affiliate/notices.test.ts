import { beforeAll, beforeEach, expect, test } from "vitest";
import { sendAffiliateEvents } from "../../../sdk/contracts/calls/session.ts";
import { getMe } from "../../../sdk/contracts/calls/account.ts";
import { boat, flight } from "../../catalogue/fixtures/small.ts";
import { day, hour } from "../../clock.ts";
import { upsertRevision } from "../../db/queries/revision.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { sendDueMails } from "../../jobs/outbox.ts";
import { addAffiliate } from "../../testing/affiliate.ts";
import { openTestShop, testNow, testOrigin, type TestShop } from "../../testing/shop.ts";
import { signedUp } from "../../testing/visitor.ts";
import { pageOf } from "./note-unavailable.ts";
import { notifyAffiliates } from "./notices.ts";

test.each([
  ["https://hotel.example/rooms", "https://hotel.example/", "hotel.example/rooms"],
  ["https://www.hotel.example/", "https://hotel.example/", "www.hotel.example/"],
  ["https://hotel.example/a", "https://www.hotel.example/de", "hotel.example/a"],
  ["https://shop.hotel.example:8443/a", "https://hotel.example/", "shop.hotel.example:8443/a"],
  ["https://evil.example/hotel.example", "https://hotel.example/", null],
  ["https://nothotel.example/", "https://hotel.example/", null],
  ["https://hotel.example.evil.example/", "https://hotel.example/", null],
  [`https://hotel.example/${"x".repeat(300)}`, "https://hotel.example/", null],
  ["https://com/", "https://com/", null],
  ["https://hotel.example/", "no address", null],
])("of %s on a site of %s the mail may name %s", (page, site, expected) => {
  expect(pageOf(page, site)).toBe(expected);
});

onBothDatabases("the weekly mail about activities that can't be booked", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb());
    const partner = await signedUp(shop, "post@hotel.example");
    const { user } = await partner.done(getMe, {});
    await addAffiliate(getDb(), { user_id: user!.userId });
    await addAffiliate(getDb(), { id: 5005, site: "https://blog.example/" });
  });
  beforeEach(async () => {
    shop.clock.ms = testNow;
    for (const table of ["unavailable_activity", "affiliate_notice", "outbox", "account_rate"] as const)
      await getDb().deleteFrom(table).execute();
    shop.mails.length = 0;
    await withdraw(null);
    await sellOut(false);
  });

  const withdraw = async (at: string | null) => {
    await getDb().updateTable("activity").set({ withdrawn_at: at }).where("id", "=", boat.id).execute();
    await upsertRevision(getDb());
    await shop.services.discovery.fresh();
  };
  const sellOut = async (isSoldOut: boolean) => {
    await getDb()
      .updateTable("slot")
      .set({ taken: isSoldOut ? flight.seats : 0 })
      .where("offer_id", "=", flight.offerId)
      .execute();
    await upsertRevision(getDb());
    await shop.services.discovery.fresh();
  };
  const report = (activityId: number | string, page = "https://hotel.example/rooms", affiliate = "4182") =>
    shop.done(sendAffiliateEvents, {
      body: { affiliate, widget: "booking", page, events: [{ type: "unavailable", activityId: String(activityId) }] },
    });
  const rows = () => getDb().selectFrom("unavailable_activity").selectAll().orderBy("day").execute();
  const written = async () => {
    await notifyAffiliates(shop.services);
    shop.mails.length = 0;
    await sendDueMails(shop.services);
    return shop.mails.filter(({ to }) => to.address === "post@hotel.example");
  };

  test("notes what is gone or sold out here, once a day and page, whatever the sender says", async () => {
    await report(boat.id);
    expect(await rows()).toEqual([]);
    await withdraw("2026-11-20T09:00:00.000Z");
    await report(boat.id);
    await report(boat.id);
    await report(flight.id);
    await report(999);
    await report("<b>");
    await report(boat.id, "https://evil.example/prize");
    expect(await rows()).toEqual([
      { affiliate_id: 4182, day: "2026-11-21", page: "hotel.example/rooms", activity_id: boat.id, reason: "gone" },
    ]);
  });

  test("notes a hundred a day of an affiliate at most", async () => {
    await withdraw("2026-11-20T09:00:00.000Z");
    for (let page = 0; page < 98; page++) await report(boat.id, `https://hotel.example/${page}`);
    await getDb().deleteFrom("account_rate").execute();
    await Promise.all(Array.from({ length: 8 }, (_, page) => report(boat.id, `https://hotel.example/more-${page}`)));
    expect(await rows()).toHaveLength(100);
  });

  test("names page, activity, since when, what is shown in its place, and what to change; pages are no links", async () => {
    await withdraw("2026-11-20T09:00:00.000Z");
    await report(boat.id);
    const [mail, ...others] = await written();
    expect(others).toEqual([]);
    expect(mail!.text).toMatch(/^Hello Mia Keller\n/);
    expect(mail!.text).toContain("Boat Trip");
    expect(mail!.text).toContain("Page: hotel.example/rooms");
    expect(mail!.text).toContain("seen since Sat 21 November 2026");
    expect(mail!.text).toContain("Shown in its place: Tandem Flight");
    expect(mail!.text).toContain(`${testOrigin}/en-ch/activity/${flight.id}-`);
    expect(mail!.text).toContain("?overlay=widget-configurator&affiliateId=4182");
    const links = [...mail!.html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url!);
    expect(links.every((url) => url.startsWith(testOrigin))).toBe(true);
    expect(mail!.unsubscribeUrl).toContain(`${testOrigin}/affiliate-mails/unsubscribe?token=`);
  });

  test.each([
    ["de_CH", "Ihre Seiten zeigen Aktivitäten, die nicht buchbar sind"],
    ["en_CH", "Your pages show activities that can’t be booked"],
    ["fr_CH", "Vos pages montrent des activités non réservables"],
    ["it_CH", "Le Sue pagine mostrano attività non prenotabili"],
  ])("is written in the affiliate's language: %s", async (locale, subject) => {
    await withdraw("2026-11-20T09:00:00.000Z");
    await report(boat.id);
    await getDb().updateTable("affiliate").set({ locale }).where("id", "=", 4182).execute();
    expect((await written()).map((mail) => mail.subject)).toEqual([subject]);
    await getDb().updateTable("affiliate").set({ locale: "en_CH" }).where("id", "=", 4182).execute();
  });

  test("names first what was seen last for the first time: a mail has room for so many", async () => {
    await withdraw("2026-11-20T09:00:00.000Z");
    await report(boat.id, "https://hotel.example/a");
    shop.clock.ms += day;
    await report(boat.id, "https://hotel.example/b");
    const [mail] = await written();
    expect(mail!.text.match(/hotel\.example\/\w/g)).toEqual(["hotel.example/b", "hotel.example/a"]);
  });

  test("names a sold-out activity only once it has been so for a week", async () => {
    await sellOut(true);
    await report(flight.id);
    expect(await written()).toEqual([]);
    shop.clock.ms += 6 * day;
    await report(flight.id);
    expect(await written()).toEqual([]);
    shop.clock.ms += day;
    await report(flight.id);
    expect(await written()).toHaveLength(1);
  });

  test("names a sold-out activity from its second time on where it could be booked in between", async () => {
    await sellOut(true);
    await report(flight.id);
    shop.clock.ms += 3 * day;
    await sellOut(false);
    expect(await written()).toEqual([]);
    await sellOut(true);
    shop.clock.ms += 5 * day;
    await report(flight.id);
    expect(await written(), "it was first seen eight days ago").toEqual([]);
    shop.clock.ms += 7 * day;
    await report(flight.id);
    const [mail] = await written();
    expect(mail!.text).toContain("seen since Sun 29 November 2026");
  });

  test("is not written about what can be booked again, or about pages that have not shown it for a week", async () => {
    await withdraw("2026-11-20T09:00:00.000Z");
    await report(boat.id);
    shop.clock.ms += 7 * day;
    expect(await written()).toEqual([]);
    await report(boat.id);
    await withdraw(null);
    expect(await written()).toEqual([]);
  });

  test("is not sent where the activity is back between writing and sending", async () => {
    await withdraw("2026-11-20T09:00:00.000Z");
    await report(boat.id);
    expect(await notifyAffiliates(shop.services)).toBe(1);
    await withdraw(null);
    await sendDueMails(shop.services);
    expect(shop.mails).toEqual([]);
  });

  test("goes to approved affiliates with an account alone", async () => {
    await withdraw("2026-11-20T09:00:00.000Z");
    await report(boat.id, "https://blog.example/", "5005");
    expect(await notifyAffiliates(shop.services)).toBe(0);
  });

  test("goes out once a week", async () => {
    await withdraw("2026-11-20T09:00:00.000Z");
    await report(boat.id);
    expect(await notifyAffiliates(shop.services)).toBe(1);
    for (let at = 0; at < 6; at++) {
      shop.clock.ms += day;
      await report(boat.id);
      expect(await notifyAffiliates(shop.services)).toBe(0);
    }
    shop.clock.ms += day + hour;
    expect(await notifyAffiliates(shop.services)).toBe(1);
  });

  test("two processes would write it twice without the turn that one of them takes", async () => {
    await withdraw("2026-11-20T09:00:00.000Z");
    await report(boat.id);
    const both = async (claim?: Parameters<typeof notifyAffiliates>[1]) =>
      (await Promise.all([notifyAffiliates(shop.services, claim), notifyAffiliates(shop.services, claim)])).toSorted();
    expect(await both(async () => true)).toEqual([1, 1]);
    expect(await both()).toEqual([0, 1]);
  });

  test("is off with one press on its link, or one click of the mail program, and opening the link changes nothing", async () => {
    await withdraw("2026-11-20T09:00:00.000Z");
    await report(boat.id);
    const [mail] = await written();
    const link = mail!.unsubscribeUrl!.slice(testOrigin.length);
    const page = await shop.app.inject({ url: link });
    expect([page.statusCode, page.body.includes("Stop the mail")]).toEqual([200, true]);
    shop.clock.ms += 8 * day;
    await report(boat.id);
    expect(await notifyAffiliates(shop.services)).toBe(1);
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const post = await shop.app.inject({
      method: "POST",
      url: link,
      headers: form,
      payload: "List-Unsubscribe=One-Click",
    });
    expect(post.statusCode).toBe(200);
    shop.clock.ms += 8 * day;
    await report(boat.id);
    expect(await notifyAffiliates(shop.services)).toBe(0);
    expect((await shop.app.inject({ method: "POST", url: `${link}x`, headers: form, payload: "" })).statusCode).toBe(
      400,
    );
  });
});
