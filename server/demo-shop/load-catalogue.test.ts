import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { sourceKey, findMeta, upsertMeta } from "../db/queries/meta.ts";
import { onBothDatabases } from "../db/testing.ts";
import { picturesFolder, readPictureIndex } from "../ports/pictures/masters.ts";
import { loadDemoCatalogue } from "./load-catalogue.ts";

onBothDatabases("the demo's catalogue at a start", (getDb, settings) => {
  const folder = mkdtempSync(join(tmpdir(), "gipfel-demo-"));
  const file = join(folder, "catalogue.json");
  const load = (progress: (done: number) => void = () => {}) =>
    loadDemoCatalogue(getDb(), settings, ({ done }) => progress(done), folder);
  const activities = () => getDb().selectFrom("activity").select(["id", "pictures"]).execute();
  beforeAll(() => {
    mkdirSync(settings.DATA_DIR, { recursive: true });
    cpSync("docs/catalogue.example.json", file);
    cpSync("docs/catalogue.example.webp", join(folder, "catalogue.example.webp"));
  });

  test("is imported into an empty database by a process of its own, with its pictures, and says how far it is", async () => {
    const progress: number[] = [];
    expect(await load((done) => progress.push(done))).toBe(true);
    expect(progress).toEqual([1]);
    expect(await findMeta(getDb(), sourceKey)).toBe("demo");
    const [row] = await activities();
    const [picture] = JSON.parse(row!.pictures) as { file: string }[];
    expect(readPictureIndex(picturesFolder(settings.DATA_DIR)).has(picture!.file)).toBe(true);
  });

  test("is not read again while none of its files has changed", async () => {
    expect(await load()).toBe(false);
  });

  test("is imported again where a file has changed, and where the data folder has no pictures", async () => {
    appendFileSync(file, "\n");
    expect([await load(), await load()]).toEqual([true, false]);
    rmSync(picturesFolder(settings.DATA_DIR), { recursive: true });
    expect([await load(), await load()]).toEqual([true, false]);
  });

  test("that has mistakes ends the start with a line, and nothing has changed", async () => {
    writeFileSync(file, "{");
    await expect(load()).rejects.toThrow("[gipfel] The demo's catalogue could not be imported");
    expect(await activities()).toHaveLength(1);
  });

  test("leaves a team's own catalogue alone", async () => {
    await upsertMeta(getDb(), sourceKey, "own");
    expect(await load()).toBe(false);
  });
});
