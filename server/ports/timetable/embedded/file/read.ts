import { open, type FileHandle } from "node:fs/promises";
import { align, magic, version, type FileHeader } from "./header.ts";
import { sectionNames, type Sections, type Timetable, type TimetableFacts } from "./sections.ts";

/** Why a file is no timetable that this version reads. */
export type UnreadableReason = "missing" | "other_version" | "damaged";

export type ReadTimetable =
  | { readonly timetable: Timetable; readonly reason?: never }
  | { readonly timetable: null; readonly reason: UnreadableReason };

const types = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array } as const;

/** Reads a timetable's file into one buffer that all its arrays look into. */
export function readTimetable(path: string): Promise<ReadTimetable> {
  return reading<ReadTimetable>(path, readAll, (reason) => ({ timetable: null, reason }));
}

/** What a timetable's file says of itself, without reading the rest; null where it can't be read. */
export function readFacts(path: string): Promise<TimetableFacts | null> {
  return reading(
    path,
    async (file) => {
      const { header } = await readHeader(file);
      return header?.facts ?? null;
    },
    () => null,
  );
}

async function reading<Answer>(
  path: string,
  read: (file: FileHandle) => Promise<Answer>,
  unreadable: (reason: UnreadableReason) => Answer,
): Promise<Answer> {
  let file: FileHandle | undefined;
  try {
    file = await open(path, "r");
    return await read(file);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return unreadable("missing");
    // The header is no JSON, or names arrays that the file doesn't have.
    if (cause instanceof SyntaxError || cause instanceof RangeError || cause instanceof TypeError)
      return unreadable("damaged");
    throw cause;
  } finally {
    await file?.close();
  }
}

type Header =
  | { readonly header: FileHeader; readonly start: number; readonly reason?: never }
  | { readonly header?: never; readonly start?: never; readonly reason: UnreadableReason };

/** The header, and where the sections begin. */
async function readHeader(file: FileHandle): Promise<Header> {
  const { size } = await file.stat();
  const head = new Uint8Array(16);
  if (size < head.length || !(await readAt(file, head, 0))) return { reason: "damaged" };
  const view = Buffer.from(head.buffer);
  if (view.toString("latin1", 0, 8) !== magic) return { reason: "damaged" };
  if (view.readUInt32LE(8) !== version) return { reason: "other_version" };
  const bytes = view.readUInt32LE(12);
  const start = align(16 + bytes);
  if (start > size) return { reason: "damaged" };
  const text = new Uint8Array(bytes);
  await readAt(file, text, head.length);
  const header = JSON.parse(Buffer.from(text.buffer).toString("utf8")) as FileHeader;
  return start + header.bytes === size ? { header, start } : { reason: "damaged" };
}

async function readAll(file: FileHandle): Promise<ReadTimetable> {
  const { header, start, reason } = await readHeader(file);
  if (!header) return { timetable: null, reason };
  const buffer = new ArrayBuffer(header.bytes);
  if (!(await readAt(file, new Uint8Array(buffer), start))) return { timetable: null, reason: "damaged" };
  const arrays = sectionNames.map((name) => {
    const { type, offset, length } = header.sections[name]!;
    return [name, new types[type as keyof typeof types](buffer, offset, length)];
  });
  return { timetable: { ...(Object.fromEntries(arrays) as Sections), facts: header.facts } };
}

const blockBytes = 64 * 1024 * 1024;

/** Whether the file had as many bytes. */
async function readAt(file: FileHandle, bytes: Uint8Array, position: number): Promise<boolean> {
  for (let done = 0; done < bytes.length;) {
    const length = Math.min(blockBytes, bytes.length - done);
    const { bytesRead } = await file.read(bytes, done, length, position + done);
    if (bytesRead === 0) return false;
    done += bytesRead;
  }
  return true;
}
