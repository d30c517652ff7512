import sharp from "sharp";
import { compose } from "./engine/compose.ts";
import { HEIGHT, WIDTH, type Scene } from "./engine/scene.ts";

/** WebP qualities of a master, tried in turn until it is small enough; the image service compresses once more. */
const QUALITIES = [74, 62, 52] as const;
/** Hundreds of masters lie in the repository. */
const LARGEST = 54_000;

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
  let webp: Buffer = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    webp = await sharp(raw, picture).webp({ quality, effort: 3 }).toBuffer();
    if (webp.length <= LARGEST) break;
  }
  const pixel = await sharp(raw, picture).resize(1, 1, { fit: "fill" }).raw().toBuffer();
  const color = `#${[...pixel.subarray(0, 3)].map((c) => c.toString(16).padStart(2, "0")).join("")}`;
  return { webp, width: WIDTH, height: HEIGHT, color };
}
