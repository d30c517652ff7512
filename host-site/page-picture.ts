import * as v from "valibot";

/**
 * A picture of a page's own (not of an element): an address of the image service, which takes width, height and fit.
 */
export const PagePicture = v.object({
  url: v.string(),
  alternativeText: v.string(),
  color: v.optional(v.string()),
});
export type PagePicture = v.InferOutput<typeof PagePicture>;
