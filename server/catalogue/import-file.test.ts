import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { onBothDatabases } from "../db/testing.ts";
import { testNow } from "../testing/services.ts";
import { importFile } from "./import-file.ts";
import { catalogueSchema } from "./json-schema.ts";
import { FileRefused, readCatalogueFile } from "./read-file.ts";

const docs = fileURLToPath(new URL("../../docs/", import.meta.url));
const example = readFileSync(join(docs, "catalogue.example.json"), "utf8");
const folder = mkdtempSync(join(tmpdir(), "gipfel-import-file-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, "catalogue.json");
/** The problems of a text as a file, without the file's name. */
async function refusalOf(content: string | Buffer): Promise<string[]> {
  writeFileSync(file, content);
  const refused = await readCatalogueFile(file, testNow).catch((cause: unknown) => cause);
  if (!(refused instanceof FileRefused)) throw new Error("the file was taken");
  return refused.lines.map((line) => line.replace(file, ""));
}
/** The example with one text replaced, and the line of that text. */
function put(old: string, text: string): { content: string; line: number } {
  const at = example.indexOf(old);
  if (at < 0) throw new Error(`the example has no ${old}`);
  return {
    content: example.slice(0, at) + text + example.slice(at + old.length),
    line: example.slice(0, at).split("\n").length,
  };
}

onBothDatabases("a team's file", (getDb) => {
  const options = (path: string, dry = false) => ({
    file: path,
    dry,
    dataDir: join(folder, "data"),
    hosts: [],
    now: testNow,
    onPicture: () => {},
    onActivity: () => {},
  });

  test("that is only checked, or has a picture that isn't there, changes nothing", async () => {
    cpSync(docs, folder, { recursive: true, filter: (path) => path === docs || dirname(path) + "/" === docs });
    expect(await importFile(getDb(), options(join(docs, "catalogue.example.json"), true))).toBeNull();
    const { content, line } = put('"catalogue.example.webp"', '"nowhere.webp"');
    writeFileSync(file, content);
    await expect(importFile(getDb(), options(file))).rejects.toThrow(
      `${file}:${line}: activities[0].pictures[0].file: nowhere.webp: there is no such file`,
    );
    expect(await getDb().selectFrom("activity").select("id").execute()).toEqual([]);
    expect(existsSync(join(folder, "data"))).toBe(false);
  });

  test("as the documentation shows it is the shop's catalogue after its import, with its picture; again it changes nothing", async () => {
    const path = join(docs, "catalogue.example.json");
    expect(await importFile(getDb(), options(path))).toMatchObject({ activities: 1, changed: true });
    const { pictures } = await getDb().selectFrom("activity").select("pictures").executeTakeFirstOrThrow();
    const [picture] = JSON.parse(pictures) as { file: string; color: string }[];
    expect(existsSync(join(folder, "data/pictures", picture!.file))).toBe(true);
    expect(await importFile(getDb(), options(path))).toMatchObject({ slots: 0, changed: false });
    rmSync(join(folder, "data"), { recursive: true });
  });
});

test.each([
  [
    "a supplier that isn't there",
    '"supplierId": 1',
    '"supplierId": 9',
    "activities[0].supplierId: the supplier 9 is not in the catalogue",
  ],
  ["a type that isn't there", '"typeId": 1', '"typeId": 9', "activities[0].typeId: the type 9 is not in the catalogue"],
  [
    "a place that isn't there",
    '"locationId": 1,\n      "title"',
    '"locationId": 9,\n      "title"',
    "activities[0].locationId: the location 9 is not in the catalogue",
  ],
  [
    "an item that isn't there",
    '"items": [261]',
    '"items": [269]',
    "activities[0].attributes[0].items[0]: the item 269 is not among those of attribute 26",
  ],
  [
    "a point that isn't there",
    '"pointsOfInterest": [1]',
    '"pointsOfInterest": [9]',
    "activities[0].pointsOfInterest[0]: the point of interest 9 is not",
  ],
  [
    "a review of nothing",
    '"activityId": 501',
    '"activityId": 9',
    "reviews[0].activityId: the activity 9 is not in the catalogue",
  ],
  ["a place beyond the poles", '"latitude": 47.0502', '"latitude": 97.0502', "at most 90 is wanted, not 97.0502"],
  ["a net price above the price", '"netPrice": null', '"netPrice": 99999', "the net price 99999 is above the price"],
  ["ages that nobody has", '"minAge": 6', '"minAge": 60', "the lowest age 60 is above the highest, maxAge 15"],
  [
    "a season from a day that no year has",
    '"from": "04-01"',
    '"from": "02-30"',
    "there is no day 02-30 (MM-DD) in any year",
  ],
  ["a review of a day that isn't there", '"2026-09-12"', '"2026-02-30"', "there is no day 2026-02-30"],
  [
    "a language without a code",
    '"guideLanguages": ["de"',
    '"guideLanguages": ["Swiss German"',
    '"Swiss German" is no language\'s code',
  ],
  ["a number in quotes", '"minAge": 6', '"minAge": "6"', 'a number is wanted, not "6"'],
  [
    "more seats than a column holds",
    '"capacity": 80',
    '"capacity": 3000000000',
    "at most 2147483647 is wanted, not 3000000000",
  ],
  [
    "a price above that of the team's pages",
    '"price": 4900',
    '"price": 10000001',
    "at most 10000000 is wanted, not 10000001",
  ],
  ["more persons than a column holds", '"occupancy": 1', '"occupancy": 3000000000', "at most 2147483647 is wanted"],
  ["more votes than a column holds", '"helpful": 0', '"helpful": 1e300', "at most 2147483647 is wanted"],
  ["a skipped time", '"13:00"', '"02:30"', "2027-03-28 02:30 does not exist in Europe/Zurich"],
  [
    "an id that is taken",
    '"id": 2,\n              "audience"',
    '"id": 1,\n              "audience"',
    "the ticket category id 1 is taken already",
  ],
  ["a slug that is none", '"boat-trip"', '"Boat trip"', '"Boat trip" is no slug'],
  [
    "a name that isn't known",
    '"highDemand"',
    '"note": "x", "highDemand"',
    "activities[0].note: this name is not known here",
  ],
  [
    "a name that is there twice",
    '"mobileTicket": true',
    '"mobileTicket": true, "mobileTicket": true',
    "this name is there twice",
  ],
  ["a name with a meaning of its own", '"highDemand"', '"__proto__": {}, "highDemand"', "this name is not allowed"],
  [
    "a mark that turns the writing",
    '"Boat trip on Lake Lucerne"',
    '"Boat \u202etrip"',
    "the text has the invisible character U+202E; take it out",
  ],
  [
    "a control character",
    '"Boat trip on Lake Lucerne"',
    '"Boat \\u0007trip"',
    "the text has the invisible character U+0007; take it out",
  ],
])("%s is refused with its line", async (_what, old, text, message) => {
  const { content, line } = put(old, text);
  const lines = await refusalOf(content);
  expect(lines[0]).toContain(message);
  expect(lines[0]).toMatch(new RegExp(`^:(?:${[line, line + old.split("\n").length - 1].join("|")}): `));
});

test("reports all mistakes at once: of shape, of invisible characters, and of values that contradict each other", async () => {
  const lines = await refusalOf(
    example
      .replace('"minAge": 6', '"minAge": 60')
      .replace("Lake Lucerne", "Lake \u202eLucerne")
      .replace('"2026-09-12"', '"yesterday"')
      .replace('"reservationSystem"', '"reservationSystems"'),
  );
  expect(lines.join("\n")).toMatch(/reservationSystem: this is missing/);
  expect(lines.join("\n")).toMatch(/lowest age 60/);
  expect(lines.join("\n")).toMatch(/U\+202E/);
  expect(lines.join("\n")).toMatch(/a date as 2026-12-31 is wanted, not "yesterday"/);
});

test("a value of a wrong shape hides no other mistake beside it", async () => {
  const lines = await refusalOf(
    example
      .replace('"from": "04-01"', '"from": "13-01"')
      .replace('"to": "10-31"', '"to": "02-30"')
      .replace('"netPrice": null', '"netPrice": 99999')
      .replace('"minAge": 6', '"minAge": 60')
      .replace('"typeId": 1', '"typeId": 9')
      .replace('"highDemand"', '"note": "x", "highDemand"')
      .replace(/"title": \{[^}]*\}/, '"title": 7'),
  );
  for (const message of [
    /13-01/,
    /no day 02-30/,
    /net price 99999/,
    /lowest age 60/,
    /the type 9 is not/,
    /note: this name is not known/,
    /title: an object/,
  ])
    expect(lines.join("\n")).toMatch(message);
  expect(lines.join("\n")).not.toMatch(/stand-in|20000000/);
});

test("what isn't JSON is refused with the line where it ends to be", async () => {
  expect(await refusalOf('{\n  "types": [],\n  "suppliers": [1 2]\n}')).toEqual([":3: a comma is wanted"]);
  expect(await refusalOf("")).toEqual([":1: a value is wanted"]);
  expect((await refusalOf("[".repeat(200_000)))[0]).toMatch(/^:1: /);
});

test("a byte order mark is fine; another encoding than UTF-8 is refused with its line", async () => {
  writeFileSync(file, `\ufeff${example}`);
  expect((await readCatalogueFile(file, testNow)).catalogue.activities).toHaveLength(1);
  expect(await refusalOf(Buffer.from(`{\n"ä": 1}`, "latin1"))).toEqual([
    ":2: there are bytes that are not UTF-8; save the file as UTF-8",
  ]);
  expect(await refusalOf(Buffer.from(`\ufeff{}`, "utf16le"))).toEqual([":1: the file is UTF-16; UTF-8 is wanted"]);
});

test("of many problems the first fifty are shown and all are counted", async () => {
  const many = { ...JSON.parse(example), suppliers: Array.from({ length: 70 }, () => ({ id: 0, name: "x" })) };
  writeFileSync(file, JSON.stringify(many));
  const refused = await readCatalogueFile(file, testNow).catch((cause: unknown) => cause as FileRefused);
  expect(refused).toMatchObject({ count: 70 });
  expect((refused as FileRefused).lines).toHaveLength(50);
});

test("the schema in the documentation is the one that the import reads with", () => {
  expect(JSON.parse(readFileSync(join(docs, "catalogue.schema.json"), "utf8"))).toEqual(
    JSON.parse(JSON.stringify(catalogueSchema)),
  );
});
