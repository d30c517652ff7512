import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";

/** Paths that don't count in any limit: requested by machines, or cheap to send. */
const uncounted = new Set(["/healthz", "/readyz", "/metrics", "/sdk/v1/*", "/sdk/*", "/shop/*"]);

/**
 * So many requests a minute from one address (an IPv6 visitor's network of 64 bits counts as one) to the routes of this
 * part of the app; more are 429 with `retry-after`. `saysLeft` adds a header with how many are left: never on answers
 * that anyone may keep.
 */
export async function limitAddresses(
  part: FastifyInstance,
  { max, saysLeft }: { max: number; saysLeft: boolean },
): Promise<void> {
  await part.register(rateLimit, {
    max,
    timeWindow: "1 minute",
    allowList: (request) => uncounted.has(request.routeOptions.url ?? ""),
    // The library's name for the headers of every answer that is within the limit.
    addHeadersOnExceeding: {
      "x-ratelimit-limit": saysLeft,
      "x-ratelimit-remaining": saysLeft,
      "x-ratelimit-reset": saysLeft,
    },
  });
}
