import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { attributionKey, attributionToStore } from "../../contracts/attribution.ts";
import type { Services } from "./record.ts";

const shop = "https://shop.example";
const now = Date.parse("2026-11-24T10:00:00Z");
const day = 86_400_000;
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

/** The module of a page whose visitor came to `address`, and the services of a `<gipfel-booking>` there. */
async function page(address: string, more: Partial<Services> = {}) {
  vi.resetModules();
  vi.doMock("./arrived.ts", () => ({ arrivedAt: address }));
  const send = vi.fn<() => Promise<unknown>>(async () => ({ accepted: true }));
  const services = {
    shopOrigin: shop,
    address: { with: () => address },
    storage: {
      get: (key: string) => stored[key] ?? null,
      set: (key: string, value: string) => Boolean((stored[key] = value)),
    },
    now: () => now,
    host: { localName: "gipfel-booking", dataset: {}, getRootNode: () => ({}) },
    client: { send },
    ...more,
  } as unknown as Services;
  return { ...(await import("./attribution.ts")), services, send };
}

async function attribution(address: string, more?: Partial<Services>) {
  const { attributionOf, services } = await page(address, more);
  return attributionOf(services);
}

/** Stores what a visit of `daysAgo` to `address` leaves behind when the visitor acts. */
async function visitBefore(daysAgo: number, address: string) {
  const { storeAttribution, services } = await page(address, { now: () => now - daysAgo * day });
  storeAttribution(services);
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

test("a page's own anchor that is a number leaves the stored affiliate as it is", async () => {
  await visitBefore(1, "https://hotel.example/?ref=4182");
  const { storeAttribution, attributionOf, services } = await page("https://hotel.example/faq#3");
  storeAttribution(services);
  expect(attributionOf(services)).toMatchObject({ id: "4182" });
});

test.each([
  ["by the address of a partner's page", "https://hotel.example/?ref=4182&campaign=winter", {}],
  ["by an address without the campaign", "https://hotel.example/?ref=4182", {}],
  ["by an attribute on a partner's page", "https://hotel.example/", { affiliateId: "4182" }],
  // The shop's pages name the affiliate by an attribute, too.
  ["by the address of the shop", `${shop}/?affiliateId=4182`, { affiliateId: "4182" }],
])("the 90 days begin anew when the same affiliate is named again: %s", async (_how, address, more) => {
  await visitBefore(60, "https://hotel.example/?ref=4182&campaign=winter");
  const { storeAttribution, services, send } = await page(address, more);
  storeAttribution(services);
  expect(JSON.parse(stored[attributionKey]!)).toMatchObject({ campaign: "winter", until: now + 90 * day });
  expect(send, "the referral was sent by the first visit").not.toHaveBeenCalled();
});

test.each([
  ["on a partner's page", "https://hotel.example/", {}],
  ["on the shop's pages, which name what is stored by an attribute", `${shop}/basket`, { affiliateId: "4182" }],
])("the 90 days go on where nobody is named, %s", async (_where, address, more) => {
  await visitBefore(60, "https://hotel.example/?ref=4182&campaign=winter");
  const { storeAttribution, services } = await page(address, more);
  storeAttribution(services);
  expect(JSON.parse(stored[attributionKey]!)).toMatchObject({ id: "4182", until: now + 30 * day });
});

test("landing page and referrer are those of the visit whose campaign counts", async () => {
  const winter = "https://hotel.example/?ref=4182&campaign=winter";
  const summer = "https://hotel.example/?ref=4182&campaign=summer";
  await visitBefore(60, winter);
  expect(await attribution("https://hotel.example/?ref=4182")).toMatchObject({
    campaign: "winter",
    landingPage: winter,
  });
  const { storeAttribution, attributionOf, services, send } = await page(summer);
  expect(attributionOf(services)).toMatchObject({ campaign: "summer", landingPage: summer });
  storeAttribution(services);
  expect(JSON.parse(stored[attributionKey]!)).toMatchObject({ campaign: "summer", landingPage: summer });
  expect(send).toHaveBeenCalledOnce();
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
