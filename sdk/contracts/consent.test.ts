import { expect, test } from "vitest";
import { parseConsent } from "./consent.ts";

test.each([
  ["", { affiliate: true }],
  ["true", { affiliate: true }],
  ["affiliate", { affiliate: true }],
  ["analytics", { affiliate: false, analytics: true }],
  ["analytics  affiliate", { affiliate: true, analytics: true }],
])("data-consent=%j never widens what a page said before analytics had a consent", (text, consent) => {
  expect(parseConsent(text)).toEqual(consent);
});
