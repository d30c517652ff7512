import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createLocalPictures } from "../../ports/pictures/local.ts";
import { createMasters } from "../../ports/pictures/masters.ts";
import type { Opened } from "../../ports/pictures/open-https.ts";
import { PrivateAddress } from "../../security/public-network.ts";
import { answerErrors } from "../errors.ts";
import { serveImages } from "./images.ts";

const folder = mkdtempSync(join(tmpdir(), "gipfel-remote-images-"));
let app: FastifyInstance;
let photo: Buffer;
/** The content storage's answers by path, and how often it was requested. */
let storage: Record<string, Partial<Opened> & { readonly bytes?: Buffer }>;
let fetched: string[];

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

beforeAll(async () => {
  photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#c8321f" } })
    .jpeg()
    .toBuffer();
  const assets = join(folder, "assets");
  mkdirSync(join(assets, "team"), { recursive: true });
  writeFileSync(join(assets, "team/castle.jpg"), photo);
  writeFileSync(join(assets, "words.jpg"), "these are words");
  writeFileSync(join(folder, "secret.jpg"), photo);
  symlinkSync(join(folder, "secret.jpg"), join(assets, "link.jpg"));
  const pictures = createLocalPictures({
    cacheFolder: join(folder, "images"),
    masters: createMasters(join(folder, "no-pictures")),
    hosts: ["storage.example"],
    assets,
    open: async (url) => {
      fetched.push(url.href);
      const found = storage[url.pathname];
      if (!found) throw new Error("nobody answers");
      return {
        status: 200,
        location: null,
        type: "image/jpeg",
        body: once(found.bytes ?? photo),
        close: () => undefined,
        ...found,
      };
    },
  });
  app = fastify();
  answerErrors(app, { shopName: "Gipfel", style: null });
  serveImages(app, pictures);
  await app.ready();
});
beforeEach(() => {
  storage = {};
  fetched = [];
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const from = (
  address: string,
  more = "&width=320",
): Promise<{ readonly statusCode: number; readonly rawPayload: Buffer; json(): { code: string } }> =>
  app.inject(`/images/?url=${encodeURIComponent(address)}${more}`);
const refused = async (address: string): Promise<[number, string]> => {
  const answer = await from(address);
  return [answer.statusCode, answer.json().code];
};

describe("a picture of content storage", () => {
  test("comes in the requested size and format", async () => {
    storage["/castle.jpg"] = {};
    const answer = await from("https://storage.example/castle.jpg", "&width=300&height=225");
    expect(answer.statusCode).toBe(200);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: "webp", width: 320, height: 240 });
  });

  test("is fetched once, however many sizes are requested", async () => {
    storage["/once.jpg"] = {};
    await Promise.all([
      from("https://storage.example/once.jpg", "&width=96"),
      from("https://storage.example/once.jpg", "&width=160"),
    ]);
    await from("https://storage.example/once.jpg", "&width=240");
    expect(fetched).toHaveLength(1);
  });

  test("is found through a redirect on its own host", async () => {
    storage["/old.jpg"] = { status: 301, location: "/new.jpg" };
    storage["/new.jpg"] = {};
    expect((await from("https://storage.example/old.jpg")).statusCode).toBe(200);
  });

  test("that isn't there is not fetched again at once", async () => {
    expect(await refused("https://storage.example/gone.jpg")).toEqual([404, "not_found"]);
    expect(await refused("https://storage.example/gone.jpg")).toEqual([404, "not_found"]);
    expect(fetched).toHaveLength(1);
  });
});

