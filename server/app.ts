import { constants } from "node:zlib";
import compress from "@fastify/compress";
import cors from "@fastify/cors";
import rateLimit from "@fastify/rate-limit";
import fastify, { LogController, type FastifyInstance, type FastifyReply } from "fastify";
import { bodyLimit, readJsonBodies } from "./routes/body.ts";
import { answerErrors, asAppError } from "./routes/errors.ts";
import { apiRoutes, rootRoutes } from "./routes/index.ts";
import type { Services } from "./services.ts";

/** Smaller answers travel as they are (bytes). */
const compressFrom = 1024;
/** Brotli's own default (11) takes milliseconds for each answer. */
const brotliQuality = 4;
/** Headers that the hosted index's public clients send beside ours. */
const indexClientHeaders = ["x-algolia-api-key", "x-algolia-application-id", "x-algolia-agent", "x-algolia-usertoken"];
const preflightLife = 24 * 60 * 60;

/** The shop's origin as one app: the API below `/api`, files and pages beside it. Reads no clock, no environment of its own. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors(cause, _request, reply) {
      const error = asAppError(cause);
      (reply as FastifyReply).code(error.status).send(error.body);
    },
  });
  answerErrors(app);
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      { method: request.method, url: request.url.replace(/\?.*$/, ""), status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      "answered",
    );
  });
  await app.register(compress, {
    threshold: compressFrom,
    encodings: ["br", "gzip"],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
  });
  await app.register(
    async (api) => {
      readJsonBodies(api);
      await api.register(cors, {
        origin: "*",
        credentials: false,
        methods: ["GET", "POST", "PATCH", "DELETE"],
        allowedHeaders: ["content-type", "x-csrf-token", "idempotency-key", ...indexClientHeaders],
        maxAge: preflightLife,
      });
      await api.register(rateLimit, { max: services.env.RATE_LIMIT, timeWindow: "1 minute" });
      for (const routes of apiRoutes) await routes(api, services);
    },
    { prefix: "/api" },
  );
  for (const routes of rootRoutes) await app.register(async (part) => routes(part, services));
  return app;
}
