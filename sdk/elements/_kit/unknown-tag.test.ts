import { expect, test } from "vitest";
import { similarTag } from "./unknown-tag.ts";

const known = ["activity", "basket", "booking", "button", "checkout", "listing", "map", "reviews", "search"];

test.each([
  ["bookings", "booking"],
  ["buton", "button"],
  ["activitiy", "activity"],
  ["list", "listing"],
  ["booking-widget", "booking"],
  ["maps", "map"],
])("suggests for %s the tag %s", (name, suggested) => {
  expect(similarTag(name, known)).toBe(suggested);
});

test.each(["hotelcard", "similar", "chat", "cart", "b", ""])(
  "suggests no tag for %s, which is similar to none",
  (name) => {
    expect(similarTag(name, known)).toBeUndefined();
  },
);
