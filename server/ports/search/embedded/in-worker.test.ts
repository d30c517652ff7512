import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { smallCatalogue } from "../../../catalogue/fixtures/small.ts";
import { words } from "../../../catalogue/fixtures/build.ts";
import { importCatalogue } from "../../../catalogue/import.ts";
import { openSqlite, type Db } from "../../../db/connection.ts";
import { migrate } from "../../../db/migrate.ts";
import type { SearchPort } from "../search.ts";
import { searchInWorker } from "./in-worker.ts";

let [folder, db, search]: [string, Db | undefined, SearchPort | undefined] = ["", undefined, undefined];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "gipfel-test-"));
  db = openSqlite(join(folder, "gipfel.sqlite"));
  await migrate(db);
  await importCatalogue(db, smallCatalogue, Date.now(), "demo");
  search = searchInWorker(new URL("../../../search-worker.ts", import.meta.url), {
    database: { DATA_DIR: folder },
    origin: "http://shop.test",
  });
});
afterAll(async () => {
  await search?.close();
  await db?.destroy();
  rmSync(folder, { recursive: true });
});
const titles = async (query: string) =>
  (await search!.query("en_CH", { query, filters: "type:activity" })).hits.map(({ title }) => title);

test("the index answers from a thread of its own, and says what it refuses", async () => {
  expect(await titles("boat trip")).toEqual(["Boat Trip"]);
  await expect(search!.query("en_CH", { filters: "colour:red" })).rejects.toMatchObject({
    code: "invalid_input",
    status: 400,
  });
});

test("a newer catalogue is found after the next refresh, and the older one answers until then", async () => {
  const [boat, ...rest] = smallCatalogue.activities;
  await importCatalogue(
    db!,
    { ...smallCatalogue, activities: [{ ...boat!, title: words("Paddle Steamer") }, ...rest] },
    Date.now(),
    "demo",
  );
  expect(await titles("paddle")).toEqual([]);
  await search!.refresh();
  expect(await titles("paddle")).toEqual(["Paddle Steamer"]);
});

test("a thread that was ended starts again with the next question", async () => {
  await search!.close();
  expect(await titles("paddle")).toEqual(["Paddle Steamer"]);
});
