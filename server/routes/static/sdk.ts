import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import staticFiles from "@fastify/static";
import type { Routes } from "../handle.ts";

const builtSdk = fileURLToPath(new URL("../../../dist/sdk", import.meta.url));

/** `/sdk/v1/…`: the newest build of major 1, for any page. Hashed chunks never change; the loader is asked for again soon. */
export const sdkFiles: Routes = async (app, { log }) => {
  if (!existsSync(builtSdk)) return log.warn({ folder: builtSdk }, "the SDK is not built: /sdk/v1/ is empty");
  await app.register(staticFiles, {
    root: builtSdk,
    prefix: "/sdk/v1/",
    decorateReply: false,
    cacheControl: false,
    index: false,
    setHeaders(reply, path) {
      const hashed = path.startsWith(`${builtSdk}/chunks/`);
      reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "public, max-age=300, stale-while-revalidate=86400");
      reply.header("access-control-allow-origin", "*");
      reply.header("cross-origin-resource-policy", "cross-origin");
      reply.header("x-content-type-options", "nosniff");
    },
  });
};
