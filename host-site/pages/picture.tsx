import type { PagePicture } from "../body.ts";

/** Screens up to two dots a pixel are served. */
const densities = [1, 2];
const quality = 70;

interface Props {
  readonly of: PagePicture;
  /** How wide and high it is shown at most (px). */
  readonly width: number;
  readonly height: number;
  /** The words beside it say the same. */
  readonly decorative?: boolean;
  /** Seen at once: it comes first. */
  readonly eager?: boolean;
}

/** A picture of the page's own, cropped by the image service. */
export function Picture({ of, width, height, decorative = false, eager = false }: Props) {
  const address = (density: number) =>
    `${of.url}${of.url.includes("?") ? "&" : "?"}width=${width * density}&height=${height * density}&quality=${quality}&fit=crop`;
  return (
    <img
      src={address(1)}
      srcset={densities.map((density) => `${address(density)} ${density}x`).join(", ")}
      alt={decorative ? "" : of.alternativeText}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      fetchpriority={eager ? "high" : "auto"}
      decoding="async"
    />
  );
}
