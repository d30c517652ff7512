import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the test run's PostgreSQL; null where there is none. */
    postgresUrl: string | null;
  }
}

/** Vitest's global setup: one PostgreSQL for the whole run, stopped after it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ durable: false });
  if (!postgres)
    console.warn(
      "[gipfel] PostgreSQL's binary is not installed for this machine: its half of the database tests is skipped.",
    );
  project.provide("postgresUrl", postgres?.url ?? null);
  return async () => postgres?.stop();
}
