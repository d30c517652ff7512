import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { measureApp } from "./measure-app.ts";
import { measureShop } from "./measure-shop.ts";
import { openRegistry } from "./registry.ts";

/**
 * `GET /metrics`: metrics in Prometheus' text format, of this process alone but for what is counted in the database.
 * With `METRICS_TOKEN` it requires that token (`Authorization: Bearer …`), without it the request must come from this
 * machine; all others get 404.
 */
export function metrics(app: FastifyInstance, services: Services): void {
  const registry = openRegistry();
  measureApp(app, registry);
  const stop = measureShop(services, registry);
  app.addHook("onClose", async () => stop());
  app.get("/metrics", async (request, reply) => {
    if (!mayRead(request, services.env.METRICS_TOKEN)) throw notFound("not_found");
    return reply
      .header("cache-control", "no-store")
      .type(registry.contentType)
      .send(await registry.read());
  });
}

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
/** A proxy on this machine hands on what comes from anywhere, and says so. */
const handedOn = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];

function mayRead({ headers, raw }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? "", `Bearer ${token}`);
  return loopback.test(raw.socket.remoteAddress ?? "") && !handedOn.some((name) => headers[name] !== undefined);
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
