import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLocalPictures } from "../../ports/pictures/local.ts";
import { createMasters } from "../../ports/pictures/masters.ts";
import type { PicturePort } from "../../ports/pictures/pictures.ts";
import { answerErrors } from "../errors.ts";
import { serveImages } from "./images.ts";

const file = "chillon.webp";
const folder = mkdtempSync(join(tmpdir(), "gipfel-images-"));
let app: FastifyInstance;
let pictures: PicturePort;

beforeAll(async () => {
  pictures = createLocalPictures({ cacheFolder: folder, masters: createMasters("demo/catalogue/pictures") });
  app = fastify();
  answerErrors(app, { shopName: "Gipfel", style: null });
  serveImages(app, pictures);
  await app.ready();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe("a catalogue picture", () => {
  test("comes in the requested ratio, in the next size that is made", async () => {
    const answer = await app.inject(`/images/${file}?width=300&height=225&quality=70&fit=crop`);
    expect(answer.statusCode).toBe(200);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: "webp", width: 320, height: 240 });
  });

  test("fits into the box with fit=contain, uncropped", async () => {
    const answer = await app.inject(`/images/${file}?width=640&height=120&fit=contain`);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 160, height: 120 });
  });

  test("is never larger than its master", async () => {
    const answer = await app.inject(`/images/${file}?width=4000`);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1600, height: 1200 });
  });

  test("is AVIF for a browser that takes it, WebP for the others, and caches know", async () => {
    const modern = await app.inject({
      url: `/images/${file}?width=96`,
      headers: { accept: "image/avif,image/webp,*/*" },
    });
    const older = await app.inject({
      url: `/images/${file}?width=96`,
      headers: { accept: "image/avif;q=0,image/webp" },
    });
    expect([modern.headers["content-type"], older.headers["content-type"]]).toEqual(["image/avif", "image/webp"]);
    expect(modern.headers["vary"]).toBe("Accept");
  });

  test("shows on any page, and stays for ever under its version", async () => {
    const version = pictures.details(file)?.version;
    const answer = await app.inject(`/images/${file}?width=96&v=${version}`);
    expect(answer.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": expect.stringContaining("immutable"),
    });
    const unversioned = await app.inject(`/images/${file}?width=96&v=old`);
    expect(unversioned.headers["cache-control"]).not.toContain("immutable");
  });

  test("is 304 for a client that has it", async () => {
    const first = await app.inject(`/images/${file}?width=96`);
    const again = await app.inject({
      url: `/images/${file}?width=96`,
      headers: { "if-none-match": String(first.headers["etag"]) },
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  test("is drawn once, however many ask at the same time, and then comes from the disk", async () => {
    const query = { file, width: 240, height: 240, format: "webp" } as const;
    const made = await Promise.all([1, 2, 3, 4].map(() => pictures.render(query)));
    expect(made.filter((one) => one?.isCached === false)).toHaveLength(1);
    expect((await pictures.render(query))?.isCached).toBe(true);
    expect(readdirSync(folder).every((name) => /^[0-9a-f]{32}\.(webp|avif)$/.test(name))).toBe(true);
  });
});

describe("bad input", () => {
  test.each([
    "nobody.webp",
    "index.json",
    "..%2F..%2Fschema.ts",
    "..%2Fpictures%2Fchillon.webp",
    "%2e%2e%2fschema.ts",
    "__proto__",
    "chillon.webp%00",
    "constructor",
  ])("there is no %s", async (name) => {
    const answer = await app.inject(`/images/${name}`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, "not_found"]);
  });

  test.each([
    "width=0",
    "width=-5",
    "width=99999",
    "width=1e9",
    "height=8193",
    "width=abc",
    "width=",
    "quality=0",
    "quality=101",
    "fit=stretch",
    "width=10&width=20",
  ])("%s is refused by name", async (query) => {
    const answer = await app.inject(`/images/${file}?${query}`);
    expect([answer.statusCode, answer.json().code, Object.keys(answer.json().fields)]).toEqual([
      400,
      "invalid_input",
      [query.split("=")[0]],
    ]);
  });
});
