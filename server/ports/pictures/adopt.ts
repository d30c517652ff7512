import { createHash } from "node:crypto";
import type sharp from "sharp";
import { AppError } from "../../errors.ts";
import { decoding } from "./decoding.ts";
import type { PictureDetails } from "./pictures.ts";

/** What a picture from elsewhere may have at most, before it is scaled down. */
const PIXELS = 40_000_000;
/** Larger than any screen shows; what is larger is scaled to it. */
const EDGE = 2000;
const QUALITY = 86;
/** Formats that hold pixels; a drawing that is a program of its own (SVG, PDF) isn't taken. */
const formats: readonly string[] = ["jpeg", "png", "webp", "heif", "gif", "tiff"];

export interface Master {
  readonly webp: Buffer;
  readonly details: PictureDetails;
}

/**
 * Makes a master of an uploaded picture: rotated upright, without its metadata, at most 2000 px. Throws 413 and 415.
 */
export function adoptPicture(bytes: Buffer, focus: PictureDetails["focus"] = [0.5, 0.5]): Promise<Master> {
  return decoding((library) => adopt(library, bytes, focus));
}

async function adopt(library: typeof sharp, bytes: Buffer, focus: PictureDetails["focus"]): Promise<Master> {
  // sharp throws at once on no bytes at all, and rejects on others that are no picture.
  const details =
    bytes.length === 0
      ? null
      : await library(bytes, { limitInputPixels: false })
          .metadata()
          .catch(() => null);
  if (!details || !formats.includes(details.format))
    throw new AppError(
      "unsupported_media_type",
      "This is not a picture: JPEG, PNG, WebP, AVIF, GIF and TIFF are taken.",
    );
  if (details.width * details.height * (details.pages ?? 1) > PIXELS)
    throw new AppError("payload_too_large", `The picture has more than ${PIXELS / 1e6} million pixels.`);
  try {
    const upright = await library(bytes, { limitInputPixels: PIXELS, failOn: "error" })
      .rotate()
      .resize({ width: EDGE, height: EDGE, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = upright.info;
    const raw = { raw: { width, height, channels } };
    const webp = await library(upright.data, raw).webp({ quality: QUALITY, effort: 4 }).toBuffer();
    const pixel = await library(upright.data, raw).resize(1, 1, { fit: "fill" }).toColourspace("srgb").raw().toBuffer();
    const color = `#${[0, 1, 2].map((i) => (pixel[i] ?? pixel[0]!).toString(16).padStart(2, "0")).join("")}`;
    return {
      webp,
      details: { width, height, color, focus, version: createHash("sha256").update(webp).digest("hex").slice(0, 10) },
    };
  } catch (cause) {
    throw new AppError("unsupported_media_type", "The picture is damaged.", undefined, { cause });
  }
}
