import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { onBothDatabases } from "./testing.ts";

const script = new URL("migrate.race.fixture.ts", import.meta.url);
const processes = 4;

onBothDatabases("processes that start together on a new database", (getDb, settings) => {
  /** The suite's database has its tables already: the processes begin without any. */
  async function dropTables(): Promise<void> {
    const db = getDb();
    const tables = (await db.introspection.getTables({ withInternalKyselyTables: true })).map(({ name }) => name);
    for (let left = tables; left.length > 0;) {
      const stuck: string[] = [];
      for (const table of left)
        await db.schema
          .dropTable(table)
          .ifExists()
          .execute()
          .catch(() => stuck.push(table));
      if (stuck.length === left.length) throw new Error(`tables that can't be dropped: ${stuck.join(", ")}`);
      left = stuck;
    }
  }

  /** Starts the processes; each migrates once all of them have the database open. */
  async function migrateTogether(guard: "guarded" | "unguarded") {
    await dropTables();
    const children = Array.from({ length: processes }, () =>
      spawn(process.execPath, [
        "--disable-warning=ExperimentalWarning",
        script.pathname,
        JSON.stringify(settings),
        guard,
      ]),
    );
    const ended = children.map(async (child) => {
      let output = "";
      child.stderr.on("data", (part: Buffer) => (output += part.toString()));
      child.stdout.on("data", (part: Buffer) => (output += part.toString()));
      const [code] = (await once(child, "close")) as [number];
      return { code, output };
    });
    await Promise.all(children.map((child, index) => Promise.race([once(child.stdout, "data"), ended[index]])));
    for (const child of children) child.stdin.end("migrate\n");
    return Promise.all(ended);
  }

  test("the race is real: with the guard off, some make tables that others have made already, and end", async () => {
    const ended = await migrateTogether("unguarded");
    const failed = ended.filter(({ code }) => code !== 0);
    expect(failed.length).toBeGreaterThan(0);
    // Errors of SQLite and PostgreSQL for what exists: a table, a column, a row type, a migration's entry.
    for (const { output } of failed)
      expect(output).toMatch(/already exists|duplicate column|duplicate key|UNIQUE constraint/);
  });

  test("bring its tables up to date once, and all go on", async () => {
    const ended = await migrateTogether("guarded");
    expect(
      ended.map(({ code }) => code),
      ended.map(({ output }) => output).join("\n"),
    ).toEqual(Array.from({ length: processes }, () => 0));
    expect(ended.filter(({ output }) => output.includes("0001-first-light"))).toHaveLength(1);
  });
});
