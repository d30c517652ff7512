import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { ReviewCategory } from "../../machines/reviews/reviews.types.ts";

/** The reviewer's travel company, in words. */
export const categoryNames: Readonly<Record<ReviewCategory, MessageDescriptor>> = {
  single: msg`Travelled alone`,
  couple: msg`As a couple`,
  group: msg`In a group`,
};

export const categories = Object.keys(categoryNames) as ReviewCategory[];
