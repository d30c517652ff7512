import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { openDatabase, openPostgres, type Db, type DatabaseSettings } from "./connection.ts";
import { migrate } from "./migrate.ts";

/**
 * Runs a suite twice: on the embedded database and on PostgreSQL. Each gets a fresh, migrated database, and its
 * settings for a process of its own. Without PostgreSQL its half is skipped, as the global setup reports.
 */
export function onBothDatabases(title: string, suite: (getDb: () => Db, settings: DatabaseSettings) => void): void {
  describe(`${title} (SQLite)`, () => {
    const folder = mkdtempSync(join(tmpdir(), "gipfel-test-"));
    suite(
      opened(
        () => openDatabase({ DATA_DIR: folder }),
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
          await administer(server!, `create database ${name}`);
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
    await migrate(db);
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

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}postgres` });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
