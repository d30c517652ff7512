/**
 * A picture of a page's own (not of an element): an address of the image service, which takes width, height and fit.
 */
export interface PagePicture {
  readonly url: string;
  readonly alternativeText: string;
  readonly color?: string | undefined;
}
