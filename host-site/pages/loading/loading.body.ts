import * as v from "valibot";

/** The page of the address is on its way; the browser alone shows this. */
export const LoadingBody = v.object({ view: v.literal("loading"), title: v.string() });
export type LoadingBody = v.InferOutput<typeof LoadingBody>;
