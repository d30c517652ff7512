import type { FastifyRequest } from "fastify";
import { exportCatalogue } from "../../../sdk/contracts/calls/catalogue-export.ts";
import { affiliateOfKey } from "../../commands/api-key/api-keys.ts";
import { tagOf } from "../../http/freshness.ts";
import { exportTag, readCatalogueExport } from "../../reads/catalogue-export.ts";
import { handle, type Routes } from "../handle.ts";

/** A round through 10,000 activities is 100 calls. */
const rateLimit = { max: 120, timeWindow: "1 minute" };

/** The catalogue for partners with a key. */
export const catalogueRoutes: Routes = async (app, services) => {
  await app.register(async (part) => {
    const affiliates = new WeakMap<FastifyRequest, number>();
    // After the limit, which counts those who guess keys too.
    part.addHook("preHandler", async (request, reply) => {
      reply.header("www-authenticate", "Bearer");
      affiliates.set(request, await affiliateOfKey(services, request.headers.authorization));
      reply.removeHeader("www-authenticate");
    });
    handle(
      part,
      services,
      exportCatalogue,
      async ({ query, request }) => readCatalogueExport(services, affiliates.get(request)!, query),
      {
        isPrivate: true,
        rateLimit,
        tag: async ({ request }) => tagOf([affiliates.get(request), request.url, await exportTag(services)].join("\n")),
      },
    );
  });
};
