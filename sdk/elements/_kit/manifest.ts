/** What the loader knows of the build: the files of each element, so that all are requested at the same time. */
export interface Manifest {
  /** Names of the files in `chunks/`, without their extension. The other fields are indices into this list. */
  readonly files: readonly string[];
  /** The kit's own chunk, which exports `define`. */
  readonly kit: number;
  /** What pages use beside elements (`embedding.ts`). */
  readonly embedding: number;
  /** By tag without the prefix: first the chunk that exports the record, then what it imports. */
  readonly elements: Readonly<Record<string, readonly number[]>>;
  /**
   * By tag: the names of its catalogues (`catalogueFile`); absent where its only catalogue has the tag's name.
   */
  readonly words: Readonly<Record<string, readonly string[]>>;
}
