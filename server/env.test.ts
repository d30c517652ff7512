import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readEnv } from "./env.ts";

test("a wrong setting is one line that names it", () => {
  expect(() => readEnv({ PORT: "many" })).toThrow('[gipfel] PORT="many" can\'t be used: a port number is wanted.');
});

test("the secret is made once and kept in the data folder", () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "gipfel-env-"));
  const first = readEnv({ DATA_DIR });
  expect(first.CSRF_SECRET.length).toBeGreaterThan(40);
  expect(readEnv({ DATA_DIR }).CSRF_SECRET).toBe(first.CSRF_SECRET);
  expect(first.PUBLIC_ORIGIN).toBe("http://localhost:4000");
});
