import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { affiliateIn } from "../../sdk/contracts/attribution.ts";
import { keepAffiliate, keptAffiliate, tellReferral } from "./affiliate.ts";

const attribution = { id: "1234", landingPage: "https://shop.example/?ref=1234", referrer: "" };

const day = 86_400_000;
const now = Date.parse("2026-11-21T10:00:00Z");
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["https://shop.example/?ref=1234", "1234"],
  ["https://shop.example/fr-ch?affiliateid=hotel-post", "hotel-post"],
  ["https://shop.example/activity/104?affiliateId=77&date=2026-12-01", "77"],
  ["https://shop.example/l/1010-interlaken#1234", "1234"],
])("%s names an affiliate (discovery spec §2, “Affiliate landing”)", (address, id) => {
  expect(affiliateIn(address)).toBe(id);
});

test.each([
  "https://shop.example/",
  "https://shop.example/#reviews",
  "https://shop.example/#12ab",
  "https://shop.example/?ref=%3Cscript%3E",
  "https://shop.example/?ref=",
])("%s names none", (address) => {
  expect(affiliateIn(address)).toBeNull();
});

test("an affiliate is kept for 90 days from the visitor's act", () => {
  expect(keptAffiliate(now)).toBeNull();
  keepAffiliate(attribution, now);
  expect(keptAffiliate(now + 89 * day)).toBe("1234");
  expect(keptAffiliate(now + 90 * day)).toBeNull();
});

test("what is kept by somebody else, or not at all, is nobody", () => {
  kept.set("affiliateId", "1234 and more");
  expect(keptAffiliate(now)).toBeNull();
  vi.stubGlobal("localStorage", undefined);
  keepAffiliate(attribution, now);
  expect(keptAffiliate(now)).toBeNull();
});

test("nobody hears that a referral could not be told", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await expect(tellReferral("1234")).resolves.toBeUndefined();
});
