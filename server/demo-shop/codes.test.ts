import { beforeAll, expect, test } from "vitest";
import { createReservation } from "../../sdk/contracts/calls/cart.ts";
import { addCode } from "../../sdk/contracts/calls/code.ts";
import { sourceKey, upsertMeta } from "../db/queries/meta.ts";
import { onBothDatabases } from "../db/testing.ts";
import { transact } from "../db/transact.ts";
import { reservationBody } from "../testing/bookings.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { demoRebate, demoVoucher, seedDemoCodes } from "./codes.ts";

onBothDatabases("the demo's codes", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { env: { PUBLIC_ORIGIN: "http://localhost:4000" } });
  });
  const source = (value: string) => transact(getDb(), (trx) => upsertMeta(trx, sourceKey, value));
  const on = (env: object) => seedDemoCodes({ ...shop.services, env: { ...shop.services.env, ...env } });
  const issued = () => getDb().selectFrom("issued_code").select("code").orderBy("code").execute();

  test("are not issued beside a team's own catalogue, in production, on an address that others reach, or without the demo", async () => {
    await source("file");
    await on({});
    await source("demo");
    for (const env of [{ NODE_ENV: "production" }, { PUBLIC_ORIGIN: "https://shop.example" }, { DEMO: false }])
      await on(env);
    expect(await issued()).toEqual([]);
  });

  test("are issued once: one takes off 10 %, the other pays CHF 50.00; with the shop open to others they end", async () => {
    // Two processes that start at once on one database.
    await Promise.all([on({}), on({})]);
    await on({});
    expect(await issued()).toEqual([{ code: demoRebate }, { code: demoVoucher }]);
    const { cart } = await shop.done(createReservation, { body: reservationBody() });
    const params = { cartId: cart.cartId };
    await shop.done(addCode, { params, body: { code: "demo-10" } });
    const paying = await shop.done(addCode, { params, body: { code: demoVoucher } });
    expect(paying.codes.map(({ code, amount }) => [code, amount.amount])).toEqual([
      [demoRebate, 980],
      [demoVoucher, 5000],
    ]);
    await on({ NODE_ENV: "production" });
    const later = await shop.done(createReservation, { body: reservationBody() });
    for (const code of [demoRebate, demoVoucher])
      expect(await shop.send(addCode, { params: { cartId: later.cart.cartId }, body: { code } })).toMatchObject({
        code: "rebate_unknown",
      });
  });

  test("of the team's own by the same name stay", async () => {
    await getDb().updateTable("team_step").set({ who: "ada@shop.test" }).execute();
    await getDb().updateTable("rebate").set({ ended_at: null }).execute();
    await on({ NODE_ENV: "production" });
    expect((await getDb().selectFrom("rebate").select("ended_at").executeTakeFirstOrThrow()).ended_at).toBeNull();
  });
});
