import * as v from "valibot";

export const Link = v.object({
  title: v.string(),
  /** A path of the shop, or an absolute address elsewhere. */
  url: v.string(),
});
export type Link = v.InferOutput<typeof Link>;
