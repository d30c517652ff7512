import type { Picture } from "../../sdk/contracts/activity.ts";

/** A picture of the catalogue by its address on the image service. */
export function presentPicture(origin: string, { file, alternativeText }: { readonly file: string; readonly alternativeText: string }): Picture {
  return { url: `${origin}/images/${encodeURIComponent(file)}`, alternativeText };
}
