const firstBytes = 64 * 1024;

/** A column of texts outside of the heap, where a million of them cost the collector nothing. */
export class TextColumn {
  #bytes = Buffer.allocUnsafe(firstBytes);
  readonly #ends: Uint32Array;
  #filled = 0;

  constructor(size: number) {
    this.#ends = new Uint32Array(size);
  }

  /** Adds the next text. */
  push(text: string): void {
    const start = this.#filled === 0 ? 0 : this.#ends[this.#filled - 1]!;
    const needed = start + Buffer.byteLength(text);
    if (needed > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(needed, this.#bytes.length * 2));
      this.#bytes.copy(larger, 0, 0, start);
      this.#bytes = larger;
    }
    this.#bytes.write(text, start);
    this.#ends[this.#filled++] = needed;
  }

  /** The text at a place. */
  at(place: number): string {
    return this.#bytes.toString("utf8", place === 0 ? 0 : this.#ends[place - 1]!, this.#ends[place]!);
  }
}
