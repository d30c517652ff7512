import { execFile } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createReservation } from "../../sdk/contracts/calls/cart.ts";
import { openDatabase, type Db } from "../db/connection.ts";
import { migrate } from "../db/migrate.ts";
import { reservationBody } from "../testing/bookings.ts";
import { openTestShop, testNow, type TestShop } from "../testing/shop.ts";
import { archive } from "./backup-file.ts";
import { canBeRestored } from "./data-files.ts";
import { restoreBackup } from "./restore.ts";
import { takeBackup } from "./take.ts";

const folder = mkdtempSync(join(tmpdir(), "gipfel-backup-"));
const dataDir = join(folder, "data");
const file = join(folder, "shop.backup");
const script = (name: string) => fileURLToPath(new URL(`../../scripts/${name}.ts`, import.meta.url));

/** A command as a person runs it, in a process of its own. */
function run(name: "backup" | "restore", dir: string, ...args: string[]): Promise<{ code: number; output: string }> {
  const env = { ...process.env, DATA_DIR: dir, DATABASE_URL: "" };
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      ["--disable-warning=ExperimentalWarning", script(name), ...args],
      { env },
      (failed, out, err) => resolve({ code: failed ? Number(failed.code) : 0, output: out + err }),
    ),
  );
}

describe("backup and restore of the embedded database", () => {
  let db: Db;
  let shop: TestShop;
  beforeAll(async () => {
    mkdirSync(join(dataDir, "pictures"), { recursive: true });
    mkdirSync(join(dataDir, "images"));
    writeFileSync(join(dataDir, "csrf-secret"), "a secret of this shop", { mode: 0o600 });
    writeFileSync(join(dataDir, "pictures", "boat-1.webp"), "a picture");
    writeFileSync(join(dataDir, "images", "scaled.avif"), "made anew");
    db = openDatabase({ DATA_DIR: dataDir });
    await migrate(db);
    shop = await openTestShop(db);
    await db.updateTable("slot").set({ capacity: 1_000_000 }).execute();
  });
  afterAll(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true });
  });

  const hold = async () => (await shop.done(createReservation, { body: reservationBody() })).reservationId;
  const heldIn = (dir: string) => {
    const copy = new DatabaseSync(join(dir, "gipfel.sqlite"), { readOnly: true });
    const [ids, seats, taken] = [
      copy.prepare("select id from reservation").all(),
      copy.prepare("select coalesce(sum(seats), 0) as sum from reservation where state = 'held'").get(),
      copy.prepare("select sum(taken) as sum from slot").get(),
    ];
    copy.close();
    return { ids: new Set(ids.map((row) => row["id"])), seats: seats?.["sum"], taken: taken?.["sum"] };
  };

  test("while seats are being sold it takes everything that was acknowledged before, and nothing by halves", async () => {
    const before: string[] = [];
    for (let one = 0; one < 20; one++) before.push(await hold());
    const selling = new AbortController();
    const backedUp = run("backup", dataDir, file).finally(() => selling.abort());
    let meanwhile = 0;
    for (; !selling.signal.aborted; meanwhile++) await hold();
    expect(await backedUp).toMatchObject({ code: 0, output: expect.stringContaining("2 files, checked") });
    expect(meanwhile).toBeGreaterThan(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);

    const elsewhere = join(folder, "elsewhere");
    expect(await run("restore", elsewhere, file)).toMatchObject({ code: 0 });
    const { ids, seats, taken } = heldIn(elsewhere);
    expect(before.filter((id) => !ids.has(id))).toEqual([]);
    expect(seats).toBe(taken);
    expect(readFileSync(join(elsewhere, "csrf-secret"), "utf8")).toBe("a secret of this shop");
    expect(readFileSync(join(elsewhere, "pictures", "boat-1.webp"), "utf8")).toBe("a picture");
    expect(readdirSync(elsewhere).sort()).toEqual(["csrf-secret", "gipfel.sqlite", "pictures"]);
  });

  test("a shop opens on what was restored, and sells on", async () => {
    const elsewhere = join(folder, "sells");
    restoreBackup(elsewhere, file, testNow);
    const again = openDatabase({ DATA_DIR: elsewhere });
    expect(await migrate(again)).toEqual([]);
    const reopened = await openTestShop(again);
    expect((await reopened.done(createReservation, { body: reservationBody() })).reservationId).toBeTruthy();
    await again.destroy();
  });

  test("it doesn't restore under a shop that runs, and changes nothing", async () => {
    const refused = await run("restore", dataDir, file);
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^\[gipfel\] A shop runs on .*: stop it first\.\n$/),
    });
    expect(await hold()).toBeTruthy();
  });

  test("moves the former data aside", async () => {
    const place = join(folder, "place");
    restoreBackup(place, file, testNow);
    writeFileSync(join(place, "csrf-secret"), "another secret");
    const { aside } = restoreBackup(place, file, testNow);
    expect(aside).toMatch(/before-restore-2026-11-21T09-00-00-000Z$/);
    expect(readFileSync(join(aside!, "csrf-secret"), "utf8")).toBe("another secret");
    expect(readFileSync(join(place, "csrf-secret"), "utf8")).toBe("a secret of this shop");
    expect(existsSync(join(aside!, "gipfel.sqlite"))).toBe(true);
  });

  test("a backup never takes another's place; a missing database and a wrong command are one line", async () => {
    expect((await run("backup", dataDir, file)).output).toMatch(/is there already/);
    expect((await run("backup", join(folder, "nowhere"), join(folder, "x"))).output).toMatch(/There is no database at/);
    expect((await run("backup", dataDir)).output).toMatch(/one file is wanted: npm run backup -- FILE/);
  });

  test("a damaged file, a foreign one, a newer one and one that reaches out of its folder are refused", async () => {
    const made = async (name: string, change: (db: DatabaseSync) => void) => {
      const changed = join(folder, name);
      await takeBackup(dataDir, changed);
      const copy = new DatabaseSync(changed);
      change(copy);
      copy.close();
      return changed;
    };
    const place = join(folder, "untouched");
    const text = join(folder, "text.backup");
    writeFileSync(text, "not a database");
    expect(() => restoreBackup(place, text, testNow)).toThrow(/is no database of a shop/);
    const newer = await made("newer", (copy) => copy.exec("insert into kysely_migration values ('9999-later', '')"));
    expect(() => restoreBackup(place, newer, testNow)).toThrow(/is of a newer Gipfel/);
    const reaching = await made("reaching", (copy) =>
      copy.exec("insert into sqlar values ('../escaped-secret', 420, 0, 1, x'00')"),
    );
    expect(() => restoreBackup(place, reaching, testNow)).toThrow(/no backup has/);
    const bytes = readFileSync(file);
    bytes.fill(0xff, 8192, bytes.length - 8192);
    writeFileSync(join(folder, "damaged"), bytes);
    expect(() => restoreBackup(place, join(folder, "damaged"), testNow)).toThrow(/damaged|malformed/);
    expect(readdirSync(place)).toEqual([]);
    expect(archive).toMatch(/^create table sqlar/);
  });

  test.each([
    ["csrf-secret", true],
    ["pictures/boat-1.webp", true],
    ["../csrf-secret", false],
    ["pictures/../../x", false],
    ["gipfel.sqlite", false],
    ["/etc/passwd", false],
    ["pictures/.ssh", false],
  ])("%s: may come out of a backup is %s", (name, may) => expect(canBeRestored(name)).toBe(may));
});
