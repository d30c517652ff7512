import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { examinePage } from "../../../sdk/contracts/calls/doctor.ts";
import { doctorLimits } from "../../../sdk/contracts/doctor-limits.ts";
import { hour } from "../../clock.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { consumeAttempt, resetAttempts } from "../../security/attempt-limit.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";

const page = (origin: string) =>
  `<script type="module" src="${origin}/sdk/v1/gipfel.js"></script>
<gipfel-booking activity="999999" affiliate-id="123456"></gipfel-booking>`;

onBothDatabases("the doctor", (getDb) => {
  let shop: TestShop;
  let partner: Server;
  let port: number;
  const origin = "http://localhost:4000";
  beforeAll(async () => {
    partner = createServer((_, answer) =>
      answer
        .writeHead(200, { "content-type": "text/html", "content-security-policy": "connect-src 'self'" })
        .end(page(origin)),
    ).listen(0, "localhost");
    await new Promise((resolve) => partner.once("listening", resolve));
    port = (partner.address() as AddressInfo).port;
    shop = await openTestShop(getDb(), { env: { PUBLIC_ORIGIN: origin, DEMO_PORT: String(port) } });
  });
  afterAll(async () => {
    partner.close();
    await shop.app.close();
  });

  const examine = (body: { html: string } | { address: string }) => shop.send(examinePage, { body });

  test("examines HTML, and reports activities and affiliates that the shop doesn't know", async () => {
    const { answer } = await examine({ html: page(origin) });
    expect(answer).toMatchObject({ address: null, elements: [{ tag: "gipfel-booking", line: 2 }] });
    expect(answer!.diagnostics.map(({ code }) => code)).toEqual(["activity_unknown", "affiliate_unknown"]);
  });

  test("examines the page at an address with its headers; in development the demo's own", async () => {
    const { answer } = await examine({ address: `http://localhost:${port}/` });
    expect(answer!.address).toBe(`http://localhost:${port}/`);
    expect(answer!.diagnostics.map(({ code }) => code)).toContain("activity_unknown");
    expect(answer!.diagnostics).toContainEqual(
      expect.objectContaining({ code: "policy_blocked", fix: `connect-src 'self' ${origin};` }),
    );
  });

  test("refuses an address of this machine other than the demo's, also the shop's own API", async () => {
    for (const address of ["http://127.0.0.1/", `http://127.0.0.1:${port}/`, `http://localhost:${port + 1}/`, origin])
      expect(await examine({ address })).toMatchObject({ status: 422, code: "address_refused" });
  });

  test("examines pasted HTML of 500,000 characters, more than other calls may have", async () => {
    const html = page(origin) + '<p>Zürich "</p>'.repeat(40_000);
    const { status, answer } = await examine({ html: html.slice(0, 500_000) });
    expect(status).toBe(200);
    expect(answer!.diagnostics.map(({ code }) => code)).toEqual(["activity_unknown", "affiliate_unknown"]);
  });

  test("refuses neither, both, too much and unknown input with 400", async () => {
    const bodies = [
      {},
      { html: "" },
      { html: "x", address: "y" },
      { html: "x".repeat(doctorLimits.html + 1) },
      { url: "x" },
    ];
    for (const body of bodies)
      expect(await examine(body as { html: string }), JSON.stringify(body).slice(0, 40)).toMatchObject({
        status: 400,
        code: "invalid_input",
      });
  });

  test.each([
    {
      action: "doctor address",
      most: 60,
      body: { address: "http://127.0.0.1/" },
      last: 422,
      other: { html: page(origin) },
    },
    {
      action: "doctor html",
      most: 120,
      body: { html: page(origin) },
      last: 200,
      other: { address: "http://127.0.0.1/" },
    },
  ] as const)(
    "examines $most of $action an hour for a sender, counted by itself",
    async ({ action, most, ...given }) => {
      await resetAttempts(shop.services, { action, most, within: hour }, "127.0.0.1");
      for (let count = 1; count < most; count += 1)
        await consumeAttempt(shop.services, { action, most, within: hour }, "127.0.0.1");
      expect((await examine(given.body)).status).toBe(given.last);
      expect(await examine(given.body)).toMatchObject({ status: 429, code: "too_many_requests" });
      expect((await examine(given.other)).status).not.toBe(429);
      await resetAttempts(shop.services, { action, most, within: hour }, "127.0.0.1");
    },
  );
});

test("a demo's port is no way into a shop on the internet", async () => {
  const { ownOrigins } = await import("./doctor.ts");
  const env = { NODE_ENV: "development", DEMO_PORT: 4001, PUBLIC_ORIGIN: "http://localhost:4000" } as const;
  expect(ownOrigins(env)).toEqual(["http://localhost:4001"]);
  expect(ownOrigins({ ...env, NODE_ENV: "production" })).toEqual([]);
  expect(ownOrigins({ ...env, DEMO_PORT: null })).toEqual([]);
  expect(ownOrigins({ ...env, PUBLIC_ORIGIN: "https://shop.example" })).toEqual([]);
});
