import { expect, test, vi } from "vitest";
import { similarName } from "./similar-name.ts";

const known = ["activity", "basket", "booking", "button", "checkout", "listing", "map", "reviews", "search"];

test.each([
  ["bookings", "booking"],
  ["buton", "button"],
  ["activitiy", "activity"],
  ["list", "listing"],
  ["booking-widget", "booking"],
  ["maps", "map"],
])("suggests for %s the name %s", (name, suggested) => {
  expect(similarName(name, known)).toBe(suggested);
});

test("suggests no name for one of more than 64 characters, without comparing it", () => {
  const letters = vi.spyOn(Math, "min");
  expect(similarName("booking".padEnd(65, "x"), known)).toBeUndefined();
  expect(letters).not.toHaveBeenCalled();
  letters.mockRestore();
});

test.each(["hotelcard", "similar", "chat", "cart", "b", ""])(
  "suggests no name for %s, which is similar to none",
  (name) => {
    expect(similarName(name, known)).toBeUndefined();
  },
);
