import type { Readable } from "node:stream";
import { crc32 } from "node:zlib";
import { openPromise, type Entry, type ZipFile } from "yauzl";

/** The files of a feed, by their names without folders. */
export interface FeedArchive {
  has(name: string): boolean;
  /** Bytes of the file, unpacked; 0 where there is none. */
  size(name: string): number;
  /** The file's bytes, in blocks. Throws `DamagedFile` where they are not what the archive says. */
  read(name: string): AsyncIterable<Buffer>;
  close(): void;
}

/** The archive can't be read: it is no zip (`file` null), or a file in it is damaged. */
export class DamagedFile extends Error {
  readonly file: string | null;
  constructor(file: string | null, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.file = file;
  }
}

/** Opens a GTFS zip. Its files may stand in one folder, as some publishers pack them. Throws `DamagedFile`. */
export async function openArchive(path: string): Promise<FeedArchive> {
  const entries = new Map<string, Entry>();
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path, { autoClose: false, lazyEntries: true });
    for await (const entry of zip.eachEntry()) {
      const parts = entry.fileName.split("/");
      const name = parts.at(-1)!;
      if (parts.length > 2 || parts[0] === "__MACOSX" || !name.endsWith(".txt")) continue;
      if (parts.length === 1 || !entries.has(name)) entries.set(name, entry);
    }
  } catch (cause) {
    zip?.close();
    throw new DamagedFile(null, cause);
  }
  const archive = zip;
  return {
    has: (name) => entries.has(name),
    size: (name) => entries.get(name)?.uncompressedSize ?? 0,
    read: (name) => unpack(archive, entries.get(name)!, name),
    close: () => archive.close(),
  };
}

/** The zip's reader checks sizes; sums are checked here. */
async function* unpack(zip: ZipFile, entry: Entry, name: string): AsyncGenerator<Buffer> {
  let sum = 0;
  try {
    const stream: Readable = await zip.openReadStreamPromise(entry);
    for await (const block of stream as AsyncIterable<Buffer>) {
      sum = crc32(block, sum);
      yield block;
    }
  } catch (cause) {
    throw new DamagedFile(name, cause);
  }
  if (sum !== entry.crc32) throw new DamagedFile(name, "its checksum is another than the archive says");
}
