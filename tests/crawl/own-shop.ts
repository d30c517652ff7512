import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Problem } from "./problem.ts";

/** The origin that its pages name, as in production: not where it answers. */
const origin = "https://shop.example";
const entry = fileURLToPath(new URL("../../server/main.ts", import.meta.url));
/** The first start loads the catalogue (ms). */
const startsWithin = 120_000;
const askEvery = 200;

/** A fresh shop of the crawl's own. */
export interface OwnShop {
  readonly base: string;
  /** Elements that it could not render so far. */
  readonly problems: readonly Problem[];
  /** Ends it, and takes its data away. */
  close(): Promise<void>;
}

/**
 * Starts the real server as in production: a free port, an empty database in a temporary folder. Throws where it
 * doesn't come up.
 */
export async function openOwnShop(): Promise<OwnShop> {
  const folder = mkdtempSync(join(tmpdir(), "gipfel-crawl-"));
  const port = await freePort();
  const server = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", entry], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      DEMO: "true",
      PAYMENT: "sandbox",
      STRIPE_SECRET_KEY: "",
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      DATA_DIR: folder,
      DATABASE_URL: "",
      DEMO_PORT: "",
      RATE_LIMIT: "1000000",
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const problems: Problem[] = [];
  createInterface({ input: server.stderr }).on("line", (line) => {
    console.error(line);
    const problem = notRendered(line);
    if (problem) problems.push(problem);
  });
  const end = () => server.kill();
  process.once("exit", end);
  const close = async () => {
    process.off("exit", end);
    if (!hasEnded(server)) await Promise.all([once(server, "exit"), server.kill()]);
    rmSync(folder, { recursive: true, force: true });
  };
  const base = `http://127.0.0.1:${port}`;
  if (await comesUp(server, base)) return { base, problems, close };
  await close();
  throw new Error("The shop doesn't come up; the lines above say why.");
}

/** What a line of the server's log says about an element that was left to the browser; null for other lines. */
function notRendered(line: string): Problem | null {
  if (!line.includes('"msg":"an element was left to the browser"')) return null;
  const { tag, address, err } = JSON.parse(line) as { tag: string; address: string; err: { message: string } };
  return {
    kind: `${tag} is not rendered`,
    path: new URL(address).pathname + new URL(address).search,
    detail: err.message,
  };
}

async function comesUp(server: ChildProcess, base: string): Promise<boolean> {
  const until = Date.now() + startsWithin;
  while (Date.now() < until && !hasEnded(server)) {
    const answer = await fetch(`${base}/readyz`).catch(() => null);
    if (answer?.ok) return true;
    await wait(askEvery);
  }
  return false;
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
