import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase, openPostgres, type Db } from "./connection.ts";
import { migrate } from "./migrate.ts";
import { administer, startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the test run's PostgreSQL; null where there is none. */
    postgresUrl: string | null;
    /** Data folder with an embedded database that is migrated and empty. */
    migratedFolder: string;
  }
}

/** The database of the test run's PostgreSQL that is migrated and empty. */
export const migratedName = "migrated";

/**
 * Vitest's global setup: one PostgreSQL for the run, stopped after it, and a migrated database of each kind that
 * suites copy: to migrate takes half a second each time.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "gipfel-migrated-"));
  await migrateNew(openDatabase({ DATA_DIR: folder }));
  project.provide("migratedFolder", folder);
  const postgres = await startPostgres({ durable: false });
  if (postgres) {
    await administer(postgres.url, `create database ${migratedName}`);
    await migrateNew(openPostgres(postgres.url + migratedName));
  } else
    console.warn(
      "[gipfel] PostgreSQL's binary is not installed for this machine: its half of the database tests is skipped.",
    );
  project.provide("postgresUrl", postgres?.url ?? null);
  return async () => postgres?.stop();
}

/** Nothing may be connected to a database that is copied, and an embedded one's log goes into its file as it closes. */
async function migrateNew(db: Db): Promise<void> {
  await migrate(db).finally(() => db.destroy());
}
