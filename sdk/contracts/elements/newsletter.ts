import * as v from "valibot";
import { commonAttributes } from "./attributes.ts";

/** Attributes of `<gipfel-newsletter>`: the form that asks for the newsletter. */
export const newsletterAttributes = v.object({ ...commonAttributes });
export type NewsletterAttributes = v.InferOutput<typeof newsletterAttributes>;
