import type { FastifyRequest } from "fastify";

export interface AcceptingRequest {
  readonly headers: Pick<FastifyRequest["headers"], "accept">;
}

/** Whether a browser shows the answer as a page: a script or a program asks for no HTML. */
export function acceptsPage({ headers }: AcceptingRequest): boolean {
  return /\btext\/html\b/.test(headers.accept ?? "");
}
