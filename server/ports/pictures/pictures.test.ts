import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { createDiskCache } from "./disk-cache.ts";
import { createMasters } from "./masters.ts";
import { isPublic } from "../../security/public-network.ts";

const folder = mkdtempSync(join(tmpdir(), "gipfel-cache-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("the cache on disk", () => {
  test("stays below its limit: the least recently requested goes first", async () => {
    const place = join(folder, "bounded");
    const cache = createDiskCache(place, 1000);
    for (const [i, name] of ["a", "b", "c", "d"].entries()) {
      await cache.store(name, Buffer.alloc(240));
      utimesSync(join(place, name), new Date(i), new Date(i));
    }
    expect(await cache.read("a")).toHaveLength(240);
    await cache.store("e", Buffer.alloc(240));
    expect(readdirSync(place).toSorted()).toEqual(["a", "d", "e"]);
  });

  test("finds what another process has stored, and nothing for a name that was never stored", async () => {
    const place = join(folder, "shared");
    await createDiskCache(place, 1000).store("a", Buffer.from("picture"));
    expect((await createDiskCache(place, 1000).read("a"))?.toString()).toBe("picture");
    expect(await createDiskCache(place, 1000).read("b")).toBeNull();
  });
});

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.20.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "224.0.0.1",
  "255.255.255.255",
  "::1",
  "::",
  "fe80::1",
  "fc00::1",
  "::ffff:127.0.0.1",
  "2002:7f00:1::",
  "64:ff9b::7f00:1",
  "nobody",
])("%s is nobody's on the open internet", (address) => {
  expect(isPublic(address)).toBe(false);
});
test.each(["1.1.1.1", "185.60.216.35", "2606:4700::1111"])("%s is a public address", (address) => {
  expect(isPublic(address)).toBe(true);
});

test("a folder without an index has no pictures; one with an index has those that it names", () => {
  const masters = mkdtempSync(join(folder, "masters-"));
  writeFileSync(
    join(masters, "index.json"),
    JSON.stringify({ "a.webp": { width: 10, height: 10, color: "#111111", focus: [0.5, 0.5], version: "1" } }),
  );
  expect(createMasters(join(folder, "nowhere")).find("a.webp")).toBeNull();
  const { find } = createMasters(masters);
  expect([find("a.webp")?.color, find("b.webp")]).toEqual(["#111111", null]);
});
