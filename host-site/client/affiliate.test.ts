import { afterEach, expect, test, vi } from "vitest";
import { attributionKey, attributionToStore } from "../../sdk/contracts/attribution.ts";
import { storedAffiliate, reportReferral } from "./affiliate.ts";

const now = Date.parse("2026-11-21T10:00:00Z");
const storing = (text: string | null) =>
  vi.stubGlobal("localStorage", { getItem: (key: string) => (key === attributionKey ? text : null) });
afterEach(() => vi.unstubAllGlobals());

test("the affiliate that an element has stored is read; nobody where nothing of ours is stored, or nothing can be", () => {
  storing(
    attributionToStore(
      { id: "1234", landingPage: "https://shop.example/?ref=1234", referrer: "", campaign: "", widget: "" },
      now,
    ),
  );
  expect(storedAffiliate(now)).toBe("1234");
  for (const text of ["1234 and more", null]) {
    storing(text);
    expect(storedAffiliate(now)).toBeNull();
  }
  vi.stubGlobal("localStorage", undefined);
  expect(storedAffiliate(now)).toBeNull();
});

test("a referral that can't be reported throws nothing", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await expect(reportReferral("1234")).resolves.toBeUndefined();
});
