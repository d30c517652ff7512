/** One process that migrates the database of its settings, and says which steps it took. */
import { openDatabase, type DatabaseSettings } from "./connection.ts";
import { migrate } from "./migrate.ts";

const db = openDatabase(JSON.parse(process.argv[2]!) as DatabaseSettings);
console.log((await migrate(db)).join(" "));
await db.destroy();
