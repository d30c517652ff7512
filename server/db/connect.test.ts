import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "./connection.ts";
import { describeDatabaseError } from "./database-error.ts";
import { migrate } from "./migrate.ts";
import { connectDatabase } from "./connect.ts";

const folder = mkdtempSync(join(tmpdir(), "gipfel-reach-"));

test("reports an unreachable database in one line without its password", async () => {
  const reaching = connectDatabase({ DATA_DIR: folder, DATABASE_URL: "postgres://shop:hidden@127.0.0.1:1/shop" });
  await expect(reaching).rejects.toThrow(/^\[gipfel\] DATABASE_URL can't be used: .*ECONNREFUSED/);
  await expect(reaching).rejects.not.toThrow(/hidden/);
});

test("reports a data folder that is a file, and a file that is no database, in one line", async () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  await expect(connectDatabase({ DATA_DIR: file })).rejects.toThrow(/^\[gipfel\] DATA_DIR=".*" can't be used: /);
  writeFileSync(
    join(folder, "gipfel.sqlite"),
    "this is a letter, and long enough to be read as the head of a database. ".repeat(20),
  );
  await expect(connectDatabase({ DATA_DIR: folder })).rejects.toThrow(/can't be used: the file is not a database/);
});

test("names a damaged database, a full disk and tables of a newer version", async () => {
  const damaged = join(folder, "damaged");
  const db = openDatabase({ DATA_DIR: damaged });
  await migrate(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  await sql`pragma max_page_count = 1`.execute(db);
  const full = await sql`create table more as select zeroblob(1000000) as bytes`
    .execute(db)
    .catch(describeDatabaseError);
  expect(full).toBe("the disk is full");
  await db
    .insertInto("kysely_migration" as never)
    .values({ name: "9999-later", timestamp: "2030-01-01" } as never)
    .execute();
  expect(await migrate(db).catch(describeDatabaseError)).toMatch(/^a newer version of the shop has changed its tables/);
  await db.destroy();

  const file = join(damaged, "gipfel.sqlite");
  const bytes = readFileSync(file);
  writeFileSync(file, Buffer.concat([bytes.subarray(0, 100), Buffer.alloc(bytes.length - 100, 0xaa)]));
  await expect(connectDatabase({ DATA_DIR: damaged })).rejects.toThrow(/can't be used: the database is damaged/);
});

test("returns null for an error that is not the database's", () => {
  expect(describeDatabaseError(new TypeError("x is not a function"))).toBeNull();
  expect(
    describeDatabaseError(Object.assign(new Error("no such table: booking"), { code: "ERR_SQLITE_ERROR", errcode: 1 })),
  ).toBeNull();
});
