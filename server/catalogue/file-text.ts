import { isUtf8 } from "node:buffer";

/** A file can't be read as a catalogue; the message says why, `line` where (from 1). */
export class Unreadable extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** Bytes of a catalogue; tens of thousands of activities have room. */
export const largestFile = 256 * 1024 * 1024;
const newline = 10;

/** The text of a catalogue's bytes: UTF-8, with a byte order mark or without. Throws `Unreadable`. */
export function decodedText(bytes: Buffer): string {
  if (bytes.length > largestFile)
    throw new Unreadable(1, `the file has ${megabytes(bytes.length)}; at most ${megabytes(largestFile)} are read`);
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    throw new Unreadable(1, "the file is UTF-16; UTF-8 is wanted");
  if (!isUtf8(bytes))
    throw new Unreadable(lineOfDamage(bytes), "there are bytes that are not UTF-8; save the file as UTF-8");
  return new TextDecoder("utf-8").decode(bytes);
}

function lineOfDamage(bytes: Buffer): number {
  for (let line = 1, start = 0; start < bytes.length; line++) {
    const next = bytes.indexOf(newline, start);
    const end = next < 0 ? bytes.length : next;
    if (!isUtf8(bytes.subarray(start, end))) return line;
    start = end + 1;
  }
  return 1;
}

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1024 / 1024)} MB`;
