import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, test } from "vitest";

test("the applications in TypeScript type-check against the npm package's types", () => {
  const { stdout } = spawnSync(resolve("node_modules/.bin/tsc"), ["-p", import.meta.dirname], { encoding: "utf8" });
  expect(stdout).toBe("");
}, 60_000);
