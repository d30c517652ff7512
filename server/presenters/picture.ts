import type { Picture } from "../../sdk/contracts/activity.ts";
import { readPictureIndex } from "../ports/pictures/masters.ts";

const index = readPictureIndex();

/** A picture of the catalogue by its address on the image service, with the colour that stands in its place until it has come. */
export function presentPicture(origin: string, { file, alternativeText }: { readonly file: string; readonly alternativeText: string }): Picture {
  const color = index.get(file)?.color;
  return { url: `${origin}/images/${encodeURIComponent(file)}`, alternativeText, ...(color ? { color } : {}) };
}
