/** Something that is not as it must be. */
export interface Problem {
  /** What is wrong, in a few words that are the same for alike ones: `html no-dup-id`. */
  readonly kind: string;
  /** Path of the page. */
  readonly path: string;
  readonly detail: string;
}
