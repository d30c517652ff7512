import { expect, test } from "vitest";
import { hour } from "../clock.ts";
import { limitForms } from "./form-limit.ts";

const clock = { ms: 0, now: () => clock.ms };
/** How many of some forms get through. */
function through(addresses: readonly string[]): number {
  const limit = limitForms(clock);
  return addresses.filter((address) => {
    try {
      limit(address);
      return true;
    } catch {
      return false;
    }
  }).length;
}

test("ten forms an hour come from one address, and neighbours don't take each other's", () => {
  expect(through(Array.from({ length: 12 }, () => "192.0.2.1"))).toBe(10);
  expect(through(Array.from({ length: 12 }, (_, index) => `192.0.2.${index}`))).toBe(12);
  expect(through(Array.from({ length: 12 }, (_, index) => `::ffff:192.0.2.${index}`))).toBe(12);
});

test("who has a whole network of IPv6 addresses is one sender", () => {
  expect(through(Array.from({ length: 12 }, (_, index) => `2001:db8:1:${index}::${index}`))).toBe(10);
});

test("an hour later they may send again", () => {
  const limit = limitForms(clock);
  for (let time = 0; time < 10; time++) limit("192.0.2.1");
  expect(() => limit("192.0.2.1")).toThrow("try again in an hour");
  clock.ms += hour;
  expect(() => limit("192.0.2.1")).not.toThrow();
});
