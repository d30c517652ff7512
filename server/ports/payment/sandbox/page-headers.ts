import type { FastifyReply } from "fastify";

/** A page of the sandbox: no script but its own files, no store, in a frame only where it is made for one. */
export function pageHeaders(reply: FastifyReply, options: { framed: boolean; returnUrl?: string }): FastifyReply {
  // Chromium holds redirects after a form against form-action too, so the way back has to be named.
  const back = options.returnUrl ? ` ${new URL(options.returnUrl).origin}` : "";
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    `form-action 'self'${back}`,
    "base-uri 'none'",
    `frame-ancestors ${options.framed ? "*" : "'none'"}`,
  ];
  return reply.headers({
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy.join("; "),
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    // A host page under COEP loads only frames that have COEP themselves, and that may be embedded from another origin.
    ...(options.framed
      ? { "cross-origin-embedder-policy": "require-corp", "cross-origin-resource-policy": "cross-origin" }
      : {}),
  });
}
