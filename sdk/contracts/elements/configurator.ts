import * as v from "valibot";
import { commonAttributes, id } from "./attributes.ts";
import { ids } from "./ids.ts";

/** Attributes of `<gipfel-configurator>`, which writes the snippet of a widget. */
export const configuratorAttributes = v.object({
  ...commonAttributes,
  activity: v.optional(id),
  activities: ids,
});
export type ConfiguratorAttributes = v.InferOutput<typeof configuratorAttributes>;
