import { expect, test } from "vitest";
import { organiserPage, sharePage } from "./share-link.ts";
import { managementPage } from "./manage-link.ts";
import { reviewPage } from "./review-link.ts";

const env = { PUBLIC_ORIGIN: "https://shop.test", CSRF_SECRET: "a secret of thirty-two characters" } as never;

// Cause: a locale without words of its own was replaced by English, also in the address that the buyer had used.
test("links in a booking's mails lead to the shop's pages in the buyer's own locale", () => {
  const found = { booking: { id: "b-1", locale: "ar_AE" }, items: [] } as never;
  const share = { id: "s-1", ends_at: "2026-12-01T00:00:00.000Z" };
  const links = [
    managementPage({ env, clock: { now: () => 0 } as never }, found),
    reviewPage({ env }, "ar_AE", "i-1"),
    sharePage({ env }, share, "ar_AE"),
    organiserPage({ env }, "b-1", "ar_AE"),
  ];
  for (const link of links) expect(link).toMatch(/^https:\/\/shop\.test\/ar-ae\//);
});
