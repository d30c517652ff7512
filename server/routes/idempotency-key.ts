import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { AppError } from "../errors.ts";
import type { Session } from "../domain/session.ts";
import type { Idempotency } from "../commands/idempotency.ts";

const longestKey = 200;

export function idempotencyOf(
  request: FastifyRequest,
  body: unknown,
  { userId }: Pick<Session, "userId">,
): Idempotency | null {
  const key = request.headers["idempotency-key"];
  if (key === undefined || key === "") return null;
  if (typeof key !== "string" || key.length > longestKey) {
    throw new AppError("invalid_input", "The Idempotency-Key is too long.", {
      "idempotency-key": `at most ${longestKey} characters`,
    });
  }
  const path = request.url.replace(/[?#].*$/, "").replace(/\/$/, "");
  // The same key of another session is another request, since a stored answer may have net prices.
  return {
    scope: `${request.method} ${path}${userId === null ? "" : ` ${userId}`}`,
    key,
    bodyHash: createHash("sha256").update(canonical(body)).digest("hex"),
    isStored: false,
  };
}

/** JSON with sorted keys, without the CSRF token that a body may carry: the same request has the same text. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (name, part: unknown) =>
    name === "csrfToken"
      ? undefined
      : part !== null && typeof part === "object" && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
        : part,
  );
}
