import { expect, test } from "vitest";
import { readEnv } from "../env.ts";
import { waysOf } from "./articles.ts";

test("affiliates choose what they show on the search page, in their mode (discovery spec §2, “Affiliate product page”)", () => {
  expect(
    waysOf(readEnv({ CSRF_SECRET: "0123456789abcdef" }), [{ to: "affiliate-products", title: "Choisir" }], "fr_CH"),
  ).toEqual([{ title: "Choisir", url: "/fr-ch/s?affiliate=true" }]);
});
