import { expect, test } from "vitest";
import { newWords } from "./words.ts";

test("puts no line break into an amount within a message", () => {
  const i18n = newWords();
  i18n.load("en", { pay: "Pay {amount} with TWINT" });
  i18n.activate("en");
  expect(i18n.t("pay", { amount: "CHF 1’208.00" })).toBe("Pay CHF\u00a01’208.00 with TWINT");
  expect(i18n.t({ id: "back", message: "{amount} goes back", values: { amount: "CHF 8.00" } })).toBe(
    "CHF\u00a08.00 goes back",
  );
});
