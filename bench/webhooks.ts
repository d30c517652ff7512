/**
 * All 720 orders of six webhooks of one payment, through the routes that receive them, on both databases: each once,
 * each three times (two of them at the same moment), and 72 hours late; with a forged one before each. Counts bookings
 * that were fulfilled twice, or not. `node bench/webhooks.ts`
 */
import { webhookApp } from "../server/routes/webhook-app.ts";
import { openDatabase } from "../server/db/connection.ts";
import { migrate } from "../server/db/migrate.ts";
import {
  everyOrder,
  sandboxOrders,
  stripeOrders,
  wrongAtSandbox,
  wrongAtStripe,
  type OrderOptions,
} from "../server/testing/webhook-orders.ts";
import { openEngines } from "./shop/databases.ts";

const ways: Readonly<Record<string, OrderOptions>> = {
  once: { repeated: false, late: false },
  "three times": { repeated: true, late: false },
  "72 hours late": { repeated: true, late: true },
};
const providers = [
  { name: "Stripe", open: stripeOrders, wrong: wrongAtStripe },
  { name: "sandbox", open: sandboxOrders, wrong: wrongAtSandbox },
];

const engines = await openEngines();
console.log("| database | provider | webhooks | orders | wrong | s |\n|---|---|---|---:|---:|---:|");
let isRight = true;
for (const fresh of engines.fresh) {
  const database = await fresh();
  const db = openDatabase(database.settings);
  await migrate(db);
  for (const { name, open, wrong } of providers)
    for (const [way, options] of Object.entries(ways)) {
      const began = performance.now();
      const orders = await open(db, webhookApp);
      const found: string[] = [];
      for (const order of everyOrder) {
        const problem = wrong(await orders.play(order, options));
        if (problem) found.push(`${order.join("")}: ${problem}`);
      }
      await orders.close();
      isRight &&= found.length === 0;
      const seconds = Math.round((performance.now() - began) / 1000);
      console.log(`| ${database.name} | ${name} | ${way} | ${everyOrder.length} | ${found.length} | ${seconds} |`);
      for (const line of found.slice(0, 3)) console.log(line);
    }
  await db.destroy();
  await database.remove();
}
await engines.stop();
process.exitCode = isRight ? 0 : 1;
