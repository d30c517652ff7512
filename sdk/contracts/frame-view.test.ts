import { expect, test } from "vitest";
import { frameRevealOf, frameViewOf } from "./frame-view.ts";

test("the part in sight is taken of the message of frame.js alone, in lengths that can be", () => {
  const view = { type: "gipfel-view", top: 1200, height: 640, window: 740 };
  expect(frameViewOf(view)).toEqual(view);
  for (const data of [
    null,
    "gipfel-view",
    { ...view, type: "gipfel-height" },
    { ...view, top: "1200" },
    { ...view, top: -1 },
    { ...view, height: Number.NaN },
    { ...view, window: Number.POSITIVE_INFINITY },
    { type: "gipfel-view", top: 0, height: 640 },
  ])
    expect(frameViewOf(data)).toBeNull();
});

test("the edges of a dialog are taken of the shop's message alone, in lengths that can be", () => {
  const edges = { type: "gipfel-reveal", top: 1200, height: 640 };
  expect(frameRevealOf(edges)).toEqual(edges);
  for (const data of [null, { ...edges, type: "gipfel-view" }, { ...edges, top: -1 }, { ...edges, height: "640" }])
    expect(frameRevealOf(data)).toBeNull();
});
