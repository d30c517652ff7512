import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { ReleaseRefused, releasedVersions, storeRelease } from "./store.ts";

let built: string;
let store: string;

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), "gipfel-releases-"));
  built = join(folder, "built");
  store = join(folder, "store");
});

/** Writes the release of a build, as the build does. */
function build(version: string, files: Record<string, string>): void {
  mkdirSync(join(built, "chunks"), { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(built, path), text);
  const digests = Object.entries(files).map(([path, text]) => [path, digest(text)]);
  writeFileSync(join(built, "integrity.json"), JSON.stringify({ version, files: Object.fromEntries(digests) }));
}

const digest = (text: string) => `sha384-${createHash("sha384").update(text).digest("base64")}`;

test("stores every file that integrity.json names, and nothing else of the build", async () => {
  build("1.0.0", { "gipfel.js": "loader", "chunks/kit-A.js": "kit" });
  writeFileSync(join(built, "digests.json"), "[]");
  expect(await storeRelease(built, store, "2026-11-24")).toEqual({ version: "1.0.0", files: 2, isNew: true });
  expect(readFileSync(join(store, "1.0.0/chunks/kit-A.js"), "utf8")).toBe("kit");
  expect(readdirSync(store)).toEqual(["1.0.0"]);
  expect(readdirSync(join(store, "1.0.0")).toSorted()).toEqual([
    "chunks",
    "gipfel.js",
    "integrity.json",
    "release.json",
  ]);
});

test("the same bytes again change nothing, the day of the release included", async () => {
  build("1.0.0", { "gipfel.js": "loader" });
  await storeRelease(built, store, "2026-11-24");
  expect((await storeRelease(built, store, "2026-12-24")).isNew).toBe(false);
  expect((await releasedVersions(store))[0]!.released).toBe("2026-11-24");
});

test("refuses other bytes under a version that is released, and keeps what was there", async () => {
  build("1.0.0", { "gipfel.js": "loader" });
  await storeRelease(built, store, "2026-11-24");
  build("1.0.0", { "gipfel.js": "another loader" });
  await expect(storeRelease(built, store, "2026-11-25")).rejects.toThrow(/1\.0\.0 is released with other bytes/);
  expect(readFileSync(join(store, "1.0.0/gipfel.js"), "utf8")).toBe("loader");
  expect(readdirSync(store)).toEqual(["1.0.0"]);
});

test("refuses a build of another version, a damaged one and none", async () => {
  await expect(storeRelease(built, store, "2026-11-24")).rejects.toThrow(ReleaseRefused);
  build("1.0.0", { "gipfel.js": "loader" });
  await expect(storeRelease(built, store, "2026-11-24", "1.0.1")).rejects.toThrow("The build is 1.0.0, not 1.0.1");
  writeFileSync(join(built, "gipfel.js"), "changed since");
  await expect(storeRelease(built, store, "2026-11-24")).rejects.toThrow("gipfel.js is not what integrity.json says");
});

test("reads no version again until the store has changed, and then has the new one", async () => {
  build("1.0.0", { "gipfel.js": "loader" });
  await storeRelease(built, store, "2026-11-24");
  const versions = await releasedVersions(store);
  // Within a version's folder nothing changes; taken away here so that another read would fail.
  rmSync(join(store, "1.0.0", "release.json"));
  expect(await releasedVersions(store)).toEqual(versions);
  writeFileSync(join(store, "1.0.0", "release.json"), JSON.stringify({ released: "2026-11-24" }));
  build("1.0.1", { "gipfel.js": "next" });
  await storeRelease(built, store, "2026-12-01");
  expect((await releasedVersions(store)).map(({ version }) => version)).toEqual(["1.0.1", "1.0.0"]);
});

test("lists versions by number, the newest first, each supported for two years", async () => {
  for (const version of ["1.9.0", "1.10.0", "1.2.3"]) {
    build(version, { "gipfel.js": version });
    await storeRelease(built, store, "2028-02-29");
  }
  const versions = await releasedVersions(store);
  expect(versions.map(({ version }) => version)).toEqual(["1.10.0", "1.9.0", "1.2.3"]);
  expect(versions[0]).toMatchObject({
    released: "2028-02-29",
    supportedUntil: "2030-02-28",
    integrity: digest("1.10.0"),
  });
  expect(await releasedVersions(join(store, "missing"))).toEqual([]);
});
