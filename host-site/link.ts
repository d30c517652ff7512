export interface Link {
  readonly title: string;
  /** A path of the shop, or an absolute address elsewhere. */
  readonly url: string;
}
