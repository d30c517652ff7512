import { expect, test } from "vitest";
import { affiliateNames } from "../../contracts/attribution.ts";
import { namesAffiliate } from "./names-affiliate.ts";

test.each(
  affiliateNames.flatMap((name) => [`https://hotel.example/?${name}=77`, `https://hotel.example/?a=1&${name}=77`]),
)("takes %s as an address that may name an affiliate", (address) => {
  expect(namesAffiliate.test(address)).toBe(true);
});

test("takes no other parameter, and no fragment of words, as an affiliate", () => {
  expect(namesAffiliate.test("https://hotel.example/?preferred=77#rooms")).toBe(false);
});
