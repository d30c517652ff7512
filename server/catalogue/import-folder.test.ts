import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeEach, expect, test } from "vitest";
import { testNow } from "../testing/services.ts";
import { largestFile } from "./file-text.ts";
import { FileRefused, readCatalogueFile } from "./read-file.ts";

type Part = Record<string, any>;
const example = JSON.parse(
  readFileSync(fileURLToPath(new URL("../../docs/catalogue.example.json", import.meta.url)), "utf8"),
) as Part;
const { activities, reviews, ...rest } = example;
const root = mkdtempSync(join(tmpdir(), "gipfel-import-folder-"));
const folder = join(root, "catalogue");
afterAll(() => rmSync(root, { recursive: true }));

/** Writes a file of the folder: a value as JSON, or a text as it is. */
function write(name: string, content: unknown): string {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content, null, 2));
  return file;
}

/** The line of the first text in a file. */
const lineOf = (file: string, text: string): number => readFileSync(file, "utf8").split(text)[0]!.split("\n").length;

/** The example's activity again, with ids and addresses of its own. */
function copyOf(number: number): Part {
  const [activity] = structuredClone(activities);
  activity.id += number;
  activity.mappedId += number;
  for (const locale of Object.keys(activity.slug)) activity.slug[locale] += `-${number}`;
  for (const offer of activity.offers) {
    offer.id += number * 100;
    for (const category of offer.categories) category.id += number * 100;
  }
  return activity;
}

async function refusalOf(path = folder): Promise<FileRefused> {
  const refused = await readCatalogueFile(path, testNow).catch((cause: unknown) => cause);
  if (!(refused instanceof FileRefused)) throw new Error("the folder was taken");
  return refused;
}

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  write("catalogue.json", rest);
  write("activities/boat.json", { activities, reviews });
});

test("a folder is one catalogue: the lists of all its files, below it too, in order of their names", async () => {
  write("activities/another.json", { activities: [copyOf(1)] });
  write("pictures/index.json", { "a.webp": { width: 1 } });
  write(".editor/settings.json", "no JSON");
  const { catalogue } = await readCatalogueFile(folder, testNow);
  expect(catalogue.activities.map(({ id }) => id)).toEqual([activities[0].id + 1, activities[0].id]);
  expect(catalogue.suppliers).toEqual(rest["suppliers"]);
  expect(catalogue.reviews).toHaveLength(reviews.length);
});

test("a problem names the file that it stands in, its line there, and the place in that file", async () => {
  const file = write("activities/other.json", { activities: [{ ...copyOf(1), supplierId: 9 }] });
  expect((await refusalOf()).lines).toEqual([
    `${file}:${lineOf(file, '"supplierId"')}: activities[0].supplierId: the supplier 9 is not in the catalogue`,
  ]);
});

test("two files with the same id are a problem that names both, with their lines", async () => {
  const copy = { ...copyOf(1), id: activities[0].id };
  const [first, file] = [join(folder, "activities/boat.json"), write("activities/other.json", { activities: [copy] })];
  expect((await refusalOf()).lines).toEqual([
    `${file}:${lineOf(file, '"id"')}: activities[0].id: in activities, the id ${copy.id} is taken already; each has its own (in ${first}:${lineOf(first, '"id"')})`,
  ]);
});

test("two files with the same slug are a problem that names both", async () => {
  const [first, file] = [
    join(folder, "activities/boat.json"),
    write("activities/other.json", { activities: [{ ...copyOf(1), slug: activities[0].slug }] }),
  ];
  const { lines } = await refusalOf();
  expect(lines).toHaveLength(4);
  for (const line of lines)
    expect(line).toMatch(
      new RegExp(`^${file}:\\d+: .* is the slug of activity \\d+ already; each has its own \\(in ${first}:\\d+\\)$`),
    );
});

test("reports every file that is no JSON, with its line", async () => {
  const files = [write("activities/one.json", '{\n "types": [1 2]'), write("two.json", "{\n\n")];
  const { lines } = await refusalOf();
  expect(lines.map((line) => line.split(": ")[0])).toEqual([`${files[0]}:2`, `${files[1]}:3`]);
});

test("reports a name that one object has twice, with its file", async () => {
  const file = write("more.json", '{\n "types": [],\n "types": []\n}');
  expect((await refusalOf()).lines).toEqual([`${file}:3: types: this name is there twice; once is wanted`]);
});

test.each([
  ["no object", "[]", ":1: the catalogue: an object in {} is wanted, not a list in []"],
  ["a part that is no list", '{\n"types": {}}', ":2: types: a list in [] is wanted, not an object in {}"],
  [
    "a name that the schema doesn't have",
    '{\n"activity": []}',
    ":2: activity: this name is not known here; those of the schema are wanted",
  ],
  ["a schema's address that is no text", '{\n"$schema": 1}', ":2: $schema: a text in quotes is wanted, not 1"],
  [
    "a character that nobody sees",
    '{"types": [],\n"suppliers": [{"id": 77, "name": "A\u202eB"}]}',
    ":2: suppliers[0].name: the text has the invisible character U+202E",
  ],
])("a file with %s is refused with its line", async (_what, content, message) => {
  const file = write("odd.json", content);
  const { lines } = await refusalOf();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`${file}${message}`);
});

test("a part that no file has is missing in the folder", async () => {
  const { types: _types, ...others } = rest;
  write("catalogue.json", others);
  expect((await refusalOf()).lines).toContain(`${folder}: types: this is missing`);
});

test("all files together are no larger than one may be", async () => {
  const half = largestFile / 2 + 1;
  for (const name of ["one.json", "two.json"]) truncateSync(write(name, ""), half);
  expect((await refusalOf()).lines).toEqual([`${folder}: the files together are larger than the 256 MB that are read`]);
});

test("a folder without files, a link in one, and nothing at all are refused", async () => {
  rmSync(folder, { recursive: true });
  expect((await refusalOf()).lines).toEqual([`${folder}: there is no such file`]);
  mkdirSync(folder);
  expect((await refusalOf()).lines).toEqual([`${folder}: there is no .json file in this folder`]);
  symlinkSync("/etc/hostname", join(folder, "link.json"));
  expect((await refusalOf()).lines).toEqual([`${join(folder, "link.json")}: a file is wanted, not a link or a folder`]);
});
