import { expect, test } from "vitest";
import type { DiscoveryActor } from "../../elements/_kit/record.ts";
import { chosenOrder, setGivenOrder } from "./given-order.ts";

const newActor = () => ({}) as DiscoveryActor;

test("an order that attributes say is no choice, another one is", () => {
  const actor = newActor();
  setGivenOrder(actor, { sort: "popularityDesc", search: "boat" });
  expect(chosenOrder(actor, { sort: "popularityDesc", search: "boat" })).toEqual({});
  expect(chosenOrder(actor, { sort: "priceAsc", search: "" })).toEqual({ sort: "priceAsc", search: "" });
});

test("of a group without an order every one is a choice", () => {
  expect(chosenOrder(newActor(), { sort: "relevance", search: "" })).toEqual({ sort: "relevance", search: "" });
});
