import { expect, test } from "vitest";
import { durationsInWords } from "./duration.ts";

test.each([
  ["de-CH", ["45 Min.", "1.5 Std.", "2–3 Std.", "30 Min. – 2 Std.", "2 Tage"]],
  ["en-CH", ["45 mins", "1.5 hrs", "2–3 hrs", "30 mins – 2 hrs", "2 days"]],
  ["fr-CH", ["45 min", "1,5 h", "2–3 h", "30 min – 2 h", "2 jours"]],
  ["it-CH", ["45 min", "1.5 h", "2-3 h", "30 min – 2 h", "2 giorni"]],
])("writes a duration in the short units of %s", (tag, expected) => {
  const durations = [[0.75], [1.5], [2, 2.5, 3], [0.5, 2], [48]].map((hours) =>
    durationsInWords(hours, tag, "all day"),
  );
  expect(durations.map((words) => words.replaceAll(/[\u00A0\u202F]/g, " "))).toEqual(expected);
});

test("writes 24 hours as all day, and nothing without a duration", () => {
  expect(durationsInWords([24], "en-CH", "all day")).toBe("all day");
  expect(durationsInWords([2, 24], "en-CH", "all day")).toBe("2 hrs – all day");
  expect(durationsInWords([24, 72], "en-CH", "all day")).toBe("1–3 days");
  expect(durationsInWords([], "en-CH", "all day")).toBe("");
});
