import { expect, test } from "vitest";
import { waysOf } from "./articles.ts";

test("affiliates choose what they show on the search page, in their mode (discovery spec §2, “Affiliate product page”)", () => {
  expect(waysOf([{ to: "affiliate-products", title: "Choisir" }], "fr_CH")).toEqual([
    { title: "Choisir", url: "/fr-ch/s?affiliate=true" },
  ]);
});
