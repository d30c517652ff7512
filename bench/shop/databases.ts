import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startPostgres } from "../../server/db/postgres.ts";

/** A fresh database for one run of a benchmark, as the server's settings name it. */
export interface BenchDatabase {
  readonly name: "SQLite" | "PostgreSQL";
  readonly settings: { readonly DATA_DIR: string; readonly DATABASE_URL?: string };
  remove(): Promise<void>;
}

/** Both engines, durable as in production; PostgreSQL only where its binary is installed. */
export async function openEngines(): Promise<{ fresh: (() => Promise<BenchDatabase>)[]; stop(): Promise<void> }> {
  const postgres = await startPostgres({ durable: true });
  if (!postgres)
    console.warn("[gipfel] PostgreSQL's binary is not installed for this machine: measured on SQLite alone.");
  let databases = 0;
  const folder = () => mkdtempSync(join(tmpdir(), "gipfel-bench-"));

  async function sqlite(): Promise<BenchDatabase> {
    const DATA_DIR = folder();
    return { name: "SQLite", settings: { DATA_DIR }, remove: async () => rmSync(DATA_DIR, { recursive: true }) };
  }
  async function onPostgres(): Promise<BenchDatabase> {
    const DATA_DIR = folder();
    const name = `bench_${++databases}`;
    const client = new pg.Client({ connectionString: `${postgres!.url}postgres` });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return {
      name: "PostgreSQL",
      settings: { DATA_DIR, DATABASE_URL: postgres!.url + name },
      remove: async () => rmSync(DATA_DIR, { recursive: true }),
    };
  }
  return { fresh: postgres ? [sqlite, onPostgres] : [sqlite], stop: async () => postgres?.stop() };
}
