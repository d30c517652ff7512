/**
 * One process that opens the database of its settings, migrates it once its parent says so, and says which steps it
 * took.
 */
import { once } from "node:events";
import { openDatabase, type DatabaseSettings } from "./connection.ts";
import { migrate } from "./migrate.ts";

const [, , settings, guard] = process.argv;
const db = openDatabase(JSON.parse(settings!) as DatabaseSettings);
if (guard === "unguarded") {
  // Serializes processes: a lock on PostgreSQL, one writing transaction for all steps on SQLite.
  Object.defineProperties(db.getExecutor().adapter, {
    acquireMigrationLock: { value: async () => {} },
    releaseMigrationLock: { value: async () => {} },
    supportsTransactionalDdl: { value: false },
  });
}
await db.introspection.getTables();
console.log("open");
await once(process.stdin, "data");
console.log((await migrate(db)).join(" "));
await db.destroy();
