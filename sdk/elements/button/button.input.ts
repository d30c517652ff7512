import type { ButtonAttributes } from "../../contracts/elements/button.ts";
import { idsOf } from "../../contracts/elements/ids.ts";
import type { ButtonInput } from "../../machines/button/button.types.ts";
import { appearanceOf } from "../_kit/nested.ts";

/** The machine's input, at the start and whenever the attributes change. */
export function inputOf(attributes: ButtonAttributes): ButtonInput {
  const { activity, variant, text, opens, search, prefill } = attributes;
  const activities = idsOf(attributes.activities);
  const isList = activities.length > 0 || Boolean(search?.trim());
  return {
    activity,
    list: isList ? { activities, search: search?.trim(), hide: attributes.hide ?? [] } : undefined,
    opens,
    prefill,
    appearance: {
      ...appearanceOf(attributes),
      variant,
      text,
      opensDialog: opens === "widget" && (activity !== undefined || isList),
    },
  };
}
