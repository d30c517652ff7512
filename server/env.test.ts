import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readEnv, Settings } from "./env.ts";

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

test("a partner's demo pages are shown in production only where somebody says so", () => {
  const demoPort = (source: Record<string, string | undefined>) => readEnv({ CSRF_SECRET: "a secret for tests", ...source }).DEMO_PORT;
  expect([{}, { NODE_ENV: "production" }, { NODE_ENV: "production", DEMO_PORT: "4001" }, { DEMO_PORT: "4351" }].map((source) => demoPort(source))).toEqual([
    4001,
    null,
    4001,
    4351,
  ]);
});

describe("the README's table of settings", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const rows = [...readme.slice(readme.indexOf("## Settings")).matchAll(/^\| (`[A-Z].*?) \| (.*?) ?\|/gm)].map(([, names, standard]) => ({
    names: [...names!.matchAll(/`(\w+)`/g)].map(([, name]) => name!),
    standard: standard!.replaceAll("`", ""),
  }));

  test("names every setting once, and none that there isn't", () => {
    expect(rows.flatMap(({ names }) => names).toSorted()).toEqual(Object.keys(Settings.entries).toSorted());
  });

  test.each(Object.entries(Settings.entries).flatMap(([name, { default: standard }]) => (standard ? [[name, standard] as const] : [])))(
    "says that %s is %s where it isn't set",
    (name, standard) => {
      expect(rows.find(({ names }) => names.includes(name))?.standard).toBe(standard);
    },
  );
});
