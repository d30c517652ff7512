import type { PictureDetails, PictureRequest } from "./pictures.ts";

/** Widths that are made; a request gets the next larger one. Few steps keep the cache small and its hits many. */
const widths = [96, 160, 240, 320, 480, 640, 800, 960, 1280, 1600];
const ratios = [21 / 9, 2, 16 / 9, 3 / 2, 4 / 3, 1, 4 / 5, 3 / 4, 9 / 16];
const qualities = [50, 70, 85];

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly quality: number;
  /** The part of the master that is shown. */
  readonly crop: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

const nearest = (list: readonly number[], wanted: number): number =>
  list.reduce((a, b) => (Math.abs(b - wanted) < Math.abs(a - wanted) ? b : a));

/** The size, crop and quality that a request gets: snapped to steps, cropped to the subject, never enlarged. */
export function frameOf(details: PictureDetails, request: Omit<PictureRequest, "file" | "format">): Frame {
  const own = details.width / details.height;
  const both = request.width !== undefined && request.height !== undefined;
  const ratio = both && request.fit !== "contain" ? nearest([...ratios, own], request.width! / request.height!) : own;
  const wide = ratio < own;
  const [left, top, right, bottom] = details.subject ?? [];
  const crop = {
    width: wide ? Math.round(details.height * ratio) : details.width,
    height: wide ? details.height : Math.round(details.width / ratio),
  };
  const wanted = wantedWidth(details, request, ratio);
  const step = widths.find((w) => w >= wanted) ?? widths.at(-1)!;
  const width = Math.min(step, crop.width);
  return {
    width,
    height: Math.round((width * crop.height) / crop.width),
    quality: nearest(qualities, request.quality ?? 70),
    crop: {
      ...crop,
      left: startOf(details.focus[0], [left, right], details.width, crop.width),
      top: startOf(details.focus[1], [top, bottom], details.height, crop.height),
    },
  };
}

/** The width that fills (cover) or fits into (contain) the requested box. */
function wantedWidth(
  details: PictureDetails,
  { width, height, fit }: Omit<PictureRequest, "file" | "format">,
  ratio: number,
): number {
  const byHeight = height === undefined ? undefined : height * ratio;
  if (width !== undefined && byHeight !== undefined)
    return fit === "contain" ? Math.min(width, byHeight) : Math.max(width, byHeight);
  return width ?? byHeight ?? details.width;
}

/**
 * The start of a crop: centred on the focus, or as near as the picture's edge and the full subject (`from`, `to`)
 * allow. A subject that is longer than the crop is centred in it.
 */
function startOf(
  focus: number,
  [from = focus, to = focus]: readonly (number | undefined)[],
  length: number,
  part: number,
): number {
  const fits = (to - from) * length <= part;
  const around = fits
    ? clamped(focus * length - part / 2, to * length - part, from * length)
    : ((from + to) / 2) * length - part / 2;
  return Math.round(clamped(around, 0, length - part));
}

const clamped = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
