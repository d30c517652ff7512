import { afterAll, beforeAll, expect, test } from "vitest";
import { createReservation } from "../../../sdk/contracts/calls/cart.ts";
import { hour } from "../../clock.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { expireHoldsJob } from "../../jobs/expire-holds.ts";
import { reservationBody } from "../../testing/bookings.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";

const token = "a token of the metrics";

onBothDatabases("metrics", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => void (shop = await openTestShop(getDb())));
  afterAll(() => shop.app.close());
  const read = async (name: RegExp) =>
    (await shop.app.inject("/metrics")).body.split("\n").filter((line) => name.test(line) && !line.startsWith("#"));

  test("requests are counted by route, never by address: a thousand carts are one line", async () => {
    for (let cart = 0; cart < 50; cart++) await shop.ask("GET", `/carts/nobody-${cart}`);
    for (let page = 0; page < 50; page++) await shop.app.inject(`/no-such-page-${page}`);
    const lines = await read(/^gipfel_http_request_duration_seconds_count/);
    expect(lines.filter((line) => line.includes('route="/api/carts/:cartId"'))).toEqual([
      expect.stringMatching(/status="404"\} 50$/),
    ]);
    expect(lines.some((line) => /nobody-|no-such-page/.test(line))).toBe(false);
  });

  test("statements, holds made and expired, mails that wait and the sizes of both indexes are there", async () => {
    await shop.done(createReservation, { body: reservationBody() });
    shop.clock.ms += hour;
    await expireHoldsJob(shop.services);
    expect(await read(/^gipfel_steps_total/)).toEqual(
      expect.arrayContaining([
        'gipfel_steps_total{entity="reservation",state="held"} 1',
        'gipfel_steps_total{entity="reservation",state="expired"} 1',
      ]),
    );
    expect(Number((await read(/^gipfel_db_query_duration_seconds_count/))[0]!.split(" ")[1])).toBeGreaterThan(5);
    expect(await read(/^gipfel_(outbox_waiting|db_transactions_retried_total)/)).toEqual([
      "gipfel_db_transactions_retried_total 0",
      "gipfel_outbox_waiting 0",
    ]);
    for (const line of await read(/^gipfel_(listed_activities|search_index_size)/))
      expect(Number(line.split(" ")[1])).toBeGreaterThan(0);
    expect(await read(/^nodejs_eventloop_lag_p99_seconds|^process_resident_memory_bytes/)).toHaveLength(2);
  });

  test("without a token they are for this machine alone, and not for what a proxy on it hands on", async () => {
    expect((await shop.app.inject({ url: "/metrics", remoteAddress: "203.0.113.7" })).statusCode).toBe(404);
    expect((await shop.app.inject({ url: "/metrics", headers: { "x-forwarded-for": "203.0.113.7" } })).statusCode).toBe(
      404,
    );
    expect((await shop.app.inject({ url: "/metrics", remoteAddress: "::1" })).statusCode).toBe(200);
  });

  test("with a token they answer its bearer, from anywhere", async () => {
    const strict = await openTestShop(getDb(), { env: { METRICS_TOKEN: token } });
    const ask = async (authorization?: string) =>
      (
        await strict.app.inject({
          url: "/metrics",
          remoteAddress: "203.0.113.7",
          headers: authorization ? { authorization } : {},
        })
      ).statusCode;
    expect([await ask(), await ask("Bearer wrong"), await ask(`Bearer ${token}`)]).toEqual([404, 404, 200]);
    expect((await strict.app.inject("/metrics")).statusCode).toBe(404);
    await strict.app.close();
  });
});
