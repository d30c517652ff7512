import { expect, test } from "vitest";
import { withSteadyHashes } from "./steady-hashes.ts";

const code = (one: string, other: string, build: string) =>
  `import"./kit-${one}.js";import("./kit-${other}.js");import("./kit-${one}.js");"words.de-${build}.js","kit-${one},cart-${other}",100000000000`;

test("two builds that differ in hashes alone have the same text", () => {
  const text = withSteadyHashes(code("B0YzS7WF", "a-_4kLm9", "25f0fedf6847")).text;
  expect(withSteadyHashes(code("QQQQQQQQ", "x1x2x3x4", "e333df33a558")).text).toBe(text);
  expect(text).not.toContain("B0YzS7WF");
});

test("restoring puts back each hash, also of two files of one name", () => {
  const before = code("B0YzS7WF", "a-_4kLm9", "25f0fedf6847");
  const { text, restore } = withSteadyHashes(before);
  expect(text).toHaveLength(before.length);
  expect(restore(text)).toBe(before);
});
