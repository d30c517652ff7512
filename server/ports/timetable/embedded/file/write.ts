import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm, type FileHandle } from "node:fs/promises";
import { dirname } from "node:path";
import { align, magic, version, type FileHeader } from "./header.ts";
import { sectionNames, type Timetable } from "./sections.ts";

/**
 * Writes a timetable's file, whole or not at all: beside it under a name of its own, then renamed over the one before.
 * A process that reads the older file goes on with it.
 */
export async function writeTimetable(path: string, timetable: Timetable): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${randomUUID()}.part`;
  try {
    const file = await open(temporary, "wx");
    try {
      await writeAll(file, timetable);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (cause) {
    await rm(temporary, { force: true });
    throw cause;
  }
}

async function writeAll(file: FileHandle, timetable: Timetable): Promise<void> {
  const places: FileHeader["sections"] = {};
  let end = 0;
  for (const name of sectionNames) {
    const { constructor, length, byteLength } = timetable[name];
    places[name] = { type: constructor.name, offset: end, length };
    end = align(end + byteLength);
  }
  const header = Buffer.from(
    JSON.stringify({ facts: timetable.facts, sections: places, bytes: end } satisfies FileHeader),
  );
  const start = align(16 + header.length);
  const head = Buffer.alloc(start);
  head.write(magic, 0, "latin1");
  head.writeUInt32LE(version, 8);
  head.writeUInt32LE(header.length, 12);
  header.copy(head, 16);
  await writeAt(file, head, 0);
  for (const name of sectionNames) {
    const { buffer, byteOffset, byteLength } = timetable[name];
    await writeAt(file, new Uint8Array(buffer, byteOffset, byteLength), start + places[name]!.offset);
  }
  await file.truncate(start + end);
}

/** One call to the system writes 2 GB at most, and may write less than it was given. */
const blockBytes = 64 * 1024 * 1024;

async function writeAt(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const length = Math.min(blockBytes, bytes.length - done);
    done += (await file.write(bytes, done, length, position + done)).bytesWritten;
  }
}
