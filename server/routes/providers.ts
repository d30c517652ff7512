import { refreshPayment } from "../commands/payment/reconcile.ts";
import { findAttemptByReference } from "../db/queries/payment-attempt.ts";
import { isOwnMachine } from "../settings/own-machine.ts";
import type { RouteTools } from "../ports/provider.ts";
import { readJsonBodies } from "./body.ts";
import type { Routes } from "./handle.ts";

/** The routes that the opened ports bring: a provider's own pages, its webhooks. */
export const providerRoutes: Routes = async (app, services) => {
  const tools: RouteTools = {
    readJsonBodies,
    refreshPayment: async (reference) => void (await refreshPayment(services, reference)),
    returnUrlOf: async (reference) => (await findAttemptByReference(services.db, reference))?.return_url ?? null,
    failureUrlOf: async (reference) => (await findAttemptByReference(services.db, reference))?.failure_url ?? null,
    isOwnMachine: isOwnMachine(services.env),
  };
  for (const port of Object.values(services.ports)) await app.register(async (part) => port?.routes?.(part, tools));
};
