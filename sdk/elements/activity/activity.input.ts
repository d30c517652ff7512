import type { ActivityAttributes } from "../../contracts/elements/activity.ts";
import type { ActivityGiven } from "../../machines/activity/activity.types.ts";
import { appearanceOf } from "../_kit/nested.ts";

/** What the attributes give. */
export function givenOf(attributes: ActivityAttributes): ActivityGiven {
  return {
    activityId: attributes.activity,
    locale: attributes.locale,
    mode: attributes.mode,
    appearance: appearanceOf(attributes),
  };
}
