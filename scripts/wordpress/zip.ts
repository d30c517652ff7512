import { crc32 } from "node:zlib";

/** 1 January 1980, the first date of the format: the archive of the same files is the same, whenever it is made. */
const date = 0x21;
const time = 0;
/** The version of the format that an entry needs, and a flag: names are UTF-8. */
const version = 20;
const utf8 = 0x800;

/** A zip archive of files by path, in the order of their paths. Nothing is compressed: the same bytes everywhere. */
export function zip(files: ReadonlyMap<string, Buffer>): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const name = Buffer.from(path);
    const common = Buffer.alloc(26);
    [version, utf8, 0, time, date].forEach((word, index) => common.writeUInt16LE(word, 2 * index));
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const entry = Buffer.concat([Buffer.from("PK\u0003\u0004"), common, name, content]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    central.push(Buffer.from("PK\u0001\u0002"), Buffer.of(version, 0), common, place, name);
    local.push(entry);
    offset += entry.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.size, 4);
  end.writeUInt16LE(files.size, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, directory, Buffer.from("PK\u0005\u0006"), end]);
}
