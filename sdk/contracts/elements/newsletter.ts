import * as v from "valibot";
import { commonAttributes } from "./attributes.ts";

/** Attributes of `<gipfel-newsletter>`, the subscription form. */
export const newsletterAttributes = v.object({ ...commonAttributes });
