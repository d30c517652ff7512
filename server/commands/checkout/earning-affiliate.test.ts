import { beforeAll, expect, test } from "vitest";
import { onBothDatabases } from "../../db/testing.ts";
import { listAffiliateSales } from "../../db/queries/affiliate-sales.ts";
import { addAffiliate } from "../../testing/affiliate.ts";
import { booked } from "../../testing/booked.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { newVisitor, signedUp } from "../../testing/visitor.ts";

onBothDatabases("who earns on a booking", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb());
    await signedUp(shop, "owner@example.ch");
    const { id } = await getDb()
      .selectFrom("account_user")
      .select("id")
      .where("email", "=", "owner@example.ch")
      .executeTakeFirstOrThrow();
    await addAffiliate(getDb(), { user_id: id });
    await addAffiliate(getDb(), { id: 5002, state: "closed" });
  });
  const book = async (code: string, email = "guest@example.ch") => {
    const { bookingId } = await booked(shop, newVisitor(shop), {
      email,
      affiliate: { affiliateReferralCode: code, affiliateCampaign: "winter", affiliateWidget: "button" },
    });
    const frozen = await getDb()
      .selectFrom("booking")
      .select(["affiliate_id", "affiliate_campaign", "affiliate_widget", "commission_percent"])
      .where("id", "=", bookingId)
      .executeTakeFirstOrThrow();
    return { bookingId, frozen };
  };
  const nobody = { affiliate_id: null, affiliate_campaign: null, affiliate_widget: null, commission_percent: null };

  test("[R19] is frozen at the check-out with campaign, widget and percent, and stands in the payment too", async () => {
    const { bookingId, frozen } = await book("4182");
    expect(frozen).toEqual({
      affiliate_id: 4182,
      affiliate_campaign: "winter",
      affiliate_widget: "button",
      commission_percent: 8,
    });
    const attempt = await getDb()
      .selectFrom("payment_attempt")
      .select(["affiliate_campaign", "affiliate_widget"])
      .where("booking_id", "=", bookingId)
      .executeTakeFirstOrThrow();
    expect(attempt).toEqual({ affiliate_campaign: "winter", affiliate_widget: "button" });
    const sales = await listAffiliateSales(getDb(), 4182, { confirmed: { from: "2026", until: "2027" } });
    expect(sales.map((sale) => sale.booking_id)).toEqual([bookingId]);
  });

  test("[R19] is whom the cart's reservations named, where the check-out names nobody", async () => {
    const named = { affiliateReferralCode: "4182", affiliateCampaign: "winter", affiliateWidget: "button" };
    const earningOn = async (bookingId: string) =>
      (await getDb().selectFrom("booking").select("affiliate_id").where("id", "=", bookingId).executeTakeFirstOrThrow())
        .affiliate_id;
    const { bookingId } = await booked(shop, newVisitor(shop), { affiliateOfCart: named, items: 2 });
    expect(await earningOn(bookingId)).toBe(4182);
    const other = await booked(shop, newVisitor(shop), {
      affiliateOfCart: named,
      affiliate: { affiliateReferralCode: "5002" },
    });
    expect(await earningOn(other.bookingId), "the check-out's own counts first").toBeNull();
  });

  test("is nobody where the affiliate is unknown or closed, or books with their own address", async () => {
    for (const [code, email] of [
      ["77777", undefined],
      ["5002", undefined],
      ["1", undefined],
      ["4182", "owner@example.ch"],
    ] as const)
      expect((await book(code, email)).frozen, `${code} ${email}`).toEqual(nobody);
  });
});
