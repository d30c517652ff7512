import { beforeAll, expect, test } from "vitest";
import { getMe } from "../../sdk/contracts/calls/account.ts";
import { changePassword, signIn } from "../../sdk/contracts/calls/account-access.ts";
import { sourceKey, upsertMeta } from "../db/queries/meta.ts";
import { transact } from "../db/transact.ts";
import { onBothDatabases } from "../db/testing.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { newVisitor } from "../testing/visitor.ts";
import { markDemoPasswords } from "../db/migrations/0022-demo-passwords.ts";
import { seedDemoAccounts } from "./accounts.ts";

onBothDatabases("the demo's accounts", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { env: { PUBLIC_ORIGIN: "http://localhost:4000", SIGN_IN_LIMIT: "1000" } });
  });
  const source = (value: string) => transact(getDb(), (trx) => upsertMeta(trx, sourceKey, value));

  test("are not made beside a team's own catalogue, in production, on an address that others reach, or without the demo", async () => {
    await source("file");
    expect(await seedDemoAccounts(shop.services)).toEqual([]);
    await source("demo");
    for (const env of [
      { NODE_ENV: "production" as const },
      { PUBLIC_ORIGIN: "https://shop.example" },
      { DEMO: false },
    ]) {
      expect(await seedDemoAccounts({ ...shop.services, env: { ...shop.services.env, ...env } })).toEqual([]);
    }
    expect(await getDb().selectFrom("account_user").select("id").execute()).toEqual([]);
  });

  test("are one a role, made once, and let in", async () => {
    const accounts = await seedDemoAccounts(shop.services);
    expect(await seedDemoAccounts(shop.services)).toEqual(accounts);
    const flags = [];
    for (const { email, password } of accounts) {
      const visitor = newVisitor(shop);
      await visitor.done(signIn, { body: { email, password } });
      const user = (await visitor.done(getMe, {})).user!;
      flags.push([
        user.isCustomer,
        user.isReseller,
        user.isAdmin,
        user.distributor?.invoiceApproved ?? null,
        user.isEmailConfirmed,
      ]);
    }
    expect(flags).toEqual([
      [true, false, false, null, true],
      [false, true, false, true, true],
      [true, false, false, null, true],
      [false, false, true, null, true],
    ]);
  });

  test("that a demo has left in a database let nobody in once others reach the shop; a password that its owner chose stays", async () => {
    const { env } = shop.services;
    const accounts = await seedDemoAccounts(shop.services);
    const [customer, admin] = ["Customer", "Admin"].map((role) => accounts.find((one) => one.role === role)!) as [
      (typeof accounts)[0],
      (typeof accounts)[0],
    ];
    const own = newVisitor(shop);
    await own.done(signIn, { body: { email: customer.email, password: customer.password } });
    await own.done(changePassword, {
      body: { currentPassword: customer.password, newPassword: "another long walk", revokeOtherSessions: true },
    });
    const stays = newVisitor(shop);
    await stays.done(signIn, { body: { email: admin.email, password: admin.password } });
    const withoutFile = "/no-demo-here/accounts.json";
    await seedDemoAccounts({ ...shop.services, env: { ...env, NODE_ENV: "production", DEMO: false } }, withoutFile);
    for (const { email, password } of accounts)
      expect((await newVisitor(shop).send(signIn, { body: { email, password } })).status).toBe(401);
    expect(
      (await newVisitor(shop).send(signIn, { body: { email: customer.email, password: "another long walk" } })).status,
    ).toBe(200);
    expect((await stays.done(getMe, {})).user).toBeNull();
  });

  test("of a database from before they were marked are shut too", async () => {
    const { env } = shop.services;
    await getDb().deleteFrom("account_user").execute();
    const { email, password } = (await seedDemoAccounts(shop.services))[0]!;
    const attempt = async () => (await newVisitor(shop).send(signIn, { body: { email, password } })).status;
    await getDb().updateTable("account_credential").set({ demo_password: null }).execute();
    const production = { ...shop.services, env: { ...env, NODE_ENV: "production" as const } };
    await seedDemoAccounts(production);
    expect(await attempt()).toBe(200);
    await markDemoPasswords(getDb());
    await seedDemoAccounts(production);
    expect(await attempt()).toBe(401);
  });
});
