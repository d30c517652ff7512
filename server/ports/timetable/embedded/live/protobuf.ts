/** Bytes that are no Protocol Buffers message, or not of the expected shape. */
export class BadMessage extends Error {}

const [varint, eightBytes, lengthDelimited, fourBytes] = [0, 1, 2, 5];
const utf8 = new TextDecoder();
const twoTo32 = 2 ** 32;

/**
 * Reads one message of Protocol Buffers, field by field: `next` gives a field's number, then one of the others reads
 * its value, or `skip` passes it over. Throws `BadMessage` before anything beyond the message is read.
 */
export class ProtoReader {
  readonly #bytes: Uint8Array;
  #at: number;
  readonly #end: number;
  #wire = 0;

  constructor(bytes: Uint8Array, start = 0, end = bytes.length) {
    this.#bytes = bytes;
    this.#at = start;
    this.#end = end;
  }

  /** The next field's number; 0 at the message's end. */
  next(): number {
    if (this.#at >= this.#end) return 0;
    const [low, high] = this.#varint();
    const field = low >>> 3;
    if (high !== 0 || field === 0) throw new BadMessage("a field has no number");
    this.#wire = low & 7;
    return field;
  }

  /** A number of 64 bits without a sign; beyond 2^53 it is not exact. */
  uint(): number {
    const [low, high] = this.#number();
    return high * twoTo32 + low;
  }

  /** A number of 64 bits with its sign. */
  int(): number {
    const [low, high] = this.#number();
    return (high | 0) * twoTo32 + low;
  }

  text(): string {
    const [start, end] = this.#range();
    return utf8.decode(this.#bytes.subarray(start, end));
  }

  message(): ProtoReader {
    return new ProtoReader(this.#bytes, ...this.#range());
  }

  skip(): void {
    if (this.#wire === varint) this.#varint();
    else if (this.#wire === lengthDelimited) this.#range();
    else if (this.#wire === eightBytes) this.#move(8);
    else if (this.#wire === fourBytes) this.#move(4);
    else throw new BadMessage(`wire type ${this.#wire} is not known`);
  }

  #number(): readonly [low: number, high: number] {
    if (this.#wire !== varint) throw new BadMessage("a number is wanted");
    return this.#varint();
  }

  #range(): readonly [start: number, end: number] {
    if (this.#wire !== lengthDelimited) throw new BadMessage("a text or a message is wanted");
    const [length, high] = this.#varint();
    if (high !== 0) throw new BadMessage("a length is beyond all bounds");
    const start = this.#at;
    this.#move(length);
    return [start, this.#at];
  }

  #move(bytes: number): void {
    if (bytes > this.#end - this.#at) throw new BadMessage("the message ends too early");
    this.#at += bytes;
  }

  /** Up to ten bytes of seven bits, the lowest first, as two numbers of 32 bits. */
  #varint(): readonly [low: number, high: number] {
    let [low, high] = [0, 0];
    for (let shift = 0; shift < 70; shift += 7) {
      if (this.#at >= this.#end) throw new BadMessage("the message ends within a number");
      const byte = this.#bytes[this.#at++]!;
      const bits = byte & 0x7f;
      if (shift < 28) low |= bits << shift;
      else if (shift === 28) {
        low |= bits << 28;
        high |= bits >>> 4;
      } else if (shift < 63) high |= bits << (shift - 32);
      else high |= (bits & 1) << 31;
      if (byte < 0x80) return [low >>> 0, high >>> 0];
    }
    throw new BadMessage("a number has no end");
  }
}
