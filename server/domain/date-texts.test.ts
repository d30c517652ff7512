/** The table of contracts/dates-in-words.cases.ts; the elements' dates have the same test. */
import { expect, test } from "vitest";
import { dateInWordsCases } from "../../sdk/contracts/dates-in-words.cases.ts";
import { dateText, timeText } from "./date-texts.ts";

test.each(dateInWordsCases)("in %s, %s is %s and its time", (locale, startsAt, words) => {
  expect(dateText(locale, startsAt)).toBe(words);
  expect(timeText(locale, startsAt)).toBe(startsAt.slice(11, 16));
});
