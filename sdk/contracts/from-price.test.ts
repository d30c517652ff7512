import { expect, test } from "vitest";
import { leastStartingPrice, shownPrice } from "./from-price.ts";
import { money } from "./money.ts";

test("shows the least adult price, else the least of all", () => {
  expect(shownPrice({ minAdultPrice: money(4900), startingPrice: money(2450) })).toEqual(money(4900));
  expect(shownPrice({ minAdultPrice: null, startingPrice: money(2450) })).toEqual(money(2450));
});

test("shows a free adult price", () => {
  expect(shownPrice({ minAdultPrice: 0, startingPrice: 2450 })).toBe(0);
});

test("shows no price without one, and without a summary", () => {
  expect(shownPrice({ minAdultPrice: null, startingPrice: null })).toBeNull();
  expect(shownPrice(null)).toBeNull();
});

test("offers start at their least price above 0", () => {
  const offers = [money(4900), null, money(0), money(2450)].map((startingPrice) => ({ startingPrice }));
  expect(leastStartingPrice(offers)).toEqual(money(2450));
});

test("offers without a price above 0 have no from-price", () => {
  expect(leastStartingPrice([{ startingPrice: money(0) }, { startingPrice: null }])).toBeNull();
});
