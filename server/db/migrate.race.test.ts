import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { onBothDatabases } from "./testing.ts";

const script = new URL("migrate.race.fixture.ts", import.meta.url);
const processes = 4;

onBothDatabases("processes that start together on a new database", (getDb, settings) => {
  test("bring its tables up to date once, and all go on", async () => {
    const db = getDb();
    // The suite's database has its tables already: the processes begin without any.
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
    const all = Array.from({ length: processes }, async () => {
      const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", script.pathname, JSON.stringify(settings)]);
      let said = "";
      child.stderr.on("data", (part: Buffer) => (said += part.toString()));
      child.stdout.on("data", (part: Buffer) => (said += part.toString()));
      const [code] = await once(child, "close");
      return { code, said };
    });
    const ended = await Promise.all(all);
    expect(
      ended.map(({ code }) => code),
      ended.map(({ said }) => said).join("\n"),
    ).toEqual(Array.from({ length: processes }, () => 0));
    expect(ended.filter(({ said }) => said.includes("0001-first-light"))).toHaveLength(1);
  });
});
