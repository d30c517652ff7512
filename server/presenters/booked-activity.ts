import type { ReviewableItem } from "../../sdk/contracts/account.ts";
import { fromJson } from "../json.ts";
import type { BookingItemTable, ReservationTable } from "../db/schema.ts";
import type { FrozenReservation } from "../domain/frozen.ts";
import { wireInstant } from "../domain/wall-time.ts";
import { presentPicture } from "./picture.ts";

/** What of a booked item its owner's lists show: the activity as it was booked, when it begins, its picture. */
export function presentBookedActivity(
  item: Pick<BookingItemTable, "id">,
  { activity_id, frozen }: Pick<ReservationTable, "activity_id" | "frozen">,
  origin: string,
): ReviewableItem {
  const { activityTitle, activityPath, slot, picture } = fromJson<FrozenReservation>(frozen);
  return {
    bookingItemId: item.id,
    activityId: activity_id,
    activityTitle,
    activityPath,
    startsAt: wireInstant(slot.startsAt),
    teaserImage: picture && presentPicture(origin, picture),
  };
}
