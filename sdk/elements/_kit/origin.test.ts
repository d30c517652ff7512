import { expect, test } from "vitest";
import { filesBase, shopOrigin } from "./origin.ts";

test.each([
  ["https://shop.test/sdk/v1/gipfel.js", "", "https://shop.test", "https://shop.test/sdk/v1/"],
  [
    "https://shop.test/sdk/1.4.2/chunks/a.js",
    "https://built.test",
    "https://shop.test",
    "https://shop.test/sdk/1.4.2/",
  ],
  ["https://partner.test/cache/joined.js", "https://built.test", "https://built.test", "https://built.test/sdk/v1/"],
  ["https://partner.test/js/gipfel.js", "", "https://partner.test", "https://partner.test/js/"],
])("derives from a script at %s built for %s the shop's origin %s", (address, built, origin, files) => {
  expect(shopOrigin(address, built)).toBe(origin);
  expect(filesBase(address, built)).toBe(files);
});
