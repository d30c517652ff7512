import type { PagePicture } from "../page-picture.ts";

/** Screens up to two dots a pixel are served. */
const densities = [1, 2];
/** Widths that a picture of varying width is offered in (px): the image service makes none wider. */
const widths = [400, 640, 960, 1280, 1600];
const quality = 70;

interface Props {
  readonly of: PagePicture;
  /** How wide and high it is shown at most (px). */
  readonly width: number;
  readonly height: number;
  /** How wide it is shown (the attribute `sizes`), where that varies with the window. */
  readonly sizes?: string;
  /** The words beside it say the same. */
  readonly decorative?: boolean;
  /** Seen at once: it comes first. */
  readonly eager?: boolean;
}

/** A picture of the page's own, cropped by the image service. */
export function Picture({ of, width, height, sizes, decorative = false, eager = false }: Props) {
  const address = (wide: number) =>
    `${of.url}${of.url.includes("?") ? "&" : "?"}width=${wide}&height=${Math.round((wide * height) / width)}&quality=${quality}&fit=crop`;
  const offered = sizes
    ? widths.filter((wide) => wide <= width * 2).map((wide) => `${address(wide)} ${wide}w`)
    : densities.map((density) => `${address(width * density)} ${density}x`);
  return (
    <img
      src={address(width)}
      srcset={offered.join(", ")}
      sizes={sizes}
      alt={decorative ? "" : of.alternativeText}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      fetchpriority={eager ? "high" : "auto"}
      decoding="async"
    />
  );
}
