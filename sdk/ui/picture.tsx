import type { Picture as PictureData } from "../contracts/activity.ts";

const ratios = { "4:3": [4, 3, "aspect-4/3"], "16:9": [16, 9, "aspect-video"], "1:1": [1, 1, "aspect-square"] } as const;
/** Screens up to three dots a pixel are served; beyond that nobody sees a difference. */
const densities = [1, 2, 3];
const quality = 70;

export interface PictureProps {
  readonly of: PictureData;
  readonly ratio: keyof typeof ratios;
  /** How wide it is shown, in px; the widest, where it varies. */
  readonly width: number;
  /** The picture says nothing that the words beside it don't say. */
  readonly decorative?: boolean;
  /** Above the fold: ask for it at once. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** A picture cropped by the image service, with its dominant colour in its place until it has come: nothing moves. */
export function Picture({ of, ratio, width, decorative, eager, className = "" }: PictureProps) {
  const [across, down, aspect] = ratios[ratio];
  const height = Math.round((width * down) / across);
  const address = (density: number) =>
    `${of.url}${of.url.includes("?") ? "&" : "?"}width=${width * density}&height=${height * density}&quality=${quality}&fit=crop`;
  return (
    <img
      src={address(1)}
      srcSet={densities.map((density) => `${address(density)} ${density}x`).join(", ")}
      alt={decorative ? "" : of.alternativeText}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      className={`shrink-0 bg-surface-3 object-cover ${aspect} ${className}`}
      {...(of.color ? { style: { backgroundColor: of.color } } : {})}
    />
  );
}
