import { constants } from "node:zlib";
import compress from "@fastify/compress";
import cors from "@fastify/cors";
import fastify, { LogController, type FastifyError, type FastifyInstance, type FastifyReply } from "fastify";
import { plainPageFrame } from "./plain-page-frame.ts";
import { notFound } from "./errors.ts";
import { bodyLimit, readJsonBodies } from "./routes/body.ts";
import { answerErrors, refuse } from "./routes/errors.ts";
import { logAccess, networkOf, requestIds, withoutIds } from "./http/access-log.ts";
import { badAddress, unroutable } from "./http/bad-address.ts";
import { tagAnswers } from "./http/freshness.ts";
import { dropAbandoned } from "./http/abandoned.ts";
import { limitAddresses } from "./http/limits.ts";
import { trustedProxies } from "./http/proxies.ts";
import { secure, secureAnswers } from "./http/security-headers.ts";
import { policySources } from "./ports/open.ts";
import { indexClientHeaders } from "./ports/search/protocol.ts";
import { apiRoutes, rootRoutes } from "./routes/index.ts";
import { metrics } from "./routes/metrics/metrics.ts";
import type { Services } from "./services.ts";

/** Characters of a name in a path: ids of trips are the longest (`TripId` of contracts/requests/transport.ts). */
const longestParameter = 2000;

/** Smaller answers travel as they are (bytes). */
const compressFrom = 1024;
/** Brotli's own default (11) takes milliseconds for each answer. */
const brotliQuality = 4;
const preflightLife = 24 * 60 * 60;

/** Timeout for receiving a request (ms): bodies are small, and a slow sender holds a connection. */
const slowest = 30_000;

/**
 * The shop's origin as one app: the API below `/api`, files and pages beside it. Reads no clock, no environment of its
 * own.
 */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { env } = services;
  const security = { ...env, sources: policySources(env) };
  const frame = plainPageFrame(env);
  const app = fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    requestTimeout: slowest,
    trustProxy: trustedProxies(env.TRUST_PROXY),
    genReqId: requestIds(env.TRUST_PROXY !== false),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: longestParameter },
    frameworkErrors(cause, request, reply) {
      const error = unroutable(request.url, (cause as FastifyError).code);
      const answer = (reply as FastifyReply).header("x-request-id", request.id);
      const errorBody = refuse(error, request, answer, frame);
      secure(request, answer, security);
      request.log.info(
        { code: error.code, path: withoutIds(request.url), network: networkOf(request.ip) },
        "an address was refused",
      );
      if (request.url.startsWith("/api/")) answer.header("access-control-allow-origin", "*");
      answer.send(errorBody);
    },
  });
  answerErrors(app, frame);
  logAccess(app);
  dropAbandoned(app);
  app.addHook("onRequest", async (request) => {
    const refused = badAddress(request.url);
    if (refused) throw refused;
  });
  tagAnswers(app);
  secureAnswers(app, security);
  await app.register(compress, {
    threshold: compressFrom,
    encodings: ["br", "gzip"],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
  });
  metrics(app, services);
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
      await limitAddresses(api, { max: env.RATE_LIMIT, saysLeft: true });
      for (const routes of apiRoutes) await routes(api, services);
      // A call that there isn't is no page.
      api.get("/*", () => {
        throw notFound("not_found");
      });
    },
    { prefix: "/api" },
  );
  await app.register(async (root) => {
    // Pages and pictures count apart from calls.
    await limitAddresses(root, { max: env.RATE_LIMIT, saysLeft: false });
    for (const routes of rootRoutes) await root.register(async (part) => routes(part, services));
  });
  return app;
}
