import { connect, type AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { patchCart } from "../../../sdk/contracts/calls/cart.ts";
import { discoveryCatalogue } from "../../catalogue/fixtures/discovery.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { newVisitor, signedUp, type TestVisitor } from "../../testing/visitor.ts";

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Requests, their answers, and the kind of answer: a page for people, data for calls. */
type Row = readonly [what: string, address: string, status: number, as: "page" | "data" | "moved"];

const rows: readonly Row[] = [
  ["a locale that there isn't", "/xx-yy/warenkorb", 404, "page"],
  ["a locale in a call that there isn't", "/api/activities/xx_YY/", 400, "data"],
  ["a broken sequence", "/%E0%A4%A", 400, "page"],
  ["a lone percent sign", "/fr-ch/100%", 400, "page"],
  ["bytes that are no text", "/en-ch/%ff%fe", 400, "page"],
  ["U+0000", "/activity/1%00", 400, "page"],
  ["U+0000 in a query", "/s?s=%00", 400, "page"],
  ["a broken sequence in a call", "/api/carts/%E0%A4%A", 400, "data"],
  ["steps upwards", "/../../../../etc/passwd", 404, "page"],
  ["steps upwards below the SDK", "/sdk/v1/../../../etc/passwd", 404, "data"],
  ["steps upwards with encoded slashes", "/..%2f..%2f..%2fetc%2fpasswd", 404, "page"],
  ["steps upwards with encoded dots", "/%2e%2e/%2e%2e/etc/passwd", 404, "page"],
  ["steps upwards with encoded backslashes", "/..%5c..%5cwindows%5cwin.ini", 404, "page"],
  ["steps upwards, encoded twice", "/%252e%252e%252fetc%252fpasswd", 404, "page"],
  ["steps upwards to the shop's own files", "/shop/..%2f..%2fpackage.json", 404, "data"],
  ["steps upwards to pictures", "/images/..%2f..%2fserver%2fmain.ts", 404, "data"],
  ["steps upwards to the demo's till", "/providers/sandbox/files/..%2f..%2fsandbox.ts", 404, "data"],
  ["a path of more than 2 kB", `/${"a".repeat(2100)}`, 414, "page"],
  ["a call of more than 2 kB", `/api/carts/${"a".repeat(2100)}`, 414, "data"],
  ["a segment beyond all", `/activity/${"9".repeat(1000)}`, 404, "page"],
  ["repeated parameters", "/s?s=a&s=b&types=1&types=x", 200, "page"],
  ["repeated parameters of a call", "/api/activities/de_CH/?s=a&s=b", 400, "data"],
  ["a repeated path", "/api/pages/?path=/&path=/s", 400, "data"],
  ["a foreign page as data", "/api/pages/?path=//evil.example/", 400, "data"],
  ["an unknown call", "/api/nothing", 404, "data"],
  ["an unknown page", "/fr-ch/nulle-part", 404, "page"],
  ["a foreign way back after signing out", "/api/auth/logout?returnTo=//evil.example", 303, "moved"],
  ["a foreign way back, encoded", "/api/auth/logout?returnTo=%2f%5cevil.example", 303, "moved"],
  [
    "a foreign way back of a mail's link",
    "/api/auth/verify-email?token=x&callbackURL=https://evil.example/",
    403,
    "page",
  ],
  [
    "a foreign way back of a link that signs in",
    "/api/auth/magic-link/verify?token=x&errorCallbackURL=//evil.example/",
    403,
    "page",
  ],
  ["a foreign way back in a page's address", "/account?returnTo=https://evil.example/", 200, "page"],
  ["a newsletter's link that nobody has signed", "/newsletter/confirm?token=x.y", 400, "page"],
];

onBothDatabases("what nobody should send", (getDb) => {
  let shop: TestShop;
  let port: number;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), {
      catalogue: discoveryCatalogue,
      env: { PUBLIC_ORIGIN: "https://shop.example", SIGN_IN_LIMIT: "1000" },
    });
    await shop.app.listen({ port: 0, host: "127.0.0.1" });
    port = (shop.app.server.address() as AddressInfo).port;
  });
  afterAll(() => shop.app.close());

  /** Sends a request as it is: no client normalises the address. */
  function send(address: string, more: readonly string[] = [], method = "GET"): Promise<Answer> {
    return new Promise((resolve, reject) => {
      let text = "";
      const socket = connect(port, "127.0.0.1", () => {
        socket.write(
          `${[`${method} ${address} HTTP/1.1`, "host: shop.example", "accept: text/html,*/*", "connection: close", ...more].join("\r\n")}\r\n\r\n`,
        );
      });
      socket.setEncoding("utf8").on("data", (part) => (text += part));
      socket.on("error", reject).on("close", () => resolve(read(text)));
    });
  }

  test.each(rows)("%s: %s is %s, as %s", async (_, address, status, as) => {
    const answer = await send(address);
    expect(answer.status).toBe(status);
    expect(answer.headers["strict-transport-security"]).toBe("max-age=31536000");
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    expect(answer.headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(answer.headers["x-request-id"]).toBeDefined();
    expect(answer.body).not.toMatch(/root:|"scripts"|evil\.example\/?"/);
    if (as === "moved") return expect(answer.headers["location"]).toBe("/");
    if (status >= 400 && as === "page") expect(answer.headers["cache-control"]).toMatch(/no-store|no-cache/);
    if (as === "page") {
      expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(answer.headers["content-security-policy"]).toMatch(/script-src 'self'; .*frame-ancestors 'self'/);
      expect(answer.body).toMatch(/<h1[ >]|<gipfel-/);
      expect(answer.body).toContain(
        `<html lang="${address.startsWith("/fr-ch") ? "fr" : address.startsWith("/en-ch") ? "en" : "de"}-CH"`,
      );
    } else {
      expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
      expect(answer.headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(answer.body).toMatch(/\{"code":"[a-z_]+","message":"/);
    }
  });

  test("an address that begins with another's name, a method that there isn't and a broken header break nothing", async () => {
    expect((await send("http://evil.example/")).status).toBe(400);
    for (const method of ["GET", "OPTIONS"]) expect((await send("*", [], method)).status).toBe(400);
    for (const [address, headers] of [
      ["/", ["x y: 1"]],
      ["/ HTTP/9.9", []],
    ] as const)
      expect((await send(address, headers)).status).toBe(400);
    expect((await send("/healthz")).status).toBe(200);
  });

  test("too many pages from one address are a page that says when it goes on", async () => {
    const strict = await openTestShop(getDb(), { env: { RATE_LIMIT: "1" } });
    await strict.app.inject("/en-ch");
    const { statusCode, headers, body } = await strict.app.inject({
      url: "/en-ch/activities",
      headers: { accept: "text/html" },
    });
    expect([statusCode, headers["content-type"], headers["cache-control"]]).toEqual([
      429,
      "text/html; charset=utf-8",
      "no-store",
    ]);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'self'");
    expect(body).toContain("One moment please");
    await strict.app.close();
  });

  describe("sessions that nobody gave", () => {
    const cookies = async (visitor: TestVisitor, change: (value: string) => string) =>
      [...visitor.cookies].map(([name, value]) => `${name}=${/session/.test(name) ? change(value) : value}`).join("; ");

    test.each([
      ["garbage", () => "garbage"],
      ["an empty one", () => ""],
      ["one that can't be decoded", () => "%E0%A4%A"],
      ["another's signature", (value: string) => `${value.split(".")[0]}.${"A".repeat(43)}%3D`],
      ["a very long one", () => "x".repeat(4000)],
    ] as const)("%s opens no call and breaks no page", async (what, change) => {
      const visitor = await signedUp(shop, `${what.replaceAll(/\W+/g, "-")}@example.ch`);
      const cookie = `cookie: ${await cookies(visitor, change)}`;
      expect((await send("/account", [cookie])).status).toBe(200);
      expect(JSON.parse(unchunked((await send("/api/account/me/", [cookie])).body))).toEqual({ user: null });
      for (const call of ["/api/account/bookings/", "/api/account/suppliers/", "/api/admin/bookings/"]) {
        const answer = await send(call, [cookie]);
        expect([call, answer.status, answer.headers["content-type"]]).toEqual([
          call,
          401,
          "application/json; charset=utf-8",
        ]);
      }
    });

    test("one that another shop has signed is a guest's", async () => {
      const visitor = await signedUp(shop, "signed@example.ch");
      const other = await openTestShop(getDb(), {
        env: { PUBLIC_ORIGIN: "https://shop.example", CSRF_SECRET: "another secret for tests" },
      });
      const me = (at: TestShop) => at.app.inject({ url: "/api/account/me/", headers: { cookie: visitor.cookie() } });
      expect((await me(shop)).json()).toMatchObject({ user: { email: "signed@example.ch" } });
      expect((await me(other)).json()).toEqual({ user: null });
      await other.app.close();
    });

    test("a session without the role gets 403 as data, and no content", async () => {
      const visitor = await signedUp(shop, "customer@example.ch");
      for (const call of [
        "/api/admin/bookings/",
        "/api/admin/activities/",
        "/api/admin/suppliers/",
        "/api/admin/reviews/",
      ]) {
        const answer = await send(call, [`cookie: ${visitor.cookie()}`]);
        expect([call, answer.status]).toEqual([call, 403]);
        expect(answer.headers["cache-control"]).toBe("no-store");
        expect(unchunked(answer.body)).toMatch(/^\{"code":"forbidden","message":"[^"]+"\}$/);
      }
    });
  });

  test("a cart that is worked like mad is 429, whoever does it; another cart is not", async () => {
    const statuses = async (cartId: string, times: number) => {
      let last = 0;
      for (let call = 0; call < times; call += 1)
        last = (await newVisitor(shop).send(patchCart, { params: { cartId }, body: { customData: {} } } as never))
          .status;
      return last;
    };
    expect(await statuses("0b7d3c52-4f1e-4a7e-9a52-6c1f0e9d8b7a", 120)).toBe(404);
    expect(await statuses("0b7d3c52-4f1e-4a7e-9a52-6c1f0e9d8b7a", 1)).toBe(429);
    expect(await statuses("1b7d3c52-4f1e-4a7e-9a52-6c1f0e9d8b7a", 1)).toBe(404);
  });
});

function read(text: string): Answer {
  const [head = "", ...body] = text.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name = "", ...value] = line.split(": ");
      return [name.toLowerCase(), value.join(": ")];
    }),
  );
  return { status: Number(first.split(" ")[1]), headers, body: body.join("\r\n\r\n") };
}

/** A short body that may have come in one chunk. */
function unchunked(body: string): string {
  return body.replace(/^[\da-f]+\r\n/i, "").replace(/\r\n0\r\n\r\n$/, "");
}
