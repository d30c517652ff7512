/** How an element looks; the elements that it shows look the same. */
export interface Appearance {
  readonly theme: string;
  readonly brandColor: string | undefined;
}