describe("what is refused", () => {
  test.each([
    ["another host", "https://evil.example/castle.jpg", 403, "forbidden"],
    ["a host that only ends like an allowed one", "https://notstorage.example/castle.jpg", 403, "forbidden"],
    ["an address of this machine", "https://127.0.0.1/castle.jpg", 403, "forbidden"],
    ["plain http", "http://storage.example/castle.jpg", 400, "invalid_input"],
    ["another port", "https://storage.example:8443/castle.jpg", 400, "invalid_input"],
    ["a name and a password", "https://me:you@storage.example/castle.jpg", 400, "invalid_input"],
    ["a file address", "file:///etc/passwd", 400, "invalid_input"],
    ["an address without a scheme", "//storage.example/castle.jpg", 400, "invalid_input"],
    ["what is no address", "castle", 400, "invalid_input"],
    ["an endless address", `https://storage.example/${"a".repeat(3000)}`, 400, "invalid_input"],
  ])("%s", async (_what, address, status, code) => {
    expect(await refused(address)).toEqual([status, code]);
    expect(fetched).toEqual([]);
  });

  test("no address at all", async () => {
    const answer = await app.inject("/images/?width=320");
    expect([answer.statusCode, answer.json().code, answer.json().fields]).toEqual([
      400,
      "invalid_input",
      { url: expect.any(String) },
    ]);
  });

  test("a redirect to another host, and one without end", async () => {
    storage["/away.jpg"] = { status: 302, location: "https://evil.example/castle.jpg" };
    storage["/round.jpg"] = { status: 302, location: "/round.jpg" };
    expect(await refused("https://storage.example/away.jpg")).toEqual([403, "forbidden"]);
    expect(await refused("https://storage.example/round.jpg")).toEqual([404, "not_found"]);
  });

  test("a name that leads into a private network", async () => {
    const locked = fastify();
    answerErrors(locked, { shopName: "Gipfel", style: null });
    const open = () => Promise.reject(new PrivateAddress("storage.example leads to a private address"));
    serveImages(
      locked,
      createLocalPictures({
        cacheFolder: join(folder, "locked"),
        masters: createMasters(folder),
        hosts: ["storage.example"],
        open,
      }),
    );
    const answer = await locked.inject(`/images/?url=${encodeURIComponent("https://storage.example/castle.jpg")}`);
    expect([answer.statusCode, answer.json().code]).toEqual([403, "forbidden"]);
    await locked.close();
  });

  test("an empty file", async () => {
    storage["/empty.jpg"] = { bytes: Buffer.alloc(0) };
    expect(await refused("https://storage.example/empty.jpg")).toEqual([415, "unsupported_media_type"]);
  });

  test("what is no picture, by its type or by its bytes", async () => {
    storage["/page"] = { type: "text/html" };
    storage["/words.jpg"] = { bytes: Buffer.from("these are words") };
    storage["/drawing.svg"] = {
      type: "image/svg+xml",
      bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    };
    storage["/cut.jpg"] = { bytes: photo.subarray(0, 300) };
    for (const path of ["page", "words.jpg", "drawing.svg", "cut.jpg"])
      expect(await refused(`https://storage.example/${path}`)).toEqual([415, "unsupported_media_type"]);
  });

  test("more bytes than a picture has, and more pixels than anyone can show", async () => {
    storage["/heavy.jpg"] = { bytes: Buffer.alloc(15_000_001) };
    const bomb = await sharp({ create: { width: 20_000, height: 2_500, channels: 3, background: "#000000" } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    storage["/bomb.png"] = { type: "image/png", bytes: bomb };
    expect(await refused("https://storage.example/heavy.jpg")).toEqual([413, "payload_too_large"]);
    expect(await refused("https://storage.example/bomb.png")).toEqual([413, "payload_too_large"]);
  });
});

describe("a picture of /assets", () => {
  test("is scaled like any other", async () => {
    expect(await sharp((await from("/assets/team/castle.jpg")).rawPayload).metadata()).toMatchObject({ width: 320 });
  });

  test.each([
    "/assets/../secret.jpg",
    "/assets/%2e%2e/secret.jpg",
    "/assets/link.jpg",
    "/assets/.hidden",
    "/assets/",
    "/assets",
    "/secret.jpg",
    "/assets/nobody.jpg",
    "/assets/team",
  ])("%s is not there", async (path) => {
    expect(await refused(path)).toEqual([404, "not_found"]);
  });

  test("that is no picture is refused", async () => {
    expect(await refused("/assets/words.jpg")).toEqual([415, "unsupported_media_type"]);
  });
});
