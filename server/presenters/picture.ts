import type { Picture } from "../../sdk/contracts/activity.ts";
import { readPictureIndex } from "../ports/pictures/masters.ts";

const masters = readPictureIndex();

/** A picture of the catalogue by its address on the image service, with its version, so that browsers may keep it for ever. */
export function presentPicture(origin: string, { file, alternativeText }: { readonly file: string; readonly alternativeText: string }): Picture {
  const url = `${origin}/images/${encodeURIComponent(file)}`;
  const facts = masters.get(file);
  return facts ? { url: `${url}?v=${facts.version}`, alternativeText, color: facts.color } : { url, alternativeText };
}
