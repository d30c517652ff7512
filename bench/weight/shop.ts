import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AddressInfo } from "node:net";

export interface Shop {
  readonly origin: string;
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
  const server = createServer((asked, answer) => serve(built, pages, port, asked, answer)).listen(0);
  await ready(child, port);
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function serve(
  built: string,
  pages: Readonly<Record<string, string>>,
  port: number,
  asked: IncomingMessage,
  answer: ServerResponse,
) {
  const path = new URL(asked.url ?? "/", "http://x").pathname;
  const file = `${built}/${path.replace("/sdk/v1/", "")}`;
  if (Object.hasOwn(pages, path)) answer.setHeader("content-type", "text/html").end(pages[path]);
  else if (path.startsWith("/sdk/v1/") && existsSync(file))
    answer.setHeader("content-type", file.endsWith(".css") ? "text/css" : "text/javascript").end(readFileSync(file));
  else {
    const headers = { ...asked.headers, host: `localhost:${port}` };
    asked.pipe(
      request({ port, path: asked.url, method: asked.method, headers }, (reply) => {
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

/** Waits until the server says that it is ready; its end, or a minute, is an error. */
async function ready(child: ChildProcess, port: number): Promise<void> {
  const until = Date.now() + 60_000;
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("The server did not get ready.");
}
