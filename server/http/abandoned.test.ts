import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { answerErrors } from "../routes/errors.ts";
import { dropAbandoned } from "./abandoned.ts";
import { logAccess } from "./access-log.ts";
import { limitAddresses } from "./limits.ts";

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

/** A server with limits and access log, and what became of three requests that were sent together and left at once. */
async function afterReset({ drops }: { readonly drops: boolean }) {
  const lines: { level: number; msg: string }[] = [];
  const log = pino(
    { level: "info" },
    { write: (line: string) => void lines.push(JSON.parse(line) as { level: number; msg: string }) },
  );
  const handled: string[] = [];
  app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
  });
  answerErrors(app, { shopName: "Gipfel", style: null });
  logAccess(app);
  if (drops) dropAbandoned(app);
  await limitAddresses(app, { max: 100, saysLeft: true });
  app.get("/page", (request, reply) => {
    handled.push(request.ip);
    return reply.send("page");
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const closed = new Promise<void>((resolve) =>
    app!.server.once("connection", (socket) => void socket.on("error", () => {}).once("close", resolve)),
  );
  const client = connect(port, "127.0.0.1");
  await once(client, "connect");
  client.write("GET /page HTTP/1.1\r\nHost: shop\r\n\r\n".repeat(3), () => client.resetAndDestroy());
  await closed;
  // The same server still answers the next one.
  expect((await fetch(`http://127.0.0.1:${port}/page`)).status).toBe(200);
  return { errors: lines.filter(({ level }) => level >= 50).map(({ msg }) => msg), handled };
}

test("without the hook, a request whose client has gone before it is read is an error of the limits", async () => {
  expect((await afterReset({ drops: false })).errors.length).toBeGreaterThan(0);
});

test("a request whose client has gone before it is read is dropped without a word, and counts for nobody", async () => {
  expect(await afterReset({ drops: true })).toEqual({ errors: [], handled: ["127.0.0.1"] });
});
