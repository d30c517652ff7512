import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  SqliteAdapter,
  type DatabaseConnection,
  type LogEvent,
  type Transaction,
} from "kysely";
import {
  BaseSqliteDialect,
  buildQueryFn,
  defaultIsQuery,
  GenericSqliteDriver,
  parseBigInt,
} from "kysely-generic-sqlite";
import pg from "pg";
import { emit } from "../telemetry.ts";
import type { Tables } from "./schema.ts";

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

export interface DatabaseSettings {
  readonly DATABASE_URL?: string | undefined;
  readonly DATA_DIR: string;
}

/** Opens PostgreSQL where its address is set, else the embedded database in the data folder. */
export function openDatabase(settings: DatabaseSettings): Db {
  return settings.DATABASE_URL ? openPostgres(settings.DATABASE_URL) : openSqlite(sqliteFile(settings.DATA_DIR));
}

/** The file of the embedded database. */
export const sqliteFile = (dataDir: string) => join(dataDir, "gipfel.sqlite");

/** How long a statement waits for another process's lock before it is BUSY (ms). */
const busyTimeout = 5_000;
const maxPreparedStatements = 500;

/** The embedded database: durable (`synchronous=FULL`), readers beside one writer (WAL). */
export function openSqlite(file: string): Db {
  mkdirSync(dirname(file), { recursive: true });
  const sqlite = new DatabaseSync(file, { timeout: busyTimeout });
  sqlite.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on");
  const prepared = new Map<string, ReturnType<DatabaseSync["prepare"]>>();
  function prepare(sql: string) {
    const known = prepared.get(sql);
    if (known) return known;
    if (prepared.size >= maxPreparedStatements) prepared.clear();
    const statement = sqlite.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  }
  const query = buildQueryFn({
    isQuery: (sql, node) => defaultIsQuery(sql, node) || /^\s*(select|with|pragma)\b|\breturning\b/i.test(sql),
    all: (sql, parameters = []) => prepare(sql).all(...(parameters as SQLInputValue[])),
    run: (sql, parameters = []) => {
      const { changes, lastInsertRowid } = prepare(sql).run(...(parameters as SQLInputValue[]));
      return { numAffectedRows: parseBigInt(changes)!, insertId: parseBigInt(lastInsertRowid)! };
    },
  });
  return new Kysely<Tables>({
    dialect: new TransactionalDialect(
      () => new ImmediateDriver(() => ({ db: sqlite, close: () => sqlite.close(), query })),
    ),
    log: emitQuery,
  });
}

/**
 * SQLite changes tables inside transactions, which Kysely's adapter denies: without them two processes that start
 * together on one new database both migrate it, and one that is killed leaves half of a step behind.
 */
class TransactionalDialect extends BaseSqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl() {
        return true;
      }
    })();
  }
}

/**
 * Every transaction takes the write lock as it begins: two that read first and write later would wait for each other.
 */
class ImmediateDriver extends GenericSqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

const poolSize = 20;

/** PostgreSQL, or an engine that speaks its dialect. */
export function openPostgres(url: string): Db {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, types: { getTypeParser }, Client: PreparingClient });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: emitQuery });
}

/** Reports the duration of each statement to telemetry. A failed statement throws in its caller. */
const emitQuery = (event: LogEvent) => emit("query", { ms: event.queryDurationMillis });

/** A statement is parsed once for each connection. Beyond the limit (lists of every length) it is sent as it is. */
class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>();
  override query = ((text: unknown, values?: unknown[]) => {
    const name = typeof text === "string" && values && values.length > 0 ? this.#nameOf(text) : undefined;
    return super.query((name ? { name, text, values } : text) as string, (name ? undefined : values) as unknown[]);
  }) as pg.Client["query"];

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || this.#names.size >= maxPreparedStatements) return known;
    const name = `s${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}

/** bigint and numeric come as text by default; sums and counts here stay far below 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = ((oid: number, format?: "text" | "binary") =>
  oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC
    ? Number
    : pg.types.getTypeParser(oid, format as "text")) as typeof pg.types.getTypeParser;
