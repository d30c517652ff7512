import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const project = join(import.meta.dirname, "..");
/** No server listens at this database's address: the start ends after the settings are read. */
const settings = {
  PATH: process.env["PATH"],
  NODE_ENV: "production",
  PAYMENT: "sandbox",
  CSRF_SECRET: "a secret for tests",
  DATABASE_URL: "postgres://127.0.0.1:1/nothing",
};
/** A process on a busy machine takes its time (ms). */
const longestRun = 120_000;

const start = ["server/main.ts"];
const build = ["node_modules/vite/bin/vite.js", "build"];

/** Runs a command of a project until it ends. */
async function run(folder: string, command: readonly string[], more: Record<string, string> = {}) {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...command], {
    cwd: folder,
    env: { ...settings, DATA_DIR: mkdtempSync(join(tmpdir(), "gipfel-start-")), ...more },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.on("data", (part: Buffer) => (errors += part.toString()));
  const code = await new Promise<number | null>((ended) => child.once("close", ended));
  return { code, lines: errors.trim().split("\n") };
}

test(
  "a start in production warns with a line of the log for each setting at the demonstration's default",
  async () => {
    const own = { OPERATOR_NAME: "Berge AG", HELP_URL: "https://help.shop.example" };
    const { code, lines } = await run(project, start, own);
    const warned = lines.flatMap((line) => /"setting":"(\w+)"/.exec(line)?.[1] ?? []);
    expect(warned).toContain("VOUCHER_SHOPS");
    for (const name of Object.keys(own)) expect(warned).not.toContain(name);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      level: 40,
      setting: "OPERATOR_STREET",
      msg: "a setting is left at the demonstration's default",
    });
    expect(code).toBe(1);
  },
  longestRun,
);

describe("a text that can't be read ends the command with one line and code 1", () => {
  const copy = mkdtempSync(join(tmpdir(), "gipfel-copy-"));
  const folders = ["server", "sdk", "host-site", "content", "locales", "scripts"];
  const files = ["package.json", "package-lock.json", "vite.config.ts", "lingui.config.ts", "tsconfig.json"];
  beforeAll(() => {
    for (const part of [...folders, ...files]) cpSync(join(project, part), join(copy, part), { recursive: true });
    symlinkSync(join(project, "node_modules"), join(copy, "node_modules"));
  });
  afterAll(() => rmSync(copy, { recursive: true }));

  const text = "content/texts/imprint/de.md";
  const catalogue = "locales/de/host-site/shell.po";

  test.each([
    { name: "the start", command: start, broken: text },
    { name: "the start", command: start, broken: catalogue },
    { name: "the build", command: build, broken: text },
    { name: "the build", command: build, broken: catalogue },
  ])(
    "$name, for $broken",
    async ({ command, broken }) => {
      const file = join(copy, broken);
      const before = readFileSync(file, "utf8");
      const [first, , ...rest] = before.split("\n");
      writeFileSync(file, [first, 'title: "not closed', ...rest].join("\n"));
      const { code, lines } = await run(copy, command);
      writeFileSync(file, before);
      expect({ code, lines }).toEqual({ code: 1, lines: [expect.stringMatching(/^\[gipfel\] \S+:\d+: ./)] });
      expect(lines[0]).toContain(`[gipfel] ${broken}:`);
      if (broken === catalogue) expect(lines[0]).toContain(`${broken}:2: `);
    },
    longestRun,
  );
});
