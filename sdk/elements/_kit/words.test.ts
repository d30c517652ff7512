import { expect, test } from "vitest";
import { activateLocale, newWords } from "./words.ts";

test("puts no line break into an amount within a message", () => {
  const i18n = newWords();
  i18n.load("en", { pay: "Pay {amount} with TWINT" });
  i18n.activate("en");
  expect(i18n.t("pay", { amount: "CHF 1’208.00" })).toBe("Pay CHF\u00a01’208.00 with TWINT");
  expect(i18n.t({ id: "back", message: "{amount} goes back", values: { amount: "CHF 8.00" } })).toBe(
    "CHF\u00a08.00 goes back",
  );
});

test("counts by the rules of the words' language where a locale has no words of its own", async () => {
  const i18n = newWords();
  activateLocale(i18n, "ja_JP");
  i18n.load("en", { reviews: [["count", "plural", { one: ["#", " review"], other: ["#", " reviews"] }]] });
  expect([1, 2].map((count) => i18n.t({ id: "reviews", values: { count } }))).toEqual(["1 review", "2 reviews"]);
});
