import { existsSync } from "node:fs";
import staticFiles from "@fastify/static";
import fastify, { LogController, type FastifyInstance } from "fastify";
import type { Env } from "../env.ts";
import type { Log } from "../log.ts";
import { demoApps, demoPages } from "./files.ts";

/** How the demo pages write the shop's origin. */
const writtenOrigin = "http://localhost:4000";

/**
 * A partner's site: plain files on an origin of its own, and below `/apps/` the applications where they are built.
 * Where the shop runs elsewhere than the pages say, its address is put in.
 */
export async function buildDemoOrigin(env: Env, log: Log): Promise<FastifyInstance> {
  const app = fastify({ loggerInstance: log, logController: new LogController({ disableRequestLogging: true }) });
  if (env.PUBLIC_ORIGIN !== writtenOrigin) {
    app.addHook("onSend", async (_request, reply, payload) => {
      if (
        !String(reply.getHeader("content-type")).startsWith("text/html") ||
        typeof (payload as NodeJS.ReadableStream | null)?.pipe !== "function"
      )
        return payload;
      const chunks: Buffer[] = [];
      for await (const chunk of payload as NodeJS.ReadableStream) chunks.push(chunk as Buffer);
      reply.removeHeader("content-length");
      return Buffer.concat(chunks).toString("utf8").replaceAll(writtenOrigin, env.PUBLIC_ORIGIN);
    });
  }
  await app.register(staticFiles, {
    root: demoPages,
    cacheControl: false,
    setHeaders: (reply) => void reply.header("cache-control", "no-cache"),
  });
  if (existsSync(demoApps)) await app.register(apps);
  return app;
}

/** The applications: an address without a file is one of their own routes. */
async function apps(app: FastifyInstance): Promise<void> {
  await app.register(staticFiles, { root: demoApps, prefix: "/apps/", decorateReply: false, cacheControl: false });
  for (const path of ["/apps/:name/activities", "/apps/:name/activities/:id"])
    app.get<{ Params: { name: string } }>(path, (request, reply) =>
      reply.sendFile(`${request.params.name}/index.html`, demoApps),
    );
}
