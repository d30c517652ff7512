import { expect, test } from "vitest";
import { webhookApp } from "../webhook-app.ts";
import { onBothDatabases } from "../../db/testing.ts";
import {
  everyOrder,
  sandboxOrders,
  stripeOrders,
  wrongAtSandbox,
  wrongAtStripe,
} from "../../testing/webhook-orders.ts";

/** Each order's place among the 720 tells which are played here; `node bench/webhooks.ts` plays them all. */
const every = 36;
const cut = everyOrder.filter((_order, index) => index % every === 0);

onBothDatabases("six webhooks in any order", (getDb) => {
  test.each([
    { name: "once, in time", repeated: false, late: false },
    { name: "three times, in time", repeated: true, late: false },
    { name: "72 hours late", repeated: false, late: true },
  ])("[R8.dispute] [R9] lead to one fulfilment at Stripe: $name", async (options) => {
    const orders = await stripeOrders(getDb(), webhookApp);
    const wrong: (string | null)[] = [];
    for (const order of cut) wrong.push(wrongAtStripe(await orders.play(order, options)));
    await orders.close();
    expect(wrong.filter((each) => each !== null)).toEqual([]);
  });

  test("[R8.late] lead to one fulfilment at most at the sandbox, where the payment fails later", async () => {
    const orders = await sandboxOrders(getDb());
    const wrong: (string | null)[] = [];
    for (const order of cut) wrong.push(wrongAtSandbox(await orders.play(order, { repeated: true, late: false })));
    expect(wrong.filter((each) => each !== null)).toEqual([]);
  });
});
