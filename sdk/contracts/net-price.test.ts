import { expect, test } from "vitest";
import { money } from "./money.ts";
import { areNet } from "./net-price.ts";

const ticket = (net: number | null) => ({ distributorNetPrice: net === null ? null : money(net) });

test.each([
  ["a contract has the price of each", [ticket(4300), ticket(2500)], true],
  ["what has none costs nothing", [ticket(4300), ticket(0)], true],
  ["it has the price of some only", [ticket(4300), ticket(null)], false],
  ["it has none", [ticket(null)], false],
])("[R18] prices are named net: %s", (_, categories, isNet) => {
  expect(areNet(categories)).toBe(isNet);
});
