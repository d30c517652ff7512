/** What the loader knows of the build: which files each element needs, so that all are asked for at the same time. */
export interface Manifest {
  /** Names of the files in `chunks/`, without their ending. The others are indices into these. */
  readonly files: readonly string[];
  /** The kit's own chunk, which exports `define`. */
  readonly kit: number;
  /** By tag without the prefix: first the chunk that exports the record, then what it imports. */
  readonly elements: Readonly<Record<string, readonly number[]>>;
  /**
   * By tag: the names of its catalogues, whose files the build's id tells; absent where it is the one of its own name.
   */
  readonly words: Readonly<Record<string, readonly string[]>>;
}
