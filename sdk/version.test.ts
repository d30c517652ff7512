import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { version } from "./version.ts";

test("the version is the package's, and has the snippets that partners are given from it on", () => {
  expect(JSON.parse(readFileSync("package.json", "utf8"))).toMatchObject({ version });
  expect(existsSync(`tests/fixtures/snippets/${version}`)).toBe(true);
});
