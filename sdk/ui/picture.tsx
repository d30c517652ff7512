import type { Picture as PictureData } from "../contracts/activity.ts";

const ratios = {
  "4:3": [4, 3, "aspect-4/3"],
  "16:9": [16, 9, "aspect-video"],
  "16:7": [16, 7, "aspect-16/7"],
  "1:1": [1, 1, "aspect-square"],
} as const;
/** Serves device pixel ratios up to 3; more makes no visible difference. */
const densities = [1, 2, 3];
const quality = 70;
/** Widths that a picture of varying width is offered in (px): the image service makes none wider. */
const widths = [400, 640, 960, 1280, 1600];

export interface PictureProps {
  readonly of: PictureData;
  readonly ratio: keyof typeof ratios;
  /** How wide it is shown, in px; the widest, where it varies. */
  readonly width: number;
  /** The picture says nothing that the words beside it don't say. */
  readonly decorative?: boolean;
  /**
   * How wide it is shown (the attribute `sizes`), where that varies with the window: the browser takes the fitting one.
   */
  readonly sizes?: string;
  /** Above the fold: load it immediately. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** A picture cropped by the image service, with its dominant colour in its place until it has come: nothing moves. */
export function Picture({ of, ratio, width, decorative, eager, sizes, className = "" }: PictureProps) {
  const [across, down, aspect] = ratios[ratio];
  const heightOf = (wide: number) => Math.round((wide * down) / across);
  const address = (wide: number) =>
    `${of.url}${of.url.includes("?") ? "&" : "?"}width=${wide}&height=${heightOf(wide)}&quality=${quality}&fit=crop`;
  const offered = sizes
    ? widths.filter((wide) => wide <= width * 2).map((wide) => `${address(wide)} ${wide}w`)
    : densities.map((density) => `${address(width * density)} ${density}x`);
  return (
    <img
      src={address(width)}
      srcSet={offered.join(", ")}
      sizes={sizes}
      alt={decorative ? "" : of.alternativeText}
      width={width}
      height={heightOf(width)}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
      className={`shrink-0 bg-surface-3 object-cover ${aspect} ${className}`}
      {...(of.color ? { style: { backgroundColor: of.color } } : {})}
    />
  );
}
