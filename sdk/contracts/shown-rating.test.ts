import { expect, test } from "vitest";
import { shownRating } from "./shown-rating.ts";

test("a card shows a rating from 4 on", () => {
  expect(shownRating({ average_rating: 4 })).toEqual({ average_rating: 4 });
  expect(shownRating({ average_rating: 3.99 })).toBeNull();
  expect(shownRating(null)).toBeNull();
});
