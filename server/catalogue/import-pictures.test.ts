import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readPictureIndex } from "../ports/pictures/masters.ts";
import { smallCatalogue } from "./fixtures/small.ts";
import { adoptPictures, type AdoptedPictures, type PictureSources } from "./import-pictures.ts";
import { Catalogue } from "../domain/catalogue-schema.ts";

const folder = mkdtempSync(join(tmpdir(), "gipfel-import-pictures-"));
const sources: PictureSources = {
  beside: join(folder, "team"),
  into: join(folder, "data/pictures"),
  hosts: ["storage.example"],
  open: async () => ({ status: 200, location: null, type: "image/jpeg", body: bytes(), close: () => undefined }),
};
let photo: Buffer;
async function* bytes(): AsyncGenerator<Buffer> {
  yield photo;
}

beforeAll(async () => {
  photo = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: "#c8321f" } })
    .jpeg()
    .toBuffer();
  mkdirSync(join(folder, "team/photos"), { recursive: true });
  writeFileSync(join(folder, "team/photos/castle.jpg"), photo);
  writeFileSync(join(folder, "team/words.jpg"), "these are words");
  writeFileSync(join(folder, "secret.jpg"), photo);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The small catalogue with these pictures on its first activity. */
function having(...files: string[]): Promise<AdoptedPictures> {
  const parsed = v.parse(Catalogue, smallCatalogue);
  const [first] = parsed.activities;
  const alternativeText = first!.pictures[0]!.alternativeText;
  return adoptPictures(
    { ...parsed, activities: [{ ...first!, pictures: files.map((file) => ({ file, alternativeText })) }] },
    sources,
  );
}

