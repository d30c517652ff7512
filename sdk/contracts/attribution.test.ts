import { expect, test } from "vitest";
import { affiliateIn, arrivalAt, attributionToStore, namedAt, storedAttribution } from "./attribution.ts";

const day = 86_400_000;
const now = Date.parse("2026-11-21T10:00:00Z");

test.each([
  ["https://shop.example/?ref=1234", "1234"],
  ["https://shop.example/fr-ch?affiliateid=hotel-post", "hotel-post"],
  ["https://shop.example/activity/104?affiliateId=77&date=2026-12-01", "77"],
  ["https://shop.example/l/1010-interlaken#1234", "1234"],
  ["https://shop.example/#123456789", "123456789"],
  ["https://shop.example/?affiliateId=9&ref=agent-5004", "agent-5004"],
])("%s names an affiliate (discovery spec §2, “Affiliate landing”)", (address, id) => {
  expect(affiliateIn(address)).toBe(id);
});

test.each([
  "https://shop.example/",
  "https://shop.example/#reviews",
  "https://shop.example/#12ab",
  "https://shop.example/faq#3",
  "https://shop.example/#0123",
  "https://shop.example/#1234567890",
  "https://shop.example/?ref=%3Cscript%3E",
  "https://shop.example/?ref=",
])("%s names no affiliate", (address) => {
  expect(affiliateIn(address)).toBeNull();
});

test("stores an attribution for 90 days", () => {
  const attribution = {
    id: "1234",
    landingPage: "https://shop.example/?ref=1234",
    referrer: "https://news.example/",
    campaign: "winter",
    widget: "booking",
  };
  const text = attributionToStore(attribution, now);
  expect(storedAttribution(text, now + 90 * day - 1)).toEqual(attribution);
  expect(storedAttribution(text, now + 90 * day)).toBeNull();
});

test("reads campaign and widget of an address that names an affiliate, and nothing that doesn't fit", () => {
  expect(namedAt("https://shop.example/?ref=7&campaign=winter-26&affiliateWidget=iframe")).toEqual({
    id: "7",
    campaign: "winter-26",
    widget: "iframe",
  });
  expect(namedAt("https://shop.example/?ref=7&campaign=a%20b&affiliateWidget=%3Cb%3E")).toEqual({
    id: "7",
    campaign: "",
    widget: "",
  });
  expect(namedAt("https://shop.example/?campaign=winter")).toBeNull();
  const old = JSON.stringify({ id: "7", landingPage: "https://shop.example/", referrer: "", until: now + day });
  expect(storedAttribution(old, now)).toMatchObject({ id: "7", campaign: "", widget: "" });
});

test.each([null, "", "1234", "1234 and more", "null", "{}", '{"id":7,"until":9e15}'])(
  "ignores the stored text %j",
  (text) => {
    expect(storedAttribution(text, now)).toBeNull();
  },
);

test("adds to a link how the visitor came to the partner's page", () => {
  const link =
    "https://shop.example/?affiliateId=7&affiliateLandingPage=https%3A%2F%2Fblog.example%2Falps&affiliateReferrer=https%3A%2F%2Fnews.example%2F";
  expect(arrivalAt(link, "https://blog.example/alps")).toEqual({
    landingPage: "https://blog.example/alps",
    referrer: "https://news.example/",
  });
  // Whoever opened the partner's page by themselves was sent by nobody: the partner's own page isn't who sent them
  // there.
  expect(arrivalAt(link.replace(/&affiliateReferrer.*/, ""), "https://blog.example/alps").referrer).toBe("");
  expect(arrivalAt("https://shop.example/?ref=7", "https://blog.example/")).toEqual({
    landingPage: "https://shop.example/?ref=7",
    referrer: "https://blog.example/",
  });
});
