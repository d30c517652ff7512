import * as v from "valibot";

/** One answer of a personalization field. */
export const PersonalizedValue = v.object({
  key: v.pipe(v.string(), v.maxLength(64)),
  value: v.union([v.pipe(v.string(), v.maxLength(500)), v.number()]),
});
export type PersonalizedValue = v.InferOutput<typeof PersonalizedValue>;
