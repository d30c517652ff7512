import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeRelease } from "../../releases/store.ts";
import type { Services } from "../../services.ts";
import { releasedFiles } from "./releases.ts";

let app: FastifyInstance;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "gipfel-released-"));
  const built = join(folder, "built");
  mkdirSync(join(built, "chunks"), { recursive: true });
  const files = { "gipfel.js": "loader", "chunks/kit-A.js": "kit" };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(built, path), text);
  const digests = Object.entries(files).map(([path, text]) => [path, digest(text)]);
  writeFileSync(
    join(built, "integrity.json"),
    JSON.stringify({ version: "1.0.0", files: Object.fromEntries(digests) }),
  );
  writeFileSync(join(folder, "secret.json"), "{}");
  const RELEASES_DIR = join(folder, "store");
  await storeRelease(built, RELEASES_DIR, "2026-11-24");
  app = fastify();
  await releasedFiles(app, { env: { RELEASES_DIR } } as Services);
});
afterAll(() => app.close());

const digest = (text: string) => `sha384-${createHash("sha384").update(text).digest("base64")}`;
const get = (url: string) => app.inject({ url });

test.each([
  ["/sdk/1.0.0/gipfel.js", "text/javascript; charset=utf-8", "loader"],
  ["/sdk/1.0.0/chunks/kit-A.js", "text/javascript; charset=utf-8", "kit"],
  ["/sdk/1.0.0/integrity.json", "application/json; charset=utf-8", '"version":"1.0.0"'],
])("any page may keep %s for ever", async (url, type, text) => {
  const { statusCode, headers, body } = await get(url);
  expect(statusCode).toBe(200);
  expect(body).toContain(text);
  expect(headers).toMatchObject({
    "content-type": type,
    "cache-control": "public, max-age=31536000, immutable",
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
  });
});

test.each([
  "/sdk/9.9.9/gipfel.js",
  "/sdk/1.0.0/",
  "/sdk/1.0.0/chunks/kit-B.js",
  "/sdk/1.0.0/chunks/",
  "/sdk/1.0.0/..%2f..%2f..%2fsecret.json",
  "/sdk/1.0.0/..%5c..%5c..%5csecret.json",
])("%s is unknown, in a plain line that no cache keeps", async (url) => {
  const { statusCode, headers, body } = await get(url);
  expect(statusCode).toBe(404);
  expect(body).toMatch(/^There is no \/sdk\/.*versions\.json lists the versions/);
  expect(headers["cache-control"]).toBe("no-cache");
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
});

test("/sdk/v1/versions.json lists the versions with their days and the script's digest", async () => {
  const answer = await get("/sdk/v1/versions.json");
  expect(answer.headers).toMatchObject({ "access-control-allow-origin": "*" });
  expect(answer.json()).toEqual({
    evergreen: expect.stringMatching(/^1\.\d+\.\d+$/),
    versions: [{ version: "1.0.0", released: "2026-11-24", supportedUntil: "2028-11-24", integrity: digest("loader") }],
  });
});
