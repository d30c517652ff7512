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

test("a run that has failed says so, though PostgreSQL's package would end it as one that has not", async () => {
  const run = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", "--input-type=module", "--eval", failedRun],
    { stdio: "ignore" },
  );
  expect((await once(run, "exit"))[0]).toBe(3);
});
