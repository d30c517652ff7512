import type { ActivityContext } from "./activity.types.ts";

/** The shown similar activity with an id; undefined where it is none of them. */
export function similarIn({ similar }: ActivityContext, activityId: number) {
  return similar.find(({ id }) => id === activityId);
}
