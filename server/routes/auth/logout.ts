import type { FastifyInstance } from "fastify";
import { ownPath } from "../../../sdk/contracts/own-address.ts";
import type { Services } from "../../services.ts";

/** Sites that a browser names on a navigation which the visitor or the shop's own page began. */
const ownSites: readonly unknown[] = [undefined, "none", "same-origin"];

/**
 * `GET /auth/logout?t=…&returnTo=/fr-ch` (discovery spec §7): a navigation that signs out and goes to a path of the
 * shop, else home. It is a GET, so another site could lead here: it signs nobody out then. `t` only keeps caches away.
 */
export function logoutRoute(app: FastifyInstance, { ports, env }: Services): void {
  app.get("/auth/logout", { exposeHeadRoute: false }, async (request, reply) => {
    const { returnTo } = request.query as { returnTo?: unknown };
    const isOwn =
      ownSites.includes(request.headers["sec-fetch-site"]) &&
      [undefined, env.PUBLIC_ORIGIN].includes(request.headers.origin);
    const cookies = isOwn ? await ports.signIn.end(request.headers.cookie) : [];
    return reply
      .headers({ "cache-control": "no-store", "set-cookie": [...cookies] })
      .redirect(ownPath(returnTo, env.PUBLIC_ORIGIN) ?? "/", 303);
  });
}
