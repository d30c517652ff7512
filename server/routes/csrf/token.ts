import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { hour } from "../../clock.ts";
import { AppError } from "../../errors.ts";
import type { Services } from "../../services.ts";
import type { Session } from "../../domain/session.ts";

const tokenLife = 12 * hour;

/**
 * A signed token that needs no cookie and no memory: when it was made, a nonce, a signature bound to the session where
 * there is one.
 */
export function makeCsrfToken({ env, clock }: Pick<Services, "env" | "clock">, session: Session): string {
  const stamped = `${clock.now().toString(36)}.${randomBytes(9).toString("base64url")}`;
  return `${stamped}.${signature(env.CSRF_SECRET, stamped, session)}`;
}

/** Takes the token of the `X-CSRF-Token` header, or of the body (purchase spec §7). 403 `csrf_invalid`. */
export function checkCsrf(
  request: FastifyRequest,
  { env, clock }: Pick<Services, "env" | "clock">,
  session: Session,
): void {
  const header = request.headers["x-csrf-token"];
  const body = request.body as { csrfToken?: unknown } | undefined | null;
  const token = typeof header === "string" ? header : typeof body?.csrfToken === "string" ? body.csrfToken : "";
  const [made = "", nonce = "", signed = ""] = token.split(".");
  const expected = Buffer.from(signature(env.CSRF_SECRET, `${made}.${nonce}`, session));
  const given = Buffer.from(signed);
  const genuine = given.length === expected.length && timingSafeEqual(given, expected);
  if (!genuine || clock.now() - Number.parseInt(made, 36) > tokenLife) {
    throw new AppError(
      "csrf_invalid",
      "The CSRF token is missing, wrong or too old: ask for a new one at csrf-token/.",
    );
  }
}

function signature(secret: string, stamped: string, session: Session): string {
  return createHmac("sha256", secret)
    .update(`${stamped}.${session.email ?? ""}`)
    .digest("base64url");
}
