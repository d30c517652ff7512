import fastify, { LogController, type FastifyBaseLogger } from "fastify";
import { expect, test } from "vitest";
import { pino } from "pino";
import { logAccess, networkOf, requestIds, withoutIds } from "./access-log.ts";

test.each([
  ["/api/carts/3f0c2a10-9a44-4b1c-8d55-0a7f1e2b3c4d/check_out", "/api/carts/…/check_out"],
  ["/account/bookings/3f0c2a10-9a44-4b1c-8d55-0a7f1e2b3c4d/?token=secret", "/account/bookings/…/"],
  ["/api/reviews/by-link/aGVsbG8gd29ybGQ1234567890.Zm9v_8", "/api/reviews/by-link/…"],
  ["/activity/167-tandem-flight-in-interlaken?a12=3", "/activity/167-tandem-flight-in-interlaken"],
  ["/sdk/v1/chunks/booking-look-c7WhGqF5.js", "/sdk/v1/chunks/booking-look-c7WhGqF5.js"],
  ["/sdk/v1/styles/activity-02266d44ca4f.css", "/sdk/v1/styles/activity-02266d44ca4f.css"],
  ["/api/auth/verify/k3-abc-Zx9Qm-7TtPwe-Lr2", "/api/auth/verify/…"],
  ["/api/auth/verify/0f9a8b7c6d5e4f3a2b1c", "/api/auth/verify/…"],
  ["/api/activities/de_CH/", "/api/activities/de_CH/"],
  ["/fr-ch/", "/fr-ch/"],
])("%s is written as %s", (url, written) => {
  expect(withoutIds(url)).toBe(written);
});

test.each([
  ["203.0.113.77", "203.0.113.0"],
  ["::ffff:203.0.113.77", "203.0.113.0"],
  ["2001:db8:12:34::1", "2001:db8:12::"],
  ["::1", "::"],
])("%s is logged as the network %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("a request is one line, with an id that its answer carries; a stranger can't choose the id, a trusted proxy can", async () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { level: "info", base: null },
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const open = async (trusts: boolean) => {
    const app = fastify({
      loggerInstance: log as FastifyBaseLogger,
      genReqId: requestIds(trusts),
      logController: new LogController({ disableRequestLogging: true }),
    });
    logAccess(app);
    app.get("/page", async () => "text");
    return app.inject({ url: "/page?email=someone@example.org", headers: { "x-request-id": "given-by-proxy" } });
  };
  const answer = await open(false);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    msg: "answered",
    method: "GET",
    path: "/page",
    status: 200,
    network: "127.0.0.0",
    reqId: answer.headers["x-request-id"],
  });
  expect(JSON.stringify(lines)).not.toMatch(/someone|given-by-proxy/);
  expect((await open(true)).headers["x-request-id"]).toBe("given-by-proxy");
});
