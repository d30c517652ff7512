import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** Memory of the server after a collection (bytes). */
export interface Memory {
  readonly heap: number;
  /** Buffers beside the heap. */
  readonly external: number;
  /** All that the process has from the system, its threads included. */
  readonly resident: number;
}

/** The shop as `npm start` runs it, with the demo's catalogue, on a data folder of its own. */
export interface RunningShop {
  /** `http://localhost:…`, as its pages name themselves. */
  readonly origin: string;
  readonly dataDir: string;
  /** Collects, then measures. */
  memory(): Promise<Memory>;
  /** The most that the process has had from the system so far (bytes), its threads included. */
  peak(): Promise<number>;
  /** Processor time that it has taken so far (ms), its threads included. */
  processor(): Promise<number>;
  /** Processor time of its main thread alone (ms). */
  mainThread(): Promise<number>;
  stop(): Promise<void>;
}

const main = fileURLToPath(new URL("../../server/main.ts", import.meta.url));
const reporter = new URL("report.ts", import.meta.url).href;
const readyWithin = 120_000;

/** Starts it and waits until it is ready; on one core alone where one is named. */
export async function openShop({
  core,
  settings = {},
}: { core?: number; settings?: Record<string, string> } = {}): Promise<RunningShop> {
  const dataDir = mkdtempSync(join(tmpdir(), "gipfel-bench-"));
  const [port, demoPort] = [await freePort(), await freePort()];
  const command = [
    process.execPath,
    "--disable-warning=ExperimentalWarning",
    "--expose-gc",
    "--import",
    reporter,
    main,
  ];
  const [program = "", ...args] = core === undefined ? command : ["taskset", "--cpu-list", String(core), ...command];
  const child = spawn(program, args, {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: {
      ...process.env,
      RATE_LIMIT: "1000000000",
      LOG_LEVEL: "error",
      DEMO: "true",
      PORT: String(port),
      DEMO_PORT: String(demoPort),
      DATA_DIR: dataDir,
      ...settings,
    },
  });
  const origin = `http://localhost:${port}`;
  const until = performance.now() + readyWithin;
  while (
    !(await fetch(`${origin}/readyz`).then(
      async (answer) => (await answer.arrayBuffer(), answer.ok),
      () => false,
    ))
  ) {
    if (performance.now() > until || child.exitCode !== null) throw new Error("the shop did not get ready");
    await wait(100);
  }
  async function ask<Answer>(what: "memory" | "peak" | "processor" | "mainThread"): Promise<Answer> {
    const answered = once(child, "message");
    child.send(what);
    return (await answered)[0] as Answer;
  }
  return {
    origin,
    dataDir,
    memory: () => ask("memory"),
    peak: () => ask("peak"),
    processor: () => ask("processor"),
    mainThread: () => ask("mainThread"),
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A port that nobody has now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
