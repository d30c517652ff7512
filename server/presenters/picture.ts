import type { Picture } from "../../sdk/contracts/activity.ts";

export interface ShownPicture {
  /** A master's file name, an https address of content storage, or a path below /assets. */
  readonly file: string;
  readonly alternativeText: string;
  /** Where an import knew it. */
  readonly color?: string | undefined;
}

/**
 * Where the image service has a picture: what lies in content storage or /assets is rewritten to it (discovery spec,
 * images).
 */
function imageAddress(origin: string, file: string): string {
  const elsewhere = file.startsWith("https://") || file.startsWith("/assets/");
  return elsewhere
    ? `${origin}/images/?url=${encodeURIComponent(file)}`
    : `${origin}/images/${encodeURIComponent(file)}`;
}

/**
 * A picture of the catalogue by its address on the image service, with the colour that stands in its place until it has
 * come.
 */
export function presentPicture(origin: string, { file, alternativeText, color }: ShownPicture): Picture {
  return { url: imageAddress(origin, file), alternativeText, ...(color ? { color } : {}) };
}
