import { hash } from "node:crypto";
import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";

const compressible = /^text\/|[/+](?:json|xml|javascript)|\/manifest\+json|svg/;

/**
 * Adds an entity tag to cacheable responses, and answers conditional requests with 304. Only for successful reads: a
 * tag on an error or a write would make the next one 304 too. The tag is weak, since the same text is sent in several
 * encodings.
 */
export function tagAnswers(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    if (request.method !== "GET" && request.method !== "HEAD") return payload;
    // A route's own 304 has the same cache headers as the response that it stands for.
    if (reply.statusCode === 304) {
      vary(reply.getHeader("vary"), (value) => reply.header("vary", value));
      return nothing(request.method);
    }
    if (reply.statusCode !== 200) return payload;
    if (/no-store/.test(String(reply.getHeader("cache-control") ?? "no-store"))) return payload;
    if (compressible.test(String(reply.getHeader("content-type"))))
      vary(reply.getHeader("vary"), (value) => reply.header("vary", value));
    if (!reply.hasHeader("etag")) {
      if (typeof payload !== "string" && !Buffer.isBuffer(payload)) return payload;
      reply.header("etag", tagOf(payload));
    }
    if (!matchesTag(request.headers["if-none-match"], String(reply.getHeader("etag")))) return payload;
    reply.code(304).removeHeader("content-type").removeHeader("content-length").removeHeader("content-encoding");
    return nothing(request.method);
  });
}

/**
 * No payload and no length: a cache would take an empty text's for the length of its stored response (RFC 9110
 * §8.6). Fastify's own HEAD routes look at the payload, so they fail on null and give undefined a length of 0; of a
 * stream they take neither.
 */
function nothing(method: string): Readable | null {
  return method === "HEAD" ? Readable.from([]) : null;
}

/** The entity tag of a text or of bytes. */
export function tagOf(content: string | Buffer): string {
  return `W/"${hash("sha1", content, "base64url").slice(0, 22)}"`;
}

/** Whether a caller says that it has what the tag stands for (RFC 9110, If-None-Match: compared weakly). */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const weak = (one: string) => one.trim().replace(/^W\//, "");
  return ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((one) => weak(one) === weak(tag));
}

function vary(current: unknown, set: (value: string) => void): void {
  const names = String(current ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  if (!names.some((name) => name === "*" || name.toLowerCase() === "accept-encoding"))
    set([...names, "accept-encoding"].join(", "));
}
