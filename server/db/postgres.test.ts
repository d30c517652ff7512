import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

/** What a run of tests does, without vitest. */
const failedRun = `
  const { startPostgres } = await import(${JSON.stringify(new URL("postgres.ts", import.meta.url).href)});
  const postgres = await startPostgres({ durable: false });
  process.exitCode = 3;
  await postgres?.stop();
`;

test("a failed run exits with its own code, although PostgreSQL's package exits with 0", async () => {
  const run = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", "--input-type=module", "--eval", failedRun],
    { stdio: "ignore" },
  );
  expect((await once(run, "exit"))[0]).toBe(3);
});
