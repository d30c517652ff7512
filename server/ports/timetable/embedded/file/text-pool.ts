/** Texts, each kept once, as the file has them: UTF-8 with the places where they begin. */
export class TextPool {
  readonly #numbers = new Map<string, number>();

  add(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  addAll<Item>(items: readonly Item[], textOf: (item: Item) => string): Uint32Array<ArrayBuffer> {
    return Uint32Array.from(items, (item) => this.add(textOf(item)));
  }

  sections(): { textBytes: Uint8Array<ArrayBuffer>; textAt: Uint32Array<ArrayBuffer> } {
    const textAt = new Uint32Array(this.#numbers.size + 1);
    let place = 0;
    let at = 0;
    for (const text of this.#numbers.keys()) {
      place += Buffer.byteLength(text);
      textAt[++at] = place;
    }
    const bytes = Buffer.from(new ArrayBuffer(place));
    at = 0;
    for (const text of this.#numbers.keys()) bytes.write(text, textAt[at++]!);
    return { textBytes: new Uint8Array(bytes.buffer, 0, place), textAt };
  }
}
