import sharp from "sharp";
import { compose } from "./engine/compose.ts";
import { HEIGHT, WIDTH, type Scene } from "./engine/scene.ts";

/** WebP quality of a master; the image service compresses once more. */
const QUALITY = 86;

export interface Rendered {
  readonly webp: Buffer;
  readonly width: number;
  readonly height: number;
  /** The colour that fills the picture's place until it has come, `#rrggbb`. */
  readonly color: string;
}

/** One scene as a WebP master and its mean colour. */
export async function render(scene: Scene): Promise<Rendered> {
  const svg = Buffer.from(compose(scene));
  const raw = await sharp(svg, { unlimited: true }).resize(WIDTH, HEIGHT).removeAlpha().raw().toBuffer();
  const picture = { raw: { width: WIDTH, height: HEIGHT, channels: 3 } } as const;
  const webp = await sharp(raw, picture).webp({ quality: QUALITY, effort: 5, smartSubsample: true }).toBuffer();
  const pixel = await sharp(raw, picture).resize(1, 1, { fit: "fill" }).raw().toBuffer();
  const color = `#${[...pixel.subarray(0, 3)].map((c) => c.toString(16).padStart(2, "0")).join("")}`;
  return { webp, width: WIDTH, height: HEIGHT, color };
}
