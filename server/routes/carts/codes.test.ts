import { beforeAll, expect, test } from "vitest";
import { createReservation, patchCart } from "../../../sdk/contracts/calls/cart.ts";
import { addCode, removeCode } from "../../../sdk/contracts/calls/code.ts";
import { hour, instantAt, minute } from "../../clock.ts";
import { issueRebate, issueVoucher } from "../../commands/code/code.fixture.ts";
import { limitGuesses } from "../../commands/code/guess-limit.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { guest } from "../../domain/session.ts";
import { wireInstant } from "../../domain/wall-time.ts";
import { AppError } from "../../errors.ts";
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

  test("[R10.code] unknown, ended and empty codes are refused, and guesses are limited by cart, right ones not", async () => {
    const cartId = await cartOf("2026-12-03");
    for (const code of ["NOSUCH", "LARGE"]) {
      const refused = await add(cartId, code);
      expect(refused).toMatchObject({ status: 422, code: "rebate_unknown" });
      expect(refused).not.toMatchObject({ fields: { reason: expect.anything() } });
    }
    // Cause: its owner was told that the shop does not know it.
    expect(await add(cartId, "EMPTY")).toMatchObject({
      status: 422,
      code: "rebate_unknown",
      fields: { reason: "used_up" },
    });
    for (let time = 0; time < 40; time++) expect(await add(cartId, "TENTH")).toMatchObject({ status: 200 });
    const guesses = [];
    for (let time = 3; time < 20; time++) guesses.push((await add(cartId, `GUESS${time}`)).status);
    expect(new Set(guesses)).toEqual(new Set([422]));
    expect(await add(cartId, "GUESS20")).toMatchObject({
      status: 429,
      code: "too_many_requests",
      fields: { retryAt: wireInstant(instantAt(shop.clock.ms + hour)) },
    });
    expect(
      await shop.send(patchCart, { params: { cartId }, body: { rebateCodes: ["GUESS21"] } }),
      "nor by the other call",
    ).toMatchObject({ status: 429 });
    expect(await add(cartId, "GIFT2026"), "a right one is a guess as well").toMatchObject({ status: 429 });
    // Cause: a code that the basket had already was refused for an hour.
    expect(await add(cartId, "tenth"), "what the cart has is no guess").toMatchObject({ status: 200 });
  });

  test("[R10.code] who was refused can try at the time that was named, however often they tried before", async () => {
    const wrong = async (): Promise<never> => {
      throw new AppError("rebate_unknown", "unknown");
    };
    const cartId = await cartOf("2026-12-06");
    const guesser = { cartId, sender: "203.0.113.77", codes: ["GUESS"], session: guest };
    const guess = (cart: string) =>
      limitGuesses(shop.services, { ...guesser, cartId: cart }, wrong).catch((cause: AppError) => cause);
    for (let time = 0; time < 60; time++) await guess(`cart ${time}`);
    const retryAt = wireInstant(instantAt(shop.clock.ms + hour));
    expect(await guess(cartId)).toMatchObject({ code: "too_many_requests", fields: { retryAt } });
    shop.clock.ms += hour - minute;
    for (let time = 0; time < 25; time++) await guess(cartId);
    shop.clock.ms += minute;
    expect(await limitGuesses(shop.services, guesser, async () => "added")).toBe("added");
    shop.clock.ms -= hour;
  });

  test("[R10.code] after too many guesses a customer still adds a voucher that was written to the own address", async () => {
    await issueVoucher(getDb(), "OWNGIFT2", 3000, {
      recipient_email: "Customer@gipfel.test",
      recipient_locale: "de_CH",
    });
    const known = { cartId: await cartOf("2026-12-04"), sender: "198.51.100.7", codes: ["owngift-2"] };
    const wrong = async () => {
      throw new AppError("rebate_unknown", "unknown");
    };
    for (let time = 0; time < 20; time++)
      await limitGuesses(shop.services, { ...known, codes: ["GUESS"], session: guest }, wrong).catch(() => {});
    const session = { ...guest, userId: "u-1", email: "customer@gipfel.test" };
    const act = async () => "added";
    expect(await limitGuesses(shop.services, { ...known, session }, act)).toBe("added");
    const other = { ...session, email: "other@gipfel.test" };
    for (const who of [guest, other])
      await expect(limitGuesses(shop.services, { ...known, session: who }, act)).rejects.toMatchObject({
        code: "too_many_requests",
      });
  });

  test("[R10.code] a code with a last day says it", async () => {
    const cartId = await cartOf("2026-12-05");
    await issueVoucher(getDb(), "LASTDAY2", 3000, { valid_until: "2027-03-31T22:00:00.000Z" });
    const { codes } = await shop.done(addCode, { params: { cartId }, body: { code: "LASTDAY2" } });
    expect(codes).toMatchObject([{ code: "LASTDAY2", validUntil: "2027-03-31" }]);
    const without = await shop.done(addCode, { params: { cartId }, body: { code: "TENTH" } });
    expect(without.codes[1]).not.toHaveProperty("validUntil");
  });
});
