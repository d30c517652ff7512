import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { attributionKey, attributionToStore } from "../../contracts/attribution.ts";
import type { Services } from "./record.ts";

const shop = "https://shop.example";
const now = Date.parse("2026-11-24T10:00:00Z");
let stored: Record<string, string> = {};

beforeEach(() => {
  stored = {};
  vi.stubGlobal("document", { referrer: "https://news.example/" });
  vi.stubGlobal(
    "ShadowRoot",
    class {
      readonly mode = "open";
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

/** Of a `<gipfel-booking>` on a page whose visitor came to `address`. */
async function attribution(address: string, more: Partial<Services> = {}) {
  vi.resetModules();
  vi.doMock("./arrived.ts", () => ({ arrivedAt: address }));
  const { attributionOf } = await import("./attribution.ts");
  return attributionOf({
    shopOrigin: shop,
    address: { with: () => address },
    storage: { get: (key: string) => stored[key] ?? null },
    now: () => now,
    host: { localName: "gipfel-booking", dataset: {}, getRootNode: () => ({}) },
    ...more,
  } as unknown as Services);
}

test.each([
  ["https://hotel.example/?ref=4182&campaign=winter", "4182"],
  ["https://hotel.example/?affiliateid=4182&campaign=winter", "4182"],
  ["https://hotel.example/?affiliateId=4182&campaign=winter", "4182"],
])("the address of a partner's page counts: %s", async (address, id) => {
  expect(await attribution(address)).toEqual({
    id,
    campaign: "winter",
    widget: "booking",
    landingPage: address,
    referrer: "https://news.example/",
  });
});

test("so does a fragment that is a number, without a campaign", async () => {
  expect(await attribution("https://hotel.example/#4182")).toMatchObject({ id: "4182", campaign: "" });
});

test("the attributes count before the address; the campaign of another affiliate's address doesn't count", async () => {
  const address = "https://hotel.example/?ref=5001&campaign=summer";
  expect(await attribution(address, { affiliateId: "4182" })).toMatchObject({ id: "4182", campaign: "" });
  expect(await attribution(address, { affiliateId: "4182", campaign: "spa" })).toMatchObject({ campaign: "spa" });
  expect(await attribution("https://hotel.example/", { campaign: "spa" })).toBeNull();
});

test("on the shop's pages the widget is the one that led there, and stays the stored one on later visits", async () => {
  const address = `${shop}/activity/167?affiliateId=4182&campaign=winter&affiliateWidget=button`;
  const first = (await attribution(address))!;
  expect(first).toMatchObject({ id: "4182", campaign: "winter", widget: "button" });
  stored[attributionKey] = attributionToStore(first, now);
  expect(await attribution(`${shop}/warenkorb`, { affiliateId: "4182" })).toEqual(first);
});

test("an element that another one shows counts as that one, and one that a link has opened as the link's", async () => {
  const { widgetOf } = await import("./widget-of.ts");
  const Root = ShadowRoot as unknown as new () => ShadowRoot;
  const host = (localName: string, root: object, widget?: string) =>
    ({ localName, dataset: widget ? { widget } : {}, getRootNode: () => root }) as unknown as HTMLElement;
  const inside = (outer: HTMLElement) => Object.assign(new Root(), { host: outer });
  const button = host("gipfel-button", {});
  expect(widgetOf(host("gipfel-checkout", inside(host("gipfel-booking", inside(button)))))).toBe("button");
  expect(widgetOf(host("gipfel-booking", inside(host("hotel-card", {}))))).toBe("booking");
  expect(widgetOf(host("gipfel-booking", {}, "link"))).toBe("link");
});
