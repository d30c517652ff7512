import { isUtf8 } from "node:buffer";
import type { FeedNotes } from "./problems.ts";

const [lineFeed, byteOrderMark] = [0x0a, "\uFEFF"];

/** Takes the fields of a row in the file's own order. */
export type TakeRow = (fields: readonly string[], line: number) => void;

export interface CsvFile {
  readonly name: string;
  readonly blocks: AsyncIterable<Buffer>;
}

/**
 * Reads a GTFS file line by line: `start` gets the header's names once and answers with what takes each row, or null
 * where none is wanted; the file is read to its end in any case, so that its checksum is looked at. A row may be
 * shorter than the header (what lacks is empty), never longer. GTFS allows no line breaks in a value, so a quote that
 * its line doesn't close is a problem.
 */
export async function readCsv(
  { name, blocks }: CsvFile,
  notes: FeedNotes,
  start: (header: readonly string[]) => TakeRow | null,
  onBytes: (bytes: number) => void = () => {},
): Promise<void> {
  let line = 0;
  let width = 0;
  let take: TakeRow | null | undefined;
  const takeLine = (text: string) => {
    line++;
    if (text.trim() === "") return;
    const fields = splitLine(text);
    if (fields === null) {
      notes.problems.add(name, line, "unclosed_quote", "a quote is not closed in its line");
      return;
    }
    if (take === undefined) {
      width = fields.length;
      take = start(fields.map((field) => field.trim()));
      return;
    }
    if (fields.length > width && fields.slice(width).some((field) => field.trim() !== ""))
      notes.problems.add(name, line, "too_many_fields", `${fields.length} fields stand under ${width} columns`);
    else take?.(fields, line);
  };

  for await (const text of linesOf(blocks, onBytes)) {
    if (take === null) continue;
    if (text === null) {
      notes.problems.add(name, null, "not_utf8", "the file is not in UTF-8");
      take = null;
      continue;
    }
    let from = line === 0 && text.startsWith(byteOrderMark) ? 1 : 0;
    while (from < text.length) {
      let to = text.indexOf("\n", from);
      if (to < 0) to = text.length;
      takeLine(text.slice(from, text.charCodeAt(to - 1) === 0x0d && to > from ? to - 1 : to));
      from = to + 1;
    }
  }
  if (take === undefined) start([]);
}

/** Texts of whole lines, so that no character is cut; null where the bytes are no UTF-8. */
async function* linesOf(
  blocks: AsyncIterable<Buffer>,
  onBytes: (bytes: number) => void,
): AsyncGenerator<string | null> {
  let rest: Buffer[] = [];
  for await (const block of blocks) {
    onBytes(block.length);
    const end = block.lastIndexOf(lineFeed) + 1;
    if (end === 0) {
      rest.push(block);
      continue;
    }
    const whole = rest.length > 0 ? Buffer.concat([...rest, block.subarray(0, end)]) : block.subarray(0, end);
    rest = end < block.length ? [Buffer.from(block.subarray(end))] : [];
    yield isUtf8(whole) ? whole.toString("utf8") : null;
  }
  if (rest.length > 0) {
    const last = Buffer.concat(rest);
    yield isUtf8(last) ? last.toString("utf8") : null;
  }
}

/** The fields of a line, quotes taken off; null where a quote stays open. */
export function splitLine(text: string): string[] | null {
  if (!text.includes('"')) return text.split(",");
  const fields: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const from = skipSpaces(text, at);
    if (text[from] !== '"') {
      const comma = text.indexOf(",", at);
      const to = comma < 0 ? text.length : comma;
      fields.push(text.slice(at, to));
      at = to + 1;
      continue;
    }
    let value = "";
    let open = from + 1;
    for (;;) {
      const quote = text.indexOf('"', open);
      if (quote < 0) return null;
      value += text.slice(open, quote);
      open = quote + 1;
      if (text[open] !== '"') break;
      value += '"';
      open++;
    }
    fields.push(value);
    const comma = text.indexOf(",", open);
    at = comma < 0 ? text.length + 1 : comma + 1;
  }
  return fields;
}

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (text[at] === " ") at++;
  return at;
}
