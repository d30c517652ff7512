import { GrowingInts } from "../gtfs/growing-ints.ts";

/** Sequences of whole numbers, each kept once: millions of trips share a few thousand lists of stops and of times. */
export class SequencePool {
  readonly values = new GrowingInts();
  readonly #starts = new GrowingInts();
  readonly #hashes = new GrowingInts();
  /** Open addressing: a sequence's number plus one, 0 for a free place. */
  #places = new Int32Array(1 << 10);

  constructor() {
    this.#starts.push(0);
  }

  get count(): number {
    return this.#hashes.length;
  }

  start(sequence: number): number {
    return this.#starts.get(sequence);
  }

  lengthOf(sequence: number): number {
    return this.#starts.get(sequence + 1) - this.#starts.get(sequence);
  }

  /** The number of the sequence of the first `length` numbers. */
  intern(numbers: Int32Array, length: number): number {
    const hash = hashOf(numbers, length);
    const mask = this.#places.length - 1;
    let place = hash & mask;
    for (let found = this.#places[place]!; found > 0; found = this.#places[place]!) {
      if (this.#hashes.get(found - 1) === hash && this.#isSame(found - 1, numbers, length)) return found - 1;
      place = (place + 1) & mask;
    }
    const sequence = this.count;
    for (let at = 0; at < length; at++) this.values.push(numbers[at]!);
    this.#starts.push(this.values.length);
    this.#hashes.push(hash);
    this.#places[place] = sequence + 1;
    if (this.count * 2 > this.#places.length) this.#grow();
    return sequence;
  }

  #isSame(sequence: number, numbers: Int32Array, length: number): boolean {
    if (this.lengthOf(sequence) !== length) return false;
    const start = this.start(sequence);
    for (let at = 0; at < length; at++) if (this.values.get(start + at) !== numbers[at]) return false;
    return true;
  }

  #grow(): void {
    const places = new Int32Array(this.#places.length * 4);
    const mask = places.length - 1;
    for (let sequence = 0; sequence < this.count; sequence++) {
      let place = this.#hashes.get(sequence) & mask;
      while (places[place]! > 0) place = (place + 1) & mask;
      places[place] = sequence + 1;
    }
    this.#places = places;
  }
}

/** FNV-1a over whole numbers, mixed once more so that its low bits differ. */
function hashOf(numbers: Int32Array, length: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < length; at++) hash = Math.imul(hash ^ numbers[at]!, 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) | 0;
}