test("a picture beside the catalogue becomes a master of the shop with its size and colour when it is stored", async () => {
  const adopted = await having("photos/castle.jpg");
  const [picture] = adopted.catalogue.activities[0]!.pictures;
  expect(picture).toMatchObject({
    file: expect.stringMatching(/^team-[0-9a-f]{20}\.webp$/),
    color: expect.stringMatching(/^#c[0-9a-f]{5}$/),
  });
  expect(existsSync(sources.into)).toBe(false);
  adopted.store();
  expect(readPictureIndex(sources.into).get(picture!.file)).toMatchObject({ width: 2000, height: 1000 });
});

test("a picture's subject is stored with its master, and stays when a newer file doesn’t name it", async () => {
  const parsed = v.parse(Catalogue, smallCatalogue);
  const [first] = parsed.activities;
  const picture = {
    file: "photos/castle.jpg",
    alternativeText: first!.pictures[0]!.alternativeText,
    subject: [0.1, 0, 0.4, 1] as [number, number, number, number],
  };
  const adopted = await adoptPictures({ ...parsed, activities: [{ ...first!, pictures: [picture] }] }, sources);
  adopted.store();
  const { file } = adopted.catalogue.activities[0]!.pictures[0]!;
  expect(readPictureIndex(sources.into).get(file)?.subject).toEqual([0.1, 0, 0.4, 1]);
  (await having("photos/castle.jpg")).store();
  expect(readPictureIndex(sources.into).get(file)?.subject).toEqual([0.1, 0, 0.4, 1]);
});

test("the same bytes by address are the same master, and the same import again adds nothing", async () => {
  const adopted = await having("photos/castle.jpg", "https://storage.example/castle.jpg");
  adopted.store();
  const [byFile, byAddress] = adopted.catalogue.activities[0]!.pictures;
  expect(byAddress?.file).toBe(byFile?.file);
  expect(readdirSync(sources.into).filter((name) => name.endsWith(".webp"))).toHaveLength(1);
});

test("a picture that the shop has keeps its name", async () => {
  const adopted = await having("photos/castle.jpg");
  adopted.store();
  const { file } = adopted.catalogue.activities[0]!.pictures[0]!;
  const again = await having(file);
  expect([again.catalogue.activities[0]!.pictures[0]!.file, again.problems]).toEqual([file, []]);
});

describe("a picture that is a master already, with an index beside it", () => {
  const masters = join(sources.beside, "pictures");
  const size = { width: 160, height: 120, color: "#335577", focus: [0.5, 0.5], subject: [0.1, 0.2, 0.9, 1] };
  let webp: Buffer;
  const versionOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex").slice(0, 10);
  const index = (entry: object, name = "castle.webp") =>
    writeFileSync(join(masters, "index.json"), JSON.stringify({ [name]: entry }));
  beforeAll(async () => {
    mkdirSync(masters);
    webp = await sharp({ create: { width: 160, height: 120, channels: 3, background: "#335577" } })
      .webp()
      .toBuffer();
    writeFileSync(join(masters, "castle.webp"), webp);
    writeFileSync(join(masters, "other.webp"), webp);
  });

  test("is copied as it is, with its name and what its index knows, and again nothing is written", async () => {
    index({ ...size, version: versionOf(webp) });
    const adopted = await having("pictures/castle.webp");
    adopted.store();
    expect(adopted.catalogue.activities[0]!.pictures[0]).toMatchObject({ file: "castle.webp", color: "#335577" });
    expect(readFileSync(join(sources.into, "castle.webp"))).toEqual(webp);
    expect(readPictureIndex(sources.into).get("castle.webp")).toEqual({ ...size, version: versionOf(webp) });
    const { mtimeMs } = statSync(join(sources.into, "castle.webp"));
    (await having("pictures/castle.webp")).store();
    expect(statSync(join(sources.into, "castle.webp")).mtimeMs).toBe(mtimeMs);
  });

  test("takes the place of an older one of its name", async () => {
    const newer = await sharp(webp).negate().webp().toBuffer();
    writeFileSync(join(masters, "castle.webp"), newer);
    index({ ...size, version: versionOf(newer) });
    (await having("pictures/castle.webp")).store();
    expect(readFileSync(join(sources.into, "castle.webp"))).toEqual(newer);
    expect(readPictureIndex(sources.into).get("castle.webp")?.version).toBe(versionOf(newer));
    writeFileSync(join(masters, "castle.webp"), webp);
  });

  test("is adopted as any other picture when the index does not name it", async () => {
    index({ ...size, version: versionOf(webp) });
    const adopted = await having("pictures/other.webp");
    expect(adopted.catalogue.activities[0]!.pictures[0]!.file).toMatch(/^team-/);
  });

  test.each([
    ["another version than its bytes have", () => index({ ...size, version: "0123456789" }), "has the version"],
    ["a version that is shorter than a hash can be told by", () => index({ ...size, version: "" }), "can't be read"],
    ["a name that no master has", () => index({ ...size, version: versionOf(webp) }, "Castle.webp"), "can't be read"],
    ["no JSON", () => writeFileSync(join(masters, "index.json"), "{"), "can't be read"],
  ])("is a problem with its place where the index has %s", async (_what, write, message) => {
    write();
    const { problems } = await having("pictures/castle.webp");
    expect(problems).toEqual([{ path: "activities.0.pictures.0.file", message: expect.stringContaining(message) }]);
  });

  test("is a problem where it is no WebP file", async () => {
    writeFileSync(join(masters, "castle.webp"), photo);
    index({ ...size, version: versionOf(photo) });
    const { problems } = await having("pictures/castle.webp");
    expect(problems).toEqual([
      { path: "activities.0.pictures.0.file", message: expect.stringContaining("a WebP file is wanted") },
    ]);
  });
});

test.each([
  "photos/nobody.jpg",
  "../secret.jpg",
  "words.jpg",
  "https://evil.example/castle.jpg",
  "http://storage.example/castle.jpg",
  "file:///etc/passwd",
])("%s is a problem with its place", async (file) => {
  const { problems } = await having("photos/castle.jpg", file);
  expect(problems).toEqual([{ path: "activities.0.pictures.1.file", message: expect.stringContaining(file) }]);
});
