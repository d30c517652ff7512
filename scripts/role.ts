/**
 * Gives an account a role, or takes it: `npm run role -- EMAIL customer|reseller|admin [--take] [--distributor ID]
 * [--invoice]`, on DATA_DIR or DATABASE_URL, also while the shop runs. The first admin of a shop comes about this way.
 */
import { parseArgs } from "node:util";
import { roles, type Role } from "../sdk/contracts/account.ts";
import { giveRole } from "../server/commands/account/give-role.ts";
import { systemClock } from "../server/clock.ts";
import { migrate } from "../server/db/migrate.ts";
import { database, settings } from "./command/settings.ts";
import { stop } from "./command/stop-command.ts";

const usage = `npm run role -- EMAIL ${roles.join("|")} [--take] [--distributor ID] [--invoice]`;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { take: { type: "boolean" }, distributor: { type: "string" }, invoice: { type: "boolean" } },
    });
    const [email, role, ...more] = positionals;
    if (email === undefined || !roles.includes(role as Role) || more.length > 0)
      throw new Error("an address and a role are wanted");
    return {
      email,
      role: role as Role,
      isTaken: values.take === true,
      ...(values.distributor === undefined ? {} : { distributorId: values.distributor }),
      ...(values.invoice === undefined ? {} : { maySettleByInvoice: values.invoice }),
    };
  } catch (cause) {
    return stop(`[gipfel] ${(cause as Error).message}: ${usage}`);
  }
}

const given = readArguments();
const db = await database(settings());
await migrate(db);
const isThere = await giveRole({ db, clock: systemClock }, given);
await db.destroy();
if (!isThere) stop(`[gipfel] There is no account of ${given.email}: whoever it is signs up in the shop first.`);
console.log(`  ${given.email} ${given.isTaken ? "is no longer" : "is now"} ${given.role}.`);
