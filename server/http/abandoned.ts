import type { FastifyInstance } from "fastify";

/**
 * Drops requests whose client reset the connection before they were read. Nobody waits for an answer, and without an
 * address nothing can count them. Node asks the connection for its other end when `request.ip` is first read; a
 * connection that was reset has none.
 */
export function dropAbandoned(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    if ((request.ip as string | undefined) !== undefined) return;
    reply.hijack();
    request.raw.socket.destroy();
  });
}
