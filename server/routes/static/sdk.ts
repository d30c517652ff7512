import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Routes } from "../handle.ts";
import { forever, serveFolder } from "./folder.ts";

const builtSdk = fileURLToPath(new URL("../../../dist/sdk", import.meta.url));
const revalidateSoon = "public, max-age=300, stale-while-revalidate=86400";

/**
 * `/sdk/v1/…`: the newest build of major 1, for any page. Hashed chunks and styles never change; the loader is asked
 * for again soon.
 */
export const sdkFiles: Routes = (app, { log }) => {
  if (!existsSync(builtSdk)) return log.warn({ folder: builtSdk }, "the SDK is not built: /sdk/v1/ is empty");
  serveFolder(app, {
    roots: [builtSdk],
    prefix: "/sdk/v1/",
    cacheControl: (path) =>
      path.startsWith("chunks/") || /^styles\/.*-[\da-f]{12}\.css$/.test(path) ? forever : revalidateSoon,
    headers: { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" },
  });
};
