import { beforeAll, expect, test } from "vitest";
import { getMe } from "../../sdk/contracts/account.ts";
import { signIn } from "../../sdk/contracts/account-access.ts";
import { sourceKey, writeValue } from "../catalogue/meta.ts";
import { transact } from "../db/transact.ts";
import { onBothDatabases } from "../db/testing.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { newVisitor } from "../testing/visitor.ts";
import { seedDemoAccounts } from "./demo.ts";
import "../testing/patience.ts";

onBothDatabases("the demo's accounts", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { env: { PUBLIC_ORIGIN: "http://localhost:4000", SIGN_IN_LIMIT: "1000" } });
  });
  const source = (value: string) => transact(getDb(), (trx) => writeValue(trx, sourceKey, value));

  test("are not made beside a team's own catalogue, in production, or on an address that others reach", async () => {
    await source("file");
    expect(await seedDemoAccounts(shop.services)).toEqual([]);
    await source("demo");
    for (const env of [{ NODE_ENV: "production" }, { PUBLIC_ORIGIN: "https://shop.example" }]) {
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
      flags.push([user.isCustomer, user.isReseller, user.isAdmin, user.distributor?.invoiceApproved ?? null, user.isEmailConfirmed]);
    }
    expect(flags).toEqual([
      [true, false, false, null, true],
      [false, true, false, true, true],
      [false, false, true, null, true],
    ]);
  });
});
