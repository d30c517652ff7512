import { expect, test } from "vitest";
import { releaseMemory } from "./release-memory.ts";

test("memory that nothing uses any more goes back to the system", () => {
  let garbage = Array.from({ length: 1_000_000 }, (_, index) => ({ index }));
  const before = process.memoryUsage().heapTotal;
  expect(garbage).toHaveLength(1_000_000);
  garbage = [];
  releaseMemory();
  expect(process.memoryUsage().heapTotal).toBeLessThan(before - 20_000_000);
});
