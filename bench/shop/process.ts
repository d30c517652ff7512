import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

const readyWithin = 60_000;
const lookEvery = 25;

/** A server process on the loopback that can be killed and started again on the same port. */
export interface ServerProcess {
  readonly origin: string;
  /** Of the process that runs now. */
  readonly pid: number | undefined;
  /** Starts it and waits until it is ready. */
  start(): Promise<void>;
  /** `kill -9`. */
  kill(): Promise<void>;
  /** SIGTERM, and waits for its end. */
  stop(): Promise<void>;
}

/** `script` is run by this Node with the settings; it must listen on PORT and answer /readyz. */
export async function serverProcess(
  script: string,
  settings: Record<string, string | undefined>,
): Promise<ServerProcess> {
  const [port, demoPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    RATE_LIMIT: "1000000000",
    LOG_LEVEL: "error",
    ...settings,
    PORT: String(port),
    DEMO_PORT: String(demoPort),
  };
  let child: ChildProcess | undefined;

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }
  return {
    origin,
    get pid() {
      return child?.pid;
    },
    async start() {
      child = spawn(process.execPath, [...process.execArgv, script], { env, stdio: ["ignore", "ignore", "inherit"] });
      const until = performance.now() + readyWithin;
      while (!(await isReady(origin))) {
        if (performance.now() > until || child.exitCode !== null) throw new Error(`${script} did not get ready`);
        await wait(lookEvery);
      }
    },
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
  };
}

async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    async (response) => (await response.arrayBuffer(), response.ok),
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
