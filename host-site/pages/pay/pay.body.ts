import * as v from "valibot";

export const PayBody = v.object({ view: v.literal("pay"), title: v.string() });
export type PayBody = v.InferOutput<typeof PayBody>;
