import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { SignInPort } from "../ports/sign-in/sign-in.ts";
import * as v from "valibot";
import { sourceKey, findMeta } from "../db/queries/meta.ts";
import { instantAt } from "../clock.ts";
import { transact } from "../db/transact.ts";
import { deleteCredential, insertPassword, listDemoCredentials } from "../db/queries/account-credential.ts";
import { deleteSessionsOfUser } from "../db/queries/account-session.ts";
import { findUserByEmail, insertUser } from "../db/queries/account-user.ts";
import { isOwnMachine } from "../settings/own-machine.ts";
import type { AffiliateTable } from "../db/schema.ts";
import { foldTexts } from "../db/search-text.ts";
import { ensureDistributor, termsByDefault } from "../commands/distributor/ensure.ts";
import { insertAffiliate } from "../db/queries/affiliate.ts";
import { defaultLocale } from "../../sdk/contracts/locale.ts";
import { termsVersion } from "../../sdk/contracts/terms.ts";
import type { Services } from "../services.ts";
import { demoAccounts } from "./files.ts";

/** `demo/accounts.json`: one account a role, with the password that all of them have. */
const Accounts = v.object({
  password: v.string(),
  accounts: v.array(
    v.object({
      role: v.picklist(["Customer", "Reseller", "Affiliate", "Admin"]),
      email: v.pipe(v.string(), v.email()),
      givenName: v.string(),
      familyName: v.string(),
      reseller: v.optional(
        v.object({
          distributor: v.string(),
          channel: v.string(),
          name: v.string(),
          street: v.string(),
          postalCode: v.string(),
          town: v.string(),
          vatNumber: v.string(),
          /** Rappen. */
          creditLimit: v.number(),
        }),
      ),
      affiliate: v.optional(v.object({ number: v.number(), company: v.string(), site: v.string() })),
    }),
  ),
});
type Account = v.InferOutput<typeof Accounts>["accounts"][number];

/** How to sign in to one of them, for people. */
export interface DemoAccount {
  readonly role: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Makes the demo's accounts, with `DEMO` in development with the demo's catalogue on one's own machine; none anywhere
 * else. Again it changes nothing. Where others reach the shop, those that a demo has left in the database are shut, by
 * their mark there: their file is read only to make them.
 */
export async function seedDemoAccounts(
  { db, env, clock, ports: { signIn } }: Services,
  file = demoAccounts,
): Promise<readonly DemoAccount[]> {
  const isOwn = isOwnMachine(env);
  if (!isOwn) await shut(db);
  if (!isOwn || !env.DEMO || (await findMeta(db, sourceKey)) !== "demo") return [];
  const { accounts, password } = v.parse(Accounts, JSON.parse(readFileSync(file, "utf8")));
  const at = instantAt(clock.now());
  for (const account of accounts)
    await seed({ db, signIn, commission: env.AFFILIATE_COMMISSION }, { account, password }, at);
  return accounts.map(({ role, email }) => ({ role, email, password }));
}

/**
 * Removes the published password from accounts that have it, and ends their sessions. Accounts with another password
 * keep it.
 */
async function shut(db: Services["db"]): Promise<void> {
  for (const { id, user_id } of await listDemoCredentials(db)) {
    await deleteCredential(db, id);
    await deleteSessionsOfUser(db, user_id);
  }
}

/** The columns of a role. */
function columnsOf({ role, reseller }: Account) {
  if (role === "Admin") return { is_customer: 0, is_admin: 1 } as const;
  if (!reseller) return {};
  const { distributor, channel } = reseller;
  return {
    is_customer: 0,
    is_reseller: 1,
    distributor_id: distributor,
    invoice_approved: 1,
    channel_id: channel,
  } as const;
}

async function seed(
  { db, signIn, commission }: { db: Services["db"]; signIn: SignInPort; commission: number },
  { account, password }: { readonly account: Account; readonly password: string },
  at: string,
): Promise<void> {
  const { email, givenName: given_name, familyName: family_name } = account;
  if (await findUserByEmail(db, email)) return;
  const hash = await signIn.hashPassword(password);
  await transact(db, async (trx) => {
    const id = randomUUID();
    const names = { given_name, family_name, name: `${given_name} ${family_name}` };
    const isNew = await insertUser(trx, {
      id,
      email,
      ...names,
      is_email_confirmed: 1,
      phone: "+41791234567",
      country_code: "CH",
      ...columnsOf(account),
      created_at: at,
      updated_at: at,
    });
    if (!isNew) return;
    await insertPassword(trx, {
      id: randomUUID(),
      user_id: id,
      account_id: id,
      password: hash,
      demo_password: hash,
      created_at: at,
      updated_at: at,
    });
    if (account.reseller) {
      const { distributor, creditLimit, channel: _, ...address } = account.reseller;
      const details = { ...address, countryCode: "CH", email, locale: defaultLocale };
      await ensureDistributor(trx, distributor, details, { ...termsByDefault, credit_limit: creditLimit }, at);
    }
    if (account.affiliate) await insertAffiliate(trx, approved(account.affiliate, { id, commission, at }));
  });
}

/** An affiliate that the team has approved. */
function approved(
  { number, company, site }: NonNullable<Account["affiliate"]>,
  { id, commission, at }: { readonly id: string; readonly commission: number; readonly at: string },
): AffiliateTable {
  return {
    id: number,
    user_id: id,
    state: "approved",
    company,
    site,
    iban: null,
    commission_percent: commission,
    terms_version: termsVersion,
    locale: defaultLocale,
    search_text: foldTexts([String(number), company, site]),
    note: null,
    created_at: at,
    decided_at: at,
    revision: 0,
  };
}
