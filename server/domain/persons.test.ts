import { expect, test } from "vitest";
import type { FrozenLine, FrozenTrip } from "./frozen.ts";
import { countPersons } from "./persons.ts";

const line = (audience: FrozenLine["audience"], persons: number, discountType?: string | null) =>
  ({ audience, discountType, guests: Array.from({ length: persons }, () => []) }) as unknown as FrozenLine;
const trip = {} as FrozenTrip;

test("a dog or a bike on a trip is no person; a guest of an activity is one, whatever the audience", () => {
  expect(countPersons({ trip, lines: [line("adult", 1), line("child", 2), line("any", 1)] })).toBe(3);
  expect(countPersons({ trip, lines: [line("any", 1)] })).toBe(0);
  expect(countPersons({ lines: [line("adult", 1), line("any", 2)] })).toBe(3);
});

test("a traveller of a trip whose ticket is for any audience counts; the kind of ticket tells, not the audience", () => {
  const lines = [line("any", 2, "group"), line("any", 1, null), line("any", 1, "dog"), line("any", 1, "bike")];
  expect(countPersons({ trip, lines })).toBe(3);
});
