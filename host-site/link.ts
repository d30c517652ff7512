export interface Link {
  readonly title: string;
  /** Path on the shop, or a whole address elsewhere. */
  readonly url: string;
}
