const bits = 18;
const blockLength = 1 << bits;
const inBlock = blockLength - 1;

/** Whole numbers (32 bits, signed) appended in blocks: it grows without copying what is there. */
export class GrowingInts {
  length = 0;
  readonly #blocks: Int32Array[] = [];

  push(value: number): void {
    const at = this.length++;
    if ((at & inBlock) === 0) this.#blocks.push(new Int32Array(blockLength));
    this.#blocks[at >>> bits]![at & inBlock] = value;
  }

  get(at: number): number {
    return this.#blocks[at >>> bits]![at & inBlock]!;
  }

  set(at: number, value: number): void {
    this.#blocks[at >>> bits]![at & inBlock] = value;
  }

  /** Copies the numbers into an array that can hold them, such as 16 bits wide. */
  copyTo(array: Int32Array | Uint32Array | Uint16Array): void {
    for (let block = 0; block * blockLength < this.length; block++) {
      const from = block * blockLength;
      array.set(this.#blocks[block]!.subarray(0, Math.min(blockLength, this.length - from)), from);
    }
  }
}
