import { expect, test } from "vitest";
import { afterSignIn } from "./return-to.ts";

const origin = "https://shop.test";

test("without a way back they stay on the page, without what signing in left in its address", () => {
  expect(
    afterSignIn({ pathname: "/account/bookings", search: "?view=sign-up&page=2&error=INVALID_TOKEN", origin }),
  ).toBe("/account/bookings?page=2");
  expect(afterSignIn({ pathname: "/account", search: "?returnTo=%2Fwarenkorb", origin })).toBe("/warenkorb");
  for (const returnTo of [
    "//evil.test",
    "/..//evil.test",
    "/\\evil.test",
    "https://evil.test",
    "javascript:alert(1)",
    "/api/auth/logout",
  ])
    expect(afterSignIn({ pathname: "/account", search: `?returnTo=${encodeURIComponent(returnTo)}`, origin })).toBe(
      "/account",
    );
});
