import { expect, test } from "vitest";
import { lineOf } from "./line.ts";

test("a train's letter alone is its product and no number; a bus's is its line", () => {
  expect(lineOf("R", "", "", "TRAIN")).toEqual({ name: "R", product: "R", numbers: [] });
  expect(lineOf("PE", "", "", "MOUNTAIN_TRAIN")).toEqual({ name: "PE", product: "PE", numbers: [] });
  expect(lineOf("A", "", "B", "BUS")).toEqual({ name: "A", product: "B", numbers: ["A"] });
  expect(lineOf("S8", "", "", "TRAIN")).toEqual({ name: "S 8", product: "S", numbers: ["8"] });
});
