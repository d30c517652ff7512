import { expect, test } from "vitest";
import { appAddress, deviceOf, isAndroidPhone, isBannerDue } from "./app.ts";

const pixel =
  "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";
const tablet =
  "Mozilla/5.0 (Linux; Android 16; Pixel Tablet) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";
const mac =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15";

test("the app is offered on Android phones alone", () => {
  expect([pixel, tablet, iphone, mac, ""].map(isAndroidPhone)).toEqual([true, false, false, false, false]);
  expect([pixel, tablet, iphone, mac, ""].map(deviceOf)).toEqual(["android", "android", "ios", "ios", "other"]);
});

test("a closed banner stays away for 30 days", () => {
  const closed = Date.UTC(2026, 10, 21);
  const day = 86_400_000;
  expect(isBannerDue(String(closed), closed + 30 * day - 1)).toBe(false);
  expect(isBannerDue(String(closed), closed + 30 * day)).toBe(true);
});

test("who never closed it, or whose storage holds something else, sees it", () => {
  expect(isBannerDue(null, 0)).toBe(true);
  expect(isBannerDue("yes", 0)).toBe(true);
});

test("the banner opens the app where the page is", () => {
  expect(appAddress("activity/1104", "ch.gipfel.app")).toBe(
    "intent://activity/1104#Intent;scheme=gipfel;package=ch.gipfel.app;end",
  );
});
