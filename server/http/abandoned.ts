import type { FastifyInstance } from "fastify";

/**
 * Drops requests whose client reset the connection before they were read: no client waits for the response, and without
 * an address no limit can count them. Node reads the remote address when `request.ip` is first used; a connection that
 * was reset has none.
 */
export function dropAbandoned(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    if ((request.ip as string | undefined) !== undefined) return;
    reply.hijack();
    request.raw.socket.destroy();
  });
}
