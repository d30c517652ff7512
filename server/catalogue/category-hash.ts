import { createHash } from "node:crypto";
import type { CatalogueCategory } from "../domain/catalogue-schema.ts";
import type * as v from "valibot";

type Category = v.InferOutput<typeof CatalogueCategory>;

const hashLength = 12;

/**
 * What makes a category the same in another offer (RULES 15): the first 12 hex digits of SHA-256 over the JSON
 * [audience, discountType, categoryType, categoryTypeKey, minAge, maxAge, occupancy]. Never label, price or locale.
 */
export function ticketCategoryHash(
  category: Pick<
    Category,
    "audience" | "discountType" | "categoryType" | "categoryTypeKey" | "minAge" | "maxAge" | "occupancy"
  >,
): string {
  const { audience, discountType, categoryType, categoryTypeKey, minAge, maxAge, occupancy } = category;
  const canonical = JSON.stringify([audience, discountType, categoryType, categoryTypeKey, minAge, maxAge, occupancy]);
  return createHash("sha256").update(canonical).digest("hex").slice(0, hashLength);
}
