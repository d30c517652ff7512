/**
 * A process that numbers the documents of its database once its parent says so. `dies`: it is killed with a number
 * written and not committed.
 */
import { once } from "node:events";
import { openDatabase, type DatabaseSettings } from "../../db/connection.ts";
import { transact } from "../../db/transact.ts";
import { readEnv } from "../../env.ts";
import { numberDocuments, numberNext } from "./number-documents.ts";

const [, , settings, ending] = process.argv;
const db = openDatabase(JSON.parse(settings!) as DatabaseSettings);
await db.introspection.getTables();
console.log("open");
await once(process.stdin, "data");
if (ending === "dies")
  await transact(db, async (trx) => {
    await numberNext(trx, { issuer: "{}", creditor: "null" });
    process.kill(process.pid, "SIGKILL");
  });
console.log(await numberDocuments({ db, env: readEnv({ CSRF_SECRET: "a secret for tests" }) }));
await db.destroy();
