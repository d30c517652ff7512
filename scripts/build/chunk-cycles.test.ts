import { expect, test } from "vitest";
import { refuseCycles } from "./chunk-cycles.ts";

const output = (imports: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(imports).map(([fileName, imports]) => ({ type: "chunk", fileName, imports })) as unknown as Parameters<
    typeof refuseCycles
  >[0];

test("chunks that import each other are named in their order", () => {
  expect(() => refuseCycles(output({ kit: [], list: ["kit", "listing"], listing: ["list"] }))).toThrow(
    "list → listing → list",
  );
});

test("chunks that share others are no circle", () => {
  expect(() => refuseCycles(output({ kit: [], list: ["kit"], listing: ["list", "kit"] }))).not.toThrow();
});
