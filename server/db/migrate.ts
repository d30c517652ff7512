import { Migrator } from "kysely/migration";
import type { Db } from "./connection.ts";
import { migrations } from "./migrations/index.ts";

/** Migrates the tables to the newest version; idempotent. Returns the names of the steps taken. */
export async function migrate(db: Db): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}
