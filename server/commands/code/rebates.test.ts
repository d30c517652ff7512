import { beforeAll, expect, test } from "vitest";
import { checkOut, createReservation, patchCart } from "../../../sdk/contracts/calls/cart.ts";
import { hour, instantAt } from "../../clock.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { listValidRebates } from "../../db/queries/rebate.ts";
import { buyer, reservationBody } from "../../testing/bookings.ts";
import { openTestShop, testNow, type TestShop } from "../../testing/shop.ts";

onBothDatabases("rebates with a last use", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb());
    const codes = ["LAST", "AGAIN", "A_E"];
    await getDb()
      .insertInto("rebate")
      .values(codes.map((code) => ({ code, kind: "percent" as const, value: 10, valid_until: null, uses_left: 1 })))
      .execute();
  });

  async function cartWith(date: string, code: string): Promise<string> {
    const { cart } = await shop.done(createReservation, { body: reservationBody({ date }) });
    await shop.done(patchCart, { params: { cartId: cart.cartId }, body: { rebateCodes: [code] } });
    return cart.cartId;
  }
  const checkedOut = (cartId: string) => shop.send(checkOut, { params: { cartId }, body: { user: buyer } });

  test("[R10] the race is real: looking alone, two buyers at once both find the last use", async () => {
    const looks = await Promise.all([1, 2].map(() => listValidRebates(getDb(), ["LAST"], instantAt(testNow))));
    expect(looks.map(([rebate]) => rebate?.uses_left)).toEqual([1, 1]);
  });

  test("[R10] reserved at check-out, the last use serves one booking of many at once", async () => {
    const carts = await Promise.all(
      ["2026-12-03", "2026-12-04", "2026-12-05", "2026-12-06"].map((date) => cartWith(date, "LAST")),
    );
    const answers = await Promise.all(carts.map(checkedOut));
    expect(answers.filter((each) => each.status === 200)).toHaveLength(1);
    expect(answers.filter((each) => each.status === 422)).toHaveLength(3);
    for (const refused of answers.filter((each) => each.status !== 200))
      expect(refused).toMatchObject({ status: 422, code: "rebate_unknown", fields: { rebateCodes: ["LAST"] } });
    const winner = carts[answers.findIndex((each) => each.status === 200)]!;
    expect(await checkedOut(winner), "its own reservation is not in its way").toMatchObject({ status: 200 });
  });

  test("[R10] a use that was reserved by holds that have lapsed is free again", async () => {
    const [first, second] = [await cartWith("2026-12-07", "AGAIN"), await cartWith("2026-12-08", "AGAIN")];
    expect(await checkedOut(first)).toMatchObject({ status: 200 });
    expect(await checkedOut(second)).toMatchObject({ status: 422, code: "rebate_unknown" });
    await getDb()
      .updateTable("reservation")
      .set({ expires_at: instantAt(testNow + 2 * hour) })
      .where("cart_id", "=", second)
      .execute();
    shop.clock.ms = testNow + hour;
    expect(await checkedOut(second)).toMatchObject({ status: 200 });
    shop.clock.ms = testNow;
  });

  test("[R10] a similar code reserves nothing", async () => {
    await getDb()
      .insertInto("rebate")
      .values({ code: "ANE", kind: "percent", value: 10, valid_until: null, uses_left: 1 })
      .execute();
    expect(await checkedOut(await cartWith("2026-12-09", "ANE"))).toMatchObject({ status: 200 });
    expect(await checkedOut(await cartWith("2026-12-10", "A_E"))).toMatchObject({ status: 200 });
  });
});
