import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readEnv, Settings } from "./env.ts";
import { WrongSetting } from "./settings/wrong-setting.ts";

test.each([
  ["PORT", "many", "a port number is wanted"],
  ["PUBLIC_ORIGIN", "ftp://shop.example", "an address such as https://shop.example is wanted"],
  ["PUBLIC_ORIGIN", "javascript:alert(1)", "an address such as https://shop.example is wanted"],
  ["NODE_ENV", "prod", "development or production is wanted"],
  ["MAIL_FROM", "Gipfel", "an address is wanted, such as Gipfel <booking@shop.example>"],
  ["SERVICE_FEE", "99999999999999999999", "an amount in Rappen is wanted"],
  ["VAT_RATE", "8.1", "basis points such as 810 are wanted"],
  ["SERVICE_FEE_VAT_RATE", "8100", "at most 2500 basis points are wanted"],
  ["RATE_LIMIT", "0", "at least 1 is wanted"],
  ["TEAM_LOCALE", "de", "one of de_CH, en_CH, fr_CH, it_CH is wanted"],
  ["DEMO", "yes", "true or false is wanted"],
  ["LOG_LEVEL", "loud", "one of trace, debug, info, warn, error, fatal, silent is wanted"],
])("a wrong setting is one line that names it: %s=%s", (name, value, wanted) => {
  expect(() => readEnv({ [name]: value })).toThrow(
    `[gipfel] ${name}=${JSON.stringify(value)} can't be used: ${wanted}.`,
  );
});

test("a data folder that can't be one is a line too", () => {
  const DATA_DIR = join(mkdtempSync(join(tmpdir(), "gipfel-env-")), "file");
  writeFileSync(DATA_DIR, "");
  expect(() => readEnv({ DATA_DIR })).toThrow(WrongSetting);
});

test("a secret of which a full disk has left nothing is refused: everybody knows it", () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "gipfel-env-"));
  writeFileSync(join(DATA_DIR, "csrf-secret"), "");
  expect(() => readEnv({ DATA_DIR })).toThrow(/csrf-secret is not whole/);
});

test("the secret is made once and kept in the data folder", () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "gipfel-env-"));
  const first = readEnv({ DATA_DIR });
  expect(first.CSRF_SECRET.length).toBeGreaterThan(40);
  expect(readEnv({ DATA_DIR }).CSRF_SECRET).toBe(first.CSRF_SECRET);
  expect(readdirSync(DATA_DIR)).toEqual(["csrf-secret"]);
  expect(statSync(join(DATA_DIR, "csrf-secret")).mode & 0o777).toBe(0o600);
  expect(first.PUBLIC_ORIGIN).toBe("http://localhost:4000");
});

test("a partner's demo pages are shown in production only where somebody says so", () => {
  const demoPort = (source: Record<string, string | undefined>) =>
    readEnv({ CSRF_SECRET: "a secret for tests", ...source }).DEMO_PORT;
  expect(
    [{}, { NODE_ENV: "production" }, { NODE_ENV: "production", DEMO_PORT: "4001" }, { DEMO_PORT: "4351" }].map(
      (source) => demoPort(source),
    ),
  ).toEqual([4001, null, 4001, 4351]);
});

test("the demo's catalogue is imported in development, and in production only where somebody says so", () => {
  const demo = (source: Record<string, string | undefined>) =>
    readEnv({ CSRF_SECRET: "a secret for tests", ...source }).DEMO;
  expect(
    [{}, { DEMO: "false" }, { NODE_ENV: "production" }, { NODE_ENV: "production", DEMO: "true" }].map((source) =>
      demo(source),
    ),
  ).toEqual([true, false, false, true]);
});

describe("the README's table of settings", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const rows = [...readme.slice(readme.indexOf("## Settings")).matchAll(/^\| (`[A-Z].*?) \| (.*?) ?\|/gm)].map(
    ([, names, standard]) => ({
      names: [...names!.matchAll(/`(\w+)`/g)].map(([, name]) => name!),
      standard: standard!.replaceAll("`", ""),
    }),
  );

  test("names every setting once, and none that there isn't", () => {
    expect(rows.flatMap(({ names }) => names).toSorted()).toEqual(Object.keys(Settings.entries).toSorted());
  });

  test.each(
    Object.entries(Settings.entries).flatMap(([name, { default: standard }]) =>
      standard ? [[name, standard] as const] : [],
    ),
  )("says that %s is %s where it isn't set", (name, standard) => {
    expect(rows.find(({ names }) => names.includes(name))?.standard).toBe(standard);
  });
});
