import type { FastifyInstance } from "fastify";
import { Histogram } from "prom-client";
import type { MetricsRegistry } from "./registry.ts";

const seconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * How long answers take, by the route's pattern (never by address, or every visitor would make a line), method and
 * status.
 */
export function measureApp(app: FastifyInstance, { figures }: MetricsRegistry): void {
  const answered = new Histogram({
    name: "gipfel_http_request_duration_seconds",
    help: "Requests by route, method and status",
    labelNames: ["route", "method", "status"],
    buckets: seconds,
    registers: [figures],
  });
  app.addHook("onResponse", async (request, reply) => {
    const labels = {
      route: request.routeOptions.url ?? "unknown",
      method: request.method,
      status: String(reply.statusCode),
    };
    answered.observe(labels, reply.elapsedTime / 1000);
  });
}
