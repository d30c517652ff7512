import { expect, test } from "vitest";
import { coveredNames, type Sides } from "./covered-names.ts";

const box = (left: number, top: number, width: number, height: number): Sides => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
});
/** A ring of 48 px with its centre there, and a name of 80 by 16 px below. */
const mark = (x: number, y: number) => ({ ring: box(x - 24, y - 24, 48, 48), name: box(x - 40, y + 26, 80, 16) });

test("a name on another mark's ring is covered, whichever mark comes first", () => {
  expect(coveredNames([mark(100, 100), mark(110, 150)])).toEqual([true, false]);
  expect(coveredNames([mark(110, 150), mark(100, 100)])).toEqual([false, true]);
});

test("of two names on each other the first is shown", () => {
  expect(coveredNames([mark(100, 100), mark(170, 100)])).toEqual([false, true]);
});

test("a covered name covers none", () => {
  const [first, second, third] = [mark(100, 100), mark(170, 100), mark(240, 100)];
  expect(coveredNames([first, second, third])).toEqual([false, true, false]);
});

test("names beside each other are all shown", () => {
  expect(coveredNames([mark(100, 100), mark(200, 100), mark(100, 180)])).toEqual([false, false, false]);
});
