import type { ButtonAttributes } from "../../contracts/elements/button.ts";
import type { ButtonContext } from "../../machines/button/button.types.ts";
import { appearanceOf } from "../_kit/nested.ts";

/** The machine's context, at the start and whenever the attributes change. */
export function contextOf(attributes: ButtonAttributes): ButtonContext {
  const { activity, variant, text } = attributes;
  return {
    activity,
    appearance: { ...appearanceOf(attributes), variant, text, opensDialog: activity !== undefined },
  };
}
