import * as v from "valibot";
import { commonAttributes } from "./attributes.ts";

/** Attributes of `<gipfel-basket>`, the cart. */
export const basketAttributes = v.object({ ...commonAttributes });
