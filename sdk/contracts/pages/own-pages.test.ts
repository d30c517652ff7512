import { expect, test } from "vitest";
import { ownPages } from "./own-pages.ts";

test.each([
  "/",
  "/warenkorb",
  "/fr-ch/panier/",
  "/activity/501-boat",
  "/activity/501-boat?date=2026-12-01#reviews",
  "/l/101-st.-moritz",
  "/s?s=a.b",
  "/shopping",
  "/developers",
  "/sdks/x",
  "/account/bookings",
  "/travel-guide/winter#top.of",
  "http://localhost:4310/warenkorb",
  "https://shop.example/fr-ch/activity/1-x",
])("%s is shown without loading a document", (href) => {
  expect(ownPages.test(href)).toBe(true);
});

test.each([
  "/api/openapi.json",
  "/api",
  "/sdk/v1/gipfel.js",
  "/shop/icon.svg",
  "/images/boat.webp",
  "/dev/mail",
  "/providers/sandbox/pay/1",
  "/newsletter/confirm/1",
  "/basket-reminder/forget",
  "/metrics",
  "/healthz",
  "/readyz",
  "/robots.txt",
  "/sitemap-fr-ch.xml",
  "/api/tickets/1.pdf?token=x",
  "https://shop.example/api/csrf-token/",
  "mailto:hello@gipfel.example",
  "tel:+41",
])("%s is the browser's own matter", (href) => {
  expect(ownPages.test(href)).toBe(false);
});
