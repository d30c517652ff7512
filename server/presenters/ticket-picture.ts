import { join } from "node:path";
import sharp from "sharp";
import type { FrozenReservation } from "../commands/frozen.ts";
import { fromJson } from "../db/json.ts";
import type { ReservationTable } from "../db/schema.ts";
import { frameOf } from "../ports/pictures/frame.ts";
import { mastersFolder, readPictureIndex } from "../ports/pictures/masters.ts";

/** The strip on the ticket: 21 to 9, at about 220 points to the inch. */
const strip = { width: 1260, height: 540 };
const quality = 82;

/** The activity's picture as the ticket prints it (JPEG); null where it isn't at hand, for a ticket is worth no less without. */
export async function pictureOf(reservation: Pick<ReservationTable, "frozen">): Promise<Buffer | null> {
  const { picture } = fromJson<FrozenReservation>(reservation.frozen);
  try {
    const facts = picture && readPictureIndex().get(picture.file);
    if (!facts) return null;
    const { crop, width, height } = frameOf(facts, strip);
    return await sharp(join(mastersFolder, picture.file)).extract(crop).resize(width, height).flatten({ background: "#ffffff" }).jpeg({ quality }).toBuffer();
  } catch {
    return null;
  }
}
