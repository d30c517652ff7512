import { beforeAll, expect, test } from "vitest";
import { createReservation, patchCart } from "../../../sdk/contracts/calls/cart.ts";
import { addCode, removeCode } from "../../../sdk/contracts/calls/code.ts";
import { issueRebate, issueVoucher } from "../../commands/code/code.fixture.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { reservationBody } from "../../testing/bookings.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";

onBothDatabases("codes of carts", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb());
    await issueRebate(getDb(), "TENTH", 10);
    await issueVoucher(getDb(), "GIFT2026", 3000);
    await issueVoucher(getDb(), "LARGE", 100_000);
    await issueVoucher(getDb(), "EMPTY", 3000, { balance: 0 });
  });
  const cartOf = async (date: string) => {
    const { cart } = await shop.done(createReservation, { body: reservationBody({ date }) });
    return cart.cartId;
  };
  const add = (cartId: string, code: string) => shop.send(addCode, { params: { cartId }, body: { code } });

  test("[R10.code] a rebate and a voucher go into one field, however typed; the cart says what each does, and what is due", async () => {
    const cartId = await cartOf("2026-12-01");
    await shop.done(addCode, { params: { cartId }, body: { code: "tenth" } });
    const cart = await shop.done(addCode, { params: { cartId }, body: { code: " gift-20 26" } });
    const rebate = cart.total.amount / 9;
    expect(cart.rebateCodes).toEqual(["TENTH", "GIFT2026"]);
    expect(cart).toMatchObject({ vouchersTotal: { amount: 3000 }, due: { amount: cart.total.amount - 3000 } });
    expect(cart.codes).toMatchObject([
      { code: "TENTH", kind: "rebate", amount: { amount: rebate }, lines: [{ amount: { amount: rebate } }] },
      { code: "GIFT2026", kind: "voucher", amount: { amount: 3000 }, lines: [{ amount: { amount: 3000 } }] },
    ]);
    const without = await shop.done(removeCode, { params: { cartId, code: "TENTH" } });
    expect([without.rebateCodes, without.rebatesTotal.amount]).toEqual([["GIFT2026"], 0]);
  });

  test("[R10.code] a code that does nothing says why", async () => {
    const cartId = await cartOf("2026-12-02");
    await shop.done(addCode, { params: { cartId }, body: { code: "LARGE" } });
    const cart = await shop.done(addCode, { params: { cartId }, body: { code: "GIFT2026" } });
    expect(cart.due.amount).toBe(0);
    expect(cart.codes[1]).toMatchObject({ amount: { amount: 0 }, reason: "already_free" });
    await getDb()
      .updateTable("voucher")
      .set({ ended_at: "2026-11-20T00:00:00.000Z" })
      .where("code", "=", "LARGE")
      .execute();
    const later = await shop.done(addCode, { params: { cartId }, body: { code: "GIFT2026" } });
    expect(later.codes).toMatchObject([{ reason: "ended" }, { amount: { amount: 3000 } }]);
  });

  test("[R10.code] unknown, ended and empty codes are one answer, and guesses are limited by cart, right ones not", async () => {
    const cartId = await cartOf("2026-12-03");
    for (const code of ["NOSUCH", "LARGE", "EMPTY"])
      expect(await add(cartId, code)).toMatchObject({ status: 422, code: "rebate_unknown" });
    for (let time = 0; time < 40; time++) expect(await add(cartId, "TENTH")).toMatchObject({ status: 200 });
    const guesses = [];
    for (let time = 3; time < 20; time++) guesses.push((await add(cartId, `GUESS${time}`)).status);
    expect(new Set(guesses)).toEqual(new Set([422]));
    expect(await add(cartId, "GUESS20")).toMatchObject({ status: 429, code: "too_many_requests" });
    expect(
      await shop.send(patchCart, { params: { cartId }, body: { rebateCodes: ["GUESS21"] } }),
      "nor by the other call",
    ).toMatchObject({ status: 429 });
  });
});
