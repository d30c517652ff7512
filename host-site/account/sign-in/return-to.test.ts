import { expect, test } from "vitest";
import { afterSignIn, ownPath } from "./return-to.ts";

const origin = "https://shop.test";

test("who signs in goes where they came from, and never to another site", () => {
  expect(ownPath("/fr-ch/account/bookings?page=2#x", origin)).toBe("/fr-ch/account/bookings?page=2#x");
  for (const harmful of ["//evil.test", "/\\evil.test", "https://evil.test", "javascript:alert(1)", "/\t/evil.test", "/api/auth/logout", "", null])
    expect(ownPath(harmful, origin)).toBeNull();
  expect(ownPath("/..//evil.test", origin)).toBeNull();
});

test("without a way back they stay on the page, without what signing in left in its address", () => {
  expect(afterSignIn({ pathname: "/account/bookings", search: "?view=sign-up&page=2&error=INVALID_TOKEN", origin })).toBe("/account/bookings?page=2");
  expect(afterSignIn({ pathname: "/account", search: "?returnTo=%2Fwarenkorb", origin })).toBe("/warenkorb");
  expect(afterSignIn({ pathname: "/account", search: "?returnTo=%2F%2Fevil.test", origin })).toBe("/account");
});
