import type { Brand } from "../domain/brand.ts";
import { withValues } from "../../sdk/contracts/with-values.ts";

/** The words of a mail with the shop's name in the place of `{shop}`; other places stay. */
export function withShopName<Words extends object>(words: Words, { name }: Brand): Words {
  const named = (each: unknown): unknown =>
    typeof each === "string"
      ? withValues(each, { shop: name })
      : each !== null && typeof each === "object"
        ? Object.fromEntries(Object.entries(each).map(([key, value]) => [key, named(value)]))
        : each;
  return named(words) as Words;
}
