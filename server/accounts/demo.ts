import { randomUUID } from "node:crypto";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import { sourceKey, valueOf } from "../catalogue/meta.ts";
import { instantAt } from "../clock.ts";
import { transact } from "../db/transact.ts";
import { isOwnMachine } from "../own-machine.ts";
import type { Services } from "../services.ts";

/** One account a role, for trying the demo. */
const demoAccounts = [
  { role: "Customer", email: "customer@gipfel.example", given_name: "Clara", family_name: "Kunz", columns: {} },
  {
    role: "Reseller",
    email: "reseller@gipfel.example",
    given_name: "Reto",
    family_name: "Hotz",
    columns: { is_customer: 0, is_reseller: 1, distributor_id: "hotel-edelweiss", invoice_approved: 1, channel_id: "web" },
  },
  { role: "Admin", email: "admin@gipfel.example", given_name: "Ada", family_name: "Meier", columns: { is_customer: 0, is_admin: 1 } },
] as const;
const password = "gipfel-demo";

/** How to sign in to one of them, for people. */
export interface DemoAccount {
  readonly role: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Makes the demo's accounts, in development with the demo's catalogue on one's own machine; none anywhere else. Again it changes nothing.
 * Where others reach the shop, those that a demo has left in the database are shut.
 */
export async function seedDemoAccounts({ db, env, clock }: Pick<Services, "db" | "env" | "clock">): Promise<readonly DemoAccount[]> {
  const isOwn = isOwnMachine(env);
  if (!isOwn) await shut(db);
  if (!isOwn || (await valueOf(db, sourceKey)) !== "demo") return [];
  const at = instantAt(clock.now());
  for (const account of demoAccounts) await seed(db, account, at);
  return demoAccounts.map(({ role, email }) => ({ role, email, password }));
}

/** Takes the password that everybody knows from accounts that have it, and ends their sessions. Who has chosen another keeps it. */
async function shut(db: Services["db"]): Promise<void> {
  const emails = demoAccounts.map(({ email }) => email);
  const known = await db
    .selectFrom("account_user")
    .innerJoin("account_credential", "account_credential.user_id", "account_user.id")
    .select(["account_credential.id", "account_credential.user_id", "account_credential.password"])
    .where("account_user.email", "in", emails)
    .execute();
  for (const { id, user_id, password: hash } of known) {
    if (hash === null || !(await verifyPassword({ hash, password }))) continue;
    await db.deleteFrom("account_credential").where("id", "=", id).execute();
    await db.deleteFrom("account_session").where("user_id", "=", user_id).execute();
  }
}

async function seed(db: Services["db"], { email, given_name, family_name, columns }: (typeof demoAccounts)[number], at: string): Promise<void> {
  if (await db.selectFrom("account_user").select("id").where("email", "=", email).executeTakeFirst()) return;
  const hash = await hashPassword(password);
  await transact(db, async (trx) => {
    const id = randomUUID();
    const names = { given_name, family_name, name: `${given_name} ${family_name}` };
    const made = await trx
      .insertInto("account_user")
      .values({ id, email, ...names, is_email_confirmed: 1, phone: "+41791234567", country_code: "CH", ...columns, created_at: at, updated_at: at })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!made) return;
    await trx
      .insertInto("account_credential")
      .values({ id: randomUUID(), user_id: id, provider_id: "credential", account_id: id, password: hash, created_at: at, updated_at: at })
      .execute();
  });
}
