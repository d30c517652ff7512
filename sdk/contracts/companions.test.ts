import { expect, test } from "vitest";
import { beyondAdults, isTraveller } from "./companions.ts";

const tickets = (audience: string, persons: number, mostPerAdult: number | null = null) => ({
  audience,
  label: audience,
  mostPerAdult,
  persons,
});

test("a ticket for any audience is a traveller's, but a dog's and a bike's", () => {
  expect([null, "half_fare", "group"].map(isTraveller)).toEqual([true, true, true]);
  expect(["dog", "bike"].map(isTraveller)).toEqual([false, false]);
});

test("each adult takes so many small children along, those of both classes counted together", () => {
  const small = (persons: number) => tickets("infant", persons, 8);
  expect(beyondAdults([tickets("adult", 1), small(8)])).toBeUndefined();
  expect(beyondAdults([tickets("adult", 1), small(9)])).toMatchObject({ most: 8, adults: 1 });
  expect(beyondAdults([tickets("adult", 1), tickets("senior", 1), small(9)])).toBeUndefined();
  expect(beyondAdults([tickets("adult", 1), small(5), small(4)])?.tickets.persons).toBe(5);
});

test("children without any adult need one, not another one", () => {
  expect(beyondAdults([tickets("child", 1), tickets("infant", 9, 8)])).toBeUndefined();
});
