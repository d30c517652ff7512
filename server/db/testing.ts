import { randomUUID } from "node:crypto";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { openDatabase, openPostgres, sqliteFile, type Db, type DatabaseSettings } from "./connection.ts";
import { migratedName } from "./migrated.setup.ts";
import { administer } from "./postgres.ts";

/**
 * Runs a suite twice: on the embedded database and on PostgreSQL. Each gets a copy of a fresh, migrated database, and
 * its settings for a process of its own. Without PostgreSQL its half is skipped, as the global setup reports.
 */
export function onBothDatabases(title: string, suite: (getDb: () => Db, settings: DatabaseSettings) => void): void {
  describe(`${title} (SQLite)`, () => {
    const folder = mkdtempSync(join(tmpdir(), "gipfel-test-"));
    suite(
      opened(
        () => {
          copyFileSync(sqliteFile(inject("migratedFolder")), sqliteFile(folder));
          return openDatabase({ DATA_DIR: folder });
        },
        async () => rmSync(folder, { recursive: true }),
      ),
      { DATA_DIR: folder },
    );
  });

  const server = inject("postgresUrl");
  describe.skipIf(!server)(`${title} (PostgreSQL)`, () => {
    const name = `test_${randomUUID().replaceAll("-", "")}`;
    suite(
      opened(
        async () => {
          await administer(server!, `create database ${name} template ${migratedName}`);
          return openPostgres(server! + name);
        },
        () => administer(server!, `drop database ${name} with (force)`),
      ),
      { DATA_DIR: join(tmpdir(), name), DATABASE_URL: `${server}${name}` },
    );
  });
}

function opened(open: () => Db | Promise<Db>, remove: () => Promise<void>): () => Db {
  let db: Db | undefined;
  beforeAll(async () => {
    db = await open();
  });
  afterAll(async () => {
    await db?.destroy();
    await remove();
  });
  return () => {
    if (!db) throw new Error("the database opens in beforeAll");
    return db;
  };
}
