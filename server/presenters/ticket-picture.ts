import { join } from "node:path";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import type { FrozenReservation } from "../domain/frozen.ts";
import { fromJson } from "../db/json.ts";
import type { ReservationTable } from "../db/schema.ts";
import type { Env } from "../env.ts";
import { decoding } from "../ports/pictures/decoding.ts";
import { frameOf } from "../ports/pictures/frame.ts";
import { mastersOf } from "../ports/pictures/masters.ts";

/** The strip on the ticket: 21 to 9, at about 220 points to the inch. */
const strip = { width: 1260, height: 540 };
const quality = 82;
/** Bytes of scaled strips that are remembered: about 60 activities. */
const remembered = 8_000_000;

/** Strips by folder, file and version: the tickets of an activity all show the same one. */
const strips = new LRUCache<string, Buffer>({ maxSize: remembered, sizeCalculation: (picture) => picture.length });

/**
 * The activity's picture as the ticket prints it (JPEG); null where it isn't at hand, for a ticket is worth no less
 * without.
 */
export async function ticketPicture(
  { DATA_DIR }: Pick<Env, "DATA_DIR">,
  reservation: Pick<ReservationTable, "frozen">,
): Promise<Buffer | null> {
  const { picture } = fromJson<FrozenReservation>(reservation.frozen);
  try {
    const { folder, find } = mastersOf(DATA_DIR);
    const details = picture && find(picture.file);
    if (!details) return null;
    const key = `${folder}/${picture.file}/${details.version}`;
    const known = strips.get(key);
    if (known) return known;
    const { crop, width, height } = frameOf(details, strip);
    const file = join(folder, picture.file);
    const drawn = await decoding(() =>
      sharp(file).extract(crop).resize(width, height).flatten({ background: "#ffffff" }).jpeg({ quality }).toBuffer(),
    );
    strips.set(key, drawn);
    return drawn;
  } catch {
    return null;
  }
}
