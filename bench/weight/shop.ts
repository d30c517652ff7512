import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AddressInfo } from "node:net";

export interface Shop {
  /** The built files and the given pages, in front of the server. */
  readonly origin: string;
  /** The server itself, with the shop's own pages. */
  readonly server: string;
  close(): Promise<void>;
}

/**
 * The built files and pages by their paths, in front of the real server's API. The server has a folder of its own,
 * which goes with it.
 */
export async function openShop(built: string, pages: Readonly<Record<string, string>>): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), "gipfel-weight-"));
  const port = await freePort();
  const child = spawn(process.execPath, ["server/main.ts"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      DEMO_PORT: String(await freePort()),
      DATA_DIR: folder,
      LOG_LEVEL: "error",
    },
  });
  const server = createServer((incoming, answer) => serve(built, pages, port, incoming, answer)).listen(0);
  const close = async () => {
    server.close();
    if (child.exitCode === null) {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  await ready(child, port).catch(async (cause: unknown) => {
    await close();
    throw cause;
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    server: `http://localhost:${port}`,
    close,
  };
}

function serve(
  built: string,
  pages: Readonly<Record<string, string>>,
  port: number,
  incoming: IncomingMessage,
  answer: ServerResponse,
) {
  const path = new URL(incoming.url ?? "/", "http://x").pathname;
  const file = `${built}/${path.replace("/sdk/v1/", "")}`;
  if (Object.hasOwn(pages, path)) answer.setHeader("content-type", "text/html").end(pages[path]);
  else if (path.startsWith("/sdk/v1/") && existsSync(file))
    answer.setHeader("content-type", file.endsWith(".css") ? "text/css" : "text/javascript").end(readFileSync(file));
  else {
    const headers = { ...incoming.headers, host: `localhost:${port}` };
    incoming.pipe(
      request({ port, path: incoming.url, method: incoming.method, headers }, (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      }).on("error", () => answer.writeHead(502).end()),
    );
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** How long (ms) a server may take that imports the demo first: a busy machine needs minutes. */
const readyWithin = 300_000;

/** Waits until the server says that it is ready; its end, or none of it in time, is an error. */
async function ready(child: ChildProcess, port: number): Promise<void> {
  const until = Date.now() + readyWithin;
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("The server did not get ready.");
}
