import { expect, test } from "vitest";
import type { FrozenLine, FrozenTrip } from "./frozen.ts";
import { countPersons } from "./persons.ts";

const line = (audience: FrozenLine["audience"], persons: number) =>
  ({ audience, guests: Array.from({ length: persons }, () => []) }) as unknown as FrozenLine;
const trip = {} as FrozenTrip;

test("a dog or a bike on a trip is no person; a guest of an activity is one, whatever the audience", () => {
  expect(countPersons({ trip, lines: [line("adult", 1), line("child", 2), line("any", 1)] })).toBe(3);
  expect(countPersons({ trip, lines: [line("any", 1)] })).toBe(0);
  expect(countPersons({ lines: [line("adult", 1), line("any", 2)] })).toBe(3);
});
