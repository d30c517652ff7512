import { join } from "node:path";
import { LRUCache } from "lru-cache";
import type { FrozenReservation } from "../../domain/frozen.ts";
import type { Env } from "../../env.ts";
import { decoding } from "../pictures/decoding.ts";
import { frameOf } from "../pictures/frame.ts";
import { mastersOf } from "../pictures/masters.ts";

/** The sizes of a ticket's picture (px), 21 to 9: on paper about 220 px an inch; in a page that carries it. */
const sizes = { paper: { width: 1260, height: 540 }, page: { width: 720, height: 309 } } as const;
const quality = 82;
/** Bytes of scaled pictures in the cache: about 60 activities. */
const cacheSize = 8_000_000;

/** Scaled pictures by folder, file, version and medium: all tickets of an activity show the same one. */
const cache = new LRUCache<string, Buffer>({ maxSize: cacheSize, sizeCalculation: (picture) => picture.length });

/**
 * Scales the picture of an activity for its tickets (JPEG). Null without a picture, or where it can't be read: a ticket
 * is valid without.
 */
export async function ticketPicture(
  { DATA_DIR }: Pick<Env, "DATA_DIR">,
  picture: Pick<NonNullable<FrozenReservation["picture"]>, "file"> | null | undefined,
  medium: keyof typeof sizes = "paper",
): Promise<Buffer | null> {
  try {
    const { folder, find } = mastersOf(DATA_DIR);
    const details = picture && find(picture.file);
    if (!details) return null;
    const size = sizes[medium];
    const key = `${folder}/${picture.file}/${details.version}/${medium}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const { crop, width, height } = frameOf(details, size);
    const file = join(folder, picture.file);
    const scaled = await decoding((sharp) =>
      sharp(file).extract(crop).resize(width, height).flatten({ background: "#ffffff" }).jpeg({ quality }).toBuffer(),
    );
    cache.set(key, scaled);
    return scaled;
  } catch {
    return null;
  }
}
