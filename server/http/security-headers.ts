import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Env } from "../env.ts";
import { pagePolicy, type PolicySettings } from "./page-policy.ts";

export type SecuritySettings = PolicySettings & Pick<Env, "PUBLIC_ORIGIN">;

const aYear = 365 * 24 * 60 * 60;
/** Features that no page needs are off; lists and map request a position, the check-out payment. */
const permissions = (payment: readonly string[]) =>
  `accelerometer=(), camera=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(${["self", ...payment.map((origin) => `"${origin}"`)].join(" ")}), usb=()`;

/** Every answer of the shop's origin gets its security headers; a route that has set one of them keeps its own. */
export function secureAnswers(app: FastifyInstance, settings: SecuritySettings): void {
  app.addHook("onSend", async (request, reply) => secure(request, reply, settings));
}

/** The same for an answer that the hooks don't see: an address that no route can be found for. */
export function secure(request: Pick<FastifyRequest, "url">, reply: FastifyReply, settings: SecuritySettings): void {
  const type = String(reply.getHeader("content-type") ?? "");
  // A partner's frame may be sandboxed: then even the shop's own files come from another origin.
  const isOpen = request.url.startsWith("/api/");
  const headers: Record<string, string> = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-resource-policy": isOpen ? "cross-origin" : "same-origin",
    ...(settings.PUBLIC_ORIGIN.startsWith("https:") ? { "strict-transport-security": `max-age=${aYear}` } : {}),
    ...(type.startsWith("text/html") ? ofPage(request, settings) : {}),
    ...(type.startsWith("application/json")
      ? { "content-security-policy": "default-src 'none'; frame-ancestors 'none'" }
      : {}),
  };
  for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value);
}

function ofPage(request: Pick<FastifyRequest, "url">, settings: SecuritySettings): Record<string, string> {
  return {
    "content-security-policy": pagePolicy(
      settings,
      URL.parse(request.url, settings.PUBLIC_ORIGIN) ?? new URL(settings.PUBLIC_ORIGIN),
    ),
    "permissions-policy": permissions(settings.sources.flatMap(({ payment }) => payment ?? [])),
    // The window that a bank's check opens in stays within reach.
    "cross-origin-opener-policy": "same-origin-allow-popups",
  };
}
