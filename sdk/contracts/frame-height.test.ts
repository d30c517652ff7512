import { expect, test } from "vitest";
import { frameHeightOf } from "./frame-height.ts";

test("a height is taken of the shop's message alone, in whole pixels, up to a limit", () => {
  expect(frameHeightOf({ type: "gipfel-height", height: 812.4 })).toBe(813);
  expect(frameHeightOf({ type: "gipfel-height", height: 1e9 })).toBe(20_000);
  for (const data of [
    null,
    "gipfel-height",
    { type: "gipfel-height" },
    { type: "gipfel-height", height: "812" },
    { type: "gipfel-height", height: -1 },
    { type: "gipfel-height", height: Number.NaN },
    { type: "resize", height: 812 },
  ])
    expect(frameHeightOf(data)).toBeNull();
});
