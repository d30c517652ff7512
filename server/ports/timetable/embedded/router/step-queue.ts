/** Seconds of a step. */
export const stepSeconds = 10;

/** Stops in lists by steps of time, for a search in the order of time. Stops beyond the last step are dropped. */
export class StepQueue {
  /** The last step that has had a stop, -1 without any. */
  last = -1;
  /** By step: its first entry, -1 without one. */
  readonly #first: Int32Array;
  /** By entry: its stop, and the next entry of the same step. */
  readonly #stop: Uint32Array;
  readonly #next: Int32Array;
  #entries = 0;

  /** `entries` is how often stops are added at most until it is cleared. */
  constructor(seconds: number, entries: number) {
    this.#first = new Int32Array(Math.ceil(seconds / stepSeconds)).fill(-1);
    this.#stop = new Uint32Array(entries);
    this.#next = new Int32Array(entries);
  }

  clear(): void {
    this.#first.fill(-1);
    this.#entries = 0;
    this.last = -1;
  }

  add(step: number, stop: number): void {
    if (step >= this.#first.length) return;
    const entry = this.#entries++;
    this.#stop[entry] = stop;
    this.#next[entry] = this.#first[step]!;
    this.#first[step] = entry;
    if (step > this.last) this.last = step;
  }

  /** Takes a stop of a step, -1 where none is left. */
  take(step: number): number {
    const entry = this.#first[step]!;
    if (entry < 0) return -1;
    this.#first[step] = this.#next[entry]!;
    return this.#stop[entry]!;
  }
}
