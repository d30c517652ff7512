import fastify, { type FastifyInstance } from "fastify";
import type { Services } from "../services.ts";
import { answerErrors } from "./errors.ts";
import { providerRoutes } from "./providers.ts";

/** An app with the routes that the opened ports bring, and nothing else: what receives their webhooks. */
export async function webhookApp(services: Services): Promise<FastifyInstance> {
  const app = fastify();
  answerErrors(app, { shopName: "Gipfel", style: null });
  await app.register(async (part) => providerRoutes(part, services));
  return app;
}
