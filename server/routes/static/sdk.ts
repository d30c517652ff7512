import { existsSync } from "node:fs";
import { builtFolder, builtFor } from "../../built.ts";
import type { Routes } from "../handle.ts";
import { forever, openToAll, revalidateSoon, serveFolder } from "./folder.ts";

/**
 * `/sdk/v1/…`: the newest build of major 1, for any page. Hashed chunks and styles never change; the loader is
 * revalidated after a short time.
 */
export const sdkFiles: Routes = (app, { env, log }) => {
  const builtSdk = builtFor(env, "sdk");
  if (!existsSync(builtSdk)) return log.warn({ folder: builtSdk }, "the SDK is not built: /sdk/v1/ is empty");
  serveFolder(app, {
    // Partners' pages get the build that is shipped, the shop's pages the sheets of their own.
    roots: [...new Set([builtFolder("sdk"), builtSdk])],
    prefix: "/sdk/v1/",
    cacheControl: (path) =>
      path.startsWith("chunks/") || /^styles\/.*-[\da-f]{12}\.css$/.test(path) ? forever : revalidateSoon,
    headers: openToAll,
  });
};
