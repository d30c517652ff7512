import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import sharp from "sharp";
import type { FrozenReservation } from "../commands/frozen.ts";
import { fromJson } from "../db/json.ts";
import type { ReservationTable } from "../db/schema.ts";

const folder = new URL("../catalogue/pictures/", import.meta.url);
/** The strip on the ticket, at 220 points to the inch. */
const width = 1100;
const height = 464;
const quality = 82;

/** The activity's picture as the ticket prints it (JPEG); null where the file isn't at hand, for a ticket is never worth less without. */
export async function pictureOf(reservation: Pick<ReservationTable, "frozen">): Promise<Buffer | null> {
  const { picture } = fromJson<FrozenReservation>(reservation.frozen);
  if (!picture) return null;
  try {
    const master = await readFile(new URL(encodeURIComponent(basename(picture.file)), folder));
    return await sharp(master).resize(width, height, { fit: "cover", position: "attention" }).flatten({ background: "#ffffff" }).jpeg({ quality }).toBuffer();
  } catch {
    return null;
  }
}
