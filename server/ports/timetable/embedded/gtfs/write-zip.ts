import { open, type FileHandle } from "node:fs/promises";
import { crc32, createDeflateRaw } from "node:zlib";

/** A file of an archive that is written: its text in parts, so that a large one is never whole in memory. */
export interface ZippedFile {
  readonly name: string;
  readonly parts: Iterable<string> | AsyncIterable<string>;
}

/** What the archive's directory says of a file. */
interface Entry {
  readonly name: Buffer;
  readonly at: number;
  readonly sum: number;
  readonly packed: number;
  readonly size: number;
}

/** Deflate, names in UTF-8, and one date for all: the same files make the same archive. */
const [needed, utf8Names, deflate, date] = [20, 0x0800, 8, 0x21];
const [localHeader, directoryHeader, directoryEnd] = [0x04034b50, 0x02014b50, 0x06054b50];

/** Writes a zip file, such as a GTFS feed. Archives of 4 GB and more are beyond it. */
export async function writeZip(path: string, files: Iterable<ZippedFile>): Promise<void> {
  const file = await open(path, "w");
  try {
    const entries: Entry[] = [];
    let end = 0;
    for (const each of files) {
      const entry = await writeEntry(file, each, end);
      entries.push(entry);
      end += 30 + entry.name.length + entry.packed;
    }
    const directory = Buffer.concat(entries.map(directoryEntry));
    const last = Buffer.alloc(22);
    last.writeUInt32LE(directoryEnd, 0);
    last.writeUInt16LE(entries.length, 8);
    last.writeUInt16LE(entries.length, 10);
    last.writeUInt32LE(directory.length, 12);
    last.writeUInt32LE(end, 16);
    await file.write(Buffer.concat([directory, last]), 0, null, end);
  } finally {
    await file.close();
  }
}

async function writeEntry(file: FileHandle, { name, parts }: ZippedFile, at: number): Promise<Entry> {
  const bytes = Buffer.from(name);
  let [sum, packed, size] = [0, 0, 0];
  const start = at + 30 + bytes.length;
  const packer = createDeflateRaw({ level: 6 });
  const written = (async () => {
    for await (const block of packer as AsyncIterable<Buffer>) {
      await file.write(block, 0, block.length, start + packed);
      packed += block.length;
    }
  })();
  for await (const part of parts) {
    const block = Buffer.from(part);
    sum = crc32(block, sum);
    size += block.length;
    if (!packer.write(block)) await new Promise((resolve) => packer.once("drain", resolve));
  }
  packer.end();
  await written;
  const entry = { name: bytes, at, sum, packed, size };
  const header = Buffer.alloc(30);
  header.writeUInt32LE(localHeader, 0);
  shared(entry).copy(header, 4);
  await file.write(Buffer.concat([header, bytes]), 0, null, at);
  return entry;
}

/** The 24 bytes that a file's own header and the directory have in common. */
function shared({ name, sum, packed, size }: Entry): Buffer {
  const bytes = Buffer.alloc(24);
  bytes.writeUInt16LE(needed, 0);
  bytes.writeUInt16LE(utf8Names, 2);
  bytes.writeUInt16LE(deflate, 4);
  bytes.writeUInt16LE(date, 8);
  bytes.writeUInt32LE(sum, 10);
  bytes.writeUInt32LE(packed, 14);
  bytes.writeUInt32LE(size, 18);
  bytes.writeUInt16LE(name.length, 22);
  return bytes;
}

function directoryEntry(entry: Entry): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(directoryHeader, 0);
  header.writeUInt16LE(needed, 4);
  shared(entry).copy(header, 6);
  header.writeUInt32LE(entry.at, 42);
  return Buffer.concat([header, entry.name]);
}
