import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { reachDatabase } from "./reach.ts";

const folder = mkdtempSync(join(tmpdir(), "gipfel-reach-"));

test("a database that doesn't answer is one line, which keeps the password to itself", async () => {
  const reaching = reachDatabase({ DATA_DIR: folder, DATABASE_URL: "postgres://shop:hidden@127.0.0.1:1/shop" });
  await expect(reaching).rejects.toThrow(/^\[gipfel\] DATABASE_URL can't be used: .*ECONNREFUSED/);
  await expect(reaching).rejects.not.toThrow(/hidden/);
});

test("a data folder that is a file, and a database that is none, are one line", async () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  await expect(reachDatabase({ DATA_DIR: file })).rejects.toThrow(/^\[gipfel\] DATA_DIR=".*" can't be used: /);
  writeFileSync(join(folder, "gipfel.sqlite"), "this is a letter, and long enough to be read as the head of a database. ".repeat(20));
  await expect(reachDatabase({ DATA_DIR: folder })).rejects.toThrow(/can't be used: file is not a database/);
});
