import type { PagePicture } from "../../../host-site/page-picture.ts";

/** What previews of a link show (Open Graph): pixels. */
export const previewSize = { width: 1200, height: 630 };
/** The aspect ratios that search engines require of pictures in structured data: square, 4:3, 16:9. */
const shapes = [
  { width: 1200, height: 1200 },
  { width: 1200, height: 900 },
  { width: 1200, height: 675 },
];

/** A picture's absolute URL at a size; the image service crops it by its focus. */
export function pictureAt(
  origin: string,
  picture: Pick<PagePicture, "url">,
  { width, height }: { readonly width: number; readonly height: number },
): string {
  const url = new URL(picture.url, origin);
  for (const [name, value] of Object.entries({ width, height, fit: "cover" }))
    url.searchParams.set(name, String(value));
  return url.href;
}

/** A picture's addresses in all shapes. */
export function picturesOf(origin: string, picture: Pick<PagePicture, "url"> | null): string[] {
  return picture ? shapes.map((size) => pictureAt(origin, picture, size)) : [];
}
