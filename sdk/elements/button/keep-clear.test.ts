import { expect, test } from "vitest";
import { liftOver, liftsOf } from "./keep-clear.ts";

/** A button of 56 px above the foot of a window of 360 × 800 px. */
const button = { top: 728, bottom: 784, left: 200, right: 344 };
const bar = (top: number, bottom: number, left = 0, right = 360) => ({ top, bottom, left, right });

test.each([
  ["no bar", [], 0],
  ["a bar at the window's foot", [bar(720, 800)], 76],
  ["a bar that ends above it", [bar(600, 716)], 0],
  ["a bar that ends too near above it", [bar(600, 717)], 196],
  ["a bar beside it", [bar(720, 800, 0, 200)], 0],
  ["an empty bar", [bar(760, 760)], 0],
  ["two bars, one above the other, in any order", [bar(650, 710), bar(720, 800)], 146],
  ["a second bar with room below it", [bar(500, 600), bar(720, 800)], 76],
  ["a bar as high as the window", [bar(0, 800)], 0],
])("with %s the button is lifted as far as it takes", (_, bars, lift) => {
  expect(liftOver(button, bars)).toBe(lift);
});

test("buttons in one place stand one above the other, above the bars", () => {
  expect(liftsOf([button, button, button], [])).toEqual([0, 68, 136]);
  expect(liftsOf([button, button], [bar(720, 800)])).toEqual([76, 144]);
  expect(liftsOf([button, button], [bar(650, 716)])).toEqual([0, 146]);
});

test("a button stays beside one of the other edge, and takes no room while it is hidden", () => {
  expect(liftsOf([{ ...button, left: 24, right: 180 }, button], [])).toEqual([0, 0]);
  expect(liftsOf([{ top: 0, bottom: 0, left: 0, right: 0 }, button], [])).toEqual([0, 0]);
});
