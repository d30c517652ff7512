/**
 * Lets a product feed out that has less than half of the last one's products: `npm run feed -- --accept PRODUCTS`, on
 * DATA_DIR or DATABASE_URL, also while the shop runs. The shop's next run publishes a feed of at least so many.
 */
import { parseArgs } from "node:util";
import { acceptFeed } from "../server/commands/feed/held-feed.ts";
import { migrate } from "../server/db/migrate.ts";
import { database, settings } from "./command/settings.ts";
import { stop } from "./command/stop-command.ts";

const usage = "npm run feed -- --accept PRODUCTS";

function readArguments(): number {
  try {
    const { values } = parseArgs({ options: { accept: { type: "string" } } });
    if (!/^[1-9]\d*$/.test(values.accept ?? "")) throw new Error("a number of products is wanted");
    return Number(values.accept);
  } catch (cause) {
    return stop(`[gipfel] ${(cause as Error).message}: ${usage}`);
  }
}

const products = readArguments();
const db = await database(settings());
await migrate(db);
await acceptFeed(db, products);
await db.destroy();
console.log(`  A product feed of at least ${products} products is published by the shop's next run.`);
