import type { Activity } from "../../contracts/activity.ts";
import type { ActivityContext } from "./activity.types.ts";

/** The shown similar activity with an id; undefined where it is none of them. */
export function similarIn({ similar }: ActivityContext, activityId: number) {
  return similar.find(({ id }) => id === activityId);
}

/** Discovery spec §4: an activity can be booked only when it has dates and a summary. */
export function isBookable({ availableDates, summary }: Pick<Activity, "availableDates" | "summary">): boolean {
  return availableDates.length > 0 && summary !== null;
}
