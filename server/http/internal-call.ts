import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";

/**
 * Marks calls that the server makes of itself while it renders: the limits for visitors don't count them. New with each
 * process.
 */
export const internalCallHeader = "x-gipfel-within";
export const internalCallToken: string = randomUUID();

/** Calls the API without a network. */
export function fetchInternally(app: FastifyInstance, origin: string): typeof fetch {
  return async (request, init) => {
    const address = new URL(request instanceof Request ? request.url : request, origin);
    const answer = await app.inject({
      method: (init?.method ?? "GET") as "GET",
      url: address.pathname + address.search,
      headers: { ...(init?.headers as Record<string, string>), [internalCallHeader]: internalCallToken },
      ...(typeof init?.body === "string" ? { payload: init.body } : {}),
    });
    return new Response(answer.rawPayload as BodyInit, {
      status: answer.statusCode,
      headers: { "content-type": String(answer.headers["content-type"] ?? "") },
    });
  };
}
