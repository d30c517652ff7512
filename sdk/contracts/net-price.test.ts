import { expect, test } from "vitest";
import { money } from "./money.ts";
import { areNet } from "./net-price.ts";

const ticket = (price: number, net: number | null = null) => ({
  price: money(price),
  distributorNetPrice: net === null ? null : money(net),
});

test.each([
  ["a contract has the price of each", [ticket(5000, 4300), ticket(3000, 2500)], true],
  ["what has none costs nothing", [ticket(5000, 4300), ticket(0)], true],
  ["it has the price of some only", [ticket(5000, 4300), ticket(3000)], false],
  ["it has none", [ticket(5000)], false],
  ["all tickets are free", [ticket(0)], false],
  ["there is none", [], false],
])("[R18] prices are named net: %s", (_, categories, isNet) => {
  expect(areNet(categories)).toBe(isNet);
});
