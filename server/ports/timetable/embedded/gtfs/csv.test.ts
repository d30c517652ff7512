import { expect, test } from "vitest";
import { readCsv, splitLine } from "./csv.ts";
import { feedNotes } from "./problems.ts";

/** Rows of a text that comes in blocks of some bytes, and the problems. */
async function rowsOf(text: string | Buffer, blockBytes = 7) {
  const bytes = Buffer.from(text as string);
  async function* blocks() {
    for (let at = 0; at < bytes.length; at += blockBytes) yield bytes.subarray(at, at + blockBytes);
  }
  const notes = feedNotes();
  const rows: unknown[] = [];
  await readCsv({ name: "stops.txt", blocks: blocks() }, notes, (header) => {
    rows.push(header);
    return (fields, line) => rows.push([line, ...fields]);
  });
  return { rows, problems: notes.problems.list.map(({ line, code }) => `${line} ${code}`) };
}

test("byte order mark, line ends of Windows, blank lines and a last line without an end are read", async () => {
  const { rows, problems } = await rowsOf("\uFEFFid, name \r\n1,Zürich HB\r\n\r\n2,Genève");
  expect(rows).toEqual([
    ["id", "name"],
    [2, "1", "Zürich HB"],
    [4, "2", "Genève"],
  ]);
  expect(problems).toEqual([]);
});

test("the size of the blocks makes no difference, be a character cut by their border", async () => {
  const text = 'id,name\n1,"Bäretswil, ""Höhe"""\n2,日本\n';
  const whole = await rowsOf(text, 1000);
  for (const size of [1, 2, 3, 5, 11]) expect(await rowsOf(text, size)).toEqual(whole);
  expect(whole.rows[1]).toEqual([2, "1", 'Bäretswil, "Höhe"']);
});

test("quotes hold commas and quotes, and spaces before them count for nothing", () => {
  expect(splitLine('a, "b,c",""')).toEqual(["a", "b,c", ""]);
  expect(splitLine('"a""b",c')).toEqual(['a"b', "c"]);
  expect(splitLine("a,,")).toEqual(["a", "", ""]);
  expect(splitLine('a,"b')).toBeNull();
});

test("a quote that stays open, a row that is too long and bytes that are no UTF-8 are problems with their line", async () => {
  expect((await rowsOf('id,name\n1,"Bern\n2,Thun\n3,Spiez,x\n4,Brig,\n')).problems).toEqual([
    "2 unclosed_quote",
    "4 too_many_fields",
  ]);
  expect((await rowsOf(Buffer.from([0x69, 0x64, 0x0a, 0xfc, 0x0a]))).problems).toEqual(["null not_utf8"]);
});
