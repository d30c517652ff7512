import type { HeadInput } from "./input.ts";

/**
 * Where the app shows the same (discovery spec §2, "App deep-link metadata"). An activity goes by the app's id, which
 * is `mappedId`.
 */
export function appPathOf({ kind, id, activity }: Pick<HeadInput, "kind" | "id" | "activity">): string {
  if (kind === "activity" && activity) return `activity/${activity.mappedId}`;
  if (id === null) return "discover";
  switch (kind) {
    case "point_of_interest":
      return `poi/${id}`;
    case "location":
    case "location-type":
      return `location/${id.split("-")[0]}`;
    case "type":
      return `type/${id}`;
    default:
      return "discover";
  }
}
