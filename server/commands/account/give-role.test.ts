import { beforeAll, expect, test } from "vitest";
import { getMe } from "../../../sdk/contracts/calls/account.ts";
import { signIn } from "../../../sdk/contracts/calls/account-access.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { sourceKey, upsertMeta } from "../../db/queries/meta.ts";
import { transact } from "../../db/transact.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { newVisitor } from "../../testing/visitor.ts";
import { seedDemoAccounts } from "../../demo-shop/accounts.ts";
import { giveRole } from "./give-role.ts";

onBothDatabases("a role that an operator gives", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { env: { PUBLIC_ORIGIN: "http://localhost:4000", SIGN_IN_LIMIT: "1000" } });
    await transact(getDb(), (trx) => upsertMeta(trx, sourceKey, "demo"));
    await seedDemoAccounts(shop.services);
  });

  test("is there in a session that runs, and gone when it is taken", async () => {
    const visitor = newVisitor(shop);
    await visitor.done(signIn, { body: { email: "customer@gipfel.example", password: "gipfel-demo" } });
    const me = async () => (await visitor.done(getMe, {})).user!;
    expect(await giveRole(shop.services, { email: " Customer@Gipfel.example", role: "admin" })).toBe(true);
    expect(await me()).toMatchObject({ isCustomer: true, isAdmin: true, isReseller: false });
    await giveRole(shop.services, { email: "customer@gipfel.example", role: "admin", isTaken: true });
    expect(await me()).toMatchObject({ isCustomer: true, isAdmin: false });
  });

  test("of a reseller names its distributor, and whether it settles by invoice", async () => {
    const visitor = newVisitor(shop);
    await visitor.done(signIn, { body: { email: "customer@gipfel.example", password: "gipfel-demo" } });
    await giveRole(shop.services, {
      email: "customer@gipfel.example",
      role: "reseller",
      distributorId: "hotel-alpina",
      maySettleByInvoice: true,
    });
    expect((await visitor.done(getMe, {})).user).toMatchObject({
      isReseller: true,
      distributor: { invoiceApproved: true },
    });
  });

  test("is nobody's where there is no such account", async () => {
    expect(await giveRole(shop.services, { email: "nobody@gipfel.example", role: "admin" })).toBe(false);
  });
});
