import { cpSync, mkdtempSync } from "node:fs";
import { request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothDatabases } from "../db/testing.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";

/** A call by a partner's page's script; a person opens an address. */
const person = { accept: "text/html", "accept-encoding": "br, gzip" };

onBothDatabases("the HTTP layer", (getDb) => {
  let shop: TestShop;
  let origin: { readonly port: number };
  beforeAll(async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), "gipfel-front-door-"));
    cpSync("demo/catalogue/pictures", join(DATA_DIR, "pictures"), { recursive: true });
    shop = await openTestShop(getDb(), { env: { DATA_DIR } });
    await shop.app.listen({ port: 0, host: "127.0.0.1" });
    origin = shop.app.server.address() as AddressInfo;
  });
  afterAll(() => shop.app.close());

  /** The status of an address that is sent as it is: no client normalises it. */
  function statusOf(path: string, method = "GET"): Promise<number> {
    return new Promise((resolve, reject) => {
      const sent = send({ port: origin.port, host: "127.0.0.1", path, method }, (response) =>
        resolve((response.resume(), response.statusCode!)),
      );
      sent.on("error", reject).end();
    });
  }

  test.each([
    ["a lone percent sign in a path", "/api/carts/%", 400],
    ["a broken sequence", "/api/carts/%E0%A4%A", 400],
    ["bytes that are no text", "/api/carts/%ff%fe", 400],
    ["a broken sequence on a page", "/activity/%zz", 400],
    ["a broken sequence below the SDK", "/sdk/v1/%E0%A4%A", 400],
    ["U+0000 in a path", "/activity/1%00", 400],
    ["U+0000 in a query", "/api/activities/de_CH/?s=a%00b", 400],
    ["U+0000 below the SDK", "/sdk/v1/gipfel.js%00.css", 400],
    ["a path of more than 2 kB", `/${"a".repeat(2050)}`, 414],
    ["a call of more than 2 kB", `/api/carts/${"a".repeat(2050)}`, 414],
    ["a path of many segments", `/${"a/".repeat(1100)}`, 414],
    ["a long segment that fits", `/api/carts/${"a".repeat(1000)}`, 404],
    ["steps upwards below the SDK", "/sdk/v1/../../../package.json", 404],
    ["encoded steps upwards", "/sdk/v1/%2e%2e/%2e%2e/package.json", 404],
    ["steps upwards with encoded slashes", "/sdk/v1/..%2f..%2fpackage.json", 404],
    ["steps upwards with backslashes", "/sdk/v1/..%5c..%5cpackage.json", 404],
    ["a way round through a chunk", "/sdk/v1/chunks/../../sdk-render/render.js", 404],
    ["a file from the root", "/sdk/v1//etc/passwd", 404],
    ["a picture outside its folder", "/images/..%2f..%2fpackage.json", 404],
    ["a hidden file", "/sdk/v1/.env", 404],
    ["a folder", "/sdk/v1/chunks/", 404],
    ["a lone percent sign in a query", "/api/activities/de_CH/?s=100%", 200],
    ["a repeated search text", "/api/activities/de_CH/?s=a&s=b", 400],
    ["a repeated list", "/api/activities/de_CH/?locations=1&locations=2", 200],
    ["a repeated width", "/images/none.webp?width=1&width=2", 404],
    ["an unknown locale", "/api/activities/xx_YY/", 400],
    ["an unknown call", "/api/nothing", 404],
    ["two slashes", "//api//carts", 404],
    ["two slashes alone", "//", 301],
    ["another shop's name behind two slashes", "//evil.example/", 404],
    ["an address of another shop", "http://evil.example/", 400],
    ["an unknown page", "/nowhere-at-all", 404],
    ["a page of a locale that there isn't", "/xx-yy/", 404],
    ["an activity that there isn't", "/activity/999999999-nothing", 404],
    ["an activity's id beyond every number", "/activity/99999999999999999999-x", 404],
    ["an activity without an id", "/activity/-/", 404],
    ["steps upwards in a page's path", "/fr-ch/../account/", 301],
    ["encoded steps upwards in a page's path", "/fr-ch/%2e%2e/%2e%2e/etc/passwd", 404],
    ["a page's long segment", `/activity/1-${"x".repeat(1900)}`, 404],
    ["a page's repeated search text", "/s?s=a&s=b", 200],
    ["a page's repeated and broken parameters", "/s?locations=1&locations=x&types[]=%&lat=NaN&lat=1", 200],
    ["a page's naughty parameters", "/s?__proto__=1&constructor=2&sort=%3Cscript%3E", 200],
    ["a page with a lone percent sign in its query", "/s?s=100%", 200],
    ["a page's answer for a foreign path", "/api/pages/?path=https://evil.example/", 400],
    ["a page's answer for a broken path", "/api/pages/?path=%25E0%25A4%25A", 400],
    ["a page's answer for two paths", "/api/pages/?path=/&path=/s/", 400],
    ["a page's answer without a path", "/api/pages/", 400],
    ["a query alone", "/api/?__proto__[x]=1", 404],
  ])("%s: no failure of ours", async (_what, path, status) => {
    expect(await statusOf(path)).toBe(status);
  });

  test("a method that an address doesn't have is 404, and nothing happens", async () => {
    for (const method of ["PUT", "DELETE", "PATCH", "TRACE"])
      expect([method, await statusOf("/readyz", method)]).toEqual([method, 404]);
  });

  test("a page, an answer, a refusal and an address without a route all carry the security headers", async () => {
    for (const url of [
      "/",
      "/api/csrf-token/",
      "/api/nothing",
      "/sdk/v1/gipfel.js",
      "/healthz",
      "/api/carts/%",
      "/nowhere-at-all",
    ]) {
      const { headers } = await shop.app.inject({ url, headers: person });
      expect([url, headers["x-content-type-options"], headers["referrer-policy"]]).toEqual([
        url,
        "nosniff",
        "strict-origin-when-cross-origin",
      ]);
      expect(headers["strict-transport-security"]).toBeUndefined();
    }
  });

  test("sends HSTS on https, and not on http", async () => {
    const safe = await openTestShop(getDb(), { env: { PUBLIC_ORIGIN: "https://shop.example" } });
    for (const url of ["/", "/api/csrf-token/", "/sdk/v1/gipfel.js", "/api/carts/%"])
      expect((await safe.app.inject(url)).headers["strict-transport-security"]).toBe("max-age=31536000");
  });

  test("a page runs files of its own origin alone, and only the shop may frame it", async () => {
    const { headers } = await shop.app.inject({ url: "/", headers: person });
    expect(headers["content-security-policy"]).toMatch(
      /script-src 'self'; style-src 'self';.*frame-ancestors 'self'.*trusted-types gipfel/,
    );
    expect(headers["content-security-policy"]).not.toMatch(/nonce|https?:|(?<!style-src-attr ')unsafe/);
    expect(headers).toMatchObject({
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "cross-origin-resource-policy": "same-origin",
    });
  });

  test("partners' pages may load what is made for them, whatever their own policy", async () => {
    const open = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" };
    for (const url of ["/sdk/v1/gipfel.js", "/shop/icon.svg"])
      expect((await shop.app.inject(url)).headers).toMatchObject(open);
    expect((await shop.app.inject("/providers/sandbox/files/sandbox.css")).headers).toMatchObject({
      "cross-origin-resource-policy": "cross-origin",
    });
  });

  test("the icons that browsers ask for at the root are there", async () => {
    const icon = await shop.app.inject("/favicon.ico");
    expect([icon.statusCode, icon.headers["content-type"], [...icon.rawPayload.subarray(0, 6)]]).toEqual([
      200,
      "image/x-icon",
      [0, 0, 1, 0, 3, 0],
    ]);
    for (const url of ["/apple-touch-icon.png", "/apple-touch-icon-precomposed.png"]) {
      const touch = await shop.app.inject(url);
      expect([touch.statusCode, touch.headers["content-type"], await sharp(touch.rawPayload).metadata()]).toMatchObject(
        [200, "image/png", { width: 180, height: 180, hasAlpha: false }],
      );
    }
  });

  test("a client that has an answer already gets 304, with the headers that a cache needs", async () => {
    const url = "/api/openapi.json";
    const first = await shop.app.inject({ url, headers: person });
    const tag = first.headers["etag"] as string;
    expect([first.statusCode, tag, first.headers["vary"]]).toEqual([
      200,
      expect.stringMatching(/^W\/"/),
      expect.stringMatching(/accept-encoding/i),
    ]);
    const again = await shop.app.inject({ url, headers: { ...person, "if-none-match": `"other", ${tag}` } });
    expect([again.statusCode, again.body, again.headers["etag"], again.headers["cache-control"]]).toEqual([
      304,
      "",
      tag,
      first.headers["cache-control"],
    ]);
    expect(again.headers["vary"]).toMatch(/accept-encoding/i);
    // A length of 0 would be taken for the cached answer's own.
    expect(again.headers["content-length"]).toBeUndefined();
    expect((await shop.app.inject({ url, headers: { "if-none-match": '"other"' } })).statusCode).toBe(200);
  });

  test("HEAD is answered with 304 as GET is, whoever gives the answer its tag", async () => {
    const picture = "/images/chillon.webp?width=96";
    for (const url of ["/", "/api/openapi.json", "/sdk/v1/gipfel.js", "/sitemap.xml", picture]) {
      const { headers } = await shop.app.inject({ url });
      for (const known of ["*", String(headers["etag"])]) {
        const head = await shop.app.inject({ method: "HEAD", url, headers: { "if-none-match": known } });
        expect([url, head.statusCode, head.headers["etag"], head.headers["content-length"]]).toEqual([
          url,
          304,
          headers["etag"],
          undefined,
        ]);
      }
    }
  });

  test("an error is never answered with 304, nor what nobody may keep", async () => {
    const anything = { "if-none-match": "*" };
    expect((await shop.app.inject({ url: "/api/nothing", headers: anything })).statusCode).toBe(404);
    expect((await shop.app.inject({ url: "/api/csrf-token/", headers: anything })).statusCode).toBe(200);
  });

  test("scripts, calls and pages travel packed, in the way that the browser understands", async () => {
    for (const url of ["/sdk/v1/gipfel.js", "/api/openapi.json", "/"]) {
      const [br, gzip, plain] = await Promise.all(
        ["br, gzip", "gzip;q=1, br;q=0", "identity"].map((encodings) =>
          shop.app.inject({ url, headers: { "accept-encoding": encodings } }),
        ),
      );
      expect([
        url,
        br!.headers["content-encoding"],
        gzip!.headers["content-encoding"],
        plain!.headers["content-encoding"],
      ]).toEqual([url, "br", "gzip", undefined]);
      expect(brotliDecompressSync(br!.rawPayload).equals(plain!.rawPayload)).toBe(true);
      expect(gunzipSync(gzip!.rawPayload).equals(plain!.rawPayload)).toBe(true);
    }
  });

  test("a file under a hashed name is immutable, the loader is revalidated", async () => {
    const { files } = (await shop.app.inject("/sdk/v1/manifest.json")).json<{ files: string[] }>();
    expect((await shop.app.inject(`/sdk/v1/chunks/${files[0]}.js`)).headers["cache-control"]).toBe(
      "public, max-age=31536000, immutable",
    );
    expect((await shop.app.inject("/sdk/v1/gipfel.js")).headers["cache-control"]).toMatch(/max-age=300/);
  });

  test("too many pages from one address are 429; files of the SDK and the health of the shop are never refused", async () => {
    const strict = await openTestShop(getDb(), { env: { RATE_LIMIT: "2" } });
    expect((await shop.app.inject("/")).headers).not.toHaveProperty("x-ratelimit-remaining");
    const statuses = [];
    for (const url of ["/", "/", "/", "/sdk/v1/gipfel.js", "/sdk/9.9.9/gipfel.js", "/healthz", "/readyz"])
      statuses.push((await strict.app.inject(url)).statusCode);
    // No version is released here: 404 is the answer of the store, where a refusal would be 429.
    expect(statuses).toEqual([200, 200, 429, 200, 404, 200, 200]);
    expect((await strict.app.inject("/")).headers).toMatchObject({
      "retry-after": expect.anything(),
      "cache-control": "no-store",
    });
  });

  test("behind trusted proxies each visitor has a limit of their own; without trust nobody can pretend to be another", async () => {
    const ask = async (TRUST_PROXY: string) => {
      const { app } = await openTestShop(getDb(), { env: { RATE_LIMIT: "1", TRUST_PROXY } });
      const from = async (forwarded: string) =>
        (await app.inject({ url: "/api/csrf-token/", headers: { "x-forwarded-for": forwarded } })).statusCode;
      return [await from("203.0.113.1"), await from("203.0.113.2"), await from("198.51.100.9, 203.0.113.2")];
    };
    expect(await ask("0")).toEqual([200, 429, 429]);
    expect(await ask("1")).toEqual([200, 200, 429]);
    expect(await ask("127.0.0.1")).toEqual([200, 200, 429]);
    expect(await ask("10.0.0.0/8")).toEqual([200, 429, 429]);
  });
});
