/** A line at most that often (ms). */
const every = 5000;

/** Says how far a long round is, now and then. */
export class Progress {
  readonly #what: string;
  readonly #all: number;
  #done = 0;
  #saidAt = performance.now();

  constructor(what: string, all: number) {
    this.#what = what;
    this.#all = all;
    console.log(`  ${what}: ${all}`);
  }

  step(): void {
    this.#done += 1;
    if (performance.now() - this.#saidAt < every || this.#done === this.#all) return;
    this.#saidAt = performance.now();
    console.log(`  … ${this.#what}: ${this.#done} of ${this.#all}`);
  }
}
